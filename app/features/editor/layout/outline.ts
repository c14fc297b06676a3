import { modulesOf } from "~/domain/editing/tree";
import type { PageDocument } from "~/domain/pages/document";
import type { StoredContainer } from "~/domain/pages/schema";

/** A section and what stands in it, without its words. */
export interface Outlined {
  id: string;
  modules: readonly { id: string; type: string }[];
}

export type Outline = readonly Outlined[];

const outlined = (section: StoredContainer): Outlined => ({
  id: section.id,
  modules: modulesOf(section).map(({ id, type }) => ({ id, type })),
});

const isSame = (a: Outlined, b: Outlined): boolean =>
  a.id === b.id &&
  a.modules.length === b.modules.length &&
  a.modules.every(({ id, type }, at) => id === b.modules[at]?.id && type === b.modules[at].type);

/** Outlines of documents that follow each other: what is the same is the same object, whatever is written in it. */
export function outliner(): (document: PageDocument) => Outline {
  const known = new WeakMap<StoredContainer, Outlined>();
  let last: Outline = [];
  const outlineOf = (section: StoredContainer, before: ReadonlyMap<string, Outlined>): Outlined => {
    const made = known.get(section) ?? outlined(section);
    const was = before.get(section.id);
    const kept = was && isSame(was, made) ? was : made;
    known.set(section, kept);
    return kept;
  };
  return ({ containers }) => {
    const before = new Map(last.map((section) => [section.id, section]));
    const next = containers.map((section) => outlineOf(section, before));
    if (next.length !== last.length || next.some((section, at) => section !== last[at])) last = next;
    return last;
  };
}
