import { beforeEach, describe, expect, it } from "vitest";
import { caller, origin } from "../../support/edge";
import { saveSettings, signInWith } from "../../support/house";
import { sitePages } from "../../support/site-pages";

const AUTH_SECRET = "only-for-this-test-and-long-enough-for-it";
const call = caller({ renderPage: sitePages }, { AUTH_SECRET });

// Hashing a password takes its time, on purpose.
describe("the pages of a site that is switched off", { timeout: 30_000 }, () => {
  beforeEach(() => saveSettings({ is_site_online: false }));

  it.each(["/de/user/login", "/en/user/login?next=/en/programm", "/de/user/login.data"])(
    "let everybody sign in at %s",
    async (path) => {
      const login = await call(path);
      expect([login.status, await login.text()]).toEqual([200, expect.stringContaining("Kino Meridian")]);
    },
  );

  it("are open for whoever has signed in there, and for nobody else", async () => {
    expect((await call("/de/user/favorites")).status).toBe(503);
    const cookie = await signInWith(call);
    const again = await call("/de/user/login", {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded", origin },
      body: new URLSearchParams({ email: "chef@kino.example", password: "ein langes Passwort" }).toString(),
    });
    expect([again.status, again.headers.get("location")]).toEqual([303, "/de"]);
    const page = await call("/de/user/favorites", { headers: { cookie } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Kino Meridian")]);
  });
});
