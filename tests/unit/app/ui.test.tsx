import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import type { Image, RichTextNode } from "~/domain/common/schema";
import { Availability } from "~/words/Availability";
import { createTexts } from "~/i18n/texts";
import { loadLateParts } from "~/ui/asleep/late";
import { JsonLd } from "~/ui/JsonLd";
import { Picture } from "~/ui/picture/Picture";
import { RichText } from "~/ui/text/later/RichText";
import { VersionTag } from "~/words/VersionTag";
import german from "../../../app/i18n/messages/de/common.json";

const texts = createTexts({ "de/common": german });

function render(element: React.ReactNode): string {
  const router = createMemoryRouter(
    [{ path: "*", element: <I18nextProvider i18n={texts}>{element}</I18nextProvider> }],
    { initialEntries: ["/de"] },
  );
  return renderToString(<RouterProvider router={router} />);
}

const image: Image = {
  id: 1,
  src: "/media/abc",
  alt: "Eine Frau am Fenster",
  width: 1660,
  height: 1000,
  ratio: 1.66,
  widths: [320, 640, 1280, 1536],
  focal: { x: 0.25, y: 0.5 },
  color: "#183029",
  credit: "",
};

describe("structured data", () => {
  test("cannot leave its element", () => {
    const html = render(<JsonLd data={{ name: "</script><script>alert(1)</script>" }} />);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ""))).toEqual({
      name: "</script><script>alert(1)</script>",
    });
  });
});

describe("pictures", () => {
  test("offer the stored widths in three formats, and the original's size against layout shift", () => {
    const html = render(<Picture image={image} sizes="50vw" />);
    expect(html).toContain("/media/abc/w1536.avif 1536w");
    expect(html).toContain("/media/abc/w1536.webp 1536w");
    expect(html).toContain('src="/media/abc/w1280.jpg"');
    expect(html).toContain('width="1660" height="1000"');
    expect(html).toContain("--ratio:1.66");
  });
  test("load lazily unless they are the first thing seen", () => {
    expect(render(<Picture image={image} sizes="50vw" />)).toContain('loading="lazy"');
    expect(render(<Picture image={image} sizes="50vw" priority />)).toContain('fetchPriority="high"');
  });
  test("beside a text that says the same they are silent", () => {
    expect(render(<Picture image={image} sizes="50vw" decorative />)).toContain('alt=""');
  });
  test("without a file there is a plane and no broken image", () => {
    expect(render(<Picture image={null} sizes="50vw" />)).not.toContain("<img");
  });
});

describe("words beside shapes", () => {
  test("availability is a word, never a colour alone", () => {
    expect(render(<Availability state="sold-out" />)).toContain("Ausverkauft");
  });
  test("a version is spoken in full", () => {
    const html = render(<VersionTag version={{ code: "OmeU" }} />);
    expect(html).toContain("Originalfassung mit englischen Untertiteln");
    expect(html).toContain(">OmeU<");
  });
});

describe("rich text", () => {
  beforeAll(loadLateParts);

  const link = (href: string): RichTextNode => ({
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [{ type: "text", text: "hier", marks: [{ type: "bold" }, { type: "link", attrs: { href } }] }],
      },
    ],
  });
  test("links of the site get the language, links elsewhere a new tab", () => {
    expect(render(<RichText doc={link("/programm")} />)).toContain('href="/de/programm"');
    expect(render(<RichText doc={link("https://example.org")} />)).toContain('target="_blank"');
  });
  test("a link that is none becomes text", () => {
    const html = render(<RichText doc={link("javascript:alert(1)")} />);
    expect(html).not.toContain("javascript");
    expect(html).toContain("<strong>hier</strong>");
  });
  test("headings fit the page's outline, whatever the document says", () => {
    const doc: RichTextNode = {
      type: "doc",
      content: [{ type: "heading", attrs: { level: 1 }, content: [{ type: "text", text: "A" }] }],
    };
    expect(render(<RichText doc={doc} />)).toContain("<h2>A</h2>");
    expect(render(<RichText doc={doc} headingOffset={2} />)).toContain("<h3>A</h3>");
  });
  test("words with a note have a number behind them, however they are marked, and the note stands after their block", () => {
    const noted = (text: string, note: string, ...others: { type: string }[]): RichTextNode => ({
      type: "text",
      text,
      marks: [...others, { type: "note", attrs: { text: note } }],
    });
    const html = render(
      <RichText
        doc={{
          type: "doc",
          content: [
            {
              type: "paragraph",
              content: [
                noted("mit ", "Seit 1957."),
                noted("sch", "Seit 1957.", { type: "bold" }),
                { type: "text", text: "." },
              ],
            },
            { type: "paragraph", content: [{ type: "text", text: "Dazwischen." }] },
            {
              type: "bulletList",
              content: [
                {
                  type: "listItem",
                  content: [{ type: "paragraph", content: [noted("Rand", "<i>Molton</i>"), noted("Licht", "Leer")] }],
                },
              ],
            },
          ],
        }}
      />,
    );
    const order = Array.from(
      html.matchAll(/<(p|ul|sup)\b|role="(doc-\w+)"|Dazwischen|Seit 1957|Molton|Leer/g),
      ([found, tag, role]) => role ?? tag ?? found,
    );
    expect(order.join(" ")).toBe(
      [
        "p sup doc-noteref p doc-footnote doc-backlink Seit 1957",
        "p Dazwischen",
        "ul p sup doc-noteref sup doc-noteref",
        "p doc-footnote doc-backlink Molton p doc-footnote doc-backlink Leer",
      ].join(" "),
    );
    expect(html).toContain("&lt;i&gt;Molton&lt;/i&gt;");
    // Each number leads to its note, and the note back.
    const named = (pattern: RegExp) =>
      Array.from(html.matchAll(pattern), ([, name = ""]) => name).toSorted((a, b) => a.localeCompare(b));
    const [ids, targets] = [named(/ id="([^"]+)"/g), named(/ href="#([^"]+)"/g)];
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
    expect(targets).toEqual(ids);
  });
  test("unknown nodes show their text only", () => {
    expect(render(<RichText doc={{ type: "iframe", content: [{ type: "text", text: "<b>x</b>" }] }} />)).toContain(
      "&lt;b&gt;x&lt;/b&gt;",
    );
  });
});
