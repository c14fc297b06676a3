import { palette, type Colour } from "./palette";

/**
 * What a scene draws on: a plane `w` units wide and always 1000 high, up to five colours (ground
 * first) and the picture's own random numbers.
 */
export interface Stage {
  w: number;
  c: readonly [Colour, Colour, Colour, Colour, Colour];
  r: () => number;
}

/** One composition. Returns SVG elements that fill the stage. */
export type Scene = (stage: Stage) => string;

type Point = readonly [number, number];

const n = (value: number): string => String(Math.round(value * 10) / 10);
/** The corners of a shape as SVG lists them: x and y in turn. */
type Corners = readonly number[];
const points = (list: Corners): string => list.map(n).join(" ");

export const rect = ([x, y, w, h]: readonly [number, number, number, number], fill: Colour): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${palette[fill]}"/>`;

export const disc = ([x, y, radius]: readonly [number, number, number], fill: Colour): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${palette[fill]}"/>`;

export const oval = ([x, y, rx, ry]: readonly [number, number, number, number], fill: Colour): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${palette[fill]}"/>`;

export const ring = ([x, y, radius]: readonly [number, number, number], width: number, stroke: Colour): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${palette[stroke]}" stroke-width="${n(width)}"/>`;

export const poly = (list: Corners, fill: Colour): string =>
  `<polygon points="${points(list)}" fill="${palette[fill]}"/>`;

export const line = (list: Corners, width: number, stroke: Colour): string =>
  `<polyline points="${points(list)}" fill="none" stroke="${palette[stroke]}" stroke-width="${n(width)}"/>`;

export const area = (d: string, fill: Colour): string => `<path d="${d}" fill="${palette[fill]}"/>`;

export const curve = (d: string, width: number, stroke: Colour): string =>
  `<path d="${d}" fill="none" stroke="${palette[stroke]}" stroke-width="${n(width)}" stroke-linecap="round"/>`;

/** A bar with round ends between two points. */
export const bar = ([x1, y1]: Point, [x2, y2]: Point, width: number, stroke: Colour): string =>
  `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${palette[stroke]}" stroke-width="${n(width)}" stroke-linecap="round"/>`;

/** Cuts what is inside to a shape (SVG elements). `name` must be unique within one picture. */
export const cut = (name: string, shape: string, inside: string): string =>
  `<clipPath id="${name}">${shape}</clipPath><g clip-path="url(#${name})">${inside}</g>`;

/** The indexes 0 … count - 1 turned into elements. */
export const each = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** A point on a circle; the angle in degrees, 0 is to the right, growing clockwise. */
export const polar = ([x, y, radius]: readonly [number, number, number], degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
};

/** A wedge of a circle from one angle to another, in degrees. */
export const wedge = (circle: readonly [number, number, number], from: number, to: number, fill: Colour): string => {
  const [x, y, radius] = circle;
  const [x1, y1] = polar(circle, from);
  const [x2, y2] = polar(circle, to);
  return area(
    `M${n(x)} ${n(y)}L${n(x1)} ${n(y1)}A${n(radius)} ${n(radius)} 0 ${to - from > 180 ? 1 : 0} 1 ${n(x2)} ${n(y2)}Z`,
    fill,
  );
};

/** A finished SVG document. The picture is `width` pixels wide; the view box is the stage. */
export const picture = (inside: string, [w, h]: Point, width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * h) / w)}" viewBox="0 0 ${n(w)} ${n(h)}">${inside}</svg>`;
