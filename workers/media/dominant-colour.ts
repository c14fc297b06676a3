/** Shown where no colour could be read: the middle grey-green of the house. */
const unknownColour = "#53625b";

const signatureLength = 8;

interface Png {
  width: number;
  height: number;
  /** Bytes of a pixel. */
  depth: number;
  data: Uint8Array;
}

async function inflate(parts: Uint8Array[]): Promise<Uint8Array> {
  const stream = new Blob(parts as Uint8Array<ArrayBuffer>[]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Reads a PNG of eight bits a channel with or without alpha; null for every other kind. */
async function readPng(bytes: Uint8Array): Promise<Png | null> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  let [width, height, depth] = [0, 0, 0];
  for (let at = signatureLength; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === "IHDR") {
      [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
      const channels: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 };
      depth = bytes[at + 16] === 8 ? (channels[bytes[at + 17] ?? -1] ?? 0) : 0;
    }
    if (name === "IDAT") parts.push(bytes.subarray(at + 8, at + 8 + length));
  }
  return depth > 0 ? { width, height, depth, data: await inflate(parts) } : null;
}

function predictor(type: number, [left, up, corner]: readonly [number, number, number]): number {
  if (type === 1) return left;
  if (type === 2) return up;
  if (type === 3) return Math.floor((left + up) / 2);
  if (type !== 4) return 0;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Undoes the filters of a PNG's rows: plain samples, row by row. */
function unfilter({ width, height, depth, data }: Png): Uint8Array {
  const stride = width * depth;
  const samples = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const type = data[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x < depth ? 0 : (samples[at - depth] ?? 0);
      const up = y === 0 ? 0 : (samples[at - stride] ?? 0);
      const corner = x < depth || y === 0 ? 0 : (samples[at - stride - depth] ?? 0);
      samples[at] = ((data[y * (stride + 1) + 1 + x] ?? 0) + predictor(type, [left, up, corner])) & 255;
    }
  }
  return samples;
}

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, "0");

/**
 * The colour that covers most of a small PNG, as "#rrggbb": pixels are gathered in boxes of 32
 * steps a channel, the fullest box gives its mean. `unknownColour` where the file cannot be read.
 */
export async function dominantColour(png: Uint8Array): Promise<string> {
  const image = await readPng(png);
  if (!image) return unknownColour;
  const samples = unfilter(image);
  const isGrey = image.depth < 3;
  const boxes = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at < samples.length; at += image.depth) {
    const rgb = [0, 1, 2].map((channel) => samples[at + (isGrey ? 0 : channel)] ?? 0);
    const [r = 0, g = 0, b = 0] = rgb;
    const key = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5);
    const box = boxes.get(key) ?? { count: 0, sum: [0, 0, 0] };
    boxes.set(key, { count: box.count + 1, sum: [box.sum[0] + r, box.sum[1] + g, box.sum[2] + b] });
  }
  const fullest = [...boxes.values()].toSorted((a, b) => b.count - a.count)[0];
  return fullest ? `#${fullest.sum.map((value) => hex(value / fullest.count)).join("")}` : unknownColour;
}
