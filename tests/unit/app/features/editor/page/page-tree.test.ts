import { describe, expect, it } from "vitest";
import type { PageEntry } from "~/domain/editing/tree-schema";
import { inTree, parentsOf, stepTo } from "~/features/editor/page/page-tree";

const page = (id: number, parent: number | null = null, trashed = false): PageEntry => ({
  id,
  rev: 0,
  parent,
  path: `/${id}`,
  title: String(id),
  is_online: true,
  in_menu: false,
  is_published: true,
  has_changes: false,
  publish_at: null,
  rights_end: null,
  trashed_at: trashed ? "2026-11-21T18:05:00.000Z" : null,
  updated_at: "2026-11-21T18:05:00.000Z",
});

// 1 holds 2 and 3, 3 holds 4; 5 stands beside 1; 6 is in the trash, 7 stood below it.
const pages = [page(1), page(2, 1), page(3, 1), page(4, 3), page(5), page(6, null, true), page(7, 6)];
const tree = inTree(pages);
const entry = (id: number) => page(id, pages.find((one) => one.id === id)?.parent);
const steps = (id: number) => [stepTo(tree, entry(id), "up"), stepTo(tree, entry(id), "down")];

describe("the tree of pages", () => {
  it("has each below its parent, and nothing of the trash", () => {
    expect(tree.map(({ entry: { id }, depth }) => [id, depth])).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 0],
      [7, 0],
    ]);
  });

  it("knows a step up and down among siblings, and none beyond the ends", () => {
    expect(steps(1)).toEqual([null, { parent: null, before: null }]);
    expect(steps(5)).toEqual([{ parent: null, before: 1 }, null]);
    expect(steps(2)).toEqual([null, { parent: 1, before: null }]);
    expect(steps(4)).toEqual([null, null]);
    const three = inTree([page(1), page(2), page(3)]);
    expect(stepTo(three, page(1), "down")).toEqual({ parent: null, before: 3 });
  });

  it("has a page below any other that does not stand below it", () => {
    const ids = (id: number) => parentsOf(tree, entry(id)).map((standing) => standing.entry.id);
    expect(ids(1)).toEqual([5, 7]);
    expect(ids(3)).toEqual([1, 2, 5, 7]);
    expect(ids(4)).toEqual([1, 2, 3, 5, 7]);
    expect(ids(7)).toEqual([1, 2, 3, 4, 5]);
  });
});
