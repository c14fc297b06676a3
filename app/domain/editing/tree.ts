import type { PageDocument } from "../pages/document";
import type { StoredContainer, StoredModule } from "../pages/schema";

/** Where a module stands at this moment. Positions are never stored: they are what everybody sees. */
export interface Standing {
  section: StoredContainer;
  /** Position of the section, from 0. */
  at: number;
  column: number;
  /** Position within the column, from 0. */
  index: number;
  module: StoredModule;
}

/** The modules of a section in reading order. */
export const modulesOf = (section: StoredContainer): StoredModule[] =>
  section.columns.flatMap(({ children }) => children);

/** Where a module stands; undefined if it is not in the document (any more). */
export function findModule({ containers }: PageDocument, id: string): Standing | undefined {
  for (const [at, section] of containers.entries())
    for (const [column, { children }] of section.columns.entries()) {
      const index = children.findIndex((module) => module.id === id);
      const module = children[index];
      if (module) return { section, at, column, index, module };
    }
  return undefined;
}

export const findSection = ({ containers }: PageDocument, id: string): StoredContainer | undefined =>
  containers.find((section) => section.id === id);

/** What stands before the entry at `index`; null: nothing. */
export const before = (list: readonly { id: string }[], index: number): string | null => list[index - 1]?.id ?? null;

/** `item` behind the entry named `after`, first for null; at the end if that entry is gone. */
export function placed<T extends { id: string }>(list: readonly T[], item: T, after: string | null): T[] {
  const found = after === null ? 0 : list.findIndex(({ id }) => id === after) + 1;
  const index = after !== null && found === 0 ? list.length : found;
  return [...list.slice(0, index), item, ...list.slice(index)];
}

/** Every id of the document, of sections and modules. */
export const idsOf = ({ containers }: PageDocument): Set<string> =>
  new Set(containers.flatMap((section) => [section.id, ...modulesOf(section).map(({ id }) => id)]));

/** The number by which editors call the section, or the module within it, at these positions (from 0): "5", "5.2". */
export const numberAt = (section: number, module?: number): string =>
  module === undefined ? String(section + 1) : `${section + 1}.${module + 1}`;

const numbers = new WeakMap<PageDocument, ReadonlyMap<string, string>>();

const numbered = ({ containers }: PageDocument): ReadonlyMap<string, string> =>
  new Map(
    containers.flatMap((section, at) => [
      [section.id, numberAt(at)] as const,
      ...modulesOf(section).map(({ id }, index) => [id, numberAt(at, index)] as const),
    ]),
  );

/** The number an editor sees: "5" for a section, "5.2" for a module; undefined if it is not there. */
export function edgeNumber(document: PageDocument, id: string): string | undefined {
  const known = numbers.get(document) ?? numbered(document);
  numbers.set(document, known);
  return known.get(id);
}
