import { expect, it } from "vitest";
import type { PageDocument } from "~/domain/pages/document";
import { ownLinks } from "~/features/editor/check/links";

const page = (...modules: [string, string, Record<string, unknown>][]): PageDocument => ({
  containers: [
    {
      id: "a",
      slug: "",
      layout: "100",
      extra_class: "",
      columns: [
        {
          index: 0,
          classes: "",
          children: modules.map(([id, type, props], order) => ({ id, type, version: 1, order, props })),
        },
      ],
    },
  ],
});
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
