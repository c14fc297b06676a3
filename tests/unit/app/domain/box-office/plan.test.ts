import { expect, it } from "vitest";
import { preferredRow, type SeatPlan } from "~/domain/box-office/plan";

const planOf = (rows: number, best?: number): SeatPlan => ({
  rows: Array.from({ length: rows }, (_, index) => ({ name: String(index + 1), seats: [] })),
  ...(best !== undefined && { best_row: best }),
});

it("the row the house prefers is two thirds back from the screen, where the plan names none", () => {
  expect([1, 4, 7, 10, 16].map((rows) => preferredRow(planOf(rows)))).toEqual([0, 2, 4, 6, 10]);
  expect([0, 3].map((best) => preferredRow(planOf(10, best)))).toEqual([0, 3]);
});
