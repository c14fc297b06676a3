import { Icon, type IconName } from "~/ui/picture/Icon";
import sprite from "./icons.svg?url&no-inline";
import styles from "./ToolIcon.module.css";

const own = [
  "edit",
  "device",
  "undo",
  "redo",
  "history",
  "copy",
  "trash",
  "more",
  "grip",
  "columns",
  "settings",
  "clipboard",
  "cut",
  "paste",
  "move",
  "warning",
  "exit",
] as const;
type OwnName = (typeof own)[number];
export type ToolIconName = OwnName | IconName;

const isOwn = (name: ToolIconName): name is OwnName => own.some((other) => other === name);

/** A drawing of the workshop's own sprite, or of the house's. */
export function ToolIcon({ name }: { name: ToolIconName }) {
  if (!isOwn(name)) return <Icon name={name} className={styles.icon} />;
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
