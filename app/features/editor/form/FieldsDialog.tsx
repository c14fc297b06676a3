import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import type { z } from "zod";
import { locales } from "~/domain/locale/locales";
import type { Field } from "~/domain/pages/module-definition";
import { useT } from "~/i18n/use-t";
import type { FieldPlace } from "../session";
import { FieldSet } from "./FieldSet";
import styles from "./FieldsDialog.module.css";
import { problemsOf } from "./problems";
import { schemaAt, shapeOf } from "./shape";
import { ToolDialog } from "./ToolDialog";
import dialog from "./ToolDialog.module.css";
import { useKeys } from "./use-keys";
import { useTyped, type Entry } from "./use-typed";

interface FieldsDialogProps {
  /** What it is called by on the page: "5.2". */
  number: string;
  name: string;
  fields: Readonly<Record<string, Field>>;
  schema: z.ZodObject;
  /** As it stands in the working copy, changed by every key. */
  said: Readonly<Record<string, unknown>>;
  /** What holds where nobody has said anything. */
  defaults?: Readonly<Record<string, unknown>>;
  /** What visitors see of it; undefined: it has never been published. */
  before?: Readonly<Record<string, unknown>> | undefined;
  /** The field to begin with. */
  at?: FieldPlace | undefined;
  /** Something to know of its fields. */
  note?: ReactNode;
  onSet: (entry: Entry) => void;
  onClose: () => void;
}

const writable = "input, textarea, select, [contenteditable='true']";
/** Where nothing is written, something is chosen; a rich text has buttons of its own before its words. */
const pressed = ":scope:not([data-kind='rich-text']) button";

/** Puts the caret into a field; into the first one, where none is named. What is written with comes a moment later. */
function useFirstField(body: RefObject<HTMLDivElement | null>, at: FieldPlace | undefined): void {
  const [place] = useState(at);
  useEffect(() => {
    const { current } = body;
    if (!current) return;
    const named = place && `[data-field="${CSS.escape(place.key)}"]`;
    const inLanguage = place?.lang ? `${named}[data-lang="${CSS.escape(place.lang)}"]` : named;
    const focus = (): boolean => {
      const within = named ? (current.querySelector(inLanguage ?? named) ?? current.querySelector(named)) : null;
      const root = within ?? current;
      const field = root.querySelector<HTMLElement>(writable) ?? root.querySelector<HTMLElement>(pressed);
      field?.focus();
      return field !== null;
    };
    if (focus() || !named) return;
    const coming = new MutationObserver(() => focus() && coming.disconnect());
    coming.observe(current, { childList: true, subtree: true });
    return () => coming.disconnect();
  }, [body, place]);
}

/** F6 goes from a field to the same in the next language. */
function nextLanguage(event: KeyboardEvent): void {
  const row = event.target instanceof Element ? event.target.closest("[data-row]") : null;
  const fields = [...(row?.querySelectorAll<HTMLElement>("input, textarea, [contenteditable='true']") ?? [])];
  const at = fields.findIndex((field) => field === event.target || field.contains(event.target as Node));
  if (fields.length < 2) return;
  event.preventDefault();
  fields[(at + 1) % fields.length]?.focus();
}

/** How many of the texts there are in a language, of how many. */
function completeness(said: FieldsDialogProps["said"], keys: readonly string[], lang: string) {
  const filled = keys.filter((key) => {
    const value = (said[key] as Record<string, unknown> | undefined)?.[lang];
    return value !== undefined && value !== null && value !== "";
  });
  return { filled: filled.length, all: keys.length };
}

/**
 * Everything that can be said of something on the page, generated from its fields: both languages side by side, what they
 * share, pictures apart. What is typed is in the working copy at once; there is nothing to save.
 */
export function FieldsDialog({
  number,
  name,
  fields,
  schema,
  said,
  defaults,
  before,
  at,
  note,
  onSet,
  onClose,
}: FieldsDialogProps) {
  const t = useT("editor-form");
  const { isTyped, set: type, takeBack } = useTyped(said, onSet);
  const body = useRef<HTMLDivElement>(null);
  useFirstField(body, at);
  useKeys(body, (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onClose();
    if (event.key === "F6") nextLanguage(event);
  });
  // What nobody has said is as in a new one, and is published so.
  const values = { ...defaults, ...said };
  const problems = problemsOf(schema, values);
  const translated = Object.keys(fields).filter((key) => shapeOf(schemaAt(schema, key)).isTranslated);
  const pictures = Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind === "image"));
  const rest = Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== "image"));
  const set = (key: string, value: unknown, code?: string) =>
    type({ key, ...(code !== undefined && { lang: code }), ...(value !== undefined && { value }) });
  const given = { schema, values, before, problems, onChange: set };
  return (
    <ToolDialog
      sign={number}
      name={name}
      problems={problems.length}
      onClose={onClose}
      foot={
        <>
          <button type="button" className={dialog.done} onClick={onClose}>
            {t("done")}
          </button>
          <button type="button" className={dialog.quiet} disabled={!isTyped} onClick={takeBack}>
            {t("discard")}
          </button>
          <span className={dialog.note}>{t("savedAlong")}</span>
        </>
      }
    >
      <div ref={body} className={styles.body} data-pictures={Object.keys(pictures).length > 0 || undefined}>
        {Object.keys(pictures).length > 0 && (
          <div className={styles.aside}>
            <FieldSet {...given} fields={pictures} />
          </div>
        )}
        <div className={styles.fields}>
          {translated.length > 0 && (
            <div className={styles.languages}>
              {locales.map(({ code, name: language }) => (
                <p key={code}>
                  <abbr title={language}>{code.toUpperCase()}</abbr> <b>{language}</b>{" "}
                  <span>{t("complete", completeness(said, translated, code))}</span>
                </p>
              ))}
            </div>
          )}
          <FieldSet {...given} fields={rest} />
          {note && <p className={styles.note}>{note}</p>}
        </div>
      </div>
    </ToolDialog>
  );
}
