import type { Both } from "../content/types";

/** A picture of the demo. `key` says what it shows: "still:metropolis". */
export interface Artwork {
  key: string;
  svg: string;
  alt: Required<Both>;
  /** Point of interest; default: the middle. */
  focal?: { x: number; y: number };
}

/** Every picture of the demo house. */
export const gallery = (): Artwork[] => [];
