import type { Layout } from "../actions/operations";

/** The widths of a layout's columns on the grid of twelve, in the order in which they are offered. */
const widths = {
  "100": [12],
  "50-50": [6, 6],
  "67-33": [8, 4],
  "33-67": [4, 8],
  "33-33-33": [4, 4, 4],
  "25-50-25": [3, 6, 3],
} as const satisfies Record<Layout, readonly number[]>;

export const layouts: readonly Layout[] = ["100", "50-50", "67-33", "33-67", "33-33-33", "25-50-25"];

export const widthsOf = (layout: Layout): readonly number[] => widths[layout];

/** "6 + 6" */
export const layoutName = (layout: Layout): string => widths[layout].join(" + ");
