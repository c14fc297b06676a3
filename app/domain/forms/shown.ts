import { formatDay } from "../format/day";
import { formatClock } from "../format/time";
import type { LocaleCode } from "../locale/locales";
import { fieldType } from "./field-types";
import type { FieldValue, Form, FormField } from "./schema";

/** One line of an entry: what was asked, and what was answered, in words. */
export interface ShownValue {
  slug: string;
  label: string;
  text: string;
}

interface Words {
  lang: LocaleCode;
  /** Names of files by their ids. */
  files: ReadonlyMap<string, string>;
  /** What a tick says. */
  yes: string;
}

function textOf(field: FormField, value: FieldValue, { lang, files, yes }: Words): string {
  if (value === true) return yes;
  if (value === null || value === false || value === "") return "";
  const labelOf = (choice: string) => field.choices.find(({ value: own }) => own === choice)?.label ?? choice;
  if (Array.isArray(value)) return value.map(labelOf).join(", ");
  const text = String(value);
  switch (field.field_type) {
    case fieldType.choice:
    case fieldType.radio:
      return labelOf(text);
    case fieldType.date:
    case fieldType.birthDate:
      return formatDay(text, "full", lang);
    case fieldType.moment:
      return `${formatDay(text, "full", lang)}, ${formatClock(text.slice(11, 16), lang)}`;
    case fieldType.file:
      return files.get(text) ?? "";
    default:
      return text;
  }
}

/** An entry for people, in the order of the form; what was left empty is left out. */
export const shownValues = (form: Form, values: Record<string, FieldValue>, words: Words): ShownValue[] =>
  form.fields.flatMap((field) => {
    const text = textOf(field, values[field.slug] ?? null, words);
    return text === "" || !field.visible ? [] : [{ slug: field.slug, label: field.label, text }];
  });
