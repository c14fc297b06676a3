import { edgeNumber } from "~/domain/editing/tree";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import styles from "../check/CheckPanel.module.css";
import { clockOf } from "../clock";
import { labelOf } from "../label";
import type { Session } from "../session";
import { usePart } from "../store/cell";
import { contested } from "../store/settle";
import type { Clash } from "../store/state";
import { Panel } from "./Panel";
import parts from "./parts.module.css";

/** What was put aside and is still to be decided, the oldest first; it is kept in this browser until somebody does. */
export function AsidePanel({ session }: { session: Session }) {
  const t = useT("editor");
  const clashes = usePart(session.store.state, (state) => state.clashes);
  return (
    <Panel session={session} sign={clashes.length} title={t("aside.title")}>
      <p role="status" className={parts.part}>
        {t("aside.count", { count: clashes.length })}
      </p>
      <ol className={parts.rows} aria-label={t("aside.title")}>
        {clashes.map((clash) => (
          <li key={clash.held[0]?.id ?? clash.ids.join()}>
            <Row session={session} clash={clash} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Row({ session, clash }: { session: Session; clash: Clash }) {
  const t = useT("editor");
  const { lang } = useLocale();
  const document = usePart(session.store.state, (state) => state.document);
  const [first] = contested(clash, document);
  const last = clash.others.at(-1);
  const type = first ? labelOf((first.mine ?? first.theirs)?.type ?? "", lang) : t("clash.structure");
  return (
    <button
      type="button"
      className={styles.row}
      onClick={() => session.view.update({ opened: { kind: "clash", clash } })}
    >
      <b>{first ? (edgeNumber(document, first.id) ?? edgeNumber(clash.mine, first.id)) : "–"}</b>
      <span>
        {type}
        {last && ` · ${t("aside.by", { name: last.actor?.name ?? t("clash.somebody"), time: clockOf(last.at) })}`}
      </span>
    </button>
  );
}
