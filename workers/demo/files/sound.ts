const rate = 16_000;

/** Loudness of the partials of a piano's string, and how fast each dies away. */
const partials = [
  [1, 1],
  [0.55, 1.4],
  [0.3, 1.9],
  [0.16, 2.6],
] as const;

/** A string struck at `at` seconds, heard at `t`. */
export function string(t: number, frequency: number, at: number): number {
  const since = t - at;
  if (since < 0) return 0;
  return partials.reduce(
    (sum, [loudness, decay], index) =>
      sum + loudness * Math.exp(-since * decay * 0.7) * Math.sin(2 * Math.PI * frequency * (index + 1) * since),
    0,
  );
}

/** A sound of so many seconds as WAV, mono. `heard`: what is heard at a second, from -1 to 1; what is louder is cut. */
export function wav(seconds: number, heard: (t: number) => number): Uint8Array {
  const bytes = new Uint8Array(44 + seconds * rate * 2);
  const view = new DataView(bytes.buffer);
  const word = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  word(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  word(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  word(36, "data");
  view.setUint32(40, bytes.length - 44, true);
  for (let index = 0; index < seconds * rate; index += 1)
    view.setInt16(44 + index * 2, Math.round(Math.max(-1, Math.min(1, heard(index / rate))) * 32_000), true);
  return bytes;
}
