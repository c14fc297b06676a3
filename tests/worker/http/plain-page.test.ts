import { describe, expect, it } from "vitest";
import { plainPage } from "../../../workers/http/plain-page";

describe("a page that needs nothing but itself", () => {
  it("says what it has to say in its language, with a way on, and is kept by nobody", async () => {
    const page = plainPage({ lang: "en", nonce: "abc", says: "unknown", href: "/en" }, 404, { "x-more": "1" });
    expect([page.status, Object.fromEntries(page.headers)]).toEqual([
      404,
      { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", "x-more": "1" },
    ]);
    const text = await page.text();
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('<style nonce="abc">');
    expect(text).toMatch(/<h1>[^<]+<\/h1><p>[^<]+<\/p><p><a href="\/en">[^<]+<\/a><\/p><\/main>/);
    expect(text).not.toContain("<form");
  });

  it("takes nothing that somebody has sent for markup", async () => {
    const fields = [
      ["name", 'a"b"><script>&amp;'],
      ["tickets", "2"],
    ] as const;
    const page = plainPage({ lang: "de", nonce: "n", says: "still_busy", href: '/de/"<&', fields }, 503);
    expect(await page.text()).toMatch(
      new RegExp(
        '<form method="post" action="/de/&quot;&lt;&amp;">' +
          '<input type="hidden" name="name" value="a&quot;b&quot;>&lt;script>&amp;amp;">' +
          '<input type="hidden" name="tickets" value="2"><button>[^<]+</button></form></main>',
      ),
    );
  });

  it("says how long it waits", async () => {
    const values = { seconds: "17" };
    expect(await plainPage({ lang: "de", nonce: "n", says: "busy", values, href: "" }, 503).text()).toContain("17");
  });
});
