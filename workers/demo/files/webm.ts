/** An element of EBML: its id, the length of what it holds in eight bytes, and that. */
function element(id: number, ...parts: (Uint8Array | readonly number[])[]): Uint8Array {
  const name: number[] = [];
  for (let rest = id; rest > 0; rest = Math.floor(rest / 256)) name.unshift(rest % 256);
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array(name.length + 8 + size);
  bytes.set(name);
  bytes[name.length] = 1;
  new DataView(bytes.buffer).setUint32(name.length + 4, size);
  let at = name.length + 8;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const number = (id: number, value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return element(id, bytes);
};
const real = (id: number, value: number): Uint8Array => {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return element(id, bytes);
};
const word = (id: number, text: string): Uint8Array => element(id, new TextEncoder().encode(text));

/** The VP8 frame that a lossy WebP picture is; throws for any other. */
export function frameOfWebp(webp: Uint8Array): Uint8Array {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength);
  for (let at = 12; at + 8 <= webp.length;) {
    const size = view.getUint32(at + 4, true);
    if (String.fromCharCode(...webp.subarray(at, at + 4)) === "VP8 ") return webp.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error("Not a lossy WebP picture");
}

interface Film {
  width: number;
  height: number;
  /** How long each frame stands, in milliseconds. */
  frameMs: number;
}

/** A silent film of VP8 key frames, as WebM: every frame can be jumped to. */
export function webm(frames: readonly Uint8Array[], { width, height, frameMs }: Film): Uint8Array {
  const cluster = (frame: Uint8Array, index: number): Uint8Array =>
    // Track 1, at the cluster's own time, a key frame.
    element(0x1f43b675, number(0xe7, index * frameMs), element(0xa3, [0x81, 0, 0, 0x80], frame));
  const track = element(
    0xae,
    number(0xd7, 1),
    number(0x73c5, 1),
    number(0x83, 1),
    word(0x86, "V_VP8"),
    element(0xe0, number(0xb0, width), number(0xba, height)),
  );
  const info = element(
    0x1549a966,
    number(0x2ad7b1, 1_000_000),
    real(0x4489, frames.length * frameMs),
    word(0x4d80, "Kasch"),
    word(0x5741, "Kasch"),
  );
  const head = element(
    0x1a45dfa3,
    number(0x4286, 1),
    number(0x42f7, 1),
    number(0x42f2, 4),
    number(0x42f3, 8),
    word(0x4282, "webm"),
    number(0x4287, 4),
    number(0x4285, 2),
  );
  const body = element(0x18538067, info, element(0x1654ae6b, track), ...frames.map(cluster));
  const film = new Uint8Array(head.length + body.length);
  film.set(head);
  film.set(body, head.length);
  return film;
}
