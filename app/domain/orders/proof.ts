/**
 * Whether a kind of ticket is let in only with something that shows who it is for: what is cheaper than the full price, or costs
 * nothing, for somebody. What comes with a wheelchair place shows itself. A kind that the house knows no more needs nothing.
 */
export const needsProof = ({ isFull, requires }: { isFull: boolean | null; requires: string | null }): boolean =>
  isFull === false && requires === null;

/**
 * Whether a ticket was sold to somebody who has paid elsewhere, or need not pay: its price was nothing, before any code, and its
 * kind needs proof. That is how a price list knows a pass; it knows none by name. Cents.
 */
export const isOfPass = (
  { cents, offCents }: { cents: number; offCents: number },
  kind: Parameters<typeof needsProof>[0],
): boolean => cents + offCents === 0 && needsProof(kind);
