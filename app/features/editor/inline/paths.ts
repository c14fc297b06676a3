import { isRecord } from "~/domain/common/record";
import type { Operation } from "~/domain/editing/operations";
import { defaultLocale, type LocaleCode } from "~/domain/locale/locales";
import type { Field } from "~/domain/pages/module-definition";
import type { StoredModule } from "~/domain/pages/schema";
import { definitions } from "~/modules/definitions";
import { schemaAt, shapeOf } from "../form/shape";

/** Where a text stands in a module: a prop ("content"), or one of an entry of a list ("children.2.headline"). */
export interface TextPlace {
  field: Field;
  /** What its languages say. */
  values: Record<string, unknown>;
  /** The most characters; null: no limit. */
  longest: number | null;
}

const ownField = (fields: Record<string, Field>, key: string): Field | undefined =>
  Object.hasOwn(fields, key) ? fields[key] : undefined;

/** The text at a path; null if there is none (any more). */
export function textAt({ type, props }: StoredModule, path: string): TextPlace | null {
  const [key = "", index, inner = ""] = path.split(".");
  const definition = definitions.get(type);
  const field = definition && ownField(definition.fields, key);
  if (!field) return null;
  const shape = shapeOf(schemaAt(definition.schema, key));
  if (index === undefined) return { field, values: isRecord(props[key]) ? props[key] : {}, longest: shape.longest };
  const list: unknown = props[key];
  const entry: unknown = Array.isArray(list) ? list[Number(index)] : undefined;
  const own = ownField(field.of ?? {}, inner);
  if (!own || !shape.entry || !isRecord(entry)) return null;
  const { longest } = shapeOf(schemaAt(shape.entry, inner));
  return { field: own, values: isRecord(entry[inner]) ? entry[inner] : {}, longest };
}

/** What a text is called. */
export const labelOfText = ({ field }: TextPlace, lang: LocaleCode): string =>
  field.label[lang] ?? field.label[defaultLocale] ?? "";

/** Writes a text in a language; undefined takes it away. Entries of a list are one value with their list. */
export function writingAt(
  module: StoredModule,
  path: string,
  { lang, value }: { lang: LocaleCode; value: unknown },
): Operation | null {
  const place = textAt(module, path);
  if (!place) return null;
  const [key = "", index, inner = ""] = path.split(".");
  const { id } = module;
  if (index === undefined) return { op: "set", id, key, lang, ...(value !== undefined && { value }) };
  const { [lang]: _was, ...others } = place.values;
  const texts = value === undefined ? others : { ...others, [lang]: value };
  const list = module.props[key] as Record<string, unknown>[];
  return { op: "set", id, key, value: list.with(Number(index), { ...list[Number(index)], [inner]: texts }) };
}
