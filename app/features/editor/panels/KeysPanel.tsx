import { useT } from "~/i18n/use-t";
import type { Session } from "../session";
import { Panel } from "./Panel";
import styles from "./KeysPanel.module.css";

/** Every key of the editor. */
export function KeysPanel({ session }: { session: Session }) {
  const t = useT("editor");
  const control = t("keys.control");
  const keys = [
    ["Tab", t("keys.tab")],
    ["Enter", t("keys.enter")],
    ["Esc", t("keys.escape")],
    [`${control} Enter`, t("keys.dialog")],
    ["Alt ↑ ↓", t("keys.move")],
    ["Alt ← →", t("keys.column")],
    ["/", t("keys.slash")],
    [`${control} C X V D`, t("keys.clipboard")],
    [t("keys.deleteKey"), t("keys.delete")],
    [`${control} Z, Shift ${control} Z`, t("keys.undo")],
    ["F6", t("keys.regions")],
    [`${control} S`, t("keys.save")],
    [`${control} Shift Enter`, t("keys.publish")],
  ];
  return (
    <Panel session={session} sign="?" title={t("keys.title")}>
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
