/** How a code makes tickets cheaper: each by percent of its price, or by an amount of cents. */
export const promotionKinds = ["percent", "amount"] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** What a promotion code does, for which tickets, and when. Null: no bound. */
export interface Promotion {
  /** As it is printed. */
  code: string;
  kind: PromotionKind;
  /** Percent, or cents for each ticket. */
  value: number;
  /** Epoch ms; `endsAt` does not belong to it. */
  startsAt: number | null;
  endsAt: number | null;
  productionId: number | null;
  eventId: number | null;
  saleTypeId: number | null;
  /** How many orders may use it, and how many of one address. */
  maxUses: number | null;
  maxPerPerson: number | null;
}

/** Why a code does nothing, as a page says it. */
export const codeProblems = [
  "missing",
  "unknown",
  "early",
  "over",
  "used_up",
  "used_by_you",
  "not_these",
  /** Of a voucher: its time is over, or there is nothing on it. */
  "lapsed",
  "spent",
  /** It is one too many, or nothing is left for it to pay. */
  "full",
  "covered",
] as const;
export type CodeProblem = (typeof codeProblems)[number];

/** Letters and figures without what is easily taken for another: what the house makes codes of. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const longestCode = 30;

/** A code as it is compared: capitals and figures, whatever else was typed between them. */
export const plainCode = (typed: string): string =>
  typed
    .normalize("NFC")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .slice(0, longestCode);

/** A code that nobody guesses, of five bits for each random byte. */
export const randomCode = (random: Uint8Array): string =>
  Array.from(random, (byte) => signs[byte % signs.length]).join("");

/** A line as far as a code is concerned; cents of one ticket. */
export interface Reducible {
  eventId: number;
  saleTypeId: number;
  cents: number;
}

/** By how many cents a ticket at this price is cheaper, rounded half up to the cent; never more than it costs. */
const centsOff = ({ kind, value }: Pick<Promotion, "kind" | "value">, cents: number): number =>
  Math.min(cents, kind === "percent" ? Math.round((cents * value) / 100) : value);

/** Whether a code is for a ticket. `productionOf`: what is shown at an event. */
export function isFor(
  { productionId, eventId, saleTypeId }: Promotion,
  line: Reducible,
  productionOf: ReadonlyMap<number, number | null>,
): boolean {
  return (
    (eventId === null || eventId === line.eventId) &&
    (saleTypeId === null || saleTypeId === line.saleTypeId) &&
    (productionId === null || productionId === productionOf.get(line.eventId))
  );
}

/** Lines as they are charged: `cents` of one ticket without what the code takes off, which is `offCents`. */
export function reduced<Line extends Reducible>(
  promotion: Promotion | null,
  lines: readonly Line[],
  productionOf: ReadonlyMap<number, number | null>,
): (Line & { offCents: number })[] {
  return lines.map((line) => {
    const offCents = promotion && isFor(promotion, line, productionOf) ? centsOff(promotion, line.cents) : 0;
    return { ...line, cents: line.cents - offCents, offCents };
  });
}

/** What the lines are cheaper by, cents. */
export const offOf = (lines: readonly { amount: number; offCents: number }[]): number =>
  lines.reduce((sum, { amount, offCents }) => sum + amount * offCents, 0);

/** How often a code is in use now: by orders that are not over, and by those of one address. */
export interface Uses {
  all: number;
  own: number;
}

/** Why a code cannot be used once more at `now`; null if it can. */
export function promotionProblem(
  { startsAt, endsAt, maxUses, maxPerPerson }: Promotion,
  uses: Uses,
  now: number,
): CodeProblem | null {
  if (startsAt !== null && now < startsAt) return "early";
  if (endsAt !== null && now >= endsAt) return "over";
  if (maxUses !== null && uses.all >= maxUses) return "used_up";
  return maxPerPerson !== null && uses.own >= maxPerPerson ? "used_by_you" : null;
}
