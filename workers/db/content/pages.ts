import { and, eq, sql } from "drizzle-orm";
import type { Image } from "~/domain/common/schema";
import { locales, translate, type LocaleCode, type Translated } from "~/domain/locale/locales";
import { referencesIn, resolveDocument, type PageDocument } from "~/domain/pages/document";
import type { Page } from "~/domain/pages/schema";
import type { Database } from "../client";
import { filesById, imagesById } from "./media-images";
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

/** The whole picture as a JPEG, which every sharing service reads. */
const shareUrl = ({ src, widths }: Image): string => `${src}/w${widths.at(-1) ?? 640}.jpg`;

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

/** The pages above one, the topmost first; those that are offline are left out. One query, none for a page that has none. */
async function parentsOf(db: Database, { id, parentId }: PageRow, lang: LocaleCode): Promise<Page["parents"]> {
  if (parentId === null) return [];
  const rows = await db
    .select({ id: page.id, path: page.path, title: page.title, isClickable: page.isClickable })
    .from(page)
    .innerJoin(
      sql`(WITH RECURSIVE above (id, up, steps) AS (
        SELECT id, parent_id, 0 FROM page WHERE id = ${id}
        UNION ALL SELECT page.id, page.parent_id, steps + 1 FROM page JOIN above ON page.id = above.up WHERE steps < 10
      ) SELECT id AS above_id, steps FROM above WHERE steps > 0)`,
      sql`above_id = ${page.id}`,
    )
    .where(eq(page.isOnline, true))
    .orderBy(sql`steps DESC`);
  return rows.map((row) => ({
    id: row.id,
    title: translate(row.title, lang).value,
    url: pathIn(lang, row.path),
    is_clickable: row.isClickable,
  }));
}

/**
 * A page for one language with everything its modules refer to, or null if there is none at this
 * path (or no such version). Whether a visitor may see it (`is_online`) is the caller's decision.
 * At most seven queries, however many modules.
 */
export async function readPage(db: Database, { path, lang, now, version }: PageQuery): Promise<Page | null> {
  const [row] = await db.select().from(page).where(eq(page.path, path)).limit(1);
  if (!row) return null;
  const document = await storedDocument(db, row, version);
  if (!document) return null;
  const references = referencesIn(document);
  const [images, files, venues, parents] = await Promise.all([
    imagesById(db, row.ogImageId === null ? references.media : [...references.media, row.ogImageId], lang),
    filesById(db, references.files),
    venueCards(db, references.venues, lang),
    parentsOf(db, row, lang),
  ]);
  const resolved = resolveDocument(document, {
    page: row.id,
    lang,
    now,
    sources: {
      image: (id) => images.get(id) ?? null,
      file: (id) => files.get(id) ?? null,
      venue: (id) => venues.get(id) ?? null,
    },
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
    og_image: share ? shareUrl(share) : "",
    og_type: row.ogType,
    og_image_thumbs: share ? { small: `${share.src}/card.jpg` } : null,
    modules: resolved.modules,
    settings_url: `/cms-hub/pages/${row.id}`,
    parent: row.parentId,
    parents,
    is_landing_page: row.isLandingPage,
    fallback: [...fallback, ...resolved.fallback],
  };
}
