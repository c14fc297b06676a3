import { memo } from "react";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { useCommands } from "../actions/use-commands";
import { Toolbar } from "../bar/Toolbar";
import { labelOf } from "../label";
import type { Session, Spot } from "../session";
import { singleKeys } from "../single-keys";
import { useCell, usePart } from "../store/cell";
import { ToolIcon } from "../ToolIcon";
import styles from "./Insertion.module.css";

interface StripProps {
  session: Session;
  /** Id of the section before it; null at the beginning. */
  after: string | null;
  /** The number of that section, empty at the beginning. */
  number: string;
  /** The types of modules that are offered by name, between spaces. */
  recent: string;
}

interface InsertionProps extends StripProps {
  /** Where it is, in pixels from the top of the document. */
  y: number;
  isFirst?: boolean;
}

/** A point between two sections, where another can be put. It shows when somebody comes near, and is always there for Tab. */
export const Insertion = memo(function Insertion({
  session,
  after,
  number,
  y,
  recent,
  isFirst = false,
}: InsertionProps) {
  const isOpen = usePart(
    session.view,
    ({ panel }) => panel?.kind === "add" && panel.at.kind === "section" && panel.at.after === after,
  );
  const isBlocked = usePart(session.view, ({ looked, dragged, writing }) => Boolean(looked ?? dragged ?? writing));
  if (isBlocked) return null;
  return (
    <div
      className={styles.point}
      style={{ insetBlockStart: y }}
      data-first={isFirst || undefined}
      data-open={isOpen || undefined}
    >
      <Strip session={session} after={after} number={number} recent={recent} />
    </div>
  );
});

/** What can be put there. Whoever moves it does not draw it anew. */
const Strip = memo(function Strip({ session, after, number, recent }: StripProps) {
  const t = useT("editor");
  const { lang } = useLocale();
  const commands = useCommands(session);
  const hasKeys = useCell(singleKeys);
  const spot: Spot = { kind: "section", after };
  const name = number ? t("insert.at", { number }) : t("insert.first");
  return (
    <Toolbar className={styles.strip} label={name}>
      <button type="button" className={styles.main} onClick={() => commands.openAdd(spot)}>
        <ToolIcon name="plus" />
        {t("insert.label")}
      </button>
      <button type="button" onClick={() => commands.insertSection("50-50", spot)}>
        <ToolIcon name="columns" />
        {t("insert.columns")}
      </button>
      {recent.split(" ").map((type) => (
        <button key={type} type="button" className={styles.recent} onClick={() => commands.insert(type, spot)}>
          {labelOf(type, lang)}
        </button>
      ))}
      <button type="button" onClick={() => commands.openAdd(spot)}>
        {t("insert.all")} {hasKeys && <kbd aria-hidden="true">/</kbd>}
      </button>
    </Toolbar>
  );
});
