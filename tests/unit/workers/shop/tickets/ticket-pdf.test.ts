import { readFileSync } from "node:fs";
import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, describe, expect, test } from "vitest";
import { signedTicket, verifiedTicket, publicTicketKey } from "~/../workers/shop/tickets/ticket-signature";
import type { TicketSheet } from "~/../workers/shop/tickets/ticket-sheet";
import type { PrintFonts } from "~/../workers/shop/tickets/paper";
import { ticketPdf } from "~/../workers/shop/tickets/ticket-pdf";
import { scanned, type Box } from "../../../../support/scanned";

const faces = ["text", "text-ext", "strong", "strong-ext", "title", "title-ext", "figures"] as const;
const fonts = Object.fromEntries(
  faces.map((face) => [face, new Uint8Array(readFileSync(`public/print/${face}.ttf`)).buffer]),
) as unknown as PrintFonts;
const key = "Zm9yLXRoaXMtdGVzdC1hbG9uZS0zMi1ieXRlcy1vay0";

const sheet: TicketSheet = {
  house: "Meridian",
  heading: "Eintrittskarte 1 von 2",
  picture: null,
  accent: "#ff8f73",
  series: "Erste Rolle",
  note: "Publikumsgespräch",
  format: "35 mm",
  title: "Rashōmon – Das Lustwäldchen",
  titleLang: "de",
  day: "Samstag, 21. November 2026",
  place: "Studio",
  board: [
    { label: "Beginn", value: "20:50" },
    { label: "Reihe", value: "5" },
    { label: "Platz", value: "14" },
  ],
  facts: [{ label: "Karte", value: "Vollpreis, € 11,50", more: "darin 13 % USt. € 1,32" }],
  qr: "",
  qrAlt: "QR-Code der Karte 7Q4T-K2MX-11AB",
  code: "7Q4T-K2MX-11AB",
  once: "einmal gültig",
  rules: [{ title: "Die Karte", text: "gilt einmal." }],
  slim: {
    caption: ["Vollpreis", "Anna Leitner"],
    lines: [
      ["OmeU", "103 Min."],
      ["€ 11,50, darin 13 % USt. € 1,32", "Bestellung 2611-4827"],
    ],
  },
};

/** Only the words of a page, in their order. */
async function wordsOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join("");
}

/** The boxes of a path as the library lists it: a move, three lines and a close each. */
const boxesOf = (path: readonly number[]): Box[] =>
  Array.from({ length: path.length / 13 }, (_, index) => {
    const [, left = 0, top = 0, , right = 0, , , , bottom = 0] = path.slice(index * 13);
    return { left, right, top, bottom };
  });

/** What is drawn in pure black on a page: the code alone, all else is the house's ink. */
async function blackBoxes(page: PDFPageProxy): Promise<Box[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  let colour = "";
  return fnArray.flatMap((op, index): Box[] => {
    const args: unknown[] = argsArray[index] ?? [];
    if (op === OPS.setFillRGBColor) colour = String(args[0]);
    if (op !== OPS.constructPath || colour !== "#000000") return [];
    const [path] = args[1] as [Float32Array];
    return boxesOf([...path]);
  });
}

interface Told {
  role?: string;
  alt?: string;
  lang?: string;
  children?: readonly Told[];
}

interface Word extends Box {
  said: string;
}

/** Where the words of a page stand, in points from its upper left corner: from their base line to the height of their capitals. */
async function wordsAt(page: PDFPageProxy): Promise<Word[]> {
  const { items } = await page.getTextContent();
  const [, , , height = 0] = page.view;
  return items.flatMap((item): Word[] => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [size, , , , left, line] = item.transform.map(Number) as [number, number, number, number, number, number];
    const bottom = height - line;
    return [{ said: item.str, left, right: left + item.width, top: bottom - size * 0.7, bottom }];
  });
}

const touches = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Words that stand on others. */
const collisions = (words: readonly Word[]): string[] =>
  words.flatMap((word, at) =>
    words.slice(at + 1).flatMap((other) => (touches(word, other) ? [`${word.said} / ${other.said}`] : [])),
  );

/** The code of a page with its quiet zone: four of its 41 modules on each side. */
function quietZone(boxes: readonly Box[]): Box {
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const quiet = ((right - left) * 4) / 41;
  return { left: left - quiet, right: right + quiet, top: top - quiet, bottom: bottom + quiet };
}

/** The widest letters that a code may have. */
const widest = "WMWM-WMWM-WMWM";

const rolesOf = (node: Told): Told[] => [node, ...(node.children ?? []).flatMap(rolesOf)];

describe("a ticket on paper", () => {
  let pages: PDFPageProxy[] = [];
  let file: PDFDocumentProxy;
  let qr = "";

  beforeAll(async () => {
    qr = await signedTicket(key, { event: 4711, code: "7Q4TK2MX11AB" });
    const bytes = await ticketPdf({
      lang: "de",
      title: "Eintrittskarten",
      author: "Meridian",
      form: "paper",
      fonts,
      sheets: [
        { ...sheet, qr },
        {
          ...sheet,
          qr,
          code: widest,
          heading: "Eintrittskarte 2 von 2",
          board: [{ label: "Platz", value: "Freie Platzwahl" }],
        },
      ],
    });
    file = await getDocument({ data: bytes, verbosity: 0 }).promise;
    pages = await Promise.all([1, 2].map((number) => file.getPage(number)));
  });

  test("carries the code that the house signed, for a scanner to read", async () => {
    const text = scanned(await blackBoxes(pages[0]!), 4);
    expect(text).toBe(qr);
    expect(await verifiedTicket(await publicTicketKey(key), text ?? "")).toEqual({ event: 4711, code: "7Q4TK2MX11AB" });
  });

  test("sets no words over others, nor into the quiet zone of its code, however wide that is", async () => {
    for (const page of pages) {
      const words = await wordsAt(page);
      expect(collisions(words)).toEqual([]);
      const quiet = quietZone(await blackBoxes(page));
      expect(words.filter((word) => touches(word, quiet)).map(({ said }) => said)).toEqual([]);
    }
  });

  test("has its code 52 mm wide and on no fold", async () => {
    const boxes = await blackBoxes(pages[0]!);
    const millimetres = (points: number) => (points * 25.4) / 72;
    const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
    expect(millimetres(right - left)).toBeCloseTo(52, 1);
    expect(millimetres(Math.min(...boxes.map((box) => box.top)))).toBeGreaterThan(198);
  });

  test("says on every page what and where, letters from far away too", async () => {
    const [first, second] = await Promise.all(pages.map(wordsOf));
    for (const words of [
      "Eintrittskarte 1 von 2",
      "Rashōmon – Das Lustwäldchen",
      "20:50",
      "Vollpreis, € 11,50",
      sheet.code,
    ])
      expect(first).toContain(words);
    expect(second).toContain("Eintrittskarte 2 von 2");
    expect(second).toContain("Freie");
  });

  test("can be read out: a heading, the code's name, the language, a title", async () => {
    const told = rolesOf((await pages[0]!.getStructTree()) as Told);
    expect(told.filter(({ role }) => role === "H1")).toMatchObject([{ lang: "de" }]);
    expect(told.filter(({ role }) => role === "Figure")).toMatchObject([{ alt: sheet.qrAlt }]);
    expect(await file.getMetadata()).toMatchObject({
      info: { Language: "de", Title: "Eintrittskarten" },
      hasStructTree: true,
    });
  });

  test("leaves no word outside the paper's margins", async () => {
    for (const page of pages) {
      const { items } = await page.getTextContent();
      for (const item of items)
        if ("str" in item && item.str.trim() !== "") {
          expect(item.transform[4], item.str).toBeGreaterThan(39);
          expect(Number(item.transform[4]) + item.width, item.str).toBeLessThan(557);
        }
    }
  });

  test("cuts what is too long instead of setting it over something else", async () => {
    const long = await ticketPdf({
      lang: "de",
      title: "Eintrittskarten",
      author: "Meridian",
      form: "paper",
      fonts,
      sheets: [{ ...sheet, qr, title: "Donaudampfschifffahrtsgesellschaftskapitän ".repeat(4) }],
    });
    const words = await wordsOf(await (await getDocument({ data: long, verbosity: 0 }).promise).getPage(1));
    expect(words).toContain("…");
    expect(words.match(/kapitän/g)?.length ?? 0).toBeLessThan(4);
  });
});

describe("a ticket on a phone", () => {
  const long = "Donaudampfschifffahrtsgesellschaftskapitän ".repeat(4);
  const sheets = (qr: string): TicketSheet[] => [
    { ...sheet, qr },
    { ...sheet, qr, code: widest, board: [sheet.board[0]!, { label: "Platz", value: "Freie Platzwahl" }] },
    { ...sheet, qr, title: long, series: long, place: long, slim: { caption: [long], lines: [[long, long]] } },
  ];
  const millimetres = (points: number) => (points * 25.4) / 72;
  let pages: PDFPageProxy[] = [];
  let file: PDFDocumentProxy;
  let qr = "";

  beforeAll(async () => {
    qr = await signedTicket(key, { event: 4711, code: "7Q4TK2MX11AB" });
    const about = { lang: "de", title: "Eintrittskarten", author: "Meridian" };
    const bytes = await ticketPdf({ ...about, form: "phone", fonts, sheets: sheets(qr) });
    file = await getDocument({ data: bytes, verbosity: 0 }).promise;
    pages = await Promise.all([1, 2, 3].map((number) => file.getPage(number)));
  });

  test("carries the code that the house signed on every page, as wide as a screen lets it", async () => {
    for (const page of pages) {
      const boxes = await blackBoxes(page);
      expect(scanned(boxes, 4)).toBe(qr);
      const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
      expect(millimetres(right - left)).toBeCloseTo(58, 1);
    }
  });

  test("sets no words over others, nor into the quiet zone of its code", async () => {
    for (const page of pages) {
      const words = await wordsAt(page);
      expect(collisions(words)).toEqual([]);
      const quiet = quietZone(await blackBoxes(page));
      expect(words.filter((word) => touches(word, quiet)).map(({ said }) => said)).toEqual([]);
    }
  });

  test("is 90 mm wide and as high as what stands on it, which is all on the page", async () => {
    const sizes = pages.map(({ view: [, , width = 0, height = 0] }) => ({ width, height }));
    for (const { width } of sizes) expect(millimetres(width)).toBeCloseTo(90, 1);
    expect(sizes[2]!.height).toBeGreaterThan(sizes[0]!.height + 60);
    for (const [index, page] of pages.entries()) {
      const { items } = await page.getTextContent();
      const set = items.filter((item) => "str" in item).filter((item) => item.str.trim() !== "");
      const lowest = Math.min(...set.map((item) => Number(item.transform[5])));
      expect(millimetres(lowest)).toBeGreaterThan(3);
      expect(millimetres(lowest)).toBeLessThan(8);
      for (const item of set) {
        expect(item.transform[4], item.str).toBeGreaterThan(11);
        expect(Number(item.transform[4]) + item.width, item.str).toBeLessThan(sizes[index]!.width - 10);
      }
    }
  });

  test("says what, where, when and for whom, and can be read out", async () => {
    const words = await wordsOf(pages[0]!);
    for (const said of ["Rashōmon", sheet.day, "20:50", "14", sheet.code, "Anna Leitner", "Bestellung 2611-4827"])
      expect(words).toContain(said);
    const told = rolesOf((await pages[0]!.getStructTree()) as Told);
    expect(told.filter(({ role }) => role === "H1")).toMatchObject([{ lang: "de" }]);
    expect(told.filter(({ role }) => role === "Figure")).toMatchObject([{ alt: sheet.qrAlt }]);
    expect(await file.getMetadata()).toMatchObject({
      info: { Language: "de", Title: "Eintrittskarten" },
      hasStructTree: true,
    });
  });
});
