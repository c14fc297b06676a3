import { isRecord } from "~/domain/common/record";
import type { RichTextNode } from "~/domain/common/schema";
import { modulesOf } from "~/domain/editing/tree";
import { isExternalLink, isSafeLink } from "~/domain/links/links";
import type { PageDocument } from "~/domain/pages/document";
import type { Field } from "~/domain/pages/module-definition";
import type { StoredModule } from "~/domain/pages/schema";
import { definitions } from "~/modules/definitions";

/** A link within the house, as it is stored: without language. */
export interface OwnLink {
  /** Id of the module it is in. */
  module: string;
  to: string;
}

/** Where words of a rich text lead, wherever such a text stands in a value. */
function inWords(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(inWords);
  if (!isRecord(value)) return [];
  const marks = (value as Partial<RichTextNode>).marks ?? [];
  const own = Array.isArray(marks) ? marks.flatMap(({ type, attrs }) => (type === "link" ? [attrs?.href] : [])) : [];
  return [...own.filter((href) => typeof href === "string"), ...Object.values(value).flatMap(inWords)];
}

/** Where fields lead that hold nothing but an address, in entries of lists, too. */
const inFields = (fields: Readonly<Record<string, Field>>, values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields).flatMap(([key, { kind, of }]) => {
    const value = values[key];
    if (kind === "link") return [value, ...(isRecord(value) ? Object.values(value) : [])].filter(isText);
    return of && Array.isArray(value) ? value.filter(isRecord).flatMap((entry) => inFields(of, entry)) : [];
  });

const isText = (value: unknown): value is string => typeof value === "string";

/** Files of the library are the house's own as well, though they are no pages. */
const isOwn = (to: string): boolean => isSafeLink(to) && (!isExternalLink(to) || to.startsWith("/media/"));

const known = new WeakMap<StoredModule["props"], readonly string[]>();

function linksOf({ type, props }: StoredModule): readonly string[] {
  const before = known.get(props);
  if (before) return before;
  const found = [...inWords(props), ...inFields(definitions.get(type)?.fields ?? {}, props)];
  const own = [...new Set(found.map((to) => to.split("#", 1)[0] ?? "").filter(isOwn))];
  known.set(props, own);
  return own;
}

/** Every link of a page within the house, in the order of the page; what is behind a `#` is not asked for. */
export const ownLinks = ({ containers }: PageDocument): OwnLink[] =>
  containers.flatMap(modulesOf).flatMap((module) => linksOf(module).map((to) => ({ module: module.id, to })));
