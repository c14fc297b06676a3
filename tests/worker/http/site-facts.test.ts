import { describe, expect, it } from "vitest";
import { redirectTo } from "../../../workers/http/redirect-to";
import { redirectTable } from "../../../workers/http/site-facts";

describe("redirects", () => {
  it.each(["//evil.example/", "///evil.example/", "/\\/evil.example/"])("never leads to another site by %s", (to) => {
    expect(redirectTo(to, 301, "document").headers.get("location")).toBe("/evil.example/");
    expect(redirectTo(to, 301, "data").headers.get("x-remix-redirect")).toBe("/evil.example/");
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
