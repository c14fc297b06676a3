import { EditorContent, useEditor, type Editor } from "@tiptap/react";
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from "react";
import type { RichTextNode } from "~/domain/common/schema";
import { useKeys } from "../form/use-keys";
import { LinkForm, NoteForm } from "./MarkForms";
import { written } from "./extensions";
import { cleanPaste } from "./pasted";
import { storedText, writable } from "./stored-text";
import { classNames } from "~/ui/class-names";
import { TextTools } from "./TextTools";
import styles from "./WrittenText.module.css";

interface WrittenTextProps {
  value: RichTextNode | undefined;
  /** Language of the words. */
  lang: string;
  /** Id of what names it. */
  labelledBy?: string | undefined;
  /** Its name where nothing on the page is one. */
  label?: string | undefined;
  onChange: (value: RichTextNode | undefined) => void;
  /** Escape, and focus that goes elsewhere. */
  onLeave?: (() => void) | undefined;
  /** Where the press was that opened it, in the window: the caret goes there. */
  caretAt?: { x: number; y: number } | undefined;
  /** On a page the words keep the looks of the page. */
  look?: "field" | "page" | undefined;
  /** Of the page's own words. */
  className?: string | undefined;
}

/** What is asked for beside the words. */
const forms = { link: LinkForm, note: NoteForm };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Focus that goes out of an element to somewhere else on the page. */
function useLeft(element: RefObject<HTMLElement | null>, onLeft: () => void): void {
  const leave = useEffectEvent((event: FocusEvent) => {
    if (!element.current?.contains(event.relatedTarget as Node | null)) onLeft();
  });
  useEffect(() => {
    const within = element.current;
    const listen = (event: FocusEvent) => leave(event);
    within?.addEventListener("focusout", listen);
    return () => within?.removeEventListener("focusout", listen);
  }, [element]);
}

/** Puts the caret where the press was, as soon as there is something to put it in. */
function useCaret(editor: Editor, caretAt: WrittenTextProps["caretAt"]): void {
  useEffect(() => {
    if (!caretAt) return;
    const place = (): void => {
      const found = editor.view.posAtCoords({ left: caretAt.x, top: caretAt.y });
      editor.commands.focus(found ? found.pos : "end");
    };
    // Its view comes with its element.
    if (editor.isInitialized) return place();
    editor.on("create", place);
    return () => void editor.off("create", place);
  }, [editor, caretAt]);
}

/** Tells styles how much of the window a keyboard on the screen covers. */
function useKeyboardHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    const within = element.current;
    if (!seen || !within) return;
    const measure = (): void => {
      const covered = Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
      within.style.setProperty("--keyboard", `${covered}px`);
    };
    measure();
    seen.addEventListener("resize", measure);
    seen.addEventListener("scroll", measure);
    return () => {
      seen.removeEventListener("resize", measure);
      seen.removeEventListener("scroll", measure);
    };
  }, [element]);
}

/** A rich text that is being written. Its code is large: import it late, for the one field that is written in. */
export default function WrittenText({
  value,
  lang,
  labelledBy,
  label,
  onChange,
  onLeave,
  caretAt,
  look = "field",
  className,
}: WrittenTextProps) {
  const [asked, setAsked] = useState<keyof typeof forms | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(value);
  // Options that are the same are the same objects: for others the editor sets itself up anew, at every letter.
  const [content] = useState(() => writable(value));
  const editorProps = useMemo(
    () => ({
      transformPastedHTML: cleanPaste,
      // These keys are for what is around the words.
      handleDOMEvents: {
        keydown: (_: unknown, { key, ctrlKey, metaKey }: KeyboardEvent) =>
          key === "Escape" || (key === "Enter" && (ctrlKey || metaKey)),
      },
      attributes: {
        class: classNames(styles.words, className),
        lang,
        role: "textbox",
        "aria-multiline": "true",
        ...(labelledBy && { "aria-labelledby": labelledBy }),
        ...(label && { "aria-label": label }),
      },
    }),
    [className, lang, labelledBy, label],
  );
  const editor = useEditor({
    extensions: written,
    content,
    // The site's policy lets no script write styles; those that are needed are in the sheet.
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor: now }) => {
      const text = storedText(now.getJSON());
      latest.current = text;
      onChange(text);
    },
  });

  // Another's hand, or an undo of the page: not one's own words coming back.
  useEffect(() => {
    if (same(value, latest.current)) return;
    latest.current = value;
    editor.commands.setContent(writable(value), { emitUpdate: false });
  }, [editor, value]);

  useCaret(editor, caretAt);
  useKeyboardHeight(frame);

  useKeys(frame, (event) => {
    const asksForLink = event.key === "k" && (event.ctrlKey || event.metaKey);
    if (!asksForLink && (event.key !== "Escape" || asked || !onLeave)) return;
    event.preventDefault();
    if (asksForLink) setAsked("link");
    else onLeave?.();
  });
  useLeft(frame, () => !asked && onLeave?.());
  const Form = asked && forms[asked];

  return (
    <div ref={frame} className={styles.frame} data-look={look}>
      <div className={styles.tools}>
        <TextTools editor={editor} onAsk={setAsked} />
        {Form && (
          <Form
            editor={editor}
            onClose={() => {
              // First, so that the focus does not leave the words with what is closed.
              editor.view.focus();
              setAsked(null);
            }}
          />
        )}
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}
