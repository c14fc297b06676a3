import { useMemo } from "react";
import { edgeNumber } from "~/domain/editing/tree";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { lastDay } from "../clock";
import { Panel } from "../panels/Panel";
import parts from "../panels/parts.module.css";
import type { Session } from "../session";
import { stillRight } from "../still-right";
import { useCell, usePart } from "../store/cell";
import { useLoaded } from "../use-loaded";
import styles from "./CheckPanel.module.css";
import { findingsIn, type Finding } from "./rules";
import { useDeadLinks } from "./use-dead-links";
import { useAxe, type Violation } from "./use-axe";

const keyOf = ({ module, rule, lang, words }: Finding): string => [module, rule, lang, words].join(" ");

/** What is worth a look before a page is published, by our own rules and by those of axe; each leads to its module. */
export function CheckPanel({ session }: { session: Session }) {
  const t = useT("editor-form");
  const { fullDay } = useFormats();
  const { zone = "UTC" } = useLoaded();
  const document = usePart(session.store.state, (state) => state.document);
  const sources = useCell(session.sources);
  const live = usePart(session.draft, (draft) => draft.live?.document ?? null);
  const right = useCell(stillRight);
  const own = useMemo(() => findingsIn({ document, sources, live, right }), [document, sources, live, right]);
  const dead = useDeadLinks(document);
  const seen = useAxe(document);
  const axe = seen === "failed" ? [] : seen;
  const told = ({ rule, words = "" }: Finding): string =>
    rule === "rightsEnd" || rule === "rightsEnded" ? fullDay(lastDay(words, zone)) : words;
  const go = (module: string): void => session.view.update({ mode: "edit", selected: module });
  const count = own.length + (dead?.length ?? 0) + (axe?.length ?? 0);
  const wordsOf = (): string => {
    if (seen === undefined || dead === undefined) return t("check.busy");
    // What nobody has looked at is not in order.
    if (seen === "failed") return t("check.failed");
    return t(count === 0 ? "check.none" : "check.found", { count });
  };
  return (
    <Panel session={session} sign={axe === undefined || dead === undefined ? "…" : count} title={t("check.title")}>
      <p role="status" className={parts.part}>
        {wordsOf()}
      </p>
      <ol className={parts.rows} aria-label={t("check.title")}>
        {own.map((finding) => (
          <Row
            key={keyOf(finding)}
            number={edgeNumber(document, finding.module)}
            words={t(`check.${finding.rule}`, { lang: finding.lang?.toUpperCase() ?? "", words: told(finding) })}
            onGo={() => go(finding.module)}
          />
        ))}
        {dead?.map(({ module, to }) => (
          <Row
            key={`${module} ${to}`}
            number={edgeNumber(document, module)}
            words={t("check.deadLink", { to })}
            onGo={() => go(module)}
          />
        ))}
        {axe?.map((violation: Violation) => (
          <Row
            key={violation.id + violation.module}
            number={violation.module === null ? undefined : edgeNumber(document, violation.module)}
            words={violation.help}
            onGo={violation.module === null ? null : () => go(violation.module ?? "")}
          />
        ))}
      </ol>
    </Panel>
  );
}

interface RowProps {
  number: string | undefined;
  words: string;
  onGo: (() => void) | null;
}

function Row({ number, words, onGo }: RowProps) {
  const content = (
    <>
      <b>{number ?? "–"}</b>
      <span>{words}</span>
    </>
  );
  return (
    <li>
      {onGo ? (
        <button type="button" className={styles.row} onClick={onGo}>
          {content}
        </button>
      ) : (
        <p className={styles.row}>{content}</p>
      )}
    </li>
  );
}
