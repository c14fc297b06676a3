import { XMLParser } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { addressesPerPage } from "~/domain/site/addresses-schema";
import { readPart, sitemapIndex, sitemapPart } from "~/features/feeds/sitemap";

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  isArray: (name) => name === "url" || name === "sitemap",
});

describe("a sitemap", () => {
  it("has as many parts of a kind as its addresses need, each readable again", () => {
    const { sitemapindex } = parser.parse(
      sitemapIndex(
        [
          { kind: "events", count: addressesPerPage * 2 + 1, changed: "2026-11-21T10:00:00+01:00" },
          { kind: "films", count: 0, changed: null },
          { kind: "forms", count: 1, changed: null },
        ],
        "https://k.example/de/sitemap/",
      ),
    );
    const names = sitemapindex.sitemap.map(({ loc }: { loc: string }) =>
      loc.replace("https://k.example/de/sitemap/", ""),
    );
    expect(names).toEqual(["events-1", "events-2", "events-3", "forms-1"]);
    expect(sitemapindex.sitemap.map(({ lastmod }: { lastmod?: string }) => lastmod ?? null)).toEqual([
      "2026-11-21T10:00:00+01:00",
      "2026-11-21T10:00:00+01:00",
      "2026-11-21T10:00:00+01:00",
      null,
    ]);
    expect(names.map(readPart).at(-2)).toEqual({ kind: "events", page: 3 });
  });

  it.each(["events", "events-0", "events-01", "carts-1", "events-1-2", ""])("has no part %j", (name) => {
    expect(readPart(name)).toBeNull();
  });

  it("names an address in no language that it is not written in", () => {
    const { urlset } = parser.parse(
      sitemapPart([{ path: "/mediathek/x/1", changed: null, written_in: ["en"] }], "https://k.example"),
    );
    expect(urlset.url.map(({ loc }: { loc: string }) => loc)).toEqual(["https://k.example/en/mediathek/x/1"]);
    expect(
      urlset.url[0]["xhtml:link"].map(({ hreflang, href }: Record<string, string>) => `${hreflang} ${href}`),
    ).toEqual(["en https://k.example/en/mediathek/x/1", "x-default https://k.example/en/mediathek/x/1"]);
  });

  it("names every address in each language, and all of them each other", () => {
    const xml = sitemapPart(
      [
        { path: "/haus", changed: "2026-11-21T10:00:00+01:00", written_in: [] },
        { path: "/", changed: null, written_in: ["de", "en"] },
      ],
      "https://k.example",
    );
    const { urlset } = parser.parse(xml);
    expect(urlset.url.map(({ loc }: { loc: string }) => loc)).toEqual([
      "https://k.example/de/haus",
      "https://k.example/en/haus",
      "https://k.example/de",
      "https://k.example/en",
    ]);
    const alternates = urlset.url[1]["xhtml:link"].map(
      ({ hreflang, href }: Record<string, string>) => `${hreflang} ${href}`,
    );
    expect(alternates).toEqual([
      "de https://k.example/de/haus",
      "en https://k.example/en/haus",
      "x-default https://k.example/de/haus",
    ]);
    expect(urlset.url.map(({ lastmod }: { lastmod?: string }) => lastmod ?? null)).toEqual([
      "2026-11-21T10:00:00+01:00",
      "2026-11-21T10:00:00+01:00",
      null,
      null,
    ]);
  });

  it("writes signs of its own format as text", () => {
    const xml = sitemapPart([{ path: "/a&b'c", changed: null, written_in: [] }], "https://k.example");
    expect(xml).toContain("<loc>https://k.example/de/a&amp;b&apos;c</loc>");
  });
});
