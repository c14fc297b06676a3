import { expect, it } from "vitest";
import { afterLooking, brought, done, failed } from "~/features/editor/told";

it("who looks elsewhere still reads what went wrong and what can be undone, and no longer what plainly went well", () => {
  const plain = done("Kopiert");
  const undoable = done("5.2 gelöscht.", true);
  const wrong = failed("Das hat nicht geklappt.");
  const back = brought("Ein Schritt ist wieder da.", { containers: [] });
  const soon = undoable.at + 9_000;
  const late = undoable.at + 11_000;
  expect([plain, undoable, wrong, back].map((told) => afterLooking(told, soon))).toEqual([null, undoable, wrong, back]);
  expect([plain, undoable, wrong, back].map((told) => afterLooking(told, late))).toEqual([null, null, wrong, back]);
  expect(afterLooking(null)).toBeNull();
});
