import { describe, expect, it } from "vitest";
import { assetsOf, isDocument, isTurnedAway, mayBeKept, surplus, wayOf } from "~/features/offline/worker/routing";

const origin = "https://kino.example";
const document = (path: string) => ({
  method: "GET",
  url: origin + path,
  mode: "navigate" as const,
  destination: "document" as const,
});
const part = (path: string) => ({ ...document(path), mode: "cors" as const, destination: "" as const });

describe("what a device may keep", () => {
  it.each([
    ["/de", "/de"],
    ["/de/", "/de"],
    ["/de/programm", "/de/programm"],
    ["/de/programm?utm_source=brief&view=woche", "/de/programm?view=woche"],
    ["/en/programm/haexan/7", "/en/programm/haexan/7"],
    ["/de/alle-filme/haexan/7", "/de/alle-filme/haexan/7"],
    ["/de/mediathek/was-ist-eine-kasch/1", "/de/mediathek/was-ist-eine-kasch/1"],
    ["/de/haus", "/de/haus"],
  ])("is the document of a page for everybody: %s", (path, name) => {
    expect(wayOf(document(path), origin)).toEqual({ kind: "page", name });
  });

  it("is known by its data, too", () => {
    expect(wayOf(part("/de/_.data?_routes=home"), origin)).toEqual({ kind: "data", name: "/de" });
    expect(wayOf(part("/de/programm.data?view=woche&_routes=events"), origin)).toEqual({
      kind: "data",
      name: "/de/programm?view=woche",
    });
  });

  it("is every file that never changes", () => {
    expect(wayOf(part("/assets/house-abc.js"), origin)).toEqual({ kind: "asset" });
  });
});

describe("the house's own pages", () => {
  it("are kept by no device, but for the scanner of a show", () => {
    const scanner = { kind: "door", name: "/de/cms-hub/box-office/door?show=7" };
    expect(wayOf(document("/de/cms-hub/box-office/door?show=7"), origin)).toEqual(scanner);
    expect(wayOf(document("/de/cms-hub/box-office/door?show=7&utm_source=brief"), origin)).toEqual(scanner);
    for (const path of ["", "/door", "/door?show=", "/door?show=x", "/desk?show=7", "/hall?show=7", "/orders?order=7"])
      expect(wayOf(document(`/de/cms-hub/box-office${path}`), origin)).toEqual({ kind: "live" });
    expect(wayOf(document("/de/haus/door?show=7"), origin)).not.toMatchObject({ kind: "door" });
    expect(wayOf(part("/de/cms-hub/box-office/door.data?show=7"), origin)).toEqual({ kind: "none" });
  });

  it("are forgotten when somebody signs out, and not when somebody only looks at how", () => {
    expect(wayOf({ ...document("/en/user/logout"), method: "POST" }, origin)).toEqual({ kind: "leaving" });
    expect(wayOf({ ...part("/en/user/logout.data"), method: "POST" }, origin)).toEqual({ kind: "leaving" });
    expect(wayOf(document("/en/user/logout"), origin)).toEqual({ kind: "live" });
  });
});

describe("what no device may keep", () => {
  it.each([
    "/de/warenkorb",
    "/en/warenkorb",
    "/de/user/login",
    "/de/user/logout",
    "/de/user/profile",
    "/de/user/favorites",
    "/de/forms/kontakt/1",
    "/de/search?q=nacht",
    "/de/haus?edit",
    "/de/haus?v=2",
    "/de/programm?noToolbar",
    "/",
    "/xx/programm",
  ])("is a document of one person, or a draft: %s", (path) => {
    expect(wayOf(document(path), origin)).toEqual({ kind: "live" });
  });

  it.each([
    "/de/api/events/",
    "/api/auth/session",
    "/de/api/shop/cart/",
    "/de/pageeditor-api/page/1/versions/",
    "/de/warenkorb.data",
    "/de/user/profile.data",
    "/de/programm/seats.css",
    "/media/abc/card.jpg",
    "/sw.js",
    "/favicon.svg",
  ])("is a call, data or a picture: %s", (path) => {
    expect(wayOf(part(path), origin)).toEqual({ kind: "none" });
  });

  it.each(["/de/api/docs", "/api/openapi.json", "/media/abc/booklet.pdf", "/de/programm.data"])(
    "is a call that is opened like a page: %s",
    (path) => {
      expect(wayOf(document(path), origin)).toEqual({ kind: "none" });
    },
  );

  it("is anything that is written, of another origin, or within a frame", () => {
    expect(wayOf({ ...document("/de/programm"), method: "POST" }, origin)).toEqual({ kind: "none" });
    expect(wayOf({ ...part("/assets/house-abc.js"), method: "HEAD" }, origin)).toEqual({ kind: "none" });
    expect(wayOf({ ...document("/de/programm"), url: "https://other.example/de/programm" }, origin)).toEqual({
      kind: "none",
    });
    expect(wayOf({ ...document("/de/programm"), destination: "iframe" }, origin)).toEqual({ kind: "none" });
  });
});

describe("an answer", () => {
  const answer = {
    status: 200,
    redirected: false,
    type: "basic" as const,
    headers: new Headers({ "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache" }),
  };
  const asked = (changes: object) => mayBeKept({ ...answer, ...changes } as Response);
  const withHeaders = (headers: Record<string, string>) => ({ headers: new Headers(headers) });

  it("may be kept where it is everybody's page", () => {
    expect(asked({})).toBe(true);
  });

  it("may be kept by a door where it is the house's own document; one that turns away ends that, one that failed does not", () => {
    const own = { ...answer, ...withHeaders({ "content-type": "text/html", "cache-control": "private, no-store" }) };
    const said = (changes: object) => {
      const response = { ...own, ...changes } as Response;
      return [isDocument(response), isTurnedAway(response)];
    };
    expect(said({})).toEqual([true, false]);
    for (const away of [{ type: "opaqueredirect", status: 0 }, { redirected: true }, { status: 404 }, { status: 403 }])
      expect(said(away)).toEqual([false, true]);
    for (const status of [429, 500, 503]) expect(said({ status })).toEqual([false, false]);
  });

  it.each([
    ["of staff", withHeaders({ "content-type": "text/html", "cache-control": "private, no-store" })],
    ["that says nothing of keeping", withHeaders({ "content-type": "text/html" })],
    ["that is no document", withHeaders({ "content-type": "application/json", "cache-control": "no-cache" })],
    ["that failed", { status: 503 }],
    ["of another address", { redirected: true }],
    ["of a redirect", { type: "opaqueredirect", status: 0 }],
  ])("may not be kept: one %s", (_, changes) => {
    expect(asked(changes)).toBe(false);
  });
});

it("what is too much is the oldest", () => {
  expect(surplus(["a", "b", "c"], 2)).toEqual(["a"]);
  expect(surplus(["a", "b"], 2)).toEqual([]);
});

it("files of a document are those that its elements name", () => {
  const html = `<link rel="later" href="/assets/a-1.js"/><link href="/assets/b-2.css"><script src="/assets/a-1.js"></script>
    <script>window.manifest={"x":"/assets/other-3.js"}</script><img src="/media/p/card.jpg"><a href="/de/programm">`;
  expect(assetsOf(html)).toEqual(["/assets/a-1.js", "/assets/b-2.css"]);
});
