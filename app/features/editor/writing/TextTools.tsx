import { redoDepth, undoDepth } from "@tiptap/pm/history";
import { useEditorState, type Editor } from "@tiptap/react";
import type { KeyboardEvent } from "react";
import { useT } from "~/i18n/use-t";
import { Mark, type MarkName } from "./marks";
import styles from "./TextTools.module.css";

interface Tool {
  name: MarkName;
  run: (editor: Editor) => void;
  /** Pressed where the caret stands; null: a command that is never pressed. */
  isOn: ((editor: Editor) => boolean) | null;
  can?: (editor: Editor) => boolean;
}

const align = (to: "left" | "center" | "right"): Tool => ({
  name: to,
  run: (editor) => editor.chain().focus().setTextAlign(to).run(),
  isOn: (editor) =>
    to === "left"
      ? !editor.isActive({ textAlign: "center" }) && !editor.isActive({ textAlign: "right" })
      : editor.isActive({ textAlign: to }),
});

/** In the order that everybody knows them in; the groups are parted by a rule. */
const groups: readonly (readonly Tool[])[] = [
  [
    { name: "bold", run: (e) => e.chain().focus().toggleBold().run(), isOn: (e) => e.isActive("bold") },
    { name: "italic", run: (e) => e.chain().focus().toggleItalic().run(), isOn: (e) => e.isActive("italic") },
  ],
  [
    {
      name: "bulletList",
      run: (e) => e.chain().focus().toggleBulletList().run(),
      isOn: (e) => e.isActive("bulletList"),
    },
    {
      name: "orderedList",
      run: (e) => e.chain().focus().toggleOrderedList().run(),
      isOn: (e) => e.isActive("orderedList"),
    },
  ],
  [
    { name: "undo", run: (e) => e.chain().focus().undo().run(), isOn: null, can: ({ state }) => undoDepth(state) > 0 },
    { name: "redo", run: (e) => e.chain().focus().redo().run(), isOn: null, can: ({ state }) => redoDepth(state) > 0 },
  ],
  [align("left"), align("center"), align("right")],
];

/** The tool bar's own keys: one stop for Tab, arrows within. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[(to + buttons.length) % buttons.length]?.focus();
}

interface TextToolsProps {
  editor: Editor;
  /** Opens what a link or a note is set with. */
  onAsk: (asked: "link" | "note") => void;
}

/** A note belongs to words: it can be set where some are chosen, and changed where the caret is in its own. */
const canNote = (editor: Editor): boolean => !editor.state.selection.empty || editor.isActive("note");

/** What can be done to the words that are chosen: bold, italic, link, note, lists, undo, redo, alignment. */
export function TextTools({ editor, onAsk }: TextToolsProps) {
  const t = useT("editor-form");
  const pressed = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      groups
        .flat()
        .map(({ isOn, can }) => `${Number(isOn?.(now) ?? false)}${Number(can?.(now) ?? true)}`)
        .concat(now.isActive("link") ? "11" : "01", `${Number(now.isActive("note"))}${Number(canNote(now))}`)
        .join(),
  });
  const states = pressed.split(",");
  const state = (name: MarkName) => {
    if (name === "link" || name === "note") return states.at(name === "link" ? -2 : -1);
    return states[groups.flat().findIndex((tool) => tool.name === name)];
  };
  const button = (name: MarkName, onPress: () => void, isToggle: boolean, isFirst = false) => (
    <button
      key={name}
      type="button"
      tabIndex={isFirst ? 0 : -1}
      aria-label={t(`tool.${name}`)}
      title={t(`tool.${name}`)}
      aria-pressed={isToggle ? state(name)?.[0] === "1" : undefined}
      disabled={state(name)?.[1] === "0"}
      // The words stay chosen while a tool is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Mark name={name} />
    </button>
  );
  return (
    <div role="toolbar" tabIndex={-1} aria-label={t("tool.bar")} className={styles.tools} onKeyDown={moveFocus}>
      {groups.map((tools, index) => (
        <div key={tools[0]?.name} className={styles.group}>
          {tools.map((tool, at) => button(tool.name, () => tool.run(editor), tool.isOn !== null, index + at === 0))}
          {index === 0 && button("link", () => onAsk("link"), true)}
          {index === 0 && button("note", () => onAsk("note"), true)}
        </div>
      ))}
    </div>
  );
}
