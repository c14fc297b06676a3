import { and, asc, eq, gte } from "drizzle-orm";
import type { ProgrammeTeaser } from "~/domain/programme/schema";
import { cinemaDay } from "~/domain/time/cinema-day";
import type { Database } from "../client";
import type { Asking } from "./events";
import { imageOf, pictureColumns } from "../content/media-images";
import { isOnlineAt } from "../columns/online-window";
import { media } from "../schema/media";
import { programmeTeaser } from "../schema/programme";
import { houseTimeZone } from "../site/site-settings";
import { textsIn } from "../columns/texts";

/** Teasers mixed into the programme: online at the moment, for today or later. Two queries. */
export async function listTeasers(db: Database, { lang, now }: Asking): Promise<ProgrammeTeaser[]> {
  const today = cinemaDay(now, await houseTimeZone(db));
  const rows = await db
    .select({ teaser: programmeTeaser, image: pictureColumns })
    .from(programmeTeaser)
    .leftJoin(media, eq(media.id, programmeTeaser.imageId))
    .where(and(isOnlineAt(programmeTeaser, now), gte(programmeTeaser.position, today)))
    .orderBy(asc(programmeTeaser.position), asc(programmeTeaser.id))
    .limit(50);
  return rows.map(({ teaser, image }) => {
    const texts = textsIn(lang);
    return {
      id: teaser.id,
      name: teaser.name,
      position: teaser.position,
      link: teaser.linkUrl ? { url: teaser.linkUrl } : null,
      preline: texts.text("preline", teaser.preline),
      headline: texts.text("headline", teaser.headline),
      subline: texts.text("subline", teaser.subline),
      link_text: texts.text("link_text", teaser.linkText),
      accent: teaser.accent,
      image_thumbnails: { large: image && imageOf(image, lang) },
      fallback: texts.fallback(),
    };
  });
}
