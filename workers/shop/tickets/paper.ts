import type PDFDocument from "pdfkit";

export type Face = "text" | "strong" | "title" | "figures";

/** TrueType files of `public/print`. The faces for words have a second file with the letters few titles need. */
export type PrintFonts = Record<Face | `${Exclude<Face, "figures">}-ext`, ArrayBuffer>;

export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/** House green-black, which a printer without colour sets as black. */
export const ink = "#12201b";
export const faint = "#4d5a55";

/** Letters that stand in the second file of a face. */
const elsewhere = /[\u0100-\u0151\u0154-\u015f\u0162-\u0177\u0179-\u017c\u017f\u0218-\u021b\u1e9e]+/gu;

interface Style {
  face: Face;
  /** Points. */
  size: number;
  colour?: string;
}

export interface Block extends Style {
  /** Left edge, and the line the first letters stand on; points. */
  x: number;
  y: number;
  width: number;
  /** Points from line to line. */
  leading?: number;
  maxLines?: number;
  align?: "left" | "right";
}

export type Doc = typeof PDFDocument.prototype;

/**
 * A sheet of paper that words are set on, at exact places: the library's own wrapping knows one font a line. What is set
 * says what it is, for whoever has the sheet read out.
 */
export class Paper {
  constructor(
    readonly doc: Doc,
    private readonly section: PDFKit.PDFStructureElement,
  ) {}

  /** Something that a reader is told of as `type`. */
  told(type: string, draw: () => void, options: { alt?: string; lang?: string } = {}): void {
    this.section.add(this.doc.struct(type, options, draw));
  }

  /** Lines and planes: nothing to be told. */
  ornament(draw: () => void): void {
    this.doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.doc.endMarkedContent();
  }

  private runs(text: string, face: Face): { font: string; text: string }[] {
    if (face === "figures") return [{ font: face, text }];
    const runs: { font: string; text: string }[] = [];
    let from = 0;
    for (const found of text.matchAll(elsewhere)) {
      if (found.index > from) runs.push({ font: face, text: text.slice(from, found.index) });
      runs.push({ font: `${face}-ext`, text: found[0] });
      from = found.index + found[0].length;
    }
    if (from < text.length) runs.push({ font: face, text: text.slice(from) });
    return runs;
  }

  /** Points. */
  widthOf(text: string, { face, size }: Style): number {
    return this.runs(text, face).reduce(
      (sum, run) => sum + this.doc.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  /** The lines a text takes in a width; what does not fit into `maxLines` ends in an ellipsis. */
  linesOf(text: string, style: Style & Pick<Block, "width" | "maxLines">): string[] {
    const lines: string[] = [];
    for (const word of text.split(/[ \n]+/).filter(Boolean)) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && this.widthOf(longer, style) <= style.width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    const { maxLines = Infinity } = style;
    const kept = lines.slice(0, maxLines);
    const cut = lines.length > maxLines;
    return kept.map((line, index) => this.fitted(line, style, cut && index === kept.length - 1));
  }

  private fitted(line: string, style: Style & { width: number }, isCut: boolean): string {
    let shown = isCut ? `${line}…` : line;
    while (this.widthOf(shown, style) > style.width && shown.length > 2) shown = `${shown.replace(/.…?$/u, "")}…`;
    return shown;
  }

  /** Sets a text; answers the line after its last one, in points. */
  set(text: string, block: Block): number {
    const { x, y, size, width, align = "left", colour = ink, leading = size * 1.25 } = block;
    let line = y;
    for (const words of this.linesOf(text, block)) {
      let at = align === "right" ? x + width - this.widthOf(words, block) : x;
      for (const run of this.runs(words, block.face)) {
        this.doc.font(run.font).fontSize(size).fillColor(colour);
        this.doc.text(run.text, at, line, { lineBreak: false, baseline: "alphabetic" });
        at += this.doc.widthOfString(run.text);
      }
      line += leading;
    }
    return line;
  }

  /** The largest of the sizes at which a text stands on one line. */
  sizeFor(text: string, face: Face, width: number, sizes: readonly number[]): number {
    return sizes.find((size) => this.widthOf(text, { face, size }) <= width) ?? sizes.at(-1) ?? 10;
  }

  /** A line across, `weight` points thick. */
  rule(x: number, y: number, width: number, weight = 1.2): void {
    this.doc.rect(x, y - weight / 2, width, weight).fill(ink);
  }

  plane({ x, y, width, height }: { x: number; y: number; width: number; height: number }, colour: string): void {
    this.doc.rect(x, y, width, height).fill(colour);
  }
}
