import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSafeHtml, type SafeNode } from "~/domain/html/safe-html";

const allTags = (nodes: readonly SafeNode[]): string[] =>
  nodes.flatMap((node) => [node.tag, ...allTags(node.children ?? [])]);
const allLinks = (nodes: readonly SafeNode[]): string[] =>
  nodes.flatMap((node) => [
    ...(node.href ? [node.href] : []),
    ...(node.src ? [node.src] : []),
    ...allLinks(node.children ?? []),
  ]);
const text = (nodes: readonly SafeNode[]): string =>
  nodes.map((node) => node.text ?? text(node.children ?? [])).join("");

test("keeps allowed elements and their text", () => {
  const tree = parseSafeHtml(
    '<p>Jeden <b>Donnerstag</b> per <a href="/newsletter" onclick="x()">Newsletter</a><br>&amp; &euro;</p>',
  );
  expect(allTags(tree)).toEqual(["p", "text", "strong", "text", "text", "a", "text", "br", "text"]);
  expect(text(tree)).toBe("Jeden Donnerstag per Newsletter& €");
});

describe("what must not arrive", () => {
  test.each([
    ["<script>alert(1)</script>ok", "ok"],
    ["<style>*{display:none}</style>ok", "ok"],
    ['<iframe src="https://x.example"></iframe>ok', "ok"],
    ["<svg><script>alert(1)</script></svg>ok", "ok"],
    ["<script>never closed", ""],
    ["<!-- <b>x</b> -->ok", "ok"],
  ])("%s", (html, expected) => {
    expect(text(parseSafeHtml(html))).toBe(expected);
  });

  test.each([
    "javascript:alert(1)",
    " javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "&#106;avascript:alert(1)",
    "vbscript:x",
    "//evil.example",
    "/\\evil.example",
  ])("a link to %s becomes text", (href) => {
    const tree = parseSafeHtml(`<a href="${href}">x</a>`);
    expect(allLinks(tree)).toEqual([]);
    expect(text(tree)).toBe("x");
  });

  test("pictures from elsewhere, which would tell others who reads the page", () => {
    expect(
      allLinks(parseSafeHtml('<img src="https://t.example/p.gif"><img src="/media/a/w320.jpg" alt="Förderer">')),
    ).toEqual(["/media/a/w320.jpg"]);
  });
});

test("closing tags that were never opened change nothing", () => {
  expect(text(parseSafeHtml("</p></div>a<p>b</li></p>c"))).toBe("abc");
});

test("any text gives a tree of allowed elements with plain links", () => {
  const piece = fc.constantFrom(
    "<p>",
    "</p>",
    "<a href=",
    '"javascript:1"',
    "'/x'",
    ">",
    "<script>",
    "</script>",
    "<img src=//x>",
    "&lt;",
    "<",
    "&#0;",
    "text",
    "<ul><li>",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (parts) => {
      const tree = parseSafeHtml(parts.join(""));
      expect(
        allTags(tree).every((tag) =>
          ["text", "p", "br", "a", "strong", "em", "ul", "ol", "li", "h2", "h3", "h4", "span", "img"].includes(tag),
        ),
      ).toBe(true);
      expect(allLinks(tree).every((link) => /^(\/(?![\\/])|#|https?:\/\/|mailto:|tel:)/i.test(link))).toBe(true);
    }),
  );
});

test.each([
  ["&constructor; &toString; &__proto__; &hasOwnProperty;", "&constructor; &toString; &__proto__; &hasOwnProperty;"],
  ["<constructor>a</constructor><toString>b</toString><valueOf>c", "abc"],
  ["&amp;lt; &eacute; &#228; &#x1F3AC; &nbsp;|", "&lt; é ä 🎬 \u00a0|"],
])("names that every object has are names like any other: %s", (html, expected) => {
  const tree = parseSafeHtml(html);
  expect(text(tree)).toBe(expected);
  expect(allTags(tree)).toEqual(["text"]);
});

test("an attribute named as what every object has is no address", () => {
  expect(parseSafeHtml("<a constructor=/x>a</a><img __proto__=/y toString=/z>")).toEqual([
    { tag: "span", children: [{ tag: "text", text: "a" }] },
  ]);
});

test.each(["<a", "<a ", '<a b="', "<!--", "<script>", "<p>", "</p", "&", "&#", "<svg><b>", "<img src=/x"])(
  "%s is read to the limit however often it comes, and no further",
  (piece) => {
    const sizeOf = (times: number) => {
      const tree = parseSafeHtml(piece.repeat(times));
      return allTags(tree).length + text(tree).length;
    };
    expect(sizeOf(2_000_000)).toBe(sizeOf(1_000_000));
  },
);

test("what stands after 50,000 characters is not read", () => {
  expect(text(parseSafeHtml("x".repeat(60_000)))).toHaveLength(50_000);
});
