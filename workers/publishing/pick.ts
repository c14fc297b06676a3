import { ok, type Result } from "~/domain/common/errors";
import type { Candidate, KeptFile, KeptImage, Target } from "~/domain/editing/picking";
import type { FileType } from "~/domain/pages/media-files";
import type { EventListItem } from "~/domain/programme/schema";
import { searchWords } from "~/domain/search/query";
import { listFiles, listImages, listPages } from "../db/content/picking";
import type { Slice } from "../db/programme/events";
import { findEvents, findOthers } from "../db/search/find";
import { permitted, type Asking } from "./asking";

/** Entries of a page of a picker. */
export const picksPerPage = 24;
/** So many shows stand before everything else that fits a link. */
const showsFirst = 4;
/** So many files of the library at most. */
const filesAmongLinks = 4;

export interface Wish {
  /** What was typed; without a word in it: whatever there is. */
  q: string;
  /** From 1. */
  page: number;
}

const plain = (url: string): string => url.replace(/^\/[a-z]{2}(?=\/|$)/, "") || "/";

/** The wall time of a show as it is written: "2026-11-21 18:30". */
const when = ({ date_start: start }: EventListItem): string => start.slice(0, 16).replace("T", " ");
const noteOf = (event: EventListItem): string => [when(event), event.room?.name].filter(Boolean).join(", ");

/** Where a link may lead, by name: shows to come, films, texts, people, series, pages, files. Without a word the pages of the house. */
export async function pickLinks(asking: Asking, { q: text, page }: Wish): Promise<Result<Slice<Target>>> {
  const may = permitted(asking, "edit pages");
  if (!may.ok) return may;
  const { db, lang, now } = may.value;
  if (searchWords(text).length === 0)
    return ok(await listPages(db, { lang, limit: picksPerPage, offset: (page - 1) * picksPerPage }));
  const asked = { text, lang, now };
  const [shows, kept, others] = await Promise.all([
    page === 1 ? findEvents(db, asked, { page: 1, page_size: showsFirst }) : { results: [] },
    page === 1
      ? listFiles(db, { words: text.trim() }, { lang, now, limit: filesAmongLinks, offset: 0 })
      : { results: [] },
    findOthers(db, asked, { page, page_size: picksPerPage }),
  ]);
  const first = shows.results
    .filter(({ date_start: start }) => Date.parse(start) > now)
    .map((event) => ({ url: plain(event.url), title: event.title, kind: "event", note: noteOf(event) }));
  const rest = others.results.map(({ url, title, kind, detail }) => ({ url: plain(url), title, kind, note: detail }));
  const files = kept.results.map(({ src, name, note }) => ({ url: src, title: name, kind: "file", note }));
  return ok({ count: others.count + first.length + files.length, results: [...first, ...rest, ...files] });
}

/** Pictures of the library by words of their descriptions, the newest first. */
export async function pickImages(asking: Asking, { q, page }: Wish): Promise<Result<Slice<KeptImage>>> {
  const may = permitted(asking, "edit pages");
  if (!may.ok) return may;
  const { db, lang, now } = may.value;
  return ok(await listImages(db, q.trim(), { lang, now, limit: picksPerPage, offset: (page - 1) * picksPerPage }));
}

/** Sounds, films and documents of the library by words of their names, the newest first; `type`: those of a type alone. */
export async function pickFiles(
  asking: Asking,
  { q, page, type }: Wish & { type?: FileType | undefined },
): Promise<Result<Slice<KeptFile>>> {
  const may = permitted(asking, "edit pages");
  if (!may.ok) return may;
  const { db, lang, now } = may.value;
  const part = { lang, now, limit: picksPerPage, offset: (page - 1) * picksPerPage };
  return ok(await listFiles(db, { words: q.trim(), type }, part));
}

/** Shows by the words of their titles: those to come first, soonest first. None without a word. */
export async function pickEvents(asking: Asking, { q: text, page }: Wish): Promise<Result<Slice<Candidate>>> {
  const may = permitted(asking, "edit pages");
  if (!may.ok) return may;
  const { db, lang, now } = may.value;
  if (searchWords(text).length === 0) return ok({ count: 0, results: [] });
  const { count, results } = await findEvents(db, { text, lang, now }, { page, page_size: picksPerPage });
  return ok({ count, results: results.map((event) => ({ id: event.id, title: event.title, note: noteOf(event) })) });
}
