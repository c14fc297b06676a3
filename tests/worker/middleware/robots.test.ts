import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { webshopPaths } from "~/domain/site/webshop-paths";
import type { AppEnv } from "../../../workers/http/app-env";
import { robots } from "../../../workers/middleware/robots/robots";

const app = new Hono<AppEnv>().use(robots()).all("*", (c) => c.text("a page"));
const ask = (path: string) => app.request(path, {}, { ...env, SITE_ORIGIN: "https://kino.example" });

describe("what crawlers may read", () => {
  it("is all but tools, shops, pages of one visitor and other ways to show a page", async () => {
    const answer = await ask("/robots.txt");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=3600"]);
    const [group = "", maps = "", ...more] = (await answer.text()).split("\n\n");
    const [agent, ...rules] = group.split("\n");
    expect([agent, more]).toEqual(["User-agent: *", []]);
    const closed = [
      "/cms-hub",
      ...webshopPaths,
      "/de/user",
      "/en/user",
      "/de/warenkorb",
      "/en/warenkorb",
      "/*?*edit",
      "/*?*noToolbar",
      "/*?*v=",
    ];
    expect(rules.toSorted()).toEqual(closed.map((path) => `Disallow: ${path}`).toSorted());
    expect(maps).toBe("Sitemap: https://kino.example/de/sitemap.xml\nSitemap: https://kino.example/en/sitemap.xml\n");
  });

  it("is said at one address", async () => {
    for (const path of ["/", "/de/robots.txt"])
      // oxlint-disable-next-line no-await-in-loop
      expect(await (await ask(path)).text()).toBe("a page");
  });
});
