import { edgeNumber, findModule } from "~/domain/editing/tree";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import type { PageDocument } from "~/domain/pages/document";
import { moving } from "../actions/operations";
import { useCommands } from "../actions/use-commands";
import { Toolbar } from "../bar/Toolbar";
import { labelOf } from "../label";
import type { Session } from "../session";
import { usePart, type Cell } from "../store/cell";
import { ToolIcon, type ToolIconName } from "../ToolIcon";
import styles from "./Handles.module.css";
import type { Layout } from "../layout/layout";
import { More } from "./More";
import { useDrag } from "./use-drag";

interface HandlesProps {
  session: Session;
  layout: Cell<Layout>;
  /** The page as it has been measured. */
  document: Cell<PageDocument>;
  id: string;
  /** Under the pointer, not selected: for pointers alone, so that the keyboard has them once. */
  isHovered?: boolean;
}

interface SquareProps {
  icon: ToolIconName;
  label: string;
  onPress: () => void;
  isOff?: boolean;
  isLast?: boolean;
}

function Square({ icon, label, onPress, isOff = false, isLast = false }: SquareProps) {
  return (
    <button
      type="button"
      className={styles.square}
      aria-label={label}
      title={label}
      disabled={isOff}
      data-last={isLast || undefined}
      onClick={onPress}
    >
      <ToolIcon name={icon} />
    </button>
  );
}

/** The commands at the upper right edge of the part of a module or section that is seen. */
export function Handles({ session, layout, document, id, isHovered = false }: HandlesProps) {
  const t = useT("editor");
  const { lang } = useLocale();
  const commands = useCommands(session);
  const onGrip = useDrag(session, layout, id);
  const number = usePart(document, (page) => edgeNumber(page, id) ?? "");
  const type = usePart(document, (page) => findModule(page, id)?.module.type);
  const canMoveUp = usePart(document, (page) => moving(page, id, "up").length > 0);
  const canMoveDown = usePart(document, (page) => moving(page, id, "down").length > 0);
  const name = type === undefined ? t("page.section", { number: "" }).trim() : labelOf(type, lang);
  return (
    <div className={styles.anchor}>
      <Toolbar className={styles.handles} label={t("handle.label", { number })} isHidden={isHovered}>
        <button
          type="button"
          className={styles.name}
          title={t("handle.drag", { number })}
          onPointerDown={onGrip}
          onClick={() => commands.select(id)}
        >
          <ToolIcon name="grip" />
          <b>{number}</b> <span>{name}</span>
        </button>
        <button type="button" className={styles.edit} onClick={() => commands.edit(id)}>
          <ToolIcon name="edit" />
          {t("handle.edit")}
        </button>
        <Square icon="arrow-up" label={t("handle.up")} isOff={!canMoveUp} onPress={() => commands.move(id, "up")} />
        <Square
          icon="arrow-down"
          label={t("handle.down")}
          isOff={!canMoveDown}
          isLast
          onPress={() => commands.move(id, "down")}
        />
        <Square icon="copy" label={t("handle.duplicate")} onPress={() => commands.duplicate(id)} />
        <Square icon="trash" label={t("handle.delete")} onPress={() => commands.remove(id)} />
        <More key={id} session={session} id={id} commands={commands} />
      </Toolbar>
    </div>
  );
}
