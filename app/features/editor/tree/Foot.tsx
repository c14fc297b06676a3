import { edgeNumber, findModule } from "~/domain/editing/tree";
import { locales } from "~/domain/locale/locales";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { useCommands } from "../actions/use-commands";
import { labelOf } from "../label";
import type { Session } from "../session";
import { singleKeys } from "../single-keys";
import { useCell, usePart } from "../store/cell";
import { ToolIcon } from "../ToolIcon";
import styles from "./Foot.module.css";
import { useFindings } from "./use-findings";

/** Where one is on the page, what has just happened, and the keys that matter now. */
export function Foot({ session }: { session: Session }) {
  const t = useT("editor");
  const { lang } = useLocale();
  const commands = useCommands(session);
  const { selected, told, looked } = useCell(session.view);
  const document = usePart(session.store.state, (state) => state.document);
  const title = usePart(session.draft, ({ page }) => page.title);
  const found = selected === null ? undefined : findModule(document, selected);
  const section = found?.section.id ?? selected;
  const language = locales.find(({ code }) => code === lang)?.name ?? "";
  return (
    <section className={styles.foot} aria-label={t("page.foot")}>
      <ul className={styles.path}>
        <li>{title[lang] ?? Object.values(title)[0] ?? ""}</li>
        {section !== null && (
          <li>
            <button type="button" onClick={() => commands.select(section)}>
              {t("page.section", { number: edgeNumber(document, section) ?? "" })}
            </button>
          </li>
        )}
        {found && (
          <li aria-current="true">
            <b>{edgeNumber(document, found.module.id)}</b> {labelOf(found.module.type, lang)} · {language}
          </li>
        )}
        {looked && <li>{t("versions.looking")}</li>}
      </ul>
      <p className={styles.told} role="status">
        {told?.text}
        {told?.canUndo && (
          <>
            {" "}
            <button type="button" onClick={commands.undo}>
              {t("told.undo")}
            </button>
          </>
        )}
      </p>
      <Findings session={session} />
      <Keys session={session} />
    </section>
  );
}

/** What the content check has found in what is selected, else on the page; leads to the list. */
function Findings({ session }: { session: Session }) {
  const t = useT("editor");
  const found = useFindings(session);
  const selected = usePart(session.view, (view) => view.selected);
  const all = [...found.values()].reduce((sum, count) => sum + count, 0);
  const count = (selected === null ? undefined : found.get(selected)) ?? all;
  if (count === 0) return null;
  return (
    <button type="button" className={styles.findings} onClick={() => session.view.update({ panel: { kind: "check" } })}>
      <ToolIcon name="warning" />
      {t("page.findings", { count })}
    </button>
  );
}

/** The keys that matter now. */
function Keys({ session }: { session: Session }) {
  const t = useT("editor");
  const { selected, writing } = useCell(session.view);
  const hasKeys = useCell(singleKeys);
  const isModule = usePart(
    session.store.state,
    ({ document }) => selected !== null && findModule(document, selected) !== undefined,
  );
  return (
    <ul className={styles.keys}>
      {selected !== null && (
        <>
          <li>
            <kbd>Esc</kbd> {t(writing ? "page.back.module" : isModule ? "page.back.section" : "page.back.page")}
          </li>
          {!writing && (
            <li>
              <kbd>Alt ↑ ↓</kbd> {t("keys.move")}
            </li>
          )}
        </>
      )}
      <li>
        <button type="button" onClick={() => session.view.update({ panel: { kind: "keys" } })}>
          {hasKeys && <kbd>?</kbd>} {t("keys.open")}
        </button>
      </li>
    </ul>
  );
}
