import { describe, expect, it } from "vitest";
import { redirectTo } from "../../../workers/http/redirect-to";
import { redirectTable } from "../../../workers/http/site-facts";

describe("redirects", () => {
  it.each(["//evil.example/", "///evil.example/", "/\\/evil.example/"])("never leads to another site by %s", (to) => {
    expect(redirectTo(to, 301, "document").headers.get("location")).toBe("/evil.example/");
    expect(redirectTo(to, 301, "data").headers.get("x-remix-redirect")).toBe("/evil.example/");
  });

  it("are a header of a document, and headers that React Router reads of a navigation", () => {
    const document = redirectTo("/de/programm?tag=1", 301, "document", { reload: true });
    expect([document.status, Object.fromEntries(document.headers)]).toEqual([
      301,
      { "cache-control": "no-cache", location: "/de/programm?tag=1" },
    ]);
    const data = redirectTo("/de/programm", 302, "data");
    const headers = {
      "cache-control": "no-cache",
      "x-remix-redirect": "/de/programm",
      "x-remix-status": "302",
      "x-remix-replace": "true",
    };
    expect([data.status, Object.fromEntries(data.headers)]).toEqual([204, headers]);
    expect(Object.fromEntries(redirectTo("/de/programm", 302, "data", { reload: true }).headers)).toEqual({
      ...headers,
      "x-remix-reload-document": "true",
    });
  });

  it("leave slashes within an address alone", () => {
    expect(redirectTo("/de?next=//x", 301, "document").headers.get("location")).toBe("/de?next=//x");
    expect(redirectTo("https://shop.example/", 302, "document").headers.get("location")).toBe("https://shop.example/");
  });

  it("follow the rule of a language before the one of all, and keep where a rule leads", () => {
    const table = redirectTable([
      ["/alt", "/neu"],
      ["/en/alt", "/en/old"],
      ["/fest", "/en/festival"],
      ["/laden", "https://shop.example/de"],
    ]);
    const paths = ["/de/alt", "/en/alt", "/alt", "/de/fest", "/de/laden", "/de/nichts", "/nichts"];
    expect(paths.map((path) => table.get(path))).toEqual([
      "/de/neu",
      "/en/old",
      "/neu",
      "/en/festival",
      "https://shop.example/de",
      undefined,
      undefined,
    ]);
  });

  it("keep the language where a rule has none, for the front page too", () => {
    const table = redirectTable([
      ["/", "/programm"],
      ["/start", "/"],
    ]);
    expect(["/de", "/en/start", "/xx/start"].map((path) => table.get(path))).toEqual([
      "/de/programm",
      "/en",
      undefined,
    ]);
  });
});
