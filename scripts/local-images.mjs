// Loaded into what serves the site on one's own machine: its stand-in for the image service writes AVIF with an effort that
// takes six times as long for nine bytes in a hundred, and whoever looks at the site waits for it.
import sharp from "sharp";

/** Of what the encoder can do, 0 to 9. */
export const avif = { effort: 2 };

const write = sharp.prototype.avif;
sharp.prototype.avif = function writeAvif(options) {
  return write.call(this, { ...avif, ...options });
};
