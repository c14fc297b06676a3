import type { Editor } from "@tiptap/react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { longestNote } from "~/domain/common/schema";
import { isSafeLink } from "~/domain/links/links";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { LinkInput } from "../form/fields/LinkInput";
import { useKeys } from "../form/use-keys";
import parts from "../panels/parts.module.css";
import styles from "./MarkForms.module.css";

const begin = "https://";

interface MarkFormProps {
  title: string;
  onSet: () => void;
  /** Null where the words have no such mark yet. */
  onRemove: (() => void) | null;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for what a mark of the chosen words says. */
function MarkForm({ title, onSet, onRemove, onClose, children }: MarkFormProps) {
  const t = useT("editor-form");
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea")?.focus(), []);
  useKeys(form, (event) => {
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.key !== "Escape" && (event.key !== "Enter" || isButton)) return;
    event.preventDefault();
    if (event.key === "Escape") onClose();
    else onSet();
  });
  return (
    <div ref={form} role="dialog" aria-label={title} className={styles.form}>
      {children}
      <div className={styles.actions}>
        <button type="button" className={classNames(parts.button, styles.set)} onClick={onSet}>
          {t("link.set")}
        </button>
        {onRemove && (
          <button type="button" className={parts.button} onClick={onRemove}>
            {t("link.remove")}
          </button>
        )}
        <button type="button" className={parts.button} onClick={onClose}>
          {t("link.cancel")}
        </button>
      </div>
    </div>
  );
}

interface FormProps {
  editor: Editor;
  onClose: () => void;
}

/** Where the chosen words lead: an address, or a page, film, show or file of the house that is looked for by name. */
export function LinkForm({ editor, onClose }: FormProps) {
  const t = useT("editor-form");
  const id = useId();
  const [{ href: was, target }] = useState(
    () => editor.getAttributes("link") as { href?: string; target?: string | null },
  );
  const [address, setAddress] = useState(was ?? begin);
  const [newWindow, setNewWindow] = useState(target === "_blank");
  const [refused, setRefused] = useState(false);
  const set = () => {
    if (!isSafeLink(address) || address === begin) return setRefused(true);
    const link = { href: address, target: newWindow ? "_blank" : null };
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && was === undefined)
      chain.insertContent({ type: "text", text: address, marks: [{ type: "link", attrs: link }] }).run();
    else chain.setLink(link).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  return (
    <MarkForm title={t("link.title")} onSet={set} onRemove={was === undefined ? null : remove} onClose={onClose}>
      <label htmlFor={id} className={styles.label}>
        {t("link.address")}
      </label>
      <LinkInput
        id={id}
        value={address}
        invalid={refused}
        describedBy={refused ? `${id}-wrong` : undefined}
        onChange={(to) => {
          setAddress(to);
          setRefused(false);
        }}
      />
      {refused && (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {t("problem.link")}
        </p>
      )}
      <label className={styles.check}>
        <input type="checkbox" checked={newWindow} onChange={({ target: box }) => setNewWindow(box.checked)} />
        {t("link.newWindow")}
      </label>
    </MarkForm>
  );
}

/** What the note of the chosen words says. */
export function NoteForm({ editor, onClose }: FormProps) {
  const t = useT("editor-form");
  const id = useId();
  const [was] = useState(() => String(editor.getAttributes("note").text ?? ""));
  const [text, setText] = useState(was);
  const change = (to: string) => {
    const chain = editor.chain().focus().extendMarkRange("note");
    (to === "" ? chain.unsetMark("note") : chain.setMark("note", { text: to })).run();
    onClose();
  };
  return (
    <MarkForm
      title={t("note.title")}
      onSet={() => change(text.trim())}
      onRemove={was === "" ? null : () => change("")}
      onClose={onClose}
    >
      <label htmlFor={id} className={styles.label}>
        {t("note.text")}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={longestNote}
        value={text}
        className={styles.lines}
        onChange={({ target }) => setText(target.value)}
      />
    </MarkForm>
  );
}
