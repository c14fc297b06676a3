import { defaultLocale, locales, type Translated } from "../locale/locales";
import { hundredths } from "../orders/asked-code";

/** Of what a fee is asked. */
export const feeBases = ["order", "ticket"] as const;
export type FeeBasis = (typeof feeBases)[number];

/** So many fees are asked beside the tickets; what costs more than that is a price. */
export const mostFees = 5;

export const feeFields = ["name", "value", "tax_rate"] as const;
export type FeeField = (typeof feeFields)[number];

/** A fee somebody wants to ask; as it was typed. `name`: in each language, by its code. */
export interface AskedFee {
  name: Translated;
  per: FeeBasis;
  value: string;
  tax_rate: string;
  refundable: boolean;
}

/** What is wrong with a field, as a page says it. */
export type FeeProblem = "missing" | "long" | "number" | "rate";

/** A fee as the house sets it: integer cents with the tax in them, at `tax_rate` percent. */
export interface HouseFee {
  name: Translated;
  per: FeeBasis;
  cents: number;
  tax_rate: number;
  /** It comes back with the tickets. Of a cancelled show everything does. */
  refundable: boolean;
}

const longestName = 60;
const mostCents = 10_000;
const highestRate = 50;

/** What is asked for as a fee; or what is wrong with it, by field. Languages that were left empty are left out. */
export function readAskedFee({
  name: typed,
  per,
  value,
  tax_rate,
  refundable,
}: AskedFee): { fee: HouseFee; problems: null } | { fee: null; problems: Partial<Record<FeeField, FeeProblem>> } {
  const problems: Partial<Record<FeeField, FeeProblem>> = {};
  const name = Object.fromEntries(
    locales.flatMap(({ code }) => {
      const text = (typed[code] ?? "").replaceAll(/\s+/g, " ").trim();
      return text === "" ? [] : [[code, text]];
    }),
  );
  if (!name[defaultLocale]) problems.name = "missing";
  else if (Object.values(name).some((text) => text.length > longestName)) problems.name = "long";
  const cents = hundredths(value);
  if (!cents || cents > mostCents) problems.value = "number";
  const rate = hundredths(tax_rate);
  if (rate === null || rate > highestRate * 100) problems.tax_rate = "rate";
  if (Object.keys(problems).length > 0) return { fee: null, problems };
  return { fee: { name, per, cents: cents ?? 0, tax_rate: (rate ?? 0) / 100, refundable }, problems: null };
}
