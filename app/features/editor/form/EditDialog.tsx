import { useEffect, useRef, useState } from "react";
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

interface EditDialogProps {
  /** As it stands in the working copy, changed by every key. */
  module: StoredModule;
  /** Its edge number: "5.2". */
  number: string;
  onSet: (operation: Operation) => void;
  onClose: () => void;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What brings a module's props back to what they were. */
function backTo(was: StoredModule, now: StoredModule): Operation[] {
  const keys = new Set([...Object.keys(was.props), ...Object.keys(now.props)]);
  return [...keys]
    .filter((key) => !isSame(was.props[key], now.props[key]))
    .map((key) => ({
      op: "set",
      id: was.id,
      key,
      ...(was.props[key] !== undefined && { value: was.props[key] }),
    }));
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
export default function EditDialog({ module, number, onSet, onClose }: EditDialogProps) {
  const t = useT("editor-form");
  const { lang } = useLocale();
  const [opened] = useState(module);
  const definition = definitions.get(module.type);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    body.current?.querySelector<HTMLElement>("input, textarea, select, [contenteditable='true']")?.focus();
  }, []);
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
  const back = backTo(opened, module);
  const set = (key: string, value: unknown, code?: string) =>
    onSet({
      op: "set",
      id: module.id,
      key,
      ...(code !== undefined && { lang: code }),
      ...(value !== undefined && { value }),
    });
  const given = { schema, values, problems, onChange: set };
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
          <button
            type="button"
            className={dialog.quiet}
            disabled={back.length === 0}
            onClick={() => back.forEach(onSet)}
          >
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
