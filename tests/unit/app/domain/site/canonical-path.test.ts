import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalPath } from "~/domain/site/canonical-path";
import { locales } from "~/domain/locale/locales";
import { isPage, targetOf } from "~/domain/site/paths";

const origin = "https://kino.example";

/** Pieces from which hostile and honest paths alike are made. */
const piece = fc.oneof(
  fc.constantFrom("de", "en", "DE", "programm", "Warenkorb", "api", "API", "pageeditor-api", "media", "assets", "__x"),
  fc.constantFrom("/", "//", "\\", ".", "..", "%2e%2e", "%2F", "%5c", "%00", "%20", "%09", "%zz", "%", "%25", "%2541"),
  fc.constantFrom(
    "_.data",
    ".data",
    ".DATA",
    "%2Edata",
    "evil.example",
    "@",
    ":",
    "?",
    "#",
    "%C3%A9",
    "e%CC%81",
    "ẞ",
    "İ",
    "Σ",
  ),
  fc.string({ unit: "grapheme", maxLength: 4 }),
  fc.string({ unit: "binary", maxLength: 4 }),
);
const anyPath = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join("")}`);
/** What the Worker sees of any of them: the path of a parsed address. */
const requested = anyPath.map((path) => new URL(`${origin}${path}`).pathname);

describe("the canonical form of a path", () => {
  it.each([
    ["/", "/"],
    ["//", "/"],
    ["/de", "/de"],
    ["/de/", "/de"],
    ["/DE/Programm/", "/de/programm"],
    ["/de/Warenkorb", "/de/warenkorb"],
    ["/de/%77arenkorb", "/de/warenkorb"],
    ["/de//programm///haexan/1386", "/de/programm/haexan/1386"],
    ["/de/agb%20", "/de/agb"],
    ["/de/caf%c3%a9", "/de/caf%C3%A9"],
    ["/de/cafe%CC%81", "/de/caf%C3%A9"],
    ["/de/a%2Bb%40c", "/de/a+b@c"],
    ["/de/100%25", "/de/100%25"],
    ["/programm", "/de/programm"],
    ["/fr/programm", "/de/fr/programm"],
    ["//evil.example/x", "/de/evil.example/x"],
    ["/de.data", "/de.data"],
    ["/de/_.data", "/de.data"],
    ["/de/Programm/_.data", "/de/programm.data"],
    ["/programm.data", "/de/programm.data"],
    ["/_.data", "/_.data"],
    // The contract names its slashes, and only its small letters are words of it.
    ["/de/api/events/", "/de/api/events/"],
    ["/de/api/events/1961/%73eats/", "/de/api/events/1961/seats/"],
    ["/de/pageeditor-api/nav", "/de/pageeditor-api/nav"],
    ["/de/API/events", "/de/api/events"],
    ["/media/abc/W640.avif", "/media/abc/W640.avif"],
  ])("of %s is %s", (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

  it.each([
    "/de/%00",
    "/de/%01x",
    "/de/meine%20seite",
    "/de/a%C2%A0b",
    "/de/%E2%80%8Bprogramm",
    "/de/..%2Fprogramm",
    "/de/..%5Cprogramm",
    "/de/%zz",
    "/de/%ff",
    "/__x/programm",
    "/__manifest",
    "/assets/gone-1a2b.js",
    "/.env",
    `/de/${"a".repeat(1000)}`,
  ])("does not exist for %s", (path) => expect(canonicalPath(path)).toBeNull());

  it("is its own canonical form, also where it is parsed as an address again", () => {
    fc.assert(
      fc.property(fc.oneof(anyPath, requested), (path) => {
        const canonical = canonicalPath(path);
        if (canonical === null) return;
        expect(new URL(canonical, origin).href).toBe(origin + canonical);
        expect(canonicalPath(canonical)).toBe(canonical);
      }),
      { numRuns: 5_000 },
    );
  });

  it("never leads to another host", () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const canonical = canonicalPath(path);
        if (canonical === null) return;
        expect(new URL(canonical, origin).origin).toBe(origin);
        expect(canonical).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is the page that is asked for: in one language, in small letters, without a slash at its end", () => {
    fc.assert(
      fc.property(requested, (path) => {
        const target = targetOf(canonicalPath(path) ?? "/");
        if (!isPage(target) || target.pathname === "/") return;
        expect(locales.map(({ code }) => code)).toContain(target.lang);
        expect(target.pathname).not.toMatch(/\/$|\/\//);
        expect(decodeURIComponent(target.pathname)).toBe(decodeURIComponent(target.pathname).toLowerCase());
      }),
      { numRuns: 2_000 },
    );
  });

  it("is found in a time that grows with the length of the path", () => {
    const answers = ["/".repeat(1_000_000), `/de/${"%".repeat(1_000_000)}`, `/${"a/".repeat(500_000)}`].map(
      canonicalPath,
    );
    expect(answers).toEqual([null, null, null]);
  });
});
