import { decodeQR } from "qr/decode.js";

/** A rectangle of a drawing, `top` counted from above; in any unit. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What a scanner reads of a code that is drawn as dark boxes. `pixels`: how many one unit of the boxes is seen as. */
export function scanned(boxes: readonly Box[], pixels: number): string | undefined {
  const edgeOf = (most: (...all: number[]) => number, side: keyof Box) => most(...boxes.map((box) => box[side]));
  const margin = (edgeOf(Math.max, "right") - edgeOf(Math.min, "left")) / 9;
  const left = edgeOf(Math.min, "left") - margin;
  const top = edgeOf(Math.min, "top") - margin;
  const edge = Math.round((edgeOf(Math.max, "right") - left + margin) * pixels);
  const seen = new Uint8ClampedArray(edge * edge * 4).fill(255);
  for (const box of boxes)
    for (let y = Math.round((box.top - top) * pixels); y < (box.bottom - top) * pixels; y += 1)
      for (let x = Math.round((box.left - left) * pixels); x < (box.right - left) * pixels; x += 1)
        seen.fill(0, (y * edge + x) * 4, (y * edge + x) * 4 + 3);
  try {
    return decodeQR({ data: seen, width: edge, height: edge }, { effort: Infinity, timeLimit: Infinity });
  } catch {
    return undefined;
  }
}
