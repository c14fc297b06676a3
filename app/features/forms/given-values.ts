import { emailConfirm, fieldType, isList } from "~/domain/forms/field-types";
import type { FieldValue, Form, FormField } from "~/domain/forms/schema";
import { nameOf, partOf, type Typed } from "./form-names";

const first = (typed: Typed, name: string): string => typed[name]?.[0]?.trim() ?? "";

/** Parts of one value; nothing if none was filled in, so that what is half there is seen to be. */
const joined = (parts: readonly string[], sign: string): string =>
  parts.every((part) => part === "") ? "" : parts.join(sign);

const two = (text: string): string => text.padStart(2, "0");

function valueOf({ slug, field_type }: FormField, typed: Typed): FieldValue {
  const name = nameOf(slug);
  if (isList(field_type)) return [...(typed[name] ?? [])];
  switch (field_type) {
    case fieldType.tick:
      return typed[name] !== undefined;
    case fieldType.birthDate: {
      const [day, month, year] = (["day", "month", "year"] as const).map((part) => first(typed, partOf(name, part)));
      return joined(
        [year, month && two(month), day && two(day)].map((part) => part ?? ""),
        "-",
      );
    }
    case fieldType.moment:
      return joined([first(typed, partOf(name, "day")), first(typed, partOf(name, "time"))], "T");
    case fieldType.file:
      return (typed[partOf(name, "drop")] ? "" : first(typed, partOf(name, "kept"))) || null;
    default:
      return typed[name]?.[0] ?? "";
  }
}

/** The values of a form by slugs, from what was typed into its controls. */
export const givenValues = ({ fields }: Pick<Form, "fields">, typed: Typed): Record<string, FieldValue> =>
  Object.fromEntries(
    fields
      .filter(({ visible }) => visible)
      .map((field) => [
        field.slug,
        field.slug === emailConfirm.slug ? first(typed, nameOf(field.slug)) : valueOf(field, typed),
      ]),
  );
