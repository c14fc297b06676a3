import { expect, it } from "vitest";
import { ownLinks } from "~/features/editor/check/links";
import { modulePage as page } from "../../../../../support/module-page";

const linked = (...hrefs: string[]) => ({
  type: "doc",
  content: [
    {
      type: "paragraph",
      content: hrefs.map((href) => ({ type: "text", text: "x", marks: [{ type: "link", attrs: { href } }] })),
    },
  ],
});

it("are those of every language's words, and of fields that hold an address, in entries of lists, too", () => {
  expect(
    ownLinks(
      page(
        ["t", "text", { content: { de: linked("/haus#saele", "/haus"), en: linked("/abos") } }],
        ["l", "link", { link: "/programm?date=2026-11-22", link_text: { de: "/kein-link" } }],
        ["i", "teaser_list", { children: [{ link: "/reihen" }, { link: "" }, {}] }],
        ["f", "text", { content: { de: linked("/media/abc/datei.pdf") } }],
      ),
    ),
  ).toEqual([
    { module: "t", to: "/haus" },
    { module: "t", to: "/abos" },
    { module: "l", to: "/programm?date=2026-11-22" },
    { module: "i", to: "/reihen" },
    { module: "f", to: "/media/abc/datei.pdf" },
  ]);
});

it("are none that lead out of the house, to a place of the same page, or nowhere safe", () => {
  const elsewhere = ["https://example.org/a", "//example.org", "mailto:a@example.org", "#oben", "javascript:alert(1)"];
  expect(ownLinks(page(["t", "text", { content: { de: linked(...elsewhere) } }]))).toEqual([]);
});
