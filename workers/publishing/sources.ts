import type { Sources } from "~/domain/editing/schema";
import type { LocaleCode } from "~/domain/locale/locales";
import type { Database } from "../db/client";
import { filesById, imagesById } from "../db/content/media-images";
import { venueCards } from "../db/content/venue-cards";

/** What the references of a document stand for in a language; those that lead nowhere are left out. */
export async function readSources(
  db: Database,
  { media, files, venues }: { media: number[]; files: number[]; venues: number[] },
  lang: LocaleCode,
): Promise<Sources> {
  const [images, others, cards] = await Promise.all([
    imagesById(db, media, lang),
    filesById(db, files),
    venueCards(db, venues, lang),
  ]);
  return {
    images: Object.fromEntries(images),
    files: Object.fromEntries(others),
    venues: Object.fromEntries(cards),
  };
}
