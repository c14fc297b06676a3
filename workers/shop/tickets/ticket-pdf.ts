import { drawTicket, type TicketSheet } from "./draw-ticket";
import { Paper, type Doc, type PrintFonts } from "./paper";

export interface TicketFile {
  lang: string;
  title: string;
  author: string;
  sheets: readonly TicketSheet[];
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

/**
 * Tickets as a file to be printed or shown: A4, one a page, folded in three at its marks. Tagged, with its language and
 * title; the code is drawn and stands beside itself in letters. The library comes when the first is asked for.
 */
export async function ticketPdf({ lang, title, author, sheets, fonts }: TicketFile): Promise<Uint8Array<ArrayBuffer>> {
  const { default: Document } = await import("pdfkit");
  const doc = new Document({
    size: "A4",
    margin: 0,
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
    doc.addPage();
    const body = doc.struct("Sect", { title: sheet.heading });
    root.add(body);
    drawTicket(new Paper(doc, body), sheet);
    body.end();
  }
  root.end();
  return bytesOf(doc);
}
