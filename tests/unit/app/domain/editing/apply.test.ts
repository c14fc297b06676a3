import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apply, applyAll, columnCount } from "~/domain/editing/apply";
import { operationSchema, type Operation } from "~/domain/editing/operations";
import { conflicts } from "~/domain/editing/rebase";
import { edgeNumber, findModule, idsOf } from "~/domain/editing/tree";
import type { PageDocument } from "~/domain/pages/document";
import { columnLayouts, type StoredContainer, type StoredModule } from "~/domain/pages/schema";

const module = (id: string, props: Record<string, unknown> = {}): StoredModule => ({
  id,
  type: "text",
  version: 1,
  order: 0,
  props,
});

const section = (
  id: string,
  columns: StoredModule[][],
  layout: StoredContainer["layout"] = "100",
): StoredContainer => ({
  id,
  slug: "",
  layout,
  extra_class: "",
  image: null,
  columns: columns.map((children, index) => ({
    index,
    classes: "",
    children: children.map((child, order) => ({ ...child, order })),
  })),
});

const page: PageDocument = {
  containers: [
    section("a", [[module("a1", { content: { de: "Heute", en: "Tonight" } }), module("a2")]]),
    section("b", [[module("b1")], [module("b2"), module("b3")]], "50-50"),
    section("c", [[module("c1")], [], [module("c2")]], "33-33-33"),
  ],
};

const after = (document: PageDocument, ...operations: Operation[]): PageDocument => {
  const result = applyAll(document, operations);
  if (!result.ok) throw new Error(result.detail);
  return result.value.document;
};

const standing = ({ containers }: PageDocument) =>
  containers.map(
    ({ id, columns }) => `${id}:${columns.map(({ children }) => children.map((m) => m.id).join()).join("|")}`,
  );

/** Operations that may or may not fit a document; what does not fit is refused. */
const someId = fc.constantFrom("a", "b", "c", "a1", "a2", "b1", "b2", "b3", "c1", "c2", "n1", "n2", "n3");
const someAfter = fc.option(someId);
const place = fc.record({
  section: fc.constantFrom("a", "b", "c", "n1"),
  column: fc.integer({ min: 0, max: 2 }),
  after: someAfter,
});
const someModule = someId.map((id) => module(id, { content: { de: "Neu" } }));
const someSection = fc.constantFrom(...columnLayouts).chain((layout) =>
  fc
    .tuple(
      someId,
      fc.array(fc.uniqueArray(someModule, { selector: ({ id }) => id, maxLength: 2 }), {
        minLength: columnCount(layout),
        maxLength: columnCount(layout),
      }),
    )
    .map(([id, columns]) => section(id, columns, layout)),
);
const values = fc.record(
  {
    layout: fc.constantFrom(...columnLayouts),
    extra_class: fc.constantFrom("", "hall", "mint"),
    classes: fc.constant<string[]>(["x", "y", "z"]),
  },
  { requiredKeys: [] },
);
const someOperation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ op: fc.constant("add_section" as const), section: someSection, after: someAfter }),
  fc.record({ op: fc.constant("remove_section" as const), id: someId }),
  fc.record({ op: fc.constant("move_section" as const), id: someId, after: someAfter }),
  fc.record({ op: fc.constant("set_section" as const), id: someId, values }),
  fc.record({ op: fc.constant("insert" as const), module: someModule, place }),
  fc.record({ op: fc.constant("remove" as const), id: someId }),
  fc.record({ op: fc.constant("move" as const), id: someId, place }),
  fc.record({
    op: fc.constant("set" as const),
    id: someId,
    key: fc.constantFrom("content", "anchor"),
    lang: fc.constantFrom("de", "en"),
    value: fc.string(),
  }),
  fc.record({ op: fc.constant("set" as const), id: someId, key: fc.constantFrom("content", "anchor") }),
);

describe("an operation", () => {
  it("puts sections and modules where it says, behind what is named or at the end if that is gone", () => {
    const moved = after(page, { op: "move", id: "a1", place: { section: "b", column: 1, after: "b2" } });
    expect(standing(moved)).toEqual(["a:a2", "b:b1|b2,a1,b3", "c:c1||c2"]);
    expect(edgeNumber(moved, "a1")).toBe("2.3");
    expect(findModule(moved, "b3")?.module.order).toBe(2);
    const placed = after(page, {
      op: "insert",
      module: module("n"),
      place: { section: "a", column: 0, after: "gone" },
    });
    expect(standing(placed)[0]).toBe("a:a1,a2,n");
    expect(standing(after(page, { op: "move_section", id: "c", after: null }))).toEqual([
      "c:c1||c2",
      "a:a1,a2",
      "b:b1|b2,b3",
    ]);
  });

  it("changes one language of one prop, and leaves the document it was given alone", () => {
    const before = structuredClone(page);
    const changed = after(page, { op: "set", id: "a1", key: "content", lang: "en", value: "Today" });
    expect(findModule(changed, "a1")?.module.props).toEqual({ content: { de: "Heute", en: "Today" } });
    expect(page).toEqual(before);
  });

  it("takes what stood in surplus columns into the last one, and back", () => {
    const one = apply(page, { op: "set_section", id: "c", values: { layout: "100" } });
    if (!one.ok) throw new Error(one.detail);
    expect(standing(one.value.document)[2]).toBe("c:c1,c2");
    expect(after(one.value.document, ...one.value.inverse)).toEqual(page);
  });

  it("is refused where what it names is gone, or where its id is taken", () => {
    expect(apply(page, { op: "set", id: "gone", key: "content", value: 1 })).toMatchObject({ code: "not_found" });
    expect(
      apply(page, { op: "insert", module: module("b1"), place: { section: "a", column: 0, after: null } }),
    ).toMatchObject({ code: "unprocessable" });
    expect(apply(page, { op: "move", id: "a1", place: { section: "a", column: 1, after: null } })).toMatchObject({
      code: "not_found",
    });
    expect(apply(page, { op: "add_section", section: section("n", [[]], "50-50"), after: null })).toMatchObject({
      code: "unprocessable",
    });
  });

  it("names no prop that every object has", () => {
    for (const key of ["__proto__", "constructor", "prototype", "toString"])
      expect(operationSchema.safeParse({ op: "set", id: "a1", key, value: {} }).success).toBe(false);
  });

  it("is undone exactly by its inverse, whatever came before it", () => {
    fc.assert(
      fc.property(fc.array(someOperation, { maxLength: 12 }), (operations) => {
        let document = page;
        for (const operation of operations) {
          const result = apply(document, operation);
          if (!result.ok) continue;
          expect(operationSchema.safeParse(operation).error).toBeUndefined();
          expect(after(result.value.document, ...result.value.inverse)).toEqual(document);
          document = result.value.document;
          expect(idsOf(document).size).toBe(
            document.containers.flatMap(({ columns }) => [0, ...columns.flatMap(({ children }) => children)]).length,
          );
        }
      }),
      { numRuns: 3_000, seed: 7 },
    );
  });
});

/** What the store knows of somebody's step. */
const step = (...operations: Operation[]) => {
  const result = applyAll(page, operations);
  if (!result.ok) throw new Error(result.detail);
  return { operations, inverse: result.value.inverse, document: result.value.document };
};

describe("two writers who do not know of each other", () => {
  const set = (id: string, value: string): Operation => ({ op: "set", id, key: "content", lang: "de", value });
  const between = (mine: Operation, theirs: Operation): string[] => {
    const done = step(theirs);
    return conflicts([mine], [done], done.document);
  };

  it("meet in the same module, and nowhere else", () => {
    expect(between(set("a1", "x"), set("a2", "y"))).toEqual([]);
    expect(between(set("a1", "x"), set("a1", "y"))).toEqual(["a1"]);
    expect(between(set("a1", "x"), { op: "move", id: "a1", place: { section: "b", column: 0, after: null } })).toEqual(
      [],
    );
    expect(between(set("a1", "x"), { op: "replace", document: { containers: [] } })).toEqual(["a1"]);
  });

  it("never take away unseen what the other has written or brought", () => {
    const brought: Operation = { op: "insert", module: module("n"), place: { section: "a", column: 0, after: null } };
    expect(between({ op: "remove", id: "a1" }, set("a1", "y"))).toEqual(["a1"]);
    expect(between(set("a1", "x"), { op: "remove", id: "a1" })).toEqual(["a1"]);
    expect(between({ op: "remove_section", id: "a" }, set("a1", "y"))).toContain("a1");
    expect(between(set("a1", "x"), { op: "remove_section", id: "a" })).toEqual(["a1"]);
    expect(between({ op: "remove_section", id: "a" }, brought)).toContain("a");
    expect(between(brought, { op: "remove_section", id: "a" })).toEqual(["a"]);
  });

  it("lose nothing in ten thousand interleavings that go without a question", () => {
    const isKept = (theirs: Operation, mine: Operation, first: PageDocument, second: PageDocument): boolean => {
      const propsIn = (document: PageDocument, id: string) => findModule(document, id)?.module.props;
      if (theirs.op === "set")
        return JSON.stringify(propsIn(second, theirs.id)) === JSON.stringify(propsIn(first, theirs.id));
      if (theirs.op === "insert") return findModule(second, theirs.module.id) !== undefined;
      if (theirs.op === "add_section") return idsOf(second).has(theirs.section.id);
      if (theirs.op === "remove" || theirs.op === "remove_section") return !idsOf(second).has(theirs.id);
      return idsOf(second).size >= idsOf(first).size || mine.op === "remove" || mine.op === "remove_section";
    };
    const fits = someOperation.filter((operation) => apply(page, operation).ok);
    fc.assert(
      fc.property(fits, fits, (theirs, mine) => {
        const done = step(theirs);
        fc.pre(conflicts([mine], [done], done.document).length === 0);
        const second = apply(done.document, mine);
        // What cannot be done after theirs is told, not dropped.
        fc.pre(second.ok);
        if (second.ok)
          expect([theirs, mine, isKept(theirs, mine, done.document, second.value.document)]).toEqual([
            theirs,
            mine,
            true,
          ]);
      }),
      { numRuns: 10_000, seed: 11 },
    );
  });
});
