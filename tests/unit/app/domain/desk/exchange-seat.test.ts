import { describe, expect, it } from "vitest";
import { exchangeSeat } from "~/domain/desk/exchange-seat";

const hall = new Set([1, 2, 3, 4, 5, 6, 7, 8]);
const chairs = new Set([20, 21]);

describe("a seat for another one", () => {
  it("takes the place of those that the house has found, and then of the one that was chosen first", () => {
    let sale = { units: [5, 6], byHand: [] as number[] };
    const moves = [1, 2, 3].map((seat) => {
      sale = exchangeSeat(sale.units, { seat, alike: hall, byHand: sale.byHand }) ?? sale;
      return sale.units;
    });
    expect(moves).toEqual([
      [1, 6],
      [1, 2],
      [3, 2],
    ]);
    expect(sale.byHand).toEqual([2, 3]);
  });

  it("is never one of another kind, nor one that is one's own", () => {
    expect(exchangeSeat([5, 20], { seat: 21, alike: chairs, byHand: [] })?.units).toEqual([5, 21]);
    expect(exchangeSeat([5], { seat: 21, alike: chairs, byHand: [] })).toBeNull();
    expect(exchangeSeat([5, 6], { seat: 6, alike: hall, byHand: [] })).toBeNull();
    expect(exchangeSeat([], { seat: 6, alike: hall, byHand: [] })).toBeNull();
  });

  it("forgets what was chosen and is no longer held", () => {
    expect(exchangeSeat([5, 6], { seat: 1, alike: hall, byHand: [8] })).toEqual({ units: [1, 6], byHand: [1] });
  });
});
