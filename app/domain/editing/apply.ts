import { isRecord } from "../common/record";
import { fail, ok, type Result } from "../common/errors";
import type { PageDocument } from "../pages/document";
import type { StoredContainer, StoredModule } from "../pages/schema";
import type { Operation, Place } from "./operations";
import { before, findModule, findSection, idsOf, modulesOf, placed } from "./tree";

/** A document after an operation, and what undoes it. */
export interface Applied {
  document: PageDocument;
  /** To be applied in this order. */
  inverse: Operation[];
}

const columnsOf: Record<StoredContainer["layout"], number> = {
  "100": 1,
  "67-33": 2,
  "33-67": 2,
  "50-50": 2,
  "33-33-33": 3,
  "25-50-25": 3,
};

/** How many columns a layout has. */
export const columnCount = (layout: StoredContainer["layout"]): number => columnsOf[layout];

type Of<Name extends Operation["op"]> = Extract<Operation, { op: Name }>;
type Outcome = Result<Applied>;

const gone = (what: string): Outcome => fail("not_found", `There is no ${what} of this id (any more)`);
const taken = (): Outcome => fail("unprocessable", "The id is taken");

const done = (containers: StoredContainer[], inverse: Operation[]): Outcome =>
  ok({ document: { containers }, inverse });

/** Modules numbered in their order; those that had their number are the same objects, which nobody has to draw again. */
const inOrder = (children: readonly StoredModule[]): StoredModule[] =>
  children.map((module, order) => (module.order === order ? module : { ...module, order }));

const withColumn = (
  { containers }: PageDocument,
  { section, column }: Pick<Place, "section" | "column">,
  change: (children: readonly StoredModule[]) => StoredModule[],
): StoredContainer[] =>
  containers.map((candidate) =>
    candidate.id === section
      ? {
          ...candidate,
          columns: candidate.columns.map((entry, index) =>
            index === column ? { ...entry, children: inOrder(change(entry.children)) } : entry,
          ),
        }
      : candidate,
  );

const hasPlace = (document: PageDocument, { section, column }: Place): boolean =>
  findSection(document, section)?.columns[column] !== undefined;

function addSection(document: PageDocument, { section, after }: Of<"add_section">): Outcome {
  const known = idsOf(document);
  const added = [section.id, ...modulesOf(section).map(({ id }) => id)];
  if (section.columns.length !== columnCount(section.layout))
    return fail("unprocessable", "The section has not the columns of its layout");
  if (added.some((id) => known.has(id)) || new Set(added).size < added.length) return taken();
  return done(placed(document.containers, section, after), [{ op: "remove_section", id: section.id }]);
}

function removeSection(document: PageDocument, { id }: Of<"remove_section">): Outcome {
  const section = findSection(document, id);
  if (!section) return gone("section");
  const after = before(document.containers, document.containers.indexOf(section));
  const rest = document.containers.filter((candidate) => candidate !== section);
  return done(rest, [{ op: "add_section", section, after }]);
}

function moveSection(document: PageDocument, { id, after }: Of<"move_section">): Outcome {
  const section = findSection(document, id);
  if (!section) return gone("section");
  if (after === id) return done(document.containers, []);
  const was = before(document.containers, document.containers.indexOf(section));
  const rest = document.containers.filter((candidate) => candidate !== section);
  return done(placed(rest, section, after), [{ op: "move_section", id, after: was }]);
}

/** The columns of another layout: what stood in columns that there are no more follows in the last. */
function relaid({ columns }: StoredContainer, layout: StoredContainer["layout"]): StoredContainer["columns"] {
  const count = columnCount(layout);
  const kept = Array.from({ length: count }, (_, index) => columns[index] ?? { index, classes: "", children: [] });
  const left = columns.slice(count).flatMap(({ children }) => children);
  return kept.map((column, index) =>
    index === count - 1 && left.length > 0 ? { ...column, children: inOrder([...column.children, ...left]) } : column,
  );
}

/** Modules that a layout with fewer columns moved go back, each behind the one it followed. */
const movesBack = ({ id, columns }: StoredContainer, count: number): Operation[] =>
  columns.slice(count).flatMap(({ children }, beyond) =>
    children.map(({ id: moved }, index): Operation => ({
      op: "move",
      id: moved,
      place: { section: id, column: count + beyond, after: before(children, index) },
    })),
  );

function setSection(document: PageDocument, { id, values }: Of<"set_section">): Outcome {
  const section = findSection(document, id);
  if (!section) return gone("section");
  const { classes, ...named } = values;
  const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) as Partial<
    Omit<StoredContainer, "id" | "columns">
  >;
  const layout = given.layout ?? section.layout;
  const columns = relaid(section, layout).map((column, index) => ({
    ...column,
    classes: classes?.[index] ?? column.classes,
  }));
  const containers = document.containers.map((candidate) =>
    candidate === section ? { ...section, ...given, columns } : candidate,
  );
  const keys = Object.keys(given) as (keyof typeof given)[];
  const was = Object.fromEntries(keys.map((key) => [key, section[key] ?? null]));
  const wereCalled = section.columns.map((column) => column.classes);
  const inverse: Operation = { op: "set_section", id, values: { ...was, classes: wereCalled } };
  return done(containers, [inverse, ...movesBack(section, columnCount(layout))]);
}

function insert(document: PageDocument, { module, place }: Of<"insert">): Outcome {
  if (idsOf(document).has(module.id)) return taken();
  if (!hasPlace(document, place)) return gone("column");
  return done(
    withColumn(document, place, (children) => placed(children, module, place.after)),
    [{ op: "remove", id: module.id }],
  );
}

const placeOf = ({ section, column, index }: NonNullable<ReturnType<typeof findModule>>): Place => ({
  section: section.id,
  column,
  after: before(section.columns[column]?.children ?? [], index),
});

const without = (document: PageDocument, found: NonNullable<ReturnType<typeof findModule>>): StoredContainer[] =>
  withColumn(document, { section: found.section.id, column: found.column }, (children) =>
    children.filter(({ id }) => id !== found.module.id),
  );

function remove(document: PageDocument, { id }: Of<"remove">): Outcome {
  const found = findModule(document, id);
  if (!found) return gone("module");
  return done(without(document, found), [{ op: "insert", module: found.module, place: placeOf(found) }]);
}

function move(document: PageDocument, { id, place }: Of<"move">): Outcome {
  const found = findModule(document, id);
  if (!found) return gone("module");
  if (!hasPlace(document, place)) return gone("column");
  if (place.after === id) return done(document.containers, []);
  const rest = { containers: without(document, found) };
  return done(
    withColumn(rest, place, (children) => placed(children, found.module, place.after)),
    [{ op: "move", id, place: placeOf(found) }],
  );
}

/** A record with another value at a key; undefined takes it away. */
function withValue(record: Record<string, unknown>, key: string, value: unknown): Record<string, unknown> {
  const { [key]: _was, ...rest } = record;
  return value === undefined ? rest : { ...record, [key]: value };
}

function set(document: PageDocument, { id, key, lang, value }: Of<"set">): Outcome {
  const found = findModule(document, id);
  if (!found) return gone("module");
  const { props } = found.module;
  const stored = Object.hasOwn(props, key) ? props[key] : undefined;
  const languages = isRecord(stored) ? stored : {};
  const was = lang === undefined ? stored : Object.hasOwn(languages, lang) ? languages[lang] : undefined;
  const changed = lang === undefined ? value : withValue(languages, lang, value);
  const module = { ...found.module, props: withValue(props, key, changed) };
  return done(
    withColumn(document, { section: found.section.id, column: found.column }, (children) =>
      children.map((candidate) => (candidate.id === id ? module : candidate)),
    ),
    [
      stored === undefined
        ? { op: "set", id, key }
        : { op: "set", id, key, ...(lang !== undefined && { lang }), ...(was !== undefined && { value: was }) },
    ],
  );
}

/**
 * A document after one operation. The given one is left as it is. Fails with `not_found` if what the operation names
 * is gone and with `unprocessable` if it brings an id that the document has. Types and props are not judged here:
 * the drafts of a newer house must survive an older one.
 */
export function apply(document: PageDocument, operation: Operation): Result<Applied> {
  switch (operation.op) {
    case "add_section":
      return addSection(document, operation);
    case "remove_section":
      return removeSection(document, operation);
    case "move_section":
      return moveSection(document, operation);
    case "set_section":
      return setSection(document, operation);
    case "insert":
      return insert(document, operation);
    case "remove":
      return remove(document, operation);
    case "move":
      return move(document, operation);
    case "set":
      return set(document, operation);
    case "replace":
      return done(operation.document.containers, [{ op: "replace", document }]);
  }
}

/** A document after several operations, all of them or none; the inverse undoes the last one first. */
export function applyAll(document: PageDocument, operations: readonly Operation[]): Result<Applied> {
  let current: Applied = { document, inverse: [] };
  for (const operation of operations) {
    const next = apply(current.document, operation);
    if (!next.ok) return next;
    current = { document: next.value.document, inverse: [...next.value.inverse, ...current.inverse] };
  }
  return ok(current);
}
