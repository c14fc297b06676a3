import { decodeQR } from "qr/decode.js";
import type { CodeReader } from "../code-reader";

/** A ticket that fills a third of it has four points for each of its squares; more would only warm the phone. */
const widest = 480;

/** Reads what is in the window: the middle of the picture, as a square. */
export function frameReader(): CodeReader {
  const canvas = document.createElement("canvas");
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    const side = Math.min(width, height);
    const edge = Math.min(side, widest);
    if (!drawing || edge === 0) return undefined;
    if (canvas.width !== edge) Object.assign(canvas, { width: edge, height: edge });
    drawing.drawImage(video, (width - side) / 2, (height - side) / 2, side, side, 0, 0, edge, edge);
    try {
      return decodeQR(drawing.getImageData(0, 0, edge, edge));
    } catch {
      // No code is in the window.
      return undefined;
    }
  };
}
