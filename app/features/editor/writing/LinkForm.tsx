import type { Editor } from "@tiptap/react";
import { useEffect, useId, useRef, useState } from "react";
import { isSafeLink } from "~/domain/links/links";
import { useT } from "~/i18n/use-t";
import { useKeys } from "../form/use-keys";
import { LinkInput } from "../form/fields/LinkInput";
import styles from "./LinkForm.module.css";

const begin = "https://";

/** Where the chosen words lead: an address, or a page, film, show or file of the house that is looked for by name. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT("editor-form");
  const id = useId();
  const [{ href: was, target }] = useState(
    () => editor.getAttributes("link") as { href?: string; target?: string | null },
  );
  const [address, setAddress] = useState(was ?? begin);
  const [newWindow, setNewWindow] = useState(target === "_blank");
  const [refused, setRefused] = useState(false);
  const set = (to: string) => {
    if (!isSafeLink(to) || to === begin) {
      setRefused(true);
      return;
    }
    const link = { href: to, target: newWindow ? "_blank" : null };
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && was === undefined)
      chain.insertContent({ type: "text", text: to, marks: [{ type: "link", attrs: link }] }).run();
    else chain.setLink(link).run();
    onClose();
  };
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  useKeys(form, (event) => {
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.key !== "Escape" && (event.key !== "Enter" || isButton)) return;
    event.preventDefault();
    if (event.key === "Escape") onClose();
    else set(address);
  });
  return (
    <div ref={form} role="dialog" aria-label={t("link.title")} className={styles.form}>
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
      <div className={styles.actions}>
        <button type="button" className={styles.set} onClick={() => set(address)}>
          {t("link.set")}
        </button>
        {was !== undefined && (
          <button
            type="button"
            onClick={() => {
              editor.chain().focus().extendMarkRange("link").unsetLink().run();
              onClose();
            }}
          >
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
