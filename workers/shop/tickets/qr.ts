import { encode } from "uqr";

/** Modules of nothing around a code: scanners want four. */
const quietZone = 4;

/** A text as a QR code, level M, its dark modules drawn row by row as an SVG path in units of one module. */
export function qrOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: quietZone });
  let path = "";
  for (const [y, row] of data.entries()) {
    let x = 0;
    while (x < size) {
      let end = x;
      while (end < size && row[end]) end += 1;
      if (end > x) path += `M${x} ${y}h${end - x}v1H${x}z`;
      x = end + 1;
    }
  }
  return { size, path };
}
