import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { bumpGeneration } from "../../../workers/cache/generation";
import { site, state } from "../../support/stored-site";

beforeEach(async () => {
  await bumpGeneration(env);
});

describe("a stored page", () => {
  it.each([
    ["/de/programm", "?sort=9&season=3&date=zzz&room=0&access=x&view=none&filters=1"],
    ["/de/alle-filme", "?series=2&version=OV&view=woche&tag=-1&q=%20"],
    ["/de/haus", "?page=7&q=abc&category=1"],
    ["/de/programm/x/1", "?timeslot=4&step=2&overlay=maybe"],
  ])("is one page for everything that means nothing to %s", async (path, query) => {
    const { call, made } = site();
    await call(path);
    expect(state(await call(path + query))).toBe("kasch; hit");
    expect(made).toEqual([path]);
  });

  it("is kept for the loaders of its own routes only", async () => {
    const { call } = site();
    const ask = async (routes: string) => {
      await call(`/de/programm.data?_routes=${routes}`);
      return state(await call(`/de/programm.data?_routes=${routes}`));
    };
    expect([
      await ask("routes/layout,events"),
      await ask("events"),
      await ask("garbage"),
      await ask("events,x"),
    ]).toEqual(["kasch; hit", "kasch; hit", null, null]);
  });

  it("is kept for a day in its filtered forms, and for a week without a filter", async () => {
    const kept = new Map<string, number | undefined>();
    const CACHE = new Proxy(env.CACHE, {
      get: (target, key) =>
        key === "put"
          ? (name: string, value: ArrayBuffer, options: KVNamespacePutOptions) => {
              kept.set(name.split("/").slice(2).join("/"), options.expirationTtl);
              return target.put(name, value, options);
            }
          : (Reflect.get(target, key) as () => unknown).bind(target),
    });
    const { call } = site({ bindings: { CACHE } });
    for (const path of ["/de/programm", "/de/programm?tag=3", "/de/programm.data?_routes=events"]) await call(path);
    await call("/de/api/events/?tag=3");
    const day = 86_400;
    expect(
      [...kept].filter(([name]) => name.startsWith("/de")).map(([name, age]) => [name, Math.round((age ?? 0) / day)]),
    ).toEqual([
      ["/de/programm", 7],
      ["/de/programm?tag=3", 1],
      ["/de/programm.data?_routes=events", 7],
      ["/de/api/events/?tag=3", 1],
    ]);
  });
});
