import { isRecord } from "~/domain/common/record";
import type { z } from "zod";
import type { RichTextNode } from "~/domain/common/schema";
import { defaultLocale, findLocale, type LocaleCode } from "~/domain/locale/locales";
import type { PageDocument } from "~/domain/pages/document";
import type { Field } from "~/domain/pages/module-definition";
import type { StoredContainer, StoredModule } from "~/domain/pages/schema";
import { isRichText, paragraph, richTextWords } from "~/domain/pages/words";
import { definitions } from "~/modules/definitions";
import { schemaAt, shapeOf } from "../form/shape";
import { sealed } from "./sealed";

const isTranslated = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.keys(value).every((key) => findLocale(key) !== undefined);
const isSaid = (text: unknown): boolean => (isRichText(text) ? richTextWords(text) !== "" : Boolean(text));

/** What the name of a text begins with that stands where words are missing. */
export const missingSign = "?";

/** A text per language of a module, and where it stands: "content", "children.2.headline". */
interface Found {
  value: Record<string, unknown>;
  field: Field;
  path: string;
  /** No publication goes without it. */
  isRequired: boolean;
}

const requiredKeys = new WeakMap<z.ZodObject, ReadonlySet<string>>();

function requiredOf(schema: z.ZodObject): ReadonlySet<string> {
  const known = requiredKeys.get(schema);
  if (known) return known;
  const keys = new Set(Object.keys(schema.shape).filter((key) => !schemaAt(schema, key).safeParse({}).success));
  requiredKeys.set(schema, keys);
  return keys;
}

const textKinds: readonly Field["kind"][] = ["line", "text", "rich-text"];

interface Fields {
  fields: Record<string, Field>;
  schema: z.ZodObject;
  under: string;
}

/** Props with other values for their texts. */
export function mapTexts(
  props: Record<string, unknown>,
  { fields, schema, under }: Fields,
  change: (found: Found) => unknown,
): Record<string, unknown> {
  const changed = Object.entries(fields).flatMap(([key, field]): [string, unknown][] => {
    const value = props[key] ?? {};
    const path = under + key;
    if (textKinds.includes(field.kind) && isTranslated(value) && shapeOf(schemaAt(schema, key)).isTranslated)
      return [[key, change({ value, field, path, isRequired: requiredOf(schema).has(key) })]];
    const { entry } = shapeOf(schemaAt(schema, key));
    const { of } = field;
    if (!of || !entry || !Array.isArray(value)) return [];
    const named = value.map((item: unknown, index) =>
      isRecord(item) ? mapTexts(item, { fields: of, schema: entry, under: `${path}.${index}.` }, change) : item,
    );
    return [[key, named]];
  });
  return { ...props, ...Object.fromEntries(changed) };
}

/** A rich text with a name in its first words. */
function withName(node: RichTextNode, name: string): RichTextNode {
  if (node.text) return { ...node, text: sealed(node.text, name) };
  const at = (node.content ?? []).findIndex((child) => richTextWords(child) !== "");
  const first = node.content?.[at];
  return first ? { ...node, content: (node.content ?? []).with(at, withName(first, name)) } : node;
}

/** A text that is found on the page. Where one is missing that has to be there, its label holds its place. */
function named({ value, field, path, isRequired }: Found, lang: LocaleCode): unknown {
  const shown = [lang, defaultLocale].find((code) => isSaid(value[code]));
  const text = shown === undefined ? undefined : value[shown];
  if (shown !== undefined && isRichText(text)) return { ...value, [shown]: withName(text, path) };
  if (shown !== undefined && typeof text === "string") return { ...value, [shown]: sealed(text, path) };
  if (!isRequired || shown !== undefined) return value;
  const words = sealed(field.label[lang] ?? field.label[defaultLocale] ?? path, missingSign + path);
  return { ...value, [lang]: field.kind === "rich-text" ? paragraph(words) : words };
}

type Props = StoredModule["props"];
/** Moved, a module says what it said. */
const kept = new WeakMap<Props, Map<LocaleCode, Props>>();

function namedModule(module: StoredModule, lang: LocaleCode): StoredModule {
  const before = kept.get(module.props)?.get(lang);
  if (before) return { ...module, props: before };
  const definition = definitions.get(module.type);
  if (!definition || module.version > definition.version) return module;
  const { fields, schema } = definition;
  const props = mapTexts(module.props, { fields, schema, under: "" }, (found) => named(found, lang));
  kept.set(module.props, new Map([...(kept.get(module.props) ?? []), [lang, props]]));
  return { ...module, props };
}

const keptSections = new WeakMap<StoredContainer, Map<LocaleCode, StoredContainer>>();

function namedSection(section: StoredContainer, lang: LocaleCode): StoredContainer {
  const known = keptSections.get(section) ?? new Map<LocaleCode, StoredContainer>();
  const before = known.get(lang);
  if (before) return before;
  const columns = section.columns.map((column) => ({
    ...column,
    children: column.children.map((module) => namedModule(module, lang)),
  }));
  const made = { ...section, columns };
  keptSections.set(section, known.set(lang, made));
  return made;
}

/** A document whose texts can be found on the page as it is drawn in a language. Not to be kept or sent. */
export const withNames = ({ containers }: PageDocument, lang: LocaleCode): PageDocument => ({
  containers: containers.map((section) => namedSection(section, lang)),
});
