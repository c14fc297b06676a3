import type { Failure, FieldError, Result } from "~/domain/common/errors";
import { fail, ok } from "~/domain/common/errors";
import type { PageChange, PageSettings } from "~/domain/editing/schema";
import type { NewPage, PageEntry } from "~/domain/editing/tree-schema";
import type { LocaleCode } from "~/domain/locale/locales";
import { browserTransport } from "../browser";

interface Place {
  id: number;
  path: string;
}

/** What came of a change: others may have changed the same settings meanwhile, to `theirs`. */
export type Changed<T = PageSettings> = { ok: true; value: T } | (Failure & { theirs?: PageSettings });

/** A page as it was seen when it was decided what becomes of it. */
type Seen = Pick<PageEntry, "id" | "rev">;

/** The calls on pages as a whole, for staff. None throws. */
export interface PagesApi {
  list: () => Promise<Result<PageEntry[]>>;
  create: (page: NewPage) => Promise<Result<Place>>;
  duplicate: (page: number) => Promise<Result<Place>>;
  /** Puts it below another one, before one of those there; null: last. */
  move: (page: Seen, place: { parent: number | null; before: number | null }) => Promise<Changed<null>>;
  trash: (page: Seen) => Promise<Changed<null>>;
  restore: (page: Seen) => Promise<Changed<Place>>;
  change: (page: number, change: PageChange) => Promise<Changed>;
  /** Gives an article the page whose sections follow its text. */
  addTo: (article: number) => Promise<Result<{ page: number }>>;
}

async function ask<T>(path: string, method = "GET", body?: unknown): Promise<Changed<T>> {
  try {
    const answer = await browserTransport.fetch(path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    if (answer.status === 204) return { ok: true, value: null as T };
    const said: unknown = await answer.json();
    if (answer.ok) return { ok: true, value: said as T };
    const { detail, errors, page } = said as { detail?: string; errors?: FieldError[]; page?: PageSettings };
    const failure = fail(answer.status === 401 ? "unauthorized" : "unprocessable", detail, errors);
    return page ? { ...failure, theirs: page } : failure;
  } catch {
    return fail("upstream_failed");
  }
}

/** Pages as a whole, from the browser. */
export function pagesApi(lang: LocaleCode): PagesApi {
  const root = `/${lang}/pageeditor-api`;
  const of = (page: number, call: string): string => `${root}/page/${page}/${call}`;
  return {
    list: async () => {
      const answer = await ask<{ results: PageEntry[] }>(`${root}/pages/`);
      return answer.ok ? ok(answer.value.results) : answer;
    },
    create: (page) => ask(`${root}/pages/`, "POST", page),
    duplicate: (page) => ask(of(page, "duplicate/"), "POST"),
    move: ({ id, rev: base_rev }, place) => ask(of(id, "move/"), "POST", { ...place, base_rev }),
    trash: ({ id, rev: base_rev }) => ask(of(id, "trash/"), "POST", { base_rev }),
    restore: ({ id, rev: base_rev }) => ask(of(id, "restore/"), "POST", { base_rev }),
    change: (page, change) => ask(of(page, ""), "PATCH", change),
    addTo: (article) => ask(`${root}/articles/${article}/page/`, "POST"),
  };
}
