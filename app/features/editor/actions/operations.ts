import { columnCount } from "~/domain/editing/apply";
import type { Operation, Place } from "~/domain/editing/operations";
import { before, findModule, findSection } from "~/domain/editing/tree";
import type { PageDocument } from "~/domain/pages/document";
import type { StoredContainer, StoredModule } from "~/domain/pages/schema";
import type { Spot } from "../session";

/*
 * What the editor's commands are as operations. All take the page as it is and say nothing where a command does not
 * fit; ids of what is new are the caller's.
 */

export type Layout = StoredContainer["layout"];
export type NewId = () => string;
export type Direction = "up" | "down" | "left" | "right";

/** A section with nothing or with modules in its first column. */
export const newSection = (layout: Layout, newId: NewId, modules: readonly StoredModule[] = []): StoredContainer => ({
  id: newId(),
  slug: "",
  layout,
  extra_class: "",
  image: null,
  columns: Array.from({ length: columnCount(layout) }, (_, index) => ({
    index,
    classes: "",
    children: index === 0 ? modules.map((module, order) => ({ ...module, order })) : [],
  })),
});

/** Modules at a spot, one behind the other; between sections they get a section of their own. */
export function inserting(spot: Spot, modules: readonly StoredModule[], newId: NewId): Operation[] {
  if (spot.kind === "section")
    return [{ op: "add_section", section: newSection("100", newId, modules), after: spot.after }];
  return modules.map((module, at): Operation => ({
    op: "insert",
    module,
    place: { section: spot.section, column: spot.column, after: at === 0 ? spot.after : (modules[at - 1]?.id ?? null) },
  }));
}

/** The end or the beginning of the neighbouring section, in the same column as far as it has one. */
function inSection(section: StoredContainer | undefined, column: number, edge: "start" | "end"): Place | null {
  if (!section) return null;
  const into = Math.min(column, section.columns.length - 1);
  const last = section.columns[into]?.children.at(-1)?.id ?? null;
  return { section: section.id, column: into, after: edge === "end" ? last : null };
}

/** Where a module comes to stand one step on; at the edge of its section it goes into the next. */
function stepOf(document: PageDocument, id: string, direction: Direction): Place | null {
  const found = findModule(document, id);
  if (!found) return null;
  const { section, at, column, index } = found;
  const children = section.columns[column]?.children ?? [];
  const next = children[index + 1];
  const here = { section: section.id, column };
  if (direction === "up")
    return index > 0
      ? { ...here, after: before(children, index - 1) }
      : inSection(document.containers[at - 1], column, "end");
  if (direction === "down")
    return next ? { ...here, after: next.id } : inSection(document.containers[at + 1], column, "start");
  const into = column + (direction === "left" ? -1 : 1);
  const there = section.columns[into]?.children;
  return there ? { ...here, column: into, after: before(there, Math.min(index, there.length)) } : null;
}

/** A module or section one step on. */
export function moving(document: PageDocument, id: string, direction: Direction): Operation[] {
  const section = findSection(document, id);
  if (!section) {
    const place = stepOf(document, id, direction);
    return place ? [{ op: "move", id, place }] : [];
  }
  const at = document.containers.indexOf(section);
  if (direction === "up" && at > 0) return [{ op: "move_section", id, after: before(document.containers, at - 1) }];
  const next = document.containers[at + 1];
  return direction === "down" && next ? [{ op: "move_section", id, after: next.id }] : [];
}

/**
 * Another layout of a section's columns. `stood`: the section as it was before layouts were chosen; what gave way to one of
 * them and is still where that put it goes back as far as the columns reach.
 */
export function layingOut(section: StoredContainer, layout: Layout, stood: StoredContainer): Operation[] {
  const { id, columns } = section;
  const lastOf = (count: number, column: number): number => Math.min(column, count - 1);
  const returning = stood.columns.flatMap(({ children }, column) => {
    const [is, to] = [lastOf(columns.length, column), lastOf(columnCount(layout), column)];
    const left = children.filter((module) => columns[is]?.children.some((other) => other.id === module.id));
    return to > is ? left.map((module) => ({ id: module.id, to })) : [];
  });
  const moves = returning.map(({ id: module, to }, at): Operation => {
    const before = returning.slice(0, at).findLast((other) => other.to === to);
    return { op: "move", id: module, place: { section: id, column: to, after: before?.id ?? null } };
  });
  return [{ op: "set_section", id, values: { layout } }, ...moves];
}

const copied = (module: StoredModule, newId: NewId): StoredModule => ({ ...structuredClone(module), id: newId() });

/** The same section once more, with ids of its own. */
export const sectionCopy = (section: StoredContainer, newId: NewId): StoredContainer => ({
  ...structuredClone(section),
  id: newId(),
  columns: section.columns.map((column) => ({
    ...column,
    children: column.children.map((module) => copied(module, newId)),
  })),
});

/** A module or section once more, behind itself; `made` is the id of the copy. */
export function duplicating(
  document: PageDocument,
  id: string,
  newId: NewId,
): { operations: Operation[]; made: string } | null {
  const section = findSection(document, id);
  if (section) {
    const copy = sectionCopy(section, newId);
    return { operations: [{ op: "add_section", section: copy, after: id }], made: copy.id };
  }
  const found = findModule(document, id);
  if (!found) return null;
  const module = copied(found.module, newId);
  const place: Place = { section: found.section.id, column: found.column, after: id };
  return { operations: [{ op: "insert", module, place }], made: module.id };
}

/** Takes a module or section away. */
export const removing = (document: PageDocument, id: string): Operation[] =>
  findSection(document, id) ? [{ op: "remove_section", id }] : findModule(document, id) ? [{ op: "remove", id }] : [];

/** A module at a spot where it was dragged to; between sections it gets a section of its own. */
export function dropping(document: PageDocument, id: string, spot: Spot, newId: NewId): Operation[] {
  if (findSection(document, id))
    return spot.kind === "section" && spot.after !== id ? [{ op: "move_section", id, after: spot.after }] : [];
  if (spot.kind === "module")
    return spot.after === id
      ? []
      : [{ op: "move", id, place: { section: spot.section, column: spot.column, after: spot.after } }];
  const section = newSection("100", newId);
  return [
    { op: "add_section", section, after: spot.after },
    { op: "move", id, place: { section: section.id, column: 0, after: null } },
  ];
}
