import { expect, it } from "vitest";
import { anchorsOf } from "~/modules/faq/View";

it("every question has an anchor of its own, also where words are equal or missing", () => {
  expect(anchorsOf(["Kann ich mit Karte zahlen?", "Wann?", "Wann?", "?", "…"])).toEqual([
    "faq-kann-ich-mit-karte-zahlen",
    "faq-wann",
    "faq-wann-3",
    "faq-4",
    "faq-5",
  ]);
});
