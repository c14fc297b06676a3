import { useRef } from "react";
import { useT } from "~/i18n/use-t";
import parts from "../../panels/parts.module.css";
import { problemsAt } from "../problems";
import type { InputProps } from "./field-props";
import styles from "./ListInput.module.css";

type Entry = Record<string, unknown>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The list with its entries at two places changed about. */
const swapped = (list: readonly Entry[], a: number, b: number): Entry[] =>
  list.map((entry, index) => (index === a ? list[b] : index === b ? list[a] : entry) ?? entry);

/** Sets one key of an entry, or one language of it. */
const withValue = (entry: Entry, key: string, value: unknown, lang: string | undefined): Entry => {
  if (lang === undefined) return { ...entry, [key]: value };
  const languages = isEntry(entry[key]) ? entry[key] : {};
  return { ...entry, [key]: { ...languages, [lang]: value } };
};

/** Entries in an order, each with the same fields: added, changed, moved, taken away. */
export function ListInput({ id, field, shape, value, before, onChange, problems, Fields }: InputProps) {
  const t = useT("editor-form");
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const entries = Array.isArray(value) ? value.filter(isEntry) : [];
  // Of a list that was made longer or shorter nobody knows which entry was which.
  const published = Array.isArray(before) && before.length === entries.length ? before.filter(isEntry) : undefined;
  const { of: fields = {} } = field;
  const { entry: schema } = shape;
  if (!schema) return null;
  const focusEntry = (index: number) =>
    requestAnimationFrame(() =>
      (
        list.current?.children[index]?.querySelector<HTMLElement>("input:enabled, textarea:enabled, button:enabled") ??
        adding.current
      )?.focus(),
    );
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.list}>
      <ol ref={list}>
        {entries.map((entry, index) => (
          <li key={index}>
            <div className={styles.head}>
              <b>{index + 1}</b>
              <button type="button" disabled={index === 0} onClick={() => onChange(swapped(entries, index, index - 1))}>
                {t("list.up", { number: index + 1 })}
              </button>
              <button
                type="button"
                disabled={index === entries.length - 1}
                onClick={() => onChange(swapped(entries, index, index + 1))}
              >
                {t("list.down", { number: index + 1 })}
              </button>
              <button
                type="button"
                onClick={() => {
                  onChange(entries.toSpliced(index, 1));
                  // What was pressed is gone with the last one.
                  if (index === entries.length - 1) focusEntry(index - 1);
                }}
              >
                {t("list.remove", { number: index + 1 })}
              </button>
            </div>
            <Fields
              fields={fields}
              schema={schema}
              values={entry}
              before={published?.[index]}
              problems={problemsAt(problems, String(index))}
              onChange={(key, next, lang) => onChange(entries.with(index, withValue(entry, key, next, lang)))}
            />
          </li>
        ))}
      </ol>
      <button
        ref={adding}
        type="button"
        className={parts.button}
        onClick={() => {
          onChange([...entries, {}]);
          focusEntry(entries.length);
        }}
      >
        {t("list.add")}
      </button>
    </div>
  );
}
