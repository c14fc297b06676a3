/** A4 in points. */
const [width, height] = [595, 842];

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

/** Lines of a sheet: the first is its heading. */
const sheet = ([heading = "", ...lines]: readonly string[]): string =>
  [
    `BT /F1 34 Tf 56 ${height - 110} Td (${escaped(heading)}) Tj ET`,
    `56 ${height - 130} m ${width - 56} ${height - 130} l 2 w S`,
    `BT /F2 14 Tf 22 TL 56 ${height - 170} Td ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(" ")} ET`,
  ].join("\n");

/** A document of sheets with a heading and lines each, as PDF. Letters of Latin-1 only. */
export function booklet(title: string, sheets: readonly (readonly string[])[]): Uint8Array {
  const first = 5;
  const kids = sheets.map((_, index) => `${first + index * 2} 0 R`).join(" ");
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (de) /ViewerPreferences << /DisplayDocTitle true >> >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} >>`,
    font("Helvetica-Bold"),
    font("Times-Roman"),
    ...sheets.flatMap((lines, index) => {
      const content = sheet(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
    `<< /Title (${escaped(title)}) >>`,
  ];
  let text = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}
