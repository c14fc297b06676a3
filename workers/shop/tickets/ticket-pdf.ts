import { drawSlim } from "./draw-slim";
import { drawTicket } from "./draw-ticket";
import { Paper, type Doc, type PrintFonts } from "./paper";
import type { TicketSheet } from "./ticket-sheet";

/** What a file of tickets is for: to be printed, or to be shown on a phone. */
export type TicketForm = "paper" | "phone";

export interface TicketFile {
  lang: string;
  title: string;
  author: string;
  sheets: readonly TicketSheet[];
  form: TicketForm;
  fonts: PrintFonts;
}

async function bytesOf(doc: Doc): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (part: Uint8Array) => parts.push(part));
    doc.on("error", reject);
    doc.on("end", () => {
      const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
      let at = 0;
      for (const part of parts) {
        bytes.set(part, at);
        at += part.length;
      }
      resolve(bytes);
    });
    doc.end();
  });
}

const drawn = { paper: drawTicket, phone: drawSlim } as const;

/**
 * Tickets as a file, one a page: for paper A4, folded in three at its marks; for a phone's screen 90 mm wide and as high as
 * what is on it. Tagged, with its language and title; the code is drawn and stands beside itself in letters. The library
 * comes when the first is asked for.
 */
export async function ticketPdf({
  lang,
  title,
  author,
  sheets,
  form,
  fonts,
}: TicketFile): Promise<Uint8Array<ArrayBuffer>> {
  const { default: Document } = await import("pdfkit");
  const doc = new Document({
    autoFirstPage: false,
    font: "",
    tagged: true,
    pdfVersion: "1.7",
    displayTitle: true,
    lang,
    info: { Title: title, Author: author },
  });
  for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, bytes);
  const root = doc.struct("Document");
  doc.addStructure(root);
  for (const sheet of sheets) {
    const body = doc.struct("Sect", { title: sheet.heading });
    root.add(body);
    drawn[form](new Paper(doc, body), sheet);
    body.end();
  }
  root.end();
  return bytesOf(doc);
}
