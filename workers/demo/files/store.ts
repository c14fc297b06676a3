import type { Database } from "../../db/client";
import { storeFile, type NewFile } from "../../media/store-file";
import type { ArtworkIds } from "../rows/artwork-ids";
import { booklet } from "./booklet";
import { maskingCaptions, maskingFilm } from "./masking";
import { prelude, tunedPiano } from "./piano";

const sheets = [
  ["Programmheft", "Kino Meridian, Wien", "Winter 2026", "Drei Säle, ein Hof, eine Bar."],
  ["Dezember", "Stumm & laut: jeden ersten Freitag, Flügel live", "Zweites Frühstück: sonntags 10:30"],
  ["Jänner", "Nachtvorstellung: freitags und samstags ab 22:00", "Licht an: entspannte Vorstellungen, 4. und 18."],
  ["Das Haus", "Kaschgasse 7, 1060 Wien", "U4 Pilgramgasse, fünf Minuten bergauf", "+43 1 000 00 70"],
];

/** Makes the sounds, films and documents of the demo and puts them into the media library. */
export async function storeFiles(env: Pick<Env, "IMAGES" | "MEDIA">, db: Database, now: number): Promise<ArtworkIds> {
  const files: Record<string, Omit<NewFile, "createdBy">> = {
    piano: { bytes: tunedPiano(), mime: "audio/wav", filename: "fluegel.wav" },
    prelude: { bytes: prelude(), mime: "audio/wav", filename: "auftakt.wav" },
    masking: { bytes: await maskingFilm(env), mime: "video/webm", filename: "kasch.webm" },
    "captions-de": {
      bytes: maskingCaptions((ratio) => `Die Kasch steht auf ${ratio}`),
      mime: "text/vtt",
      filename: "kasch-de.vtt",
    },
    "captions-en": {
      bytes: maskingCaptions((ratio) => `The masking stands at ${ratio.replace(",", ".")}`),
      mime: "text/vtt",
      filename: "kasch-en.vtt",
    },
    booklet: {
      bytes: booklet("Programmheft Winter", sheets),
      mime: "application/pdf",
      filename: "Programmheft Winter.pdf",
    },
  };
  const ids = new Map<string, number>();
  for (const [key, file] of Object.entries(files)) {
    const stored = await storeFile(env, db, { ...file, createdBy: "demo" }, now);
    if (!stored.ok) throw new Error(`File "${key}": ${stored.detail}`);
    ids.set(`file:${key}`, stored.value.id);
  }
  return ids;
}
