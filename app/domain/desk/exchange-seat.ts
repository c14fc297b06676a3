export interface Exchange {
  /** The seat that is wanted. */
  seat: number;
  /** The seats that it can be had for: of the same group and kind. */
  alike: ReadonlySet<number>;
  /** Which of one's own were chosen by hand, the first one first. */
  byHand: readonly number[];
}

/**
 * One of one's own seats for another one: first one that nobody has chosen by hand, then the one that was chosen first. Null
 * where the seat is one's own, or none can be given for it.
 */
export function exchangeSeat(
  own: readonly number[],
  { seat, alike, byHand }: Exchange,
): { units: number[]; byHand: number[] } | null {
  const given = own.filter((unit) => alike.has(unit));
  const old = given.find((unit) => !byHand.includes(unit)) ?? byHand.find((unit) => given.includes(unit));
  if (old === undefined || own.includes(seat)) return null;
  return {
    units: own.map((unit) => (unit === old ? seat : unit)),
    byHand: [...byHand.filter((unit) => unit !== old && own.includes(unit)), seat],
  };
}
