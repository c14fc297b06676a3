import { describe, expect, it } from "vitest";
import { applyAll } from "~/domain/editing/apply";
import type { Operation } from "~/domain/editing/operations";
import type { PageDocument } from "~/domain/pages/document";
import type { StoredContainer, StoredModule } from "~/domain/pages/schema";
import { clipOf, clipText } from "~/features/editor/actions/clipboard";
import {
  dropping,
  duplicating,
  inserting,
  layingOut,
  moving,
  newSection,
  removing,
} from "~/features/editor/actions/operations";
import { changesSince } from "~/features/editor/store/changes";
import { contested, keepingBoth, taking } from "~/features/editor/store/settle";
import { spotAt } from "~/features/editor/tree/use-drag";

const module = (id: string, words = id): StoredModule => ({
  id,
  type: "text",
  version: 1,
  order: 0,
  props: { content: { de: words, en: words }, anchor: "" },
});
const section = (id: string, layout: StoredContainer["layout"], ...columns: string[][]): StoredContainer => ({
  ...newSection(layout, () => id),
  columns: columns.map((ids, index) => ({
    index,
    classes: "",
    children: ids.map((child, order) => ({ ...module(child), order })),
  })),
});
const page: PageDocument = {
  containers: [section("s", "100", ["a", "b"]), section("t", "50-50", ["c"], ["d", "e"])],
};
let made = 0;
const newId = () => `new${(made += 1)}`;
const after = (operations: Operation[], document = page): PageDocument => {
  const applied = applyAll(document, operations);
  if (!applied.ok) throw new Error(applied.detail);
  return applied.value.document;
};
const standing = ({ containers }: PageDocument) =>
  containers
    .map(({ columns }) => columns.map(({ children }) => children.map(({ id }) => id).join(" ")).join(" | "))
    .join(" / ");

describe("the editor's commands", () => {
  it("move a module by steps, through columns and from section to section", () => {
    expect(standing(after(moving(page, "b", "up")))).toBe("b a / c | d e");
    expect(standing(after(moving(page, "b", "down")))).toBe("a / b c | d e");
    expect(standing(after(moving(page, "c", "up")))).toBe("a b c /  | d e");
    expect(standing(after(moving(page, "c", "right")))).toBe("a b /  | c d e");
    expect(standing(after(moving(page, "e", "left")))).toBe("a b / c e | d");
    expect(standing(after(moving(page, "t", "up")))).toBe("c | d e / a b");
    for (const [id, direction] of [
      ["a", "up"],
      ["e", "down"],
      ["a", "left"],
      ["s", "up"],
      ["t", "down"],
    ] as const)
      expect(moving(page, id, direction)).toEqual([]);
  });

  it("insert where they are asked to, with a section where there is none", () => {
    const spot = { kind: "module", section: "t", column: 1, after: "d" } as const;
    expect(standing(after(inserting(spot, [module("x"), module("y")], newId)))).toBe("a b / c | d x y e");
    expect(standing(after(inserting({ kind: "section", after: null }, [module("x")], newId)))).toBe(
      "x / a b / c | d e",
    );
  });

  it("duplicate with ids of its own, and take away", () => {
    const copy = duplicating(page, "t", newId);
    const next = after(copy?.operations ?? []);
    expect(next.containers).toHaveLength(3);
    expect(
      new Set(next.containers.flatMap(({ columns }) => columns.flatMap(({ children }) => children.map((m) => m.id))))
        .size,
    ).toBe(8);
    expect(standing(after(removing(page, "s")))).toBe("c | d e");
  });

  it("drop what is dragged, and leave it where it was", () => {
    expect(dropping(page, "a", { kind: "module", section: "s", column: 0, after: "a" }, newId)).toEqual([]);
    expect(standing(after(dropping(page, "a", { kind: "section", after: "t" }, newId)))).toBe("b / c | d e / a");
    expect(standing(after(dropping(page, "t", { kind: "section", after: null }, newId)))).toBe("c | d e / a b");
  });

  it("try other columns of a section, and bring back what had to give way", () => {
    const stood = section("u", "33-33-33", ["a"], ["b"], ["c", "d"]);
    const layouts = ["100", "67-33", "100", "25-50-25"] as const;
    const seen = layouts.reduce<PageDocument[]>(
      (before, layout) => {
        const document = before.at(-1) ?? page;
        const [now = stood] = document.containers;
        return [...before, after(layingOut(now, layout, stood), document)];
      },
      [{ containers: [stood] }],
    );
    expect(seen.map(standing)).toEqual(["a | b | c d", "a b c d", "a | b c d", "a b c d", "a | b | c d"]);
  });

  it("leave alone in a section's columns what others have put elsewhere meanwhile", () => {
    const stood = section("u", "33-33-33", ["a"], ["b"], ["c", "d"]);
    // B has gone to another section, D to the first column, X is new.
    const now = section("u", "50-50", ["a", "d"], ["c", "x"]);
    const next = after(layingOut(now, "33-33-33", stood), { containers: [now, section("v", "100", ["b"])] });
    expect(standing(next)).toBe("a d | x | c / b");
  });

  it("find the place under the pointer", () => {
    const boxes = new Map(
      Object.entries({
        s: { left: 0, top: 0, width: 200, height: 100 },
        a: { left: 0, top: 20, width: 200, height: 20 },
        b: { left: 0, top: 50, width: 200, height: 30 },
        t: { left: 0, top: 100, width: 200, height: 100 },
        c: { left: 0, top: 120, width: 90, height: 60 },
        d: { left: 110, top: 120, width: 90, height: 20 },
        e: { left: 110, top: 150, width: 90, height: 20 },
      }),
    );
    const at = (x: number, y: number, id = "a") => spotAt(page, { boxes }, id, { x, y });
    expect(at(150, 145)).toEqual({ kind: "module", section: "t", column: 1, after: "d" });
    expect(at(10, 122)).toEqual({ kind: "module", section: "t", column: 0, after: null });
    expect(at(150, 102)).toEqual({ kind: "section", after: "s" });
    expect(at(150, 145, "s")).toEqual({ kind: "section", after: "s" });
  });

  it("carry modules through the clipboard, and nothing that is none", () => {
    const clip = clipOf(clipText({ kind: "module", module: module("a") }), newId);
    expect(clip).toMatchObject({ kind: "module", module: { type: "text", props: module("a").props } });
    expect(clip?.kind === "module" && clip.module.id).not.toBe("a");
    const whole = page.containers[1];
    expect(whole && clipOf(clipText({ kind: "section", section: whole }), newId)).toMatchObject({ kind: "section" });
    for (const text of ["", "a text", "[]", '{"kasch/modules@1":{"kind":"module","module":{"type":1}}}'])
      expect(clipOf(text, newId)).toBeNull();
  });
});

describe("what visitors do not see yet", () => {
  it("is told by what was done to it, once each", () => {
    const now = after([
      { op: "set", id: "a", key: "content", lang: "de", value: "neu" },
      { op: "remove", id: "d" },
      { op: "insert", module: module("x"), place: { section: "t", column: 0, after: null } },
      { op: "move", id: "b", place: { section: "t", column: 0, after: "c" } },
    ]);
    expect(changesSince(page, now).map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      "a changed",
      "x added",
      "b moved",
      "d removed",
    ]);
    expect(changesSince(page, structuredClone(page))).toEqual([]);
    expect(changesSince(null, page).map(({ id }) => id)).toEqual(["s", "t"]);
  });

  it("calls the one moved that was moved, not those that made room", () => {
    const [first] = moving(page, "t", "up");
    expect(changesSince(page, after(first ? [first] : []))).toHaveLength(1);
    const back = { op: "move", id: "e", place: { section: "t", column: 1, after: null } } as const;
    expect(changesSince(page, after([back]))).toHaveLength(1);
  });
});

describe("two versions of the same", () => {
  const mine = after([{ op: "set", id: "a", key: "content", lang: "de", value: "meins" }]);
  const theirs = after([
    { op: "set", id: "a", key: "content", lang: "de", value: "ihres" },
    { op: "set", id: "a", key: "anchor", value: "hier" },
  ]);
  const clash = { ids: ["a"], mine, held: [], others: [] };

  it("are decided value by value", () => {
    const [pair] = contested(clash, theirs);
    expect(pair?.differences).toEqual([
      { key: "content", lang: "de", mine: "meins", theirs: "ihres" },
      { key: "anchor", mine: "", theirs: "hier" },
    ]);
    if (!pair) return;
    const result = after(
      taking(pair, clash, theirs, ({ key }) => key === "content"),
      theirs,
    );
    expect(result.containers[0]?.columns[0]?.children[0]?.props).toEqual({
      content: { de: "meins", en: "a" },
      anchor: "hier",
    });
    expect(standing(after(keepingBoth(pair, clash, theirs, "x"), theirs))).toBe("a x b / c | d e");
  });

  it("bring back what others took away, where it stood", () => {
    const gone = after([{ op: "remove", id: "a" }]);
    const [pair] = contested(clash, gone);
    expect(
      pair &&
        standing(
          after(
            taking(pair, clash, gone, () => true),
            gone,
          ),
        ),
    ).toBe("a b / c | d e");
  });
});
