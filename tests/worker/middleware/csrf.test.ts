import { describe, expect, it } from "vitest";
import { caller, htmlPage, origin } from "../../support/edge";

const renderPage = () => Promise.resolve(htmlPage("page", "n"));
const call = caller({ renderPage });
const unguarded = caller({ renderPage, without: "csrf" });

const report = (headers: Record<string, string>) => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify({ url: "/de/nirgends" }),
});
const path = "/api/dashboard-error-log/";
const token = "a".repeat(40);
const own = { cookie: `csrftoken=${token}`, "x-csrftoken": token, origin, "sec-fetch-site": "same-origin" };

const form = (headers: Record<string, string>, body = "amount=1") => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  body,
});

describe("csrf", () => {
  it("lets a call of this site through", async () => {
    expect((await call(path, report(own))).status).toBe(204);
  });

  it.each([
    ["no token", { origin }],
    ["a cookie without the header", { cookie: own.cookie, origin }],
    ["another token", { ...own, "x-csrftoken": "b".repeat(40) }],
    ["the token and more", { ...own, "x-csrftoken": `${token}b` }],
    ["the beginning of the token", { ...own, "x-csrftoken": token.slice(1) }],
    ["an empty token on both sides", { cookie: "csrftoken=", "x-csrftoken": "", origin }],
    ["a foreign origin", { ...own, origin: "https://evil.example" }],
    ["a null origin", { ...own, origin: "null" }],
    ["a cross-site request", { ...own, "sec-fetch-site": "cross-site" }],
    ["a request of a sister domain", { ...own, "sec-fetch-site": "same-site" }],
  ])("refuses %s, and only because of this step", async (_, headers) => {
    const refused = await call(path, report(headers));
    expect([refused.status, (await refused.json<{ code: string }>()).code]).toEqual([403, "csrf_failed"]);
    expect((await unguarded(path, report(headers))).status).toBe(204);
  });

  it("lets plain forms of pages through if the browser vouches for their origin", async () => {
    expect((await call("/de/programm/x/1", form({ origin }))).status).toBe(200);
    expect((await call("/de/programm/x/1", form({ "sec-fetch-site": "same-origin" }))).status).toBe(200);
  });

  it("asks forms for the token where nobody vouches for them", async () => {
    expect((await call("/de/programm/x/1", form({}))).status).toBe(403);
    expect((await call("/de/programm/x/1", form({ origin: "https://evil.example" }))).status).toBe(403);
    expect((await call("/de/programm/x/1", form({ cookie: own.cookie }, `csrf_token=${token}`))).status).toBe(200);
    const talksOfForms = { cookie: own.cookie, "content-type": "text/plain; as=multipart/form-data" };
    expect((await call("/de/programm/x/1", form(talksOfForms, `csrf_token=${token}`))).status).toBe(403);
  });

  it("reads the token of a form with files, of which a file is none", async () => {
    const sent = (value: string | File) => {
      const body = new FormData();
      body.append("csrf_token", value);
      return call("/de/programm/x/1", { method: "POST", headers: { cookie: own.cookie }, body });
    };
    expect((await sent(token)).status).toBe(200);
    expect((await sent(new File([token], token))).status).toBe(403);
  });

  it("asks nothing of who only reads", async () => {
    for (const method of ["HEAD", "OPTIONS"]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await call("/de/programm", { method, headers: { origin: "https://evil.example" } })).status).toBe(200);
    }
  });

  it.each(["/de/api/payments/stripe/events/", "/api/payments/stripe/events/more/", "/api/payments/stripe/x/events/"])(
    "takes for the signed news of a provider only what comes where they are sent: not %s",
    async (near) => {
      expect((await call("/api/payments/nobody/events/", report({}))).status).not.toBe(403);
      expect((await call(near, report({}))).status).toBe(403);
    },
  );

  it("answers a form that is none with 400", async () => {
    const broken = await call("/de/programm/x/1", form({ "content-type": "multipart/form-data" }));
    expect([broken.status, (await broken.json<{ code: string }>()).code]).toEqual([400, "bad_request"]);
  });

  it("gives the token as a readable cookie, and keeps the one that is there", async () => {
    const first = await call("/api/csrf/");
    const cookie = first.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^csrftoken=[\w-]{40,};.*SameSite=Lax/);
    expect(cookie).not.toMatch(/HttpOnly/i);
    const again = await call("/api/csrf/", { headers: { cookie: own.cookie } });
    expect(again.headers.get("set-cookie")).toBeNull();
    expect(await again.json()).toEqual({ csrf_token: token });
  });
});
