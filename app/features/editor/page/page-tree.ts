import type { PageEntry } from "~/domain/editing/tree-schema";

/** A page with how deep it stands. */
export interface Standing {
  entry: PageEntry;
  depth: number;
}

/** Where a page goes: below which, before which of those there (null: last). */
export interface PagePlace {
  parent: number | null;
  before: number | null;
}

/** Every page with how deep it stands, each below its parent; those in the trash are none of them. */
export function inTree(pages: readonly PageEntry[]): Standing[] {
  const kept = pages.filter(({ trashed_at: trashed }) => trashed === null);
  const known = new Set(kept.map(({ id }) => id));
  const below = (parent: number | null, depth: number): Standing[] =>
    kept
      .filter((page) => (page.parent !== null && known.has(page.parent) ? page.parent : null) === parent)
      .flatMap((entry) => [{ entry, depth }, ...below(entry.id, depth + 1)]);
  return below(null, 0);
}

/** Where a page stands after one step among those that have its parent; null where it is the first, or the last. */
export function stepTo(tree: readonly Standing[], { id, parent }: PageEntry, step: "up" | "down"): PagePlace | null {
  const siblings = tree.flatMap(({ entry }) => (entry.parent === parent ? [entry.id] : []));
  const at = siblings.indexOf(id);
  const passed = siblings[at + (step === "up" ? -1 : 1)];
  if (passed === undefined) return null;
  return { parent, before: step === "up" ? passed : (siblings[at + 2] ?? null) };
}

/** Pages that a page can stand below: neither itself nor what stands below it. */
export function parentsOf(tree: readonly Standing[], { id }: PageEntry): Standing[] {
  const at = tree.findIndex(({ entry }) => entry.id === id);
  const own = tree[at];
  if (!own) return [...tree];
  const next = tree.findIndex(({ depth }, index) => index > at && depth <= own.depth);
  return tree.filter((_, index) => index < at || (next >= 0 && index >= next));
}
