import { useRef } from "react";
import { edgeNumber, findModule, modulesOf } from "~/domain/editing/tree";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import { hereOf, useCommands, type Commands } from "../actions/use-commands";
import { writeFirst } from "../inline/texts-on-page";
import { labelOf } from "../label";
import type { Session } from "../session";
import { usePart } from "../store/cell";
import { spotAfter } from "../spots";
import { ToolIcon, type ToolIconName } from "../ToolIcon";
import { layoutsOf, placesOf, type Item } from "../tree/more-items";
import { useChangedIds } from "../use-changes";
import { useMode } from "../use-mode";
import styles from "./BottomBar.module.css";
import { Toolbar } from "./Toolbar";

interface ActionProps {
  icon: ToolIconName;
  label: string;
  note?: string | undefined;
  isOff?: boolean;
  onPress: () => void;
}

function Action({ icon, label, note, isOff = false, onPress }: ActionProps) {
  return (
    <button type="button" disabled={isOff} onClick={onPress}>
      <ToolIcon name={icon} />
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
    </button>
  );
}

interface ChoiceProps {
  icon: ToolIconName;
  label: string;
  items: readonly Item[];
}

/** A command that is one of several: they come below it. */
function Choice({ icon, label, items }: ChoiceProps) {
  const choice = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={choice} name="sheet" className={styles.choice}>
      <summary>
        <ToolIcon name={icon} />
        {label}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {items.map(({ name, isOn, run }) => (
          <li key={name}>
            <button
              type="button"
              aria-current={isOn}
              onClick={() => {
                // What was pressed is gone from sight.
                choice.current?.querySelector("summary")?.focus();
                choice.current?.removeAttribute("open");
                run();
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** On the phone: the commands of the page within the thumb's reach, those of a module in a sheet above them. */
export function BottomBar({ session }: { session: Session }) {
  const t = useT("editor");
  const go = useMode(session);
  const commands = useCommands(session);
  const canUndo = usePart(session.store.state, ({ undo }) => undo.length > 0);
  const canRedo = usePart(session.store.state, ({ redo }) => redo.length > 0);
  return (
    <section className={styles.phone} aria-label={t("bar.bottom")}>
      <Sheet session={session} />
      <Toolbar className={styles.bar} label={t("bar.bottom")}>
        <Action icon="plus" label={t("bar.section")} onPress={() => commands.openAdd(hereOf(session))} />
        <Action icon="undo" label={t("bar.back")} isOff={!canUndo} onPress={commands.undo} />
        <Action icon="redo" label={t("bar.forth")} isOff={!canRedo} onPress={commands.redo} />
        <Action icon="eye" label={t("bar.guest")} onPress={() => go("guest")} />
        <Action
          icon="history"
          label={t("bar.versions")}
          onPress={() => session.view.update({ panel: { kind: "versions" } })}
        />
      </Toolbar>
    </section>
  );
}

/** Nothing is over the page while somebody writes. */
function Sheet({ session }: { session: Session }) {
  const id = usePart(session.view, ({ selected, writing, panel }) => ((writing ?? panel) ? null : selected));
  return id !== null && <Actions session={session} id={id} />;
}

/** What can be done with the selected module or section. */
function Actions({ session, id }: { session: Session; id: string }) {
  const t = useT("editor");
  const { lang } = useLocale();
  const commands = useCommands(session);
  const document = usePart(session.store.state, (state) => state.document);
  const changed = useChangedIds(session);
  const found = findModule(document, id);
  const number = edgeNumber(document, id);
  if (number === undefined) return null;
  const after = spotAfter(document, id);
  const isChanged = changed.has(id);
  const places = placesOf(session, id, commands, t);
  const columns = layoutsOf(session, id, commands, t);
  return (
    <section className={styles.sheet} aria-label={t("handle.label", { number })}>
      <header>
        <b>{number}</b>
        <h2>{found ? labelOf(found.module.type, lang) : t("page.section", { number: "" }).trim()}</h2>
        {isChanged && <p>{t("bar.changes", { count: 1 })}</p>}
        <button type="button" aria-label={t("panel.close")} onClick={() => commands.select(null)}>
          <Icon name="close" />
        </button>
      </header>
      <Steps commands={commands} id={id} siblings={found ? modulesOf(found.section) : document.containers} />
      <div className={styles.actions}>
        {found && <Action icon="device" label={t("handle.write")} onPress={() => writeFirst(session, id)} />}
        <Action icon="edit" label={t(found ? "handle.fields" : "handle.edit")} onPress={() => commands.edit(id)} />
        <Action icon="copy" label={t("handle.duplicate")} onPress={() => commands.duplicate(id)} />
        <Action icon="clipboard" label={t("handle.copy")} onPress={() => void commands.copy(id)} />
        <Action icon="cut" label={t("handle.cut")} onPress={() => void commands.cut(id)} />
        {after && (
          <>
            <Action icon="paste" label={t("handle.paste")} onPress={() => void commands.paste(after)} />
            <Action icon="plus" label={t("handle.insert")} onPress={() => commands.openAdd(after)} />
          </>
        )}
        {found && (
          <Action icon="columns" label={t("handle.section")} onPress={() => commands.select(found.section.id)} />
        )}
      </div>
      {places.length > 0 && <Choice icon="move" label={t("handle.elsewhere")} items={places} />}
      {columns.length > 0 && <Choice icon="columns" label={t("handle.layout")} items={columns} />}
      <div className={styles.delete}>
        <Action
          icon="trash"
          label={t("handle.delete")}
          note={t("handle.undoable")}
          onPress={() => commands.remove(id)}
        />
      </div>
    </section>
  );
}

interface StepsProps {
  commands: Commands;
  id: string;
  /** Those among which it moves. */
  siblings: readonly { id: string }[];
}

/** A step up or down, and the place between them. */
function Steps({ commands, id, siblings }: StepsProps) {
  const t = useT("editor");
  return (
    <div className={styles.moves}>
      <Action
        icon="arrow-up"
        label={t("handle.up")}
        isOff={!commands.canMove(id, "up")}
        onPress={() => commands.move(id, "up")}
      />
      <p>
        <b>{siblings.findIndex((other) => other.id === id) + 1}</b>
        {t("handle.place", { at: "", count: siblings.length }).trim()}
      </p>
      <Action
        icon="arrow-down"
        label={t("handle.down")}
        isOff={!commands.canMove(id, "down")}
        onPress={() => commands.move(id, "down")}
      />
    </div>
  );
}
