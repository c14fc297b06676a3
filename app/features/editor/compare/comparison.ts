import { isRecord } from "~/domain/common/record";
import type { RichTextNode } from "~/domain/common/schema";
import { before, edgeNumber, findModule, placed } from "~/domain/editing/tree";
import { defaultLocale, type LocaleCode } from "~/domain/locale/locales";
import type { PageDocument } from "~/domain/pages/document";
import type { StoredContainer, StoredModule } from "~/domain/pages/schema";
import { definitions } from "~/modules/definitions";
import { mapTexts } from "../inline/name-texts";
import { textAt } from "../inline/paths";
import { changesSince, type Change } from "../store/changes";
import { hasMarks, mergedLine, mergedRichText, unmarked } from "./merged-text";

/** What became of a section or module between two versions. */
export interface Compared extends Change {
  /** By which it is called: now, or, where it is gone, before. */
  number: string;
  /** Where it was, if that is elsewhere. */
  from?: string;
  /** Texts in another wording, in the language of the page. */
  texts: number;
  /** The words that went and came, for whoever does not see them marked. */
  removed: string[];
  added: string[];
  /** Ids of pictures that were exchanged. */
  pictures: { was: number | null; is: number | null }[];
  /** Other props that are not what they were. */
  fields: string[];
}

export interface Comparison {
  /** The later version, in which what went still stands where it stood, and texts are in both wordings. */
  both: PageDocument;
  changes: Compared[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const shown = (values: Record<string, unknown>, lang: LocaleCode): unknown =>
  [values[lang], values[defaultLocale]].find((value) => value !== undefined && value !== "");

const asText = (value: unknown): string => (typeof value === "string" ? value : "");
const isRich = (value: unknown): value is RichTextNode => isRecord(value) && value.type === "doc";
const asRich = (value: unknown): RichTextNode | undefined => (isRich(value) ? value : undefined);

/** Entries of a list that are gone still stand at its end. */
function withGoneEntries(was: StoredModule, is: StoredModule): Record<string, unknown> {
  const lists = Object.entries(definitions.get(is.type)?.fields ?? {}).flatMap(([key, { of }]): [string, unknown][] => {
    const [old, now] = [was.props[key], is.props[key]];
    return of && Array.isArray(old) && Array.isArray(now) && old.length > now.length
      ? [[key, [...now, ...old.slice(now.length)]]]
      : [];
  });
  return { ...is.props, ...Object.fromEntries(lists) };
}

type Texts = Pick<Compared, "texts" | "removed" | "added">;

/** A module in both wordings, and how many texts have two. */
function merged(was: StoredModule, is: StoredModule, lang: LocaleCode): { module: StoredModule } & Texts {
  const definition = definitions.get(is.type);
  const told: Texts = { texts: 0, removed: [], added: [] };
  if (!definition || is.version > definition.version) return { module: is, ...told };
  const { fields, schema } = definition;
  const props = mapTexts(withGoneEntries(was, is), { fields, schema, under: "" }, ({ value, field, path }) => {
    const [old, now] = [was, is].map((module) => shown(textAt(module, path)?.values ?? {}, lang));
    if (same(old, now)) return value;
    const text =
      field.kind === "rich-text" ? mergedRichText(asRich(old), asRich(now)) : mergedLine(asText(old), asText(now));
    told.texts += 1;
    for (const { kind, words } of spansIn(text)) told[kind].push(words);
    return { ...value, [lang]: text };
  });
  return { module: { ...is, props }, ...told };
}

/** The runs of words that a merged text marks. */
function spansIn(value: unknown): { kind: "removed" | "added"; words: string }[] {
  if (typeof value === "string") {
    if (!hasMarks(value)) return [];
    const { words, spans } = unmarked(value);
    return spans.map(({ kind, from, to }) => ({ kind, words: words.slice(from, to).trim() }));
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(spansIn) : [];
}

/** Ids of the pictures in a value, in its order. */
function picturesIn(value: unknown): number[] {
  if (isRecord(value) && typeof value.$media === "number") return [value.$media];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}

function exchanged(was: StoredModule, is: StoredModule): Compared["pictures"] {
  const [old, now] = [picturesIn(was.props), picturesIn(is.props)];
  return Array.from({ length: Math.max(old.length, now.length) }, (_, index) => ({
    was: old[index] ?? null,
    is: now[index] ?? null,
  })).filter((pair) => pair.was !== pair.is);
}

/** Props beside texts and pictures that changed. */
const otherFields = (was: StoredModule, is: StoredModule): string[] =>
  Object.entries(definitions.get(is.type)?.fields ?? {})
    .filter(([, { kind }]) => !["line", "text", "rich-text", "image", "list"].includes(kind))
    .map(([key]) => key)
    .filter((key) => !same(was.props[key], is.props[key]));

/** The later version with what is gone where it stood. */
function withGone(was: PageDocument, is: PageDocument, gone: ReadonlySet<string>): StoredContainer[] {
  const filled = is.containers.map((section) => {
    const old = was.containers.find(({ id }) => id === section.id);
    return {
      ...section,
      columns: section.columns.map((column, index) => {
        const stood = old?.columns[index]?.children ?? [];
        const children = stood.reduce<StoredModule[]>(
          (now, module, at) => (gone.has(module.id) ? placed(now, module, before(stood, at)) : now),
          column.children,
        );
        return { ...column, children: children.map((module, order) => ({ ...module, order })) };
      }),
    };
  });
  return was.containers.reduce<StoredContainer[]>((now, section, at) => {
    if (!gone.has(section.id)) return now;
    // What of it lives on elsewhere stands there.
    const rest = section.columns.map((column) => ({
      ...column,
      children: column.children.filter(({ id }) => !findModule(is, id)),
    }));
    return placed(now, { ...section, columns: rest }, before(was.containers, at));
  }, filled);
}

/** What became of a page between two versions, as one page in a language. */
export function comparisonOf(was: PageDocument, is: PageDocument, lang: LocaleCode): Comparison {
  const found = changesSince(was, is);
  const gone = new Set(found.filter(({ kind }) => kind === "removed").map(({ id }) => id));
  const modules = new Map<string, StoredModule>();
  const changes = found.map((change): Compared => {
    const { id, kind } = change;
    const [from, number] = [edgeNumber(was, id) ?? "", edgeNumber(is, id)];
    const told = { ...change, number: number ?? from, ...(kind === "moved" && { from }) };
    const [old, now] = [findModule(was, id)?.module, findModule(is, id)?.module];
    if (kind !== "changed" || !old || !now)
      return { ...told, texts: 0, removed: [], added: [], pictures: [], fields: [] };
    const { module, ...texts } = merged(old, now, lang);
    modules.set(id, module);
    return { ...told, ...texts, pictures: exchanged(old, now), fields: otherFields(old, now) };
  });
  const containers = withGone(was, is, gone).map((section) => ({
    ...section,
    columns: section.columns.map((column) => ({
      ...column,
      children: column.children.map((module) => modules.get(module.id) ?? module),
    })),
  }));
  const order = containers.flatMap(({ id, columns }) => [
    id,
    ...columns.flatMap(({ children }) => children.map((module) => module.id)),
  ]);
  return {
    both: { containers },
    changes: changes.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
  };
}
