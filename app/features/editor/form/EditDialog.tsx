import { useEffect, useRef, useState, type RefObject } from "react";
import type { Operation } from "~/domain/editing/operations";
import { locales, translate } from "~/domain/locale/locales";
import type { StoredModule } from "~/domain/pages/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { definitions } from "~/modules/definitions";
import styles from "./EditDialog.module.css";
import { FieldSet } from "./FieldSet";
import { problemsOf } from "./problems";
import { ToolDialog } from "./ToolDialog";
import dialog from "./ToolDialog.module.css";
import { useKeys } from "./use-keys";
import { schemaAt, shapeOf } from "./shape";
import type { FieldPlace } from "../session";
import { useTyped } from "./use-typed";

interface EditDialogProps {
  /** As it stands in the working copy, changed by every key. */
  module: StoredModule;
  /** What visitors see of it; undefined: it has never been published. */
  before?: StoredModule["props"] | undefined;
  /** Its edge number: "5.2". */
  number: string;
  /** The field to begin with. */
  at?: FieldPlace | undefined;
  onSet: (operation: Operation) => void;
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

/** How many of a module's texts there are in a language, of how many. */
function completeness(module: StoredModule, keys: readonly string[], lang: string) {
  const filled = keys.filter((key) => {
    const value = (module.props[key] as Record<string, unknown> | undefined)?.[lang];
    return value !== undefined && value !== null && value !== "";
  });
  return { filled: filled.length, all: keys.length };
}

/**
 * Everything that can be said of a module, generated from its definition: both languages side by side, what they share,
 * pictures apart. What is typed is in the working copy at once; there is nothing to save.
 */
export default function EditDialog({ module, before, number, at, onSet, onClose }: EditDialogProps) {
  const t = useT("editor-form");
  const { lang } = useLocale();
  const { isTyped, set: type, takeBack } = useTyped(module, onSet);
  const definition = definitions.get(module.type);
  const body = useRef<HTMLDivElement>(null);
  useFirstField(body, at);
  useKeys(body, (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onClose();
    if (event.key === "F6") nextLanguage(event);
  });
  if (!definition) return null;
  const name = translate(definition.label, lang).value;
  const { schema, fields, defaults } = definition;
  // What nobody has said is as in a new module, and is published so.
  const values = { ...defaults, ...module.props };
  const problems = problemsOf(schema, values);
  const translated = Object.keys(fields).filter((key) => shapeOf(schemaAt(schema, key)).isTranslated);
  const pictures = Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind === "image"));
  const rest = Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== "image"));
  const set = (key: string, value: unknown, code?: string) =>
    type({
      op: "set",
      id: module.id,
      key,
      ...(code !== undefined && { lang: code }),
      ...(value !== undefined && { value }),
    });
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
              {locales.map(({ code, name }) => (
                <p key={code}>
                  <abbr title={name}>{code.toUpperCase()}</abbr> <b>{name}</b>{" "}
                  <span>{t("complete", completeness(module, translated, code))}</span>
                </p>
              ))}
            </div>
          )}
          <FieldSet {...given} fields={rest} />
        </div>
      </div>
    </ToolDialog>
  );
}
