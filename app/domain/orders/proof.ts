/**
 * Whether a kind of ticket is let in only with something that shows who it is for: what is cheaper than the full price, or costs
 * nothing, for somebody. What comes with a wheelchair place shows itself. A kind that the house knows no more needs nothing.
 */
export const needsProof = ({ isFull, requires }: { isFull: boolean | null; requires: string | null }): boolean =>
  isFull === false && requires === null;
