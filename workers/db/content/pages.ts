import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Image } from "~/domain/common/schema";
import { locales, translate, type LocaleCode, type Translated } from "~/domain/locale/locales";
import { referencesIn, resolveDocument, type PageDocument } from "~/domain/pages/document";
import type { Page } from "~/domain/pages/schema";
import type { Database } from "../client";
import { filesById, imagesById } from "./media-images";
import { page, pageDraft, pageVersion } from "../schema/pages";
import { venueCards } from "./venue-cards";

interface PageQuery {
  lang: LocaleCode;
  /** Epoch ms: judges the online windows. */
  now: number;
  /** A version's number or "draft"; undefined: what is published. */
  version?: string | undefined;
}

type PageRow = typeof page.$inferSelect;

const nothing: PageDocument = { containers: [] };
const namedTexts = ["title", "headline", "metaTitle", "metaDescription", "ogTitle", "ogDescription"] as const;

/** A page with one of its documents; null if there is no such page, or no such version of it. One query. */
async function storedPage(
  db: Database,
  where: SQL,
  version: string | undefined,
): Promise<{ row: PageRow; document: PageDocument } | null> {
  const [found] =
    version === "draft"
      ? await db
          .select({ row: page, document: pageDraft.document })
          .from(page)
          .leftJoin(pageDraft, eq(pageDraft.pageId, page.id))
          .where(where)
          .limit(1)
      : await db
          .select({ row: page, document: pageVersion.document })
          .from(page)
          .leftJoin(
            pageVersion,
            and(
              eq(pageVersion.pageId, page.id),
              eq(pageVersion.seq, version === undefined ? page.liveSeq : Number(version)),
            ),
          )
          .where(where)
          .limit(1);
  const document = found?.document ?? (version === undefined ? nothing : null);
  return found && document ? { row: found.row, document } : null;
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
 * path below the language (or no such version). Whether a visitor may see it (`is_online`) is the
 * caller's decision. At most six queries, however many modules.
 */
export const readPage = (db: Database, { path, ...query }: PageQuery & { path: string }): Promise<Page | null> =>
  shownPage(db, eq(page.path, path), query);

/** The same by its id. */
export const readPageById = (db: Database, id: number, query: PageQuery): Promise<Page | null> =>
  shownPage(db, eq(page.id, id), query);

async function shownPage(db: Database, where: SQL, { lang, now, version }: PageQuery): Promise<Page | null> {
  const stored = await storedPage(db, where, version);
  if (!stored) return null;
  const { row, document } = stored;
  const references = referencesIn(document);
  const [images, files, venues, parents] = await Promise.all([
    imagesById(db, row.ogImageId === null ? references.media : [...references.media, row.ogImageId], { lang, now }),
    filesById(db, references.files),
    venueCards(db, references.venues, { lang, now }),
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
