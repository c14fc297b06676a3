import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import type { Session } from "../session";
import { useCell, usePart } from "../store/cell";
import { ToolIcon, type ToolIconName } from "../ToolIcon";
import styles from "./Bar.module.css";
import { clockOf } from "../clock";

const icons: Readonly<Record<string, ToolIconName>> = { saved: "check", saving: "clock", offline: "info" };

/** Whether the house has what is on the page. What stays unsaved is said aloud, and stays. */
export function SavedState({ session }: { session: Session }) {
  const t = useT("editor");
  const { kind, at } = useCell(session.store.saving);
  const count = usePart(session.store.state, ({ pending }) => pending.length);
  const clash = usePart(session.store.state, ({ clashes }) => clashes[0]);
  const time = at === null ? "" : clockOf(at);
  const text = {
    saved: time ? t("saved.saved", { time }) : t("saved.plain"),
    saving: t("saved.saving"),
    offline: t("saved.offline", { count }),
    failing: t("saved.failing"),
    "signed-out": t("saved.signedOut"),
  }[kind];
  return (
    <>
      <p
        className={classNames(styles.cell, styles.saved)}
        data-state={kind}
        role={kind === "failing" || kind === "offline" ? "alert" : undefined}
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
      {clash && (
        <button
          type="button"
          className={classNames(styles.cell, styles.plate)}
          aria-label={t("clash.decide")}
          onClick={() => session.view.update({ opened: { kind: "clash", clash } })}
        >
          <ToolIcon name="warning" />
          <span aria-hidden="true">{t("clash.decide")}</span>
        </button>
      )}
    </>
  );
}
