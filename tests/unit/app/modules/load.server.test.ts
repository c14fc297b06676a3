import { describe, expect, it } from "vitest";
import type { Page, PageModule } from "~/domain/pages/schema";
import type { ModuleSource } from "~/features/pages/coming-shows";
import { loadModules } from "~/modules/load.server";

function pageOf(...modules: [type: string, props: Record<string, unknown>][]): Page {
  const page: object = {
    modules: [
      {
        columns: [
          {
            children: modules.map(([type, props], order): PageModule => ({
              id: `${type}-${order}`,
              parent: "c",
              type,
              version: 1,
              order,
              props,
            })),
          },
        ],
      },
    ],
  };
  return page as Page;
}

const at = { today: "2026-11-21", now: Date.parse("2026-11-21T18:05:00+01:00") };

describe("what modules bring", () => {
  it("is fetched by those that say so, with one call for the same question", async () => {
    let asked = 0;
    const api: object = {
      seriesList: async () => [{ id: 1 }, { id: 2 }, { id: 3 }],
      articlesTeaser: async () => [{ id: 1 }, { id: 2 }],
      events: async () => {
        asked += 1;
        return { count: 0, next: null, previous: null, results: [] };
      },
    };
    const page = pageOf(
      ["hero_media", { tonight: true }],
      ["event_list", { filters: "none" }],
      ["event_list", { filters: "tonight" }],
      ["highlight_teasers", { categories: [3, 9, 1] }],
      ["blog_teaser_list", { items: 1 }],
      ["text", {}],
      ["from_the_future", {}],
    );
    const { data, wide } = await loadModules(page, api as ModuleSource["api"], at);
    expect(asked).toBe(1);
    expect(data).toMatchObject({
      "hero_media-0": { events: [] },
      "highlight_teasers-3": { series: [{ id: 3 }, { id: 1 }] },
      "blog_teaser_list-4": { articles: [{ id: 1 }] },
    });
    expect(Object.keys(data)).not.toContain("text-5");
    expect(wide).toEqual(["hero_media-0", "event_list-1", "event_list-2", "highlight_teasers-3", "blog_teaser_list-4"]);
  });

  it("is what an editor chose, in that order, without what is no longer there", async () => {
    const asked: unknown[] = [];
    const answer = (ids: number[]) => ({
      count: ids.length,
      next: null,
      previous: null,
      results: ids.map((id) => ({ id })),
    });
    const api: object = {
      articlesTeaser: async () => [{ id: 9 }, { id: 4 }, { id: 8 }],
      articles: async (query: unknown) => (asked.push(query), answer([2, 4, 7])),
      events: async (query: unknown) => (asked.push(query), answer([5, 3])),
    };
    const { data } = await loadModules(
      pageOf(
        ["blog_teaser_list", { items: 8, main_teaser_obj: 4, article_objs: [7, 1, 2] }],
        ["blog_teaser_list", { items: 3, main_teaser_obj: 4, article_objs: [] }],
        ["event_list", { filters: "none", children: [3, 5] }],
      ),
      api as ModuleSource["api"],
      at,
    );
    expect(asked).toEqual([
      { ids: [4, 7, 1, 2], page_size: 4 },
      { ids: [4], page_size: 1 },
      { ids: [3, 5], page_size: 2 },
    ]);
    const ids = (list: readonly object[] | undefined) => list?.map((entry) => ("id" in entry ? entry.id : null));
    expect([
      ids((data["blog_teaser_list-0"] as { articles?: object[] }).articles),
      ids((data["blog_teaser_list-1"] as { articles?: object[] }).articles),
      ids(data["event_list-2"]?.events),
    ]).toEqual([
      [4, 7, 2],
      [4, 9, 8],
      [5, 3],
    ]);
  });

  it("leaves only its own module empty where it fails", async () => {
    const api: object = {
      seriesList: () => Promise.reject(new Error("away")),
      articlesTeaser: async () => [{ id: 1 }],
    };
    const { data } = await loadModules(
      pageOf(["highlight_teasers", {}], ["blog_teaser_list", {}]),
      api as ModuleSource["api"],
      at,
    );
    expect(data).toEqual({ "blog_teaser_list-1": { articles: [{ id: 1 }] } });
  });
});
