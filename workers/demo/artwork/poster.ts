import { lettering, lineWeight } from "./lettering";
import { palette, type Colour } from "./palette";
import { picture, rect } from "./svg";

const width = 1000;
const height = 1500;
const margin = 64;
/** Relative weight of a line that is still read from across the street. */
const longestLine = 17;

const mostLines = 4;

/** Every way to break words into `count` lines. */
function breaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(" ")]];
  const ways: string[][] = [];
  for (let cut = 1; cut <= words.length - count + 1; cut += 1) {
    for (const rest of breaks(words.slice(cut), count - 1)) ways.push([words.slice(0, cut).join(" "), ...rest]);
  }
  return ways;
}

const heaviestOf = (lines: readonly string[]): number => Math.max(...lines.map(lineWeight));

/** Breaks a title into at most four lines so that the heaviest is as light as possible. */
function posterLines(title: string): string[] {
  const words = title.split(/\s+/);
  const count = Math.min(mostLines, words.length, Math.max(1, Math.ceil(lineWeight(title) / longestLine)));
  const [best = [title]] = breaks(words, count).toSorted((a, b) => heaviestOf(a) - heaviestOf(b));
  return best;
}

export interface Poster {
  title: string;
  /** Drawn on a stage 1000 high and `stageWidth` wide. */
  scene: (stageWidth: number) => string;
  ground: Colour;
  ink: Colour;
  /** The small line: year and name of the director. */
  note: string;
}

/** A poster 2:3: the picture above, the title justified below it in the board alphabet. */
export function poster({ title, scene, ground, ink, note }: Poster): string {
  const lines = posterLines(title);
  const lineHeight = lines.length > 2 ? 132 : lines.length > 1 ? 176 : 230;
  const gap = 62;
  const block = lines.length * lineHeight + (lines.length - 1) * gap + 150;
  const artHeight = height - block - margin;
  const stageWidth = (width / artHeight) * 1000;
  const top = artHeight + 76;
  const room = width - 2 * margin;
  // One weight for all lines: as heavy as the longest one bears. Short lines are not blown up.
  const heaviest = heaviestOf(lines);
  const pen = Math.min(lineHeight * 0.22, (room / Math.max(heaviest, 3)) * 0.46);
  const type = lines
    .map((line, index) =>
      lettering(line, {
        box: [
          margin,
          top + index * (lineHeight + gap),
          Math.min(room, lineWeight(line) * lineHeight * 0.66),
          lineHeight,
        ],
        pen,
        fill: ink,
      }),
    )
    .join("");
  const small = lettering(note, {
    box: [margin, height - margin - 32, Math.min(room, lineWeight(note) * 19), 32],
    pen: 5.4,
    fill: ink,
  });
  const plate = `<clipPath id="plate"><rect width="${width}" height="${artHeight}"/></clipPath><g clip-path="url(#plate)"><g transform="scale(${artHeight / 1000})">${scene(stageWidth)}</g></g>`;
  return picture(
    `<rect width="${width}" height="${height}" fill="${palette[ground]}"/>${plate}${rect([0, artHeight, width, 10], ink)}${type}${small}`,
    [width, height],
    1000,
  );
}
