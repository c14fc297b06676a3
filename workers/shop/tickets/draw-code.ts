import { encode } from "uqr";
import type { Paper } from "./paper";
import type { TicketSheet } from "./ticket-sheet";

/** Draws the code of a ticket in pure black without its quiet zone, which the sheet around it leaves. Points. */
export function drawCode(
  paper: Paper,
  { qr, qrAlt }: Pick<TicketSheet, "qr" | "qrAlt">,
  { left, top, edge }: { left: number; top: number; edge: number },
): void {
  const { data, size } = encode(qr, { ecc: "M", border: 0 });
  const module = edge / size;
  paper.told(
    "Figure",
    () => {
      // One path: rectangles of their own leave hairlines between them in some readers.
      for (const [y, row] of data.entries())
        for (const [x, isDark] of row.entries()) {
          if (!isDark || row[x - 1]) continue;
          let end = x;
          while (row[end]) end += 1;
          paper.doc.rect(left + x * module, top + y * module, (end - x) * module, module);
        }
      paper.doc.fill("#000000");
    },
    { alt: qrAlt },
  );
}
