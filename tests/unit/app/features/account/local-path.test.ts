import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localPath } from "~/features/account/local-path";

const home = "https://kino.example";

describe("where somebody may be sent after signing in", () => {
  it.each(["/de", "/de/programm?view=woche", "/en/user/profile", "/de/agb#ruecktritt", "/de/user/favorites?films=1,2"])(
    "is %s",
    (path) => {
      expect(localPath(path)).toBe(path);
    },
  );

  it.each([
    ["another site", "https://evil.example/de"],
    ["another site without protocol", "//evil.example"],
    ["another site behind a backslash", "/\\evil.example"],
    ["another site behind a later backslash", "/de\\..\\..//evil.example"],
    ["another site behind a tab", "/\t/evil.example"],
    ["another site behind a line break", "/\n/evil.example"],
    ["another site behind dots", "/de/..//evil.example"],
    ["a script", "javascript:alert(1)"],
    ["a relative path", "programm"],
    ["nothing", ""],
    ["a call of the API", "/api/auth/sign-out"],
    ["a call of the API with a language", "/de/api/events/"],
    ["the sign-in page", "/de/user/login?next=/de"],
    ["the sign-out page", "/en/user/logout"],
    ["the data of the sign-out page", "/en/user/logout.data"],
    ["a very long path", `/${"x".repeat(600)}`],
  ])("is not %s", (_, path) => {
    expect(localPath(path)).toBeNull();
  });

  it.each([null, undefined, 7, new Blob(["/de"])])("is not %s, which is no text", (value) => {
    expect(localPath(value)).toBeNull();
  });

  it("never leaves the site, however the address is written", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      "..",
      ".",
      "@",
      ":",
      "evil.example",
      "de",
      "%2f",
      "%5c",
      "\t",
      "\n",
      "\r",
      " ",
      "?",
      "#",
      "https:",
      "\u0000",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = localPath(`/${parts.join("")}`);
        if (path !== null) expect(new URL(path, home).origin).toBe(home);
      }),
      { numRuns: 3000 },
    );
  });
});
