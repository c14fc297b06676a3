import { columnCount } from "~/domain/editing/apply";
import type { Operation } from "~/domain/editing/operations";
import type {
  KeptContainer,
  KeptModule,
  ModuleChange,
  ModuleCopy,
  ModuleOrder,
  NewContainer,
  NewModule,
} from "~/domain/editing/resources";
import { before, findModule } from "~/domain/editing/tree";
import { fail, ok, type Failure, type Result } from "~/domain/common/errors";
import type { PageDocument } from "~/domain/pages/document";
import type { StoredContainer } from "~/domain/pages/schema";
import { readState } from "../db/content/drafts";
import { noPage, permitted, type Asking } from "./asking";
import { mutate } from "./mutate";

/** The working copy of a page for somebody who may edit it. */
async function draftOf(asking: Asking, page: number): Promise<Result<{ rev: number; document: PageDocument }>> {
  const may = permitted(asking, "edit pages");
  if (!may.ok) return may;
  const state = await readState(asking.db, page, { since: Number.MAX_SAFE_INTEGER, ids: [] });
  return state ? ok(state) : noPage();
}

const noModule = (): Failure => fail("not_found", "The page has no such module");

/** Carries operations out as one step, and gives what `read` finds afterwards. */
async function carryOut<T>(
  asking: Asking,
  { page, base_rev }: { page: number; base_rev: number | undefined },
  operations: Operation[],
  read: (document: PageDocument, rev: number) => T | null,
): Promise<Result<T>> {
  const accepted = await mutate(asking, page, { base_rev, step: crypto.randomUUID(), operations });
  if (!accepted.ok) return accepted;
  const draft = await draftOf(asking, page);
  if (!draft.ok) return draft;
  const found = read(draft.value.document, accepted.value.rev);
  return found === null ? noModule() : ok(found);
}

const keptModule =
  (object_id: number, id: string) =>
  (document: PageDocument, rev: number): KeptModule | null => {
    const found = findModule(document, id);
    return found ? { rev, ...found.module, parent: found.section.id, object_id } : null;
  };

const keptContainer = (object_id: number, rev: number, section: StoredContainer): KeptContainer => {
  const { id, slug, layout, extra_class, columns } = section;
  return { rev, id, slug, parent: null, content_type: "page", object_id, layout, extra_class, columns };
};

const bySlug = ({ containers }: PageDocument, slug: string): StoredContainer | undefined =>
  containers.find((section) => section.slug === slug);

/** The section of a page with this slug. Fails with `not_found`: an editor then makes it. */
export async function readContainer(asking: Asking, page: number, slug: string): Promise<Result<KeptContainer>> {
  const draft = await draftOf(asking, page);
  if (!draft.ok) return draft;
  const section = bySlug(draft.value.document, slug);
  return section
    ? ok(keptContainer(page, draft.value.rev, section))
    : fail("not_found", "The page has no section of this name");
}

/** Makes a section at the end of a page; the one that has this slug already is right, too. */
export async function addContainer(
  asking: Asking,
  { object_id: page, slug, layout, base_rev }: NewContainer,
): Promise<Result<KeptContainer>> {
  const draft = await draftOf(asking, page);
  if (!draft.ok) return draft;
  const { rev, document } = draft.value;
  const known = bySlug(document, slug);
  if (known) return ok(keptContainer(page, rev, known));
  const columns = Array.from({ length: columnCount(layout) }, (_, index) => ({ index, classes: "", children: [] }));
  const section = { id: crypto.randomUUID(), slug, layout, extra_class: "", columns };
  const after = before(document.containers, document.containers.length);
  return carryOut(asking, { page, base_rev }, [{ op: "add_section", section, after }], (now, made) => {
    const found = bySlug(now, slug);
    return found ? keptContainer(page, made, found) : null;
  });
}

/** Makes a module of a type, from what its definition begins with and what is given. */
export async function addModule(
  asking: Asking,
  type: string,
  { object_id: page, parent, column, order, props, base_rev }: NewModule,
): Promise<Result<KeptModule>> {
  const draft = await draftOf(asking, page);
  if (!draft.ok) return draft;
  const definition = asking.modules.get(type);
  if (!definition) return fail("not_found", "There is no such type of modules");
  const children = draft.value.document.containers.find(({ id }) => id === parent)?.columns[column]?.children ?? [];
  const id = crypto.randomUUID();
  const module = { id, type, version: definition.version, order: 0, props: { ...definition.defaults, ...props } };
  const place = {
    section: parent,
    column,
    after: before(children, Math.min(order ?? children.length, children.length)),
  };
  return carryOut(asking, { page, base_rev }, [{ op: "insert", module, place }], keptModule(page, id));
}

/** A module of this type and id on a page. */
async function found(asking: Asking, page: number, { type, id }: { type: string; id: string }) {
  const draft = await draftOf(asking, page);
  if (!draft.ok) return draft;
  const standing = findModule(draft.value.document, id);
  return standing?.module.type === type ? ok(standing) : noModule();
}

/** Sets props of a module, those that are given, in all their languages. */
export async function changeModule(
  asking: Asking,
  named: { type: string; id: string },
  { object_id: page, props, base_rev }: ModuleChange,
): Promise<Result<KeptModule>> {
  const standing = await found(asking, page, named);
  if (!standing.ok) return standing;
  const { id } = named;
  const operations = Object.entries(props).map(([key, value]): Operation => ({ op: "set", id, key, value }));
  return carryOut(asking, { page, base_rev }, operations, keptModule(page, id));
}

/** Takes a module off a page; it can be undone like any step. */
export async function removeModule(
  asking: Asking,
  named: { type: string; id: string },
  { object_id: page, base_rev }: Pick<ModuleChange, "object_id" | "base_rev">,
): Promise<Result<{ rev: number }>> {
  const standing = await found(asking, page, named);
  if (!standing.ok) return standing;
  return carryOut(asking, { page, base_rev }, [{ op: "remove", id: named.id }], (_, rev) => ({ rev }));
}

/** Puts sections and modules into an order: each behind the one that is named before it for the same place. */
export async function orderModules(
  asking: Asking,
  { object_id: page, items, base_rev }: ModuleOrder,
): Promise<Result<{ rev: number }>> {
  const last = new Map<string, string>();
  const operations = items
    .toSorted((a, b) => a.order - b.order)
    .map(({ id, parent, column }): Operation => {
      const place = parent === null ? "" : `${parent} ${column}`;
      const after = last.get(place) ?? null;
      last.set(place, id);
      return parent === null
        ? { op: "move_section", id, after }
        : { op: "move", id, place: { section: parent, column, after } };
    });
  return carryOut(asking, { page, base_rev }, operations, (_, rev) => ({ rev }));
}

/** Makes a module like another one, behind it or on another page. */
export async function copyModule(
  asking: Asking,
  named: { type: string; id: string },
  { object_id, to, base_rev }: ModuleCopy,
): Promise<Result<KeptModule>> {
  const standing = await found(asking, object_id, named);
  if (!standing.ok) return standing;
  const { section, column, module } = standing.value;
  const target = to ?? { object_id, parent: section.id, column, after: named.id };
  const id = crypto.randomUUID();
  const place = { section: target.parent, column: target.column, after: target.after };
  const operations: Operation[] = [{ op: "insert", module: { ...module, id }, place }];
  return carryOut(asking, { page: target.object_id, base_rev }, operations, keptModule(target.object_id, id));
}
