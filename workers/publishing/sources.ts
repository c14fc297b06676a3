import { rightsNotice } from "~/domain/editing/picking";
import type { Sources } from "~/domain/editing/schema";
import type { LocaleCode } from "~/domain/locale/locales";
import type { Database } from "../db/client";
import { endingRights, filesById, imagesById } from "../db/content/media-images";
import { venueCards } from "../db/content/venue-cards";

/**
 * What the references of a document stand for in a language; those that lead nowhere are left out, and pictures that may
 * be shown no longer. `now` in epoch ms.
 */
export async function readSources(
  db: Database,
  { media, files, venues }: { media: number[]; files: number[]; venues: number[] },
  { lang, now }: { lang: LocaleCode; now: number },
): Promise<Sources> {
  const [images, others, cards, ending] = await Promise.all([
    imagesById(db, media, { lang, now }),
    filesById(db, files),
    venueCards(db, venues, { lang, now }),
    endingRights(db, media, now + rightsNotice),
  ]);
  return {
    images: Object.fromEntries(images),
    files: Object.fromEntries(others),
    venues: Object.fromEntries(cards),
    rights_end: Object.fromEntries([...ending].map(([id, until]) => [id, new Date(until).toISOString()])),
  };
}
