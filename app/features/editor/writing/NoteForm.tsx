import type { Editor } from "@tiptap/react";
import { useEffect, useId, useRef, useState } from "react";
import { longestNote } from "~/domain/common/schema";
import { useT } from "~/i18n/use-t";
import { useKeys } from "../form/use-keys";
import styles from "./LinkForm.module.css";

/** What the note of the chosen words says. */
export function NoteForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT("editor-form");
  const id = useId();
  const [was] = useState(() => String(editor.getAttributes("note").text ?? ""));
  const [text, setText] = useState(was);
  const change = (to: string) => {
    const chain = editor.chain().focus().extendMarkRange("note");
    (to === "" ? chain.unsetMark("note") : chain.setMark("note", { text: to })).run();
    onClose();
  };
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector("textarea")?.focus(), []);
  useKeys(form, (event) => {
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.key !== "Escape" && (event.key !== "Enter" || isButton)) return;
    event.preventDefault();
    if (event.key === "Escape") onClose();
    else change(text.trim());
  });
  return (
    <div ref={form} role="dialog" aria-label={t("note.title")} className={styles.form}>
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
      <div className={styles.actions}>
        <button type="button" className={styles.set} onClick={() => change(text.trim())}>
          {t("link.set")}
        </button>
        {was !== "" && (
          <button type="button" onClick={() => change("")}>
            {t("link.remove")}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {t("link.cancel")}
        </button>
      </div>
    </div>
  );
}
