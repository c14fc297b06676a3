import { edgeNumber, findModule } from "~/domain/editing/tree";
import { locales } from "~/domain/locale/locales";
import type { PageDocument } from "~/domain/pages/document";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { useCommands } from "../actions/use-commands";
import { compareSince } from "../compare/compare-on-page";
import { labelOf } from "../label";
import type { Settled } from "../layout/settled";
import type { Session } from "../session";
import { singleKeys } from "../single-keys";
import { useAfterFrame, useCell, usePart } from "../store/cell";
import { ToolIcon } from "../ToolIcon";
import styles from "./Foot.module.css";
import { useHushed } from "../told";
import { useFindings } from "./use-findings";

interface FootProps {
  session: Session;
  settled: Settled;
}

/** Where one is on the page, what has just happened, and the keys that matter now. */
export function Foot({ session, settled }: FootProps) {
  const t = useT("editor");
  const { lang } = useLocale();
  const commands = useCommands(session);
  const selected = useCell(settled.selected);
  const isLooking = usePart(session.view, ({ looked }) => looked !== null);
  const title = usePart(session.draft, ({ page }) => page.title);
  const type = usePart(settled.document, (page) => findModule(page, selected ?? "")?.module.type);
  const section = usePart(settled.document, (page) => findModule(page, selected ?? "")?.section.id ?? selected);
  const number = usePart(settled.document, (page) => edgeNumber(page, selected ?? ""));
  const sectionNumber = usePart(settled.document, (page) => edgeNumber(page, section ?? "") ?? "");
  const language = locales.find(({ code }) => code === lang)?.name ?? "";
  return (
    <section className={styles.foot} aria-label={t("page.foot")}>
      <ul className={styles.path}>
        <li>{title[lang] ?? Object.values(title)[0] ?? ""}</li>
        {section !== null && (
          <li>
            <button type="button" onClick={() => commands.select(section)}>
              {t("page.section", { number: sectionNumber })}
            </button>
          </li>
        )}
        {type !== undefined && (
          <li aria-current="true">
            <b>{number}</b> {labelOf(type, lang)} · {language}
          </li>
        )}
        {isLooking && <li>{t("versions.looking")}</li>}
      </ul>
      <Happened session={session} />
      <Findings session={session} selected={selected} />
      <Keys session={session} settled={settled} />
    </section>
  );
}

/** What has just happened, and what can be done about it. */
function Happened({ session }: { session: Session }) {
  const t = useT("editor");
  const commands = useCommands(session);
  const told = useAfterFrame(session.view.subscribe, () => session.view.get().told);
  useHushed(session);
  return (
    <p className={styles.told} role={told?.isError ? "alert" : "status"}>
      {told?.text}
      {told?.isError && (
        <>
          {" "}
          <button type="button" onClick={() => session.view.update({ told: null })}>
            {t("panel.close")}
          </button>
        </>
      )}
      {told?.since && <Since session={session} since={told.since} />}
      {told?.canUndo && (
        <>
          {" "}
          <button type="button" onClick={commands.undo}>
            {t("told.undo")}
          </button>
        </>
      )}
    </p>
  );
}

/** Shows on the page what was brought there. */
function Since({ session, since }: { session: Session; since: PageDocument }) {
  const t = useT("editor");
  const { lang } = useLocale();
  return (
    <>
      {" "}
      <button type="button" onClick={() => compareSince(session, lang, since)}>
        {t("told.look")}
      </button>{" "}
      <button type="button" onClick={() => session.view.update({ told: null })}>
        {t("panel.close")}
      </button>
    </>
  );
}

/** What the content check has found in what is selected, else on the page; leads to the list. */
function Findings({ session, selected }: { session: Session; selected: string | null }) {
  const t = useT("editor");
  const found = useFindings(session);
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
function Keys({ session, settled }: FootProps) {
  const t = useT("editor");
  const selected = useCell(settled.selected);
  const isWriting = usePart(session.view, ({ writing }) => writing !== null);
  const hasKeys = useCell(singleKeys);
  const isModule = usePart(settled.document, (page) => selected !== null && findModule(page, selected) !== undefined);
  return (
    <ul className={styles.keys}>
      {selected !== null && (
        <>
          <li>
            <kbd>Esc</kbd> {t(isWriting ? "page.back.module" : isModule ? "page.back.section" : "page.back.page")}
          </li>
          {!isWriting && (
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
