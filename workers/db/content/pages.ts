import { and, eq } from "drizzle-orm";
import type { Image } from "~/domain/common/schema";
import { locales, translate, type LocaleCode, type Translated } from "~/domain/locale/locales";
import { referencesIn, resolveDocument, type PageDocument } from "~/domain/pages/document";
import type { Page } from "~/domain/pages/schema";
import type { Database } from "../client";
import { imagesById } from "./media-images";
import { page, pageDraft, pageVersion } from "../schema/pages";
import { venueCards } from "./venue-cards";

export interface PageQuery {
  /** Path below the language prefix: "/", "/agb". */
  path: string;
  lang: LocaleCode;
  /** Epoch ms: judges the online windows. */
  now: number;
  /** A version's number or "draft"; undefined: what is published. */
  version?: string | undefined;
}

type PageRow = typeof page.$inferSelect;

const nothing: PageDocument = { containers: [] };
const namedTexts = ["title", "headline", "metaTitle", "metaDescription", "ogTitle", "ogDescription"] as const;

async function storedDocument(db: Database, row: PageRow, version: string | undefined): Promise<PageDocument | null> {
  if (version === "draft") {
    const [draft] = await db
      .select({ document: pageDraft.document })
      .from(pageDraft)
      .where(eq(pageDraft.pageId, row.id))
      .limit(1);
    return draft?.document ?? null;
  }
  const seq = version === undefined ? row.liveSeq : Number(version);
  if (seq === null) return nothing;
  const [found] = await db
    .select({ document: pageVersion.document })
    .from(pageVersion)
    .where(and(eq(pageVersion.pageId, row.id), eq(pageVersion.seq, seq)))
    .limit(1);
  return found?.document ?? (version === undefined ? nothing : null);
}

/** The widest variant up to `wanted` pixels as a JPEG, which every sharing service reads. */
function shareUrl(image: Image, wanted: number): string {
  const width = image.widths.filter((candidate) => candidate <= wanted).at(-1) ?? image.widths[0];
  return width ? `${image.src}/w${width}.jpg` : image.src;
}

function textsOf(
  row: PageRow,
  lang: LocaleCode,
): { text: (name: (typeof namedTexts)[number]) => string; fallback: string[] } {
  const fallback = namedTexts
    .filter((name) => translate(row[name], lang).lang !== undefined)
    .map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  return { text: (name) => translate(row[name] satisfies Translated, lang).value, fallback };
}

const pathIn = (lang: LocaleCode, path: string): string => (path === "/" ? `/${lang}` : `/${lang}${path}`);

/**
 * A page for one language with everything its modules refer to, or null if there is none at this
 * path (or no such version). Whether a visitor may see it (`is_online`) is the caller's decision.
 * At most five queries, however many modules.
 */
export async function readPage(db: Database, { path, lang, now, version }: PageQuery): Promise<Page | null> {
  const [row] = await db.select().from(page).where(eq(page.path, path)).limit(1);
  if (!row) return null;
  const document = await storedDocument(db, row, version);
  if (!document) return null;
  const references = referencesIn(document);
  const [images, venues] = await Promise.all([
    imagesById(db, row.ogImageId === null ? references.media : [...references.media, row.ogImageId], lang),
    venueCards(db, references.venues, lang),
  ]);
  const resolved = resolveDocument(document, {
    lang,
    now,
    sources: { image: (id) => images.get(id) ?? null, venue: (id) => venues.get(id) ?? null },
  });
  const { text, fallback } = textsOf(row, lang);
  const share = row.ogImageId === null ? undefined : images.get(row.ogImageId);
  return {
    id: row.id,
    urls: Object.fromEntries(locales.map(({ code }) => [code, pathIn(code, row.path)])),
    content_type: row.contentType,
    title: text("title"),
    headline: text("headline"),
    is_online: row.isOnline,
    is_clickable: row.isClickable,
    in_menu: row.inMenu,
    in_footer: row.inFooter,
    meta_title: text("metaTitle"),
    meta_description: text("metaDescription"),
    og_title: text("ogTitle"),
    og_description: text("ogDescription"),
    og_image: share ? `${share.src}/card.jpg` : "",
    og_type: row.ogType,
    og_image_thumbs: share ? { small: shareUrl(share, 640) } : null,
    modules: resolved.modules,
    settings_url: `/cms-hub/pages/${row.id}`,
    parent: row.parentId,
    is_landing_page: row.isLandingPage,
    fallback: [...fallback, ...resolved.fallback],
  };
}
