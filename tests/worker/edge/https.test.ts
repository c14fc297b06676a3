import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { defaultSettings } from "~/domain/site/default-settings";
import { createStaff } from "../../../workers/auth/create-staff";
import { caller, htmlPage, someAddress } from "../../support/edge";
import { saveSettings } from "../../support/house";
import { shopHouse, shopIds, ticket, visitor } from "../../support/shop";

const https = "https://localhost:8787";
const password = "ein langes Passwort";
const email = "https@kino.example";
const call = caller(
  { renderPage: () => Promise.resolve(htmlPage("page", "n")) },
  { AUTH_SECRET: "only-for-this-test-and-long-enough-for-it" },
);

/** Name, attributes in alphabetical order; the value and how long it lives left out. */
const shapeOf = (cookie: string) => {
  const [pair = "", ...attributes] = cookie.split("; ");
  return [
    pair.split("=")[0],
    attributes
      .filter((part) => !/^(max-age|expires)=/i.test(part))
      .toSorted()
      .join("; "),
  ];
};
const secretOverHttps = "HttpOnly; Path=/; SameSite=Lax; Secure";
const readableOverHttps = "Path=/; SameSite=Lax; Secure";

describe("over https", () => {
  it("every answer demands https for a year, and pages upgrade what they load", async () => {
    for (const path of ["/de", "/api/csrf/", "/api/nothing/", "/media/none", "/"]) {
      // oxlint-disable-next-line no-await-in-loop
      const { headers } = await call(https + path, { redirect: "manual" });
      expect([path, headers.get("strict-transport-security")]).toEqual([path, "max-age=31536000; includeSubDomains"]);
    }
    expect((await call(`${https}/de`)).headers.get("content-security-policy")).toMatch(/; upgrade-insecure-requests$/);
  });

  it("but not over http, where that would lock the developer out", async () => {
    const { headers } = await call("/de");
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("content-security-policy")).not.toContain("upgrade-insecure-requests");
  });

  it("the cart's cookies are secure, for this host alone, and open the cart again", async () => {
    const { salon } = await shopHouse();
    const guest = visitor();
    const body = { event: await salon(), tickets: [ticket(shopIds.full, 2)] };
    const held = await guest.send("POST", `${https}/de/api/shop/cart/`, { body, key: crypto.randomUUID() });
    expect([held.status, held.headers.getSetCookie().toSorted().map(shapeOf)]).toEqual([
      201,
      [
        ["__Host-kasch_cart", readableOverHttps],
        ["__Host-kasch_cart_key", secretOverHttps],
      ],
    ]);
    expect((await guest.send("GET", `${https}/de/api/shop/cart/`)).json).toMatchObject({ tickets_quantity: 2 });
    const planted = visitor();
    planted.jar.set("kasch_cart_key", guest.jar.get("__Host-kasch_cart_key") ?? "");
    expect((await planted.send("GET", `${https}/de/api/shop/cart/`)).json).toMatchObject({ status: "empty" });
    const cleared = await guest.send("DELETE", `${https}/de/api/shop/cart/`);
    expect(cleared.headers.getSetCookie().toSorted().map(shapeOf)).toEqual([
      ["__Host-kasch_cart", readableOverHttps],
      ["__Host-kasch_cart_key", secretOverHttps],
    ]);
  });

  it("session and hint are secure, for this host alone, and the session is found again", async () => {
    await createStaff(env, { email, name: "Ada Muster", role: "editor", password });
    const token = "a".repeat(40);
    const signedIn = await call(`${https}/api/auth/sign-in/email`, {
      method: "POST",
      headers: {
        origin: https,
        cookie: `csrftoken=${token}`,
        "x-csrftoken": token,
        "content-type": "application/json",
        "cf-connecting-ip": someAddress(),
      },
      body: JSON.stringify({ email, password }),
    });
    expect(signedIn.headers.getSetCookie().toSorted().map(shapeOf)).toEqual([
      ["__Host-kasch.session_token", secretOverHttps],
      ["__Host-kasch_user", readableOverHttps],
    ]);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((value) => value.split(";")[0])
      .join("; ");
    const user = await call(`${https}/de/pageeditor-api/user`, { headers: { cookie } });
    expect(await user.json()).toMatchObject({ email });
    const stale = await call(`${https}/api/user-details/`, { headers: { cookie: "__Host-kasch_user=1" } });
    expect(stale.headers.getSetCookie().map(shapeOf)).toContainEqual(["__Host-kasch_user", readableOverHttps]);
  });

  it("the token of writes is secure under the name of the contract", async () => {
    const answer = await call(`${https}/api/csrf/`);
    expect(answer.headers.getSetCookie().map(shapeOf)).toEqual([["csrftoken", readableOverHttps]]);
  });
});

describe("the policy of content", () => {
  it("runs no script but the site's own files and those with the nonce of this answer", async () => {
    const policy = (await call("/de")).headers.get("content-security-policy") ?? "";
    const directives = new Map(policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)]));
    expect(directives.get("script-src")).toEqual(["'self'", expect.stringMatching(/^'nonce-[\w-]{22}'$/)]);
    expect(directives.get("default-src")).toEqual(["'self'"]);
    for (const name of ["object-src", "base-uri", "frame-ancestors"]) expect(directives.get(name)).toEqual(["'none'"]);
    for (const name of ["script-src-elem", "script-src-attr"]) expect(directives.has(name)).toBe(false);
    // A provider of podcasts gives each its own host; frames alone may be of a whole domain, and of none without its name.
    for (const host of directives.get("frame-src") ?? [])
      expect(host).toMatch(/^('self'|https:\/\/(\*\.)?[\w-]+(\.[\w-]+)+)$/);
    const strict = policy.replace("style-src-attr 'unsafe-inline'", "").replace(/frame-src [^;]+/, "");
    expect(strict).not.toMatch(/unsafe|\*/);
  });

  it("lets a tag manager in where the house has one, and nowhere else", async () => {
    const policyOf = async (path: string) => (await call(path)).headers.get("content-security-policy") ?? "";
    expect(await policyOf("/de")).not.toContain("googletagmanager");
    const { design } = defaultSettings;
    await saveSettings({ design: { ...design, cookies: { tag_manager_id: "GTM-ABC123" } } });
    expect(await policyOf("/de")).toMatch(/script-src 'self' 'nonce-[\w-]{22}' https:\/\/www\.googletagmanager\.com;/);
    expect(await policyOf("/api/csrf/")).not.toContain("googletagmanager");
    await saveSettings();
    expect(await policyOf("/de")).not.toContain("googletagmanager");
  });
});
