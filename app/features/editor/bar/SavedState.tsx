import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import type { Session } from "../session";
import { useCell, usePart } from "../store/cell";
import { isRefused } from "../store/editor-store";
import { ToolIcon, type ToolIconName } from "../ToolIcon";
import styles from "./Bar.module.css";
import { clockOf } from "../clock";

const icons: Readonly<Record<string, ToolIconName>> = { saved: "check", saving: "clock", offline: "info" };

/** What somebody has to do, beside what it is about. */
function Plate({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={classNames(styles.cell, styles.plate)} aria-label={label} onClick={onPress}>
      <ToolIcon name="warning" />
      <span aria-hidden="true">{label}</span>
    </button>
  );
}

/** Whether the house has what is on the page. What stays unsaved is said aloud, and stays. */
export function SavedState({ session }: { session: Session }) {
  const t = useT("editor");
  const { kind, at } = useCell(session.store.saving);
  const count = usePart(session.store.state, ({ pending }) => pending.length);
  const [clash, ...more] = usePart(session.store.state, ({ clashes }) => clashes);
  const time = at === null ? "" : clockOf(at);
  const text = {
    saved: time ? t("saved.saved", { time }) : t("saved.plain"),
    saving: t("saved.saving"),
    offline: t("saved.offline", { count }),
    failing: t("saved.failing"),
    "signed-out": t("saved.signedOut"),
    "too-large": t("refused.too-large"),
    forbidden: t("refused.forbidden"),
    gone: t("refused.gone"),
  }[kind];
  return (
    <>
      <p
        className={classNames(styles.cell, styles.saved)}
        data-state={kind}
        role={kind === "failing" || kind === "offline" || isRefused(kind) ? "alert" : undefined}
      >
        <ToolIcon name={icons[kind] ?? "warning"} />
        {kind === "saved" && time ? (
          <>
            {text.replace(time, "").trim()} <b>{time}</b>
          </>
        ) : (
          text
        )}
      </p>
      {kind === "signed-out" && <Plate label={t("signIn.enter")} onPress={() => session.signIn.set("asked")} />}
      {isRefused(kind) && (
        <Plate label={t("refused.what")} onPress={() => session.view.update({ opened: { kind: "refused" } })} />
      )}
      {clash && more.length === 0 && (
        <Plate label={t("clash.decide")} onPress={() => session.view.update({ opened: { kind: "clash", clash } })} />
      )}
      {more.length > 0 && (
        <Plate
          label={t("aside.decide", { count: more.length + 1 })}
          onPress={() => session.view.update({ panel: { kind: "aside" } })}
        />
      )}
    </>
  );
}
