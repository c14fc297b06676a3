import { addDays } from "../time/cinema-day";
import { wallTimeToInstant } from "../time/zone";
import { longestCode, plainCode, promotionKinds, type Promotion, type PromotionKind } from "./promotion";

export const askedFields = ["code", "value", "from", "until", "scope", "sale_type", "max_uses", "max_each"] as const;
export type AskedField = (typeof askedFields)[number];

/** A promotion code somebody wants to issue; as it was typed. Empty: no bound, or of the code that the house makes one. */
export type AskedCode = Record<AskedField, string> & { kind: string };

/** What is wrong with a field, as a page says it. */
export type AskedProblem = "number" | "percent" | "short" | "long" | "day" | "before" | "scope" | "taken";

const shortestCode = 4;
const mostCents = 100_000;
const mostUses = 1_000_000;

/** "5", "2,50" or "2.5" in hundredths; null if it is no positive number of that kind. */
export function hundredths(typed: string): number | null {
  const parts = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? "").padEnd(2, "0")) : null;
}

/** Undefined: it is no number of orders. */
function bound(typed: string): number | null | undefined {
  if (typed.trim() === "") return null;
  const uses = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0;
  return uses > 0 && uses <= mostUses ? uses : undefined;
}

/** Midnight of a day in a zone; undefined: it is no day. */
export function midnight(day: string, zone: string): number | null | undefined {
  if (day === "") return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
    ? wallTimeToInstant(`${day}T00:00`, zone)
    : undefined;
}

type Problems = Partial<Record<AskedField, AskedProblem>>;

function worth({ kind, value }: AskedCode, problems: Problems): { kind: PromotionKind; value: number } {
  const cents = hundredths(value);
  if (kind === "percent") {
    if (!cents || cents % 100 !== 0 || cents > 10_000) problems.value = "percent";
    return { kind, value: (cents ?? 0) / 100 };
  }
  if (!cents || cents > mostCents) problems.value = "number";
  return { kind: promotionKinds[1], value: cents ?? 0 };
}

function days({ from, until }: AskedCode, zone: string, problems: Problems) {
  const startsAt = midnight(from, zone);
  // The last day belongs to it.
  const endsAt = midnight(until, zone) && midnight(addDays(until, 1), zone);
  if (startsAt === undefined) problems.from = "day";
  if (endsAt === undefined) problems.until = "day";
  else if (startsAt && endsAt && endsAt <= startsAt) problems.until = "before";
  return { startsAt: startsAt ?? null, endsAt: endsAt ?? null };
}

const scopes = ["event", "production"];
const idOf = (typed: string): number | null => (/^[1-9]\d{0,9}$/.test(typed) ? Number(typed) : null);

function scope({ scope: typed, sale_type }: AskedCode, problems: Problems) {
  const [of = "", id = ""] = typed.split(":");
  if (typed !== "" && (!scopes.includes(of) || idOf(id) === null)) problems.scope = "scope";
  if (sale_type !== "" && idOf(sale_type) === null) problems.sale_type = "scope";
  return {
    eventId: of === "event" ? idOf(id) : null,
    productionId: of === "production" ? idOf(id) : null,
    saleTypeId: idOf(sale_type),
  };
}

/**
 * What is asked for as a promotion, its days those of the house in an IANA zone, both inclusive; or what is wrong with it, by
 * field. A code that was left empty is empty.
 */
export function readAskedCode(
  asked: AskedCode,
  zone: string,
): { promotion: Promotion; problems: null } | { promotion: null; problems: Problems } {
  const problems: Problems = {};
  const code = plainCode(asked.code);
  if (asked.code.trim() !== "" && code.length < shortestCode) problems.code = "short";
  if (asked.code.trim().length > longestCode) problems.code = "long";
  const [maxUses, maxPerPerson] = [bound(asked.max_uses), bound(asked.max_each)];
  if (maxUses === undefined) problems.max_uses = "number";
  if (maxPerPerson === undefined) problems.max_each = "number";
  const promotion = {
    code,
    ...worth(asked, problems),
    ...days(asked, zone, problems),
    ...scope(asked, problems),
    maxUses: maxUses ?? null,
    maxPerPerson: maxPerPerson ?? null,
  };
  return Object.keys(problems).length === 0 ? { promotion, problems: null } : { promotion: null, problems };
}
