import { expect, it } from "vitest";
import { afterLooking, done, failed } from "~/features/editor/told";

it("who looks elsewhere still reads what went wrong and what can be undone, and no longer what plainly went well", () => {
  const plain = done("Kopiert");
  const undoable = done("5.2 gelöscht.", true);
  const wrong = failed("Das hat nicht geklappt.");
  const soon = undoable.at + 9_000;
  const late = undoable.at + 11_000;
  expect([plain, undoable, wrong].map((told) => afterLooking(told, soon))).toEqual([null, undoable, wrong]);
  expect([plain, undoable, wrong].map((told) => afterLooking(told, late))).toEqual([null, null, wrong]);
  expect(afterLooking(null)).toBeNull();
});
