import type { Image } from "~/domain/common/schema";
import type { StyleWithProperties } from "../accent";

const channel = (hex: string): number => {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance (WCAG 2) of "#rrggbb"; 1 for what is none. */
function luminanceOf(color: string): number {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color) ?? [];
  if (!red || !green || !blue) return 1;
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

/** Where black and white text stand out from a ground alike. */
const middle = 0.179;

/** A plane in a picture's own ground colour, with a text that is readable on it: `--plane`, `--on-plane`. */
export function planeOf(image: Pick<Image, "color"> | null): StyleWithProperties {
  const color = image?.color ?? "#bfe6d2";
  return { "--plane": color, "--on-plane": luminanceOf(color) > middle ? "#12201b" : "#f3f5f0" };
}
