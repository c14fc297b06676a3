import { pressedAt } from "./pressed";
import styles from "./WritingPlace.module.css";

export interface LineOptions {
  value: string;
  lang: string;
  label: string;
  /** Enter begins a new line; otherwise it is done. */
  hasLines: boolean;
  longest: number | null;
  /** What stands there is not the text: the language has none yet. It is replaced as a whole. */
  isBorrowed: boolean;
}

export interface LineEvents {
  onChange: (value: string) => void;
  /** Where to go from here: to the text before or after, or nowhere. */
  onLeave: (to: "next" | "previous" | null) => void;
  onTooLong: (longest: number) => void;
}

/** Words that are being written on the page. */
export interface Line {
  /** Another's hand, or an undo of the page. */
  set: (value: string) => void;
  end: () => void;
}

/** Puts the caret where the page was pressed; else behind the words. */
function putCaret(box: HTMLElement, isBorrowed: boolean): void {
  const pressed = pressedAt();
  const found = pressed ? document.caretPositionFromPoint?.(pressed.x, pressed.y) : null;
  const selection = getSelection();
  selection?.selectAllChildren(box);
  if (isBorrowed) return;
  if (found && box.contains(found.offsetNode)) selection?.collapse(found.offsetNode, found.offset);
  else selection?.collapseToEnd();
}

const plain = (text: string, hasLines: boolean): string =>
  hasLines ? text.replace(/\r\n?/g, "\n").trim() : text.replace(/\s+/g, " ").trim();

function boxFor(node: Text, { value, lang, label, hasLines, isBorrowed }: LineOptions): HTMLElement {
  const box = document.createElement("span");
  box.textContent = isBorrowed ? node.data : value;
  box.className = styles.line ?? "";
  box.contentEditable = "plaintext-only";
  box.lang = lang;
  box.dataset.tool = "words";
  box.dataset.label = label;
  box.role = "textbox";
  box.ariaLabel = label;
  box.ariaMultiLine = String(hasLines);
  return box;
}

/** True if what is about to be written has no room. */
function isTooMuch(box: HTMLElement, { data, dataTransfer, inputType }: InputEvent, longest: number): boolean {
  const added = (data ?? dataTransfer?.getData("text/plain") ?? "").length;
  const replaced = getSelection()?.toString().length ?? 0;
  return inputType.startsWith("insert") && box.textContent.length - replaced + added > longest;
}

/**
 * Lets somebody write in a piece of the page's text where it stands, so that it looks as it will look. The page's own
 * waits aside meanwhile, and comes back.
 */
export function beginLine(node: Text, options: LineOptions, { onChange, onLeave, onTooLong }: LineEvents): Line {
  const { hasLines, longest } = options;
  const box = boxFor(node, options);
  const over = new AbortController();
  const { signal } = over;
  let written = options.value;
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    heard: (event: HTMLElementEventMap[Name]) => void,
  ): void => box.addEventListener(name, heard, { signal });
  listen("input", () => {
    written = plain(box.textContent, hasLines);
    onChange(written);
  });
  listen("beforeinput", (event) => {
    const isBreak = event.inputType === "insertLineBreak" || event.inputType === "insertParagraph";
    const isFull = longest !== null && !event.isComposing && isTooMuch(box, event, longest);
    if ((!isBreak || hasLines) && !isFull) return;
    event.preventDefault();
    if (isFull) onTooLong(longest);
  });
  listen("keydown", (event) => {
    const isDone = event.key === "Enter" && !hasLines && !event.ctrlKey && !event.metaKey;
    if (event.isComposing || (event.key !== "Tab" && !isDone)) return;
    event.preventDefault();
    event.stopPropagation();
    onLeave(event.shiftKey ? "previous" : "next");
  });
  // In the head of what folds, a space is a space.
  listen("keyup", (event) => {
    if (event.key === " ") event.preventDefault();
  });
  listen("blur", () => onLeave(null));
  node.replaceWith(box);
  box.focus({ preventScroll: true });
  box.scrollIntoView({ block: "nearest" });
  putCaret(box, options.isBorrowed);
  return {
    set: (value) => {
      if (value === written) return;
      written = value;
      box.textContent = value;
    },
    end: () => {
      over.abort();
      // What the page has drawn in its place meanwhile counts.
      if (box.isConnected) box.replaceWith(node);
    },
  };
}
