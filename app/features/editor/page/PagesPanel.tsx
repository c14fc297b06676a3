import { useEffect, useState, type FormEvent } from "react";
import { pagesApi, type Changed } from "~/api/later/pages";
import type { Failure, Result } from "~/domain/common/errors";
import type { PageEntry } from "~/domain/editing/tree-schema";
import { defaultLocale } from "~/domain/locale/locales";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Panel } from "../panels/Panel";
import parts from "../panels/parts.module.css";
import type { Session } from "../session";
import { ToolIcon } from "../ToolIcon";
import styles from "./PagesPanel.module.css";

/** Every page with how deep it stands, each below its parent; those in the trash apart. */
function inTree(pages: readonly PageEntry[]): { entry: PageEntry; depth: number }[] {
  const kept = pages.filter(({ trashed_at: trashed }) => trashed === null);
  const known = new Set(kept.map(({ id }) => id));
  const below = (parent: number | null, depth: number): { entry: PageEntry; depth: number }[] =>
    kept
      .filter((page) => (page.parent !== null && known.has(page.parent) ? page.parent : null) === parent)
      .flatMap((entry) => [{ entry, depth }, ...below(entry.id, depth + 1)]);
  return below(null, 0);
}

/** The pages of the house; undefined until they are there, null where they cannot be had. */
function usePages(api: ReturnType<typeof pagesApi>) {
  const [pages, setPages] = useState<PageEntry[] | null>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void api.list().then((found) => isCurrent && setPages(found.ok ? found.value : null));
    return () => {
      isCurrent = false;
    };
  }, [api, asked]);
  return { pages, read: () => setAsked((times) => times + 1) };
}

/** Why it did not work. Where others were faster the list is read anew, and what to do is decided once more. */
const wordsOf = (failed: Failure & { theirs?: unknown }, t: ReturnType<typeof useT<"editor-form">>): string =>
  failed.theirs ? t("pages.meanwhile") : (failed.errors?.[0]?.message ?? t("pages.failed"));

/** All pages of the house: gone to, made, copied, moved, put into the trash and taken out of it. */
export function PagesPanel({ session }: { session: Session }) {
  const t = useT("editor-form");
  const { lang, href } = useLocale();
  const [api] = useState(() => pagesApi(lang));
  const { pages, read } = usePages(api);
  const [failed, setFailed] = useState("");
  const act = async (acted: Promise<Result<unknown> | Changed<unknown>>): Promise<boolean> => {
    const done = await acted;
    if (!done.ok && done.code === "unauthorized") session.onSignedOut(false);
    setFailed(done.ok ? "" : wordsOf(done, t));
    read();
    return done.ok;
  };
  const tree = inTree(pages ?? []);
  const trash = (pages ?? []).filter(({ trashed_at: trashed }) => trashed !== null);
  const before = ({ id, parent }: PageEntry) => {
    const siblings = tree.filter(({ entry }) => entry.parent === parent).map(({ entry }) => entry.id);
    return siblings[siblings.indexOf(id) - 1];
  };
  return (
    <Panel session={session} sign={pages?.length ?? "…"} title={t("pages.title")}>
      {pages === null && (
        <p className={parts.part} role="alert">
          {t("pages.missing")}
        </p>
      )}
      <p role="status" className={styles.failed}>
        {failed}
      </p>
      <ul className={styles.pages}>
        {tree.map(({ entry, depth }) => (
          <li key={entry.id} style={{ paddingInlineStart: `${depth}rem` }}>
            <a href={`${href(entry.path)}?edit`} aria-current={entry.id === session.page ? "page" : undefined}>
              <b>{entry.title || entry.path}</b> <small>{entry.path}</small>
            </a>
            <Marks entry={entry} />
            <details>
              <summary aria-label={t("pages.more", { title: entry.title })}>
                <ToolIcon name="more" />
              </summary>
              <div className={styles.actions}>
                {before(entry) !== undefined && (
                  <button
                    type="button"
                    onClick={() => void act(api.move(entry, { parent: entry.parent, before: before(entry) ?? null }))}
                  >
                    {t("pages.up")}
                  </button>
                )}
                <button type="button" onClick={() => void act(api.duplicate(entry.id))}>
                  {t("pages.duplicate")}
                </button>
                <button type="button" onClick={() => void act(api.trash(entry))}>
                  {t("pages.trash")}
                </button>
              </div>
            </details>
          </li>
        ))}
      </ul>
      <NewPage onMake={(title, path) => act(api.create({ title: { [defaultLocale]: title }, path, parent: null }))} />
      {trash.length > 0 && <Trash pages={trash} onRestore={(page) => void act(api.restore(page))} />}
    </Panel>
  );
}

function Trash({ pages, onRestore }: { pages: readonly PageEntry[]; onRestore: (page: PageEntry) => void }) {
  const t = useT("editor-form");
  return (
    <section className={parts.part}>
      <h3>{t("pages.inTrash")}</h3>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.id}>
            <span>
              <b>{page.title || page.path}</b> <small>{page.path}</small>
            </span>
            <button type="button" className={parts.button} onClick={() => onRestore(page)}>
              {t("pages.restore")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What there is to know of a page beyond its name, in words. */
function Marks({ entry }: { entry: PageEntry }) {
  const t = useT("editor-form");
  const said = [
    !entry.is_published && t("pages.unpublished"),
    !entry.is_online && t("pages.offline"),
    entry.has_changes && t("pages.changed"),
    entry.rights_end !== null && t("pages.rights"),
  ].filter(Boolean);
  return said.length > 0 && <small className={styles.marks}>{said.join(", ")}</small>;
}

function NewPage({ onMake }: { onMake: (title: string, path: string) => Promise<boolean> }) {
  const t = useT("editor-form");
  const [title, setTitle] = useState("");
  const [path, setPath] = useState("");
  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await onMake(title, path))) return;
    setTitle("");
    setPath("");
  };
  return (
    <form className={`${parts.part} ${styles.form}`} onSubmit={(event) => void make(event)}>
      <h3>{t("pages.new")}</h3>
      <label>
        {t("page.title")}
        <input required maxLength={120} value={title} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <label>
        {t("page.path")}
        <input
          required
          maxLength={200}
          placeholder="/gutscheine"
          value={path}
          onChange={({ target }) => setPath(target.value)}
        />
      </label>
      <button type="submit" className={parts.button} data-kind="ink">
        {t("pages.make")}
      </button>
    </form>
  );
}
