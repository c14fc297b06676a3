import { imagesBinding } from "../../media/images";
import { eachInTurn } from "../each-in-turn";
import { frameOfWebp, webm } from "./webm";

const size = { width: 720, height: 300 };
const frameMs = 160;
const framesPerMove = 8;
const framesPerStop = 5;

/** The formats that the masking opens to, one after the other. */
const stops = [1.19, 1.37, 1.66, 1.85, 2.39] as const;

/** Slow, fast, slow. */
const eased = (part: number): number => part * part * (3 - 2 * part);

/** The ratio of the opening in every frame. */
const ratios: readonly number[] = stops.flatMap((stop, index) => {
  const before = stops[index - 1] ?? 0.02;
  const move = Array.from(
    { length: framesPerMove },
    (_, step) => before + (stop - before) * eased((step + 1) / framesPerMove),
  );
  return [...move, ...Array.from({ length: framesPerStop }, () => stop)];
});

/** What the film opens with when it is not playing: the masking at one of its stops. */
export const maskingStill = (width: number): string =>
  drawn(stops[2]).replace(
    /width="\d+" height="\d+"/,
    `width="${width}" height="${(width * size.height) / size.width}"`,
  );

/** A picture behind the masking: a sun over water, which it opens to the sides only. */
function drawn(ratio: number): string {
  const { width, height } = size;
  const open = Math.min(width, ratio * height);
  const side = (width - open) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#a9c9e8"/><circle cx="${width / 2}" cy="150" r="84" fill="#f2c14b"/><path d="M0 190q60-34 120 0t120 0 120 0 120 0 120 0 120 0V300H0z" fill="#1f5485"/><path d="M0 236q60-28 120 0t120 0 120 0 120 0 120 0 120 0V300H0z" fill="#0f5b45"/><path d="M330 206h60l-12 22h-36zM358 140v62h-34z" fill="#f3f5f0"/><rect width="${side.toFixed(1)}" height="${height}" fill="#0e1b17"/><rect x="${(width - side).toFixed(1)}" width="${side.toFixed(1)}" height="${height}" fill="#0e1b17"/></svg>`;
}

/** Frames made at the same time. */
const atOnce = 8;

/** The side masking opening from format to format: a silent film, WebM. Throws if the image service refuses a frame. */
export async function maskingFilm({ IMAGES }: Pick<Env, "IMAGES">): Promise<Uint8Array> {
  const service = imagesBinding(IMAGES);
  const made = new Map<number, Uint8Array>();
  await eachInTurn([...new Set(ratios)], atOnce, async (ratio) => {
    made.set(ratio, frameOfWebp(await service.normalise(new TextEncoder().encode(drawn(ratio)), "image/webp")));
  });
  return webm(
    ratios.flatMap((ratio) => made.get(ratio) ?? []),
    { ...size, frameMs },
  );
}

const stamp = (ms: number): string => new Date(ms).toISOString().slice(11, 23);

/** The same film for who cannot see how far it opens: WebVTT, a line for each stop. */
export function maskingCaptions(line: (ratio: string) => string): Uint8Array {
  const stopMs = (framesPerMove + framesPerStop) * frameMs;
  const cues = stops.map(
    (stop, index) =>
      `${stamp(index * stopMs)} --> ${stamp((index + 1) * stopMs)}\n${line(stop.toFixed(2).replace(".", ","))}\n`,
  );
  return new TextEncoder().encode(["WEBVTT\n", ...cues].join("\n"));
}
