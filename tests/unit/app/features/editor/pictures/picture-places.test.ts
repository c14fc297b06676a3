import { describe, expect, it } from "vitest";
import type { StoredModule } from "~/domain/pages/schema";
import { picturePlaces, puttingPicture } from "~/features/editor/pictures/picture-places";

const moduleOf = (type: string, props: Record<string, unknown>): StoredModule => ({
  id: "m",
  type,
  version: 1,
  order: 0,
  props,
});

describe("the pictures of a module", () => {
  it("are found in its props and in the entries of its lists", () => {
    expect(picturePlaces(moduleOf("image", { image: { $media: 4 } }))).toEqual([{ path: "image", media: 4 }]);
    expect(picturePlaces(moduleOf("image", {}))).toEqual([{ path: "image", media: null }]);
    const list = moduleOf("teaser_list", { children: [{ image: { $media: 1 } }, { image: null }] });
    expect(picturePlaces(list)).toEqual([
      { path: "children.0.image", media: 1 },
      { path: "children.1.image", media: null },
    ]);
    expect(picturePlaces(moduleOf("headline", {}))).toEqual([]);
    expect(picturePlaces(moduleOf("far_future", { image: { $media: 4 } }))).toEqual([]);
  });

  it("are replaced one at a time, and nothing else of a list changes", () => {
    const children = [
      { image: { $media: 1 }, headline: { de: "Sturm" } },
      { image: { $media: 2 }, headline: { de: "Rundgang" } },
    ];
    expect(puttingPicture(moduleOf("teaser_list", { children }), "children.1.image", 9)).toEqual({
      op: "set",
      id: "m",
      key: "children",
      value: [children[0], { ...children[1], image: { $media: 9 } }],
    });
    expect(puttingPicture(moduleOf("teaser_list", { children }), "children.5.image", 9)).toBeNull();
    expect(puttingPicture(moduleOf("image", {}), "image", 9)).toEqual({
      op: "set",
      id: "m",
      key: "image",
      value: { $media: 9 },
    });
  });
});
