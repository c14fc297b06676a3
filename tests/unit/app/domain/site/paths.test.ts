import { describe, expect, it } from "vitest";
import { comparablePath, dataPathOf, fitsKey, languageOf, normaliseQuery, targetOf } from "~/domain/site/paths";

describe("targetOf", () => {
  it.each([
    ["/de/programm", "document", "/de/programm", "de", "/programm"],
    ["/de/programm.data", "data", "/de/programm", "de", "/programm"],
    ["/de.data", "data", "/de", "de", "/"],
    ["/de/_.data", "data", "/de/", "de", "/"],
    ["/en", "document", "/en", "en", "/"],
    ["/xx/programm", "document", "/xx/programm", undefined, "/xx/programm"],
    ["/de/api/events/", "api", "/de/api/events/", "de", "/api/events/"],
    ["/api/rooms/", "api", "/api/rooms/", undefined, "/api/rooms/"],
    ["/de/pageeditor-api/nav", "api", "/de/pageeditor-api/nav", "de", "/pageeditor-api/nav"],
    ["/de/apiary", "document", "/de/apiary", "de", "/apiary"],
    ["/media/abc/w640.avif", "media", "/media/abc/w640.avif", undefined, "/media/abc/w640.avif"],
    ["/__manifest", "document", "/__manifest", undefined, "/__manifest"],
  ])("%s", (asked, ...[kind, pathname, lang, rest]) => {
    expect(targetOf(asked)).toEqual({ kind, pathname, lang, rest });
  });

  it("is undone by dataPathOf", () => {
    for (const path of ["/de", "/de/", "/de/programm/x/1"]) expect(targetOf(dataPathOf(path)).pathname).toBe(path);
  });
});

const lang = (path: string) => languageOf(new URL(path, "http://localhost"));

describe("languageOf", () => {
  it("reads the prefix, or ?lang for calls without one", () => {
    expect([
      lang("/en/programm"),
      lang("/api/rooms/?lang=en"),
      lang("/api/rooms/?lang=xx"),
      lang("/api/rooms/"),
      lang("/de/programm?lang=en"),
    ]).toEqual(["en", "en", "de", "de", "de"]);
  });
});

const normalise = (text: string) => normaliseQuery(new URLSearchParams(text), ["tag", "date"]);

describe("normaliseQuery", () => {
  it("drops what the route does not know and sorts the rest", () => {
    expect(normalise("utm_source=x&tag=3&date=01-02-2026")).toBe("?date=01-02-2026&tag=3");
    expect(normalise("date=01-02-2026&fbclid=1&tag=3&tag=4")).toBe("?date=01-02-2026&tag=3");
    expect(normalise("utm_source=x&tag=")).toBe("");
  });
  it("drops values nobody would send", () => {
    expect(normalise(`tag=${"9".repeat(201)}`)).toBe("");
  });
});

describe("fitsKey", () => {
  it("is not given for what cannot be part of a name", () => {
    const fits = (query: string) => fitsKey(new URLSearchParams(query), "tag");
    expect([fits(""), fits("tag="), fits("tag=3"), fits(`tag=${"9".repeat(200)}`)]).toEqual([true, true, true, true]);
    expect([fits("tag=3&tag=3"), fits(`tag=${"9".repeat(201)}`)]).toEqual([false, false]);
  });
});

describe("comparablePath", () => {
  it("knows one form of a path", () => {
    expect(["/de/caf%C3%A9/", "/de/café", "/", "/de/%zz"].map(comparablePath)).toEqual([
      "/de/café",
      "/de/café",
      "/",
      "/de/%zz",
    ]);
  });
});
