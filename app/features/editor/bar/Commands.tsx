import type { ComponentProps } from "react";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { editorCode } from "../editor-code";
import { lastSpot } from "../spots";
import type { Panel, Session } from "../session";
import { usePart } from "../store/cell";
import { ToolIcon, type ToolIconName } from "../ToolIcon";
import { failed } from "../told";
import { useChangeCount } from "../use-changes";
import { useMode } from "../use-mode";
import styles from "./Bar.module.css";

interface CommandProps extends Omit<ComponentProps<"button">, "name"> {
  icon: ToolIconName;
  label: string;
  isOn?: boolean;
  /** How narrow a window leaves it its word. */
  word?: "always" | "wide" | "never";
}

/** A cell of the bar. Without its word it keeps it as its name. */
function Command({ icon, label, isOn, word = "always", ...rest }: CommandProps) {
  return (
    <button
      type="button"
      className={classNames(styles.cell, styles.command)}
      data-word={word}
      title={word === "always" ? undefined : label}
      aria-label={label}
      aria-pressed={isOn}
      {...rest}
    >
      <ToolIcon name={icon} />
      {word !== "never" && <span aria-hidden="true">{label}</span>}
    </button>
  );
}

/** Opens a panel, or closes it. */
const togglePanel = (session: Session, panel: Panel): void => {
  const { view } = session;
  view.update({ panel: view.get().panel?.kind === panel.kind ? null : panel });
};

/** The working copy in a window of a phone's size, as a visitor has it. What is not saved yet is saved first. */
async function showOnPhone({ store, view }: Session, notSaved: string): Promise<void> {
  const phone = window.open("", "kasch-phone", "popup,width=390,height=844");
  const kind = await store.settled();
  if (kind !== "saved") {
    phone?.close();
    view.update({ told: failed(notSaved) });
  } else if (phone) phone.location.href = `${location.pathname}?v=draft&noToolbar`;
}

/** What is done to the page. */
export function Commands({ session }: { session: Session }) {
  const t = useT("editor");
  const go = useMode(session);
  const mode = usePart(session.view, (view) => view.mode);
  const isAdding = usePart(session.view, ({ panel }) => panel?.kind === "add");
  const isLooking = usePart(session.view, ({ looked }) => looked !== null);
  const canUndo = usePart(session.store.state, ({ undo }) => undo.length > 0);
  const canRedo = usePart(session.store.state, ({ redo }) => redo.length > 0);
  const mayEdit = usePart(session.draft, ({ may }) => may.edit);
  if (!mayEdit) return null;
  const isEditing = mode === "edit";
  const takeBack = (list: "undo" | "redo") => () => {
    session.view.update({ told: null });
    if (session.store[list]()) return;
    const blocked = session.store.blocked.get();
    if (blocked) session.view.update({ told: failed(t("told.blocked", { name: blocked.by })) });
  };
  return (
    <>
      <Command
        icon="edit"
        label={t("bar.edit")}
        isOn={isEditing}
        onPointerEnter={editorCode.fetch}
        onFocus={editorCode.fetch}
        onClick={() => go(isEditing ? "off" : "edit")}
      />
      <Command
        icon="eye"
        label={t("bar.guest")}
        word="wide"
        isOn={mode === "guest"}
        onClick={() => go(mode === "guest" ? "edit" : "guest")}
      />
      <Command
        icon="device"
        label={t("bar.phone")}
        word="wide"
        onClick={() => void showOnPhone(session, t("told.notSaved"))}
      />
      {isEditing && (
        <>
          <Command
            icon="plus"
            label={t("bar.section")}
            isOn={isAdding}
            disabled={isLooking}
            onClick={() => togglePanel(session, { kind: "add", at: lastSpot(session) })}
          />
          <Command
            icon="undo"
            label={t("bar.undo")}
            word="never"
            disabled={!canUndo || isLooking}
            onClick={takeBack("undo")}
          />
          <Command
            icon="redo"
            label={t("bar.redo")}
            word="never"
            disabled={!canRedo || isLooking}
            onClick={takeBack("redo")}
          />
        </>
      )}
    </>
  );
}

/** What the page has been, and the door to the audience. */
export function Finishing({ session }: { session: Session }) {
  const t = useT("editor");
  const panel = usePart(session.view, ({ panel }) => panel?.kind);
  const count = useChangeCount(session);
  return (
    <>
      <Command
        icon="history"
        label={t("bar.versions")}
        word="wide"
        isOn={panel === "versions"}
        onClick={() => togglePanel(session, { kind: "versions" })}
      />
      <button
        type="button"
        className={styles.publish}
        aria-pressed={panel === "publish"}
        onClick={() => togglePanel(session, { kind: "publish" })}
      >
        {t("bar.publish")}
        {count > 0 && (
          <>
            {" "}
            <span className={styles.count}>{count}</span> <VisuallyHidden>{t("bar.waiting", { count })}</VisuallyHidden>
          </>
        )}
      </button>
    </>
  );
}
