import { palette, type Colour } from "./palette";

/**
 * A poster alphabet of our own: every glyph is a skeleton in the unit square, drawn with a square
 * pen of constant weight. Corners marked `r` are rounded as far as the box allows, which gives the
 * narrow stadium forms of painted cinema boards. Widths follow the line, so that lines can be
 * justified without changing the weight.
 */
const skeletons: Record<string, string> = {
  A: "0,1 0,0r 1,0r 1,1|0,.62 1,.62",
  B: "0,.48 1,.48r 1,1r 0,1 0,0 .94,0r .94,.48r 0,.48",
  C: "1,.3 1,0r 0,0r 0,1r 1,1r 1,.7",
  D: "0,0 1,0r 1,1r 0,1 z",
  E: "1,0 0,0 0,1 1,1|0,.5 .8,.5",
  F: "1,0 0,0 0,1|0,.5 .8,.5",
  G: "1,.28 1,0r 0,0r 0,1r 1,1r 1,.54 .6,.54",
  H: "0,0 0,1|1,0 1,1|0,.5 1,.5",
  I: "0,0 0,1",
  J: "1,0 1,1r 0,1r 0,.72",
  K: "0,0 0,1|1,0 1,.36r 0,.52|0,.52 1,.6r 1,1",
  L: "0,0 0,1 1,1",
  M: "0,1 0,0r .5,0r .5,1|.5,1 .5,0r 1,0r 1,1",
  N: "0,1 0,0 1,1 1,0",
  O: "0,0r 1,0r 1,1r 0,1r z",
  P: "0,1 0,0 1,0r 1,.55r 0,.55",
  Q: "0,0r 1,0r 1,1r 0,1r z|.6,.8 1,1",
  R: "0,1 0,0 1,0r 1,.52r 0,.52|.3,.52 1,.52r 1,1",
  S: "1,.26 1,0r 0,0r 0,.48r 1,.52r 1,1r 0,1r 0,.74",
  T: "0,0 1,0|.5,0 .5,1",
  U: "0,0 0,1r 1,1r 1,0",
  V: "0,0 .5,1 1,0",
  W: "0,0 0,1r .5,1r .5,0|.5,0 .5,1r 1,1r 1,0",
  X: "0,0 1,1|1,0 0,1",
  Y: "0,0 0,.52r 1,.52r 1,0|.5,.52 .5,1",
  Z: "0,0 1,0 0,1 1,1",
  "0": "0,0r 1,0r 1,1r 0,1r z",
  "1": "0,.12 .6,0 .6,1",
  "2": "0,.28 0,0r 1,0r 1,.5r 0,.6r 0,1 1,1",
  "3": "0,.22 0,0r 1,0r 1,.48r .35,.48|.35,.48 1,.48r 1,1r 0,1r 0,.78",
  "4": ".8,1 .8,0 0,.7 1,.7",
  "5": "1,0 0,0 0,.42 1,.42r 1,1r 0,1r 0,.8",
  "6": "1,.22 1,0r 0,0r 0,1r 1,1r 1,.46r 0,.46",
  "7": "0,0 1,0 .35,1",
  "8": "0,0r 1,0r 1,.48r 0,.48r z|0,.48r 1,.48r 1,1r 0,1r z",
  "9": "0,.78 0,1r 1,1r 1,0r 0,0r 0,.54r 1,.54",
  "!": "0,0 0,.62|0,1 0,1.001",
  "-": "0,.5 1,.5",
  "–": "0,.5 1,.5",
  ".": "0,1 0,1.001",
  "'": "0,0 0,.16",
  "&": "1,.6 1,1r 0,1r 0,.5r 1,.4r 1,0r 0,0r 0,.3r 1,1",
};

/** Width of a glyph relative to a normal one. */
const widths: Record<string, number> = {
  I: 0,
  "!": 0,
  ".": 0,
  "'": 0,
  M: 1.7,
  W: 1.7,
  "-": 0.7,
  J: 0.85,
  L: 0.85,
  E: 0.9,
  F: 0.85,
  T: 1.05,
  "1": 0.55,
};
const marks: Record<string, string> = {
  "\u0301": "acute",
  "\u0300": "grave",
  "\u0308": "dots",
  "\u0304": "macron",
  "\u030c": "caron",
  "\u030a": "ring",
};

export interface Line {
  /** Left edge, top of the capitals, total width and height of the capitals. */
  box: readonly [number, number, number, number];
  /** Weight of the pen. */
  pen: number;
  fill: Colour;
}

interface Glyph {
  base: string;
  mark: string | undefined;
}

const f = (value: number): string => String(Math.round(value * 10) / 10);

function glyphs(text: string): Glyph[] {
  const list: Glyph[] = [];
  for (const char of text.toUpperCase().normalize("NFD")) {
    const mark = marks[char];
    const last = list.at(-1);
    if (mark && last) last.mark = mark;
    else list.push({ base: char, mark: undefined });
  }
  return list;
}

/** Sum of relative widths, to choose where a title is broken and how high its lines are. */
export function lineWeight(text: string): number {
  return glyphs(text).reduce((sum, { base }) => sum + (base === " " ? 0.6 : (widths[base] ?? 1) + 0.45), 0);
}

interface Corner {
  x: number;
  y: number;
  round: boolean;
}

/** One stroke of a skeleton as path data, its corners rounded by half of the shorter leg. */
function strokePath(stroke: string, place: (x: number, y: number) => readonly [number, number]): string {
  const closed = stroke.endsWith("z");
  const corners: Corner[] = stroke
    .replace(/ z$/, "")
    .split(" ")
    .map((token) => {
      const [px = "0", py = "0"] = token.replace("r", "").split(",");
      const [x, y] = place(Number(px), Number(py));
      return { x, y, round: token.endsWith("r") };
    });
  const at = (index: number): Corner =>
    corners[(index + corners.length) % corners.length] ?? { x: 0, y: 0, round: false };
  let d = "";
  corners.forEach((corner, index) => {
    const first = index === 0;
    const end = !closed && (first || index === corners.length - 1);
    if (!corner.round || end) {
      d += `${first ? "M" : "L"}${f(corner.x)} ${f(corner.y)}`;
      return;
    }
    const [before, after] = [at(index - 1), at(index + 1)];
    const lengthIn = Math.hypot(before.x - corner.x, before.y - corner.y);
    const lengthOut = Math.hypot(after.x - corner.x, after.y - corner.y);
    const reach = Math.min(before.round ? lengthIn / 2 : lengthIn, after.round ? lengthOut / 2 : lengthOut);
    const near = (to: Corner, length: number): string =>
      `${f(corner.x + ((to.x - corner.x) * reach) / length)} ${f(corner.y + ((to.y - corner.y) * reach) / length)}`;
    d += `${first ? "M" : "L"}${near(before, lengthIn)}Q${f(corner.x)} ${f(corner.y)} ${near(after, lengthOut)}`;
  });
  return closed ? `${d}Z` : d;
}

function markPath(mark: string, [left, width, top]: readonly [number, number, number], pen: number): string {
  const [x, y] = [left + width / 2, top - pen * 0.95];
  const dx = Math.min(width * 0.36, pen * 1.1);
  if (mark === "dots") return `M${f(x - dx)} ${f(y)}h.1M${f(x + dx)} ${f(y)}h.1`;
  if (mark === "macron") return `M${f(x - dx)} ${f(y)}H${f(x + dx)}`;
  if (mark === "grave") return `M${f(x - dx * 0.7)} ${f(y - pen * 0.25)}L${f(x + dx * 0.4)} ${f(y + pen * 0.15)}`;
  if (mark === "acute") return `M${f(x + dx * 0.7)} ${f(y - pen * 0.25)}L${f(x - dx * 0.4)} ${f(y + pen * 0.15)}`;
  return `M${f(x - dx)} ${f(y - pen * 0.2)}L${f(x)} ${f(y + pen * 0.2)}L${f(x + dx)} ${f(y - pen * 0.2)}`;
}

/** A line of capitals, justified to its box. Characters without a glyph leave a space. */
export function lettering(text: string, { box, pen, fill }: Line): string {
  const [left, top, width, height] = box;
  const list = glyphs(text);
  const gap = pen * 0.42;
  const space = pen * 1.1;
  const fixed = list.reduce((sum, { base }) => sum + (base === " " ? space : pen), 0) + gap * (list.length - 1);
  const stretch = list.reduce((sum, { base }) => sum + (base === " " ? 0 : (widths[base] ?? 1)), 0);
  const unit = Math.max(0, width - fixed) / Math.max(stretch, 0.5);
  let x = left;
  let d = "";
  let accents = "";
  for (const { base, mark } of list) {
    const inner = base === " " ? 0 : (widths[base] ?? 1) * unit;
    const origin = x + pen / 2;
    for (const stroke of skeletons[base]?.split("|") ?? []) {
      d += strokePath(stroke, (px, py) => [origin + px * inner, top + pen / 2 + py * (height - pen)]);
    }
    if (mark) accents += markPath(mark, [x, inner + pen, top], pen);
    x += (base === " " ? space : inner + pen) + gap;
  }
  const pathOf = (data: string, weight: number): string =>
    data &&
    `<path d="${data}" fill="none" stroke="${palette[fill]}" stroke-width="${f(weight)}" stroke-linecap="square" stroke-linejoin="miter" stroke-miterlimit="2.2"/>`;
  return pathOf(d, pen) + pathOf(accents, pen * 0.6);
}
