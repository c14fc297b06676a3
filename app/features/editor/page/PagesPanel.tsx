import { useEffect, useState } from "react";
import { pagesApi, type Changed } from "~/api/later/pages";
import { fail, ok, type Failure, type FieldError, type Result } from "~/domain/common/errors";
import type { PageError } from "~/domain/editing/schema";
import type { PageEntry } from "~/domain/editing/tree-schema";
import { defaultLocale } from "~/domain/locale/locales";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { useSetOnline } from "../bar/use-set-online";
import { Panel } from "../panels/Panel";
import parts from "../panels/parts.module.css";
import type { Session } from "../session";
import { usePart } from "../store/cell";
import { whenAnswered } from "../store/when-answered";
import { errorWords } from "./error-words";
import { NewPage } from "./NewPage";
import { inTree } from "./page-tree";
import { PageActions } from "./PageActions";
import styles from "./PagesPanel.module.css";

/** The pages of the house; undefined until they are there, null where they cannot be had. */
function usePages(api: ReturnType<typeof pagesApi>) {
  const [pages, setPages] = useState<PageEntry[] | null>();
  const [asked, setAsked] = useState(0);
  useEffect(() => whenAnswered(api.list(), (found) => setPages(found.ok ? found.value : null)), [api, asked]);
  return { pages, read: () => setAsked((times) => times + 1) };
}

/** Why it did not work. Where others were faster the list is read anew, and what to do is decided once more. */
function wordsOf(
  { theirs, errors }: Failure & { theirs?: unknown },
  t: ReturnType<typeof useT<"editor-form">>,
): string {
  if (theirs) return t("pages.meanwhile");
  const [first]: readonly (FieldError & Partial<PageError>)[] = errors ?? [];
  return first?.code ? t(errorWords[first.code]) : (first?.message ?? t("pages.failed"));
}

/** All pages of the house: gone to, made, copied, moved, hidden and shown, put into the trash and taken out of it. */
export function PagesPanel({ session }: { session: Session }) {
  const t = useT("editor-form");
  const { lang, href } = useLocale();
  const [api] = useState(() => pagesApi(lang));
  const { pages, read } = usePages(api);
  const setOnline = useSetOnline();
  const mayPublish = usePart(session.draft, ({ may }) => may.publish);
  const [said, setSaid] = useState({ words: "", isError: false });
  const act = async (acted: Promise<Result<unknown> | Changed<unknown>>, words = ""): Promise<boolean> => {
    const done = await acted;
    if (!done.ok && done.code === "unauthorized") session.onSignedOut(false);
    setSaid(done.ok ? { words, isError: false } : { words: wordsOf(done, t), isError: true });
    read();
    return done.ok;
  };
  const tree = inTree(pages ?? []);
  const trash = (pages ?? []).filter(({ trashed_at: trashed }) => trashed !== null);
  const show = async (page: number, isOnline: boolean): Promise<Result<null>> =>
    (await setOnline(session, page, isOnline)) ? ok(null) : fail("upstream_failed");
  return (
    <Panel session={session} sign={pages?.length ?? "…"} title={t("pages.title")}>
      {pages === null && (
        <p className={parts.part} role="alert">
          {t("pages.missing")}
        </p>
      )}
      <p role="status" className={styles.said} data-error={said.isError || undefined}>
        {said.words}
      </p>
      <ul className={styles.pages}>
        {tree.map(({ entry, depth }) => (
          <li key={entry.id} style={{ paddingInlineStart: `${depth}rem` }}>
            <a href={`${href(entry.path)}?edit`} aria-current={entry.id === session.page ? "page" : undefined}>
              <b>{entry.title || entry.path}</b> <small>{entry.path}</small>
            </a>
            <Marks entry={entry} />
            <PageActions
              entry={entry}
              tree={tree}
              mayPublish={mayPublish}
              onMove={(place) => void act(api.move(entry, place), t("pages.moved", { title: entry.title }))}
              onSetOnline={(isOnline) =>
                void act(
                  show(entry.id, isOnline),
                  t(isOnline ? "pages.nowOnline" : "pages.nowOffline", { title: entry.title }),
                )
              }
              onDuplicate={() => void act(api.duplicate(entry.id))}
              onTrash={() => void act(api.trash(entry))}
            />
          </li>
        ))}
      </ul>
      <NewPage
        tree={tree}
        onMake={(title, path, parent) => act(api.create({ title: { [defaultLocale]: title }, path, parent }))}
      />
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
