import { uploads } from "~/domain/forms/field-types";
import type { FieldProblem } from "~/domain/forms/judge";
import type { ShownValue } from "~/domain/forms/shown";

/** What the form sends besides its fields. */
export const besides = { ticket: "form.ticket", key: "form.key", trap: "homepage" } as const;

/** The name of a field's control. No field can take the name of something else. */
export const nameOf = (slug: string): string => `f.${slug}`;

/** The names of controls that make one value together, or belong to a file. */
export const partOf = (name: string, part: "day" | "month" | "year" | "time" | "kept" | "name" | "bytes" | "drop") =>
  `${name}.${part}`;

/** What was typed, by the names of the controls. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** Why a form was not accepted as a whole. */
export type Refusal = "too_many" | "trap" | "time" | "failed";
export type ShownProblem = FieldProblem | "file_kind" | "file_size";

/** What the form's page is answered when the form was sent. */
export interface FormAnswer {
  /** Arrived: its number, when (ISO with the house's offset), and what was sent. */
  done: { id: number; at: string; lines: ShownValue[] } | null;
  typed: Typed;
  problems: { slug: string; problem: ShownProblem }[];
  refusal: Refusal | null;
  /** Whom to call instead; "" if nobody said. */
  phone: string;
  /** Takes the place of the page's, which was too old. */
  ticket?: string;
}

/** Everything that was typed; files cannot be shown again. */
export function typedOf(form: FormData): Record<string, string[]> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(
    [...new Set(texts.map(([name]) => name))]
      .filter((name) => name.startsWith(nameOf("")))
      .map((name) => [name, texts.filter(([own]) => own === name).map(([, value]) => value)]),
  );
}

const isFile = (entry: [string, FormDataEntryValue]): entry is [string, File] =>
  typeof entry[1] !== "string" && entry[1].size > 0;

/** Files that were chosen, by the slugs of their fields. */
export const filesOf = (form: FormData): { slug: string; file: File }[] =>
  [...form].filter(isFile).map(([name, file]) => ({ slug: name.slice(nameOf("").length), file }));

/** What is wrong with files before they are sent: they are too large. */
export const oversized = (form: FormData): FormAnswer["problems"] =>
  filesOf(form)
    .filter(({ file }) => file.size > uploads.bytes)
    .map(({ slug }) => ({ slug, problem: "file_size" }));
