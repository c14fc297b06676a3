import { string, wav } from "./sound";

/** Beats per second between the two strings of a note at each stroke: the tuner turns until there are none. */
const strokes = [4.2, 3.1, 2.2, 1.4, 0.8, 0.35, 0] as const;

/** The a¹ of a grand piano, struck seven times while its second string is tuned to the first: WAV, mono. */
export const tunedPiano = (): Uint8Array =>
  wav(16, (t) => {
    const stroke = Math.min(strokes.length - 1, Math.floor(t / 2.1));
    return (string(t, 440, stroke * 2.1) + string(t, 440 + (strokes[stroke] ?? 0), stroke * 2.1)) / 4.4;
  });

const semitone = (steps: number): number => 220 * 2 ** (steps / 12);
const beat = 0.3;

/** Steps from a: two bars of a machine that runs, then what rises above it; null is a rest. */
const machine = [-19, -12, -7, -12, -19, -12, -4, -12];
const above = [null, null, null, null, null, null, null, null, 5, null, 8, null, 12, null, 8, null, 13, null, 12];
const notes = Array.from({ length: 40 }, (_, turn) => {
  const at = turn * beat;
  const low = { at, frequency: semitone(machine[turn % machine.length] ?? -19) };
  const step = above[turn % above.length] ?? null;
  return step === null ? [low] : [low, { at, frequency: semitone(step) }];
}).flat();
/** After so many seconds a string is not heard any more. */
const ring = 4;

/** How the accompanist begins an evening: fourteen seconds of a grand piano, written for this demo: WAV, mono. */
export const prelude = (): Uint8Array =>
  wav(14, (t) => {
    let sum = 0;
    for (const { at, frequency } of notes) if (at <= t && t - at < ring) sum += string(t, frequency, at);
    // What still rings at the end is let go.
    return (sum / 6) * Math.min(1, 14 - t);
  });
