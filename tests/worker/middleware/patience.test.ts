import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import type { AppEnv } from "../../../workers/http/app-env";
import { patience } from "../../../workers/middleware/patience/patience";
import { requestFacts } from "../../../workers/middleware/request-facts/request-facts";

/** What the screening is asked, and how it answers. */
let asked: { method: string; type: string | null; body: string; language: string | null }[] = [];
let answer = (): Response => new Response("held");

const app = new Hono<AppEnv>().use(requestFacts(), patience()).all("*", async (c) => {
  const { method, headers } = c.req.raw;
  const [type, language] = [headers.get("content-type"), headers.get("accept-language")];
  asked.push({ method, type, language, body: new TextDecoder().decode(await c.req.raw.arrayBuffer()) });
  return answer();
});

const form = "application/x-www-form-urlencoded";
const path = "/de/programm/haexan/1";
const site = "http://localhost:8787";
const wish = "idempotency_key=key-1&tickets=2";

const ask = (address: string, init: RequestInit = {}) => app.request(`${site}${address}`, init, env);
const send = (body = wish, address = path, type = form) =>
  ask(address, { method: "POST", headers: { "content-type": type }, body });
const again = (cookie: string, init: RequestInit = {}, address = `${path}?again`) =>
  ask(address, { ...init, headers: { cookie, "accept-language": "de-AT" } });
const cookieOf = (response: Response) => response.headers.getSetCookie().join().split(";")[0] ?? "";
const kept = (value: unknown) => `kasch_again_key=${encodeURIComponent(JSON.stringify(value))}`;
const secondsOf = (response: Response) => Number(/^(\d+); url=/.exec(response.headers.get("refresh") ?? "")?.[1]);

const busy = (headers: Record<string, string> = {}) => {
  answer = () => new Response("busy", { status: 503, headers });
};

beforeEach(() => {
  asked = [];
  answer = () => new Response("held");
});

describe("a booking form whose screening does not answer", () => {
  it("is a page that asks again by itself and has a button for it, and a cookie that only this site's pages send", async () => {
    busy({ "retry-after": "7" });
    const page = await send();
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "7"]);
    expect(page.headers.get("refresh")).toMatch(/^1[0-4]; url=\/de\/programm\/haexan\/1\?again$/);
    const text = await page.text();
    expect(text).toContain(
      `<form method="post" action="${path}"><input type="hidden" name="idempotency_key" value="key-1">`,
    );
    expect(text).toContain(`In ${secondsOf(page)} Sekunden`);
    const [cookie = ""] = page.headers.getSetCookie();
    expect(cookie).toMatch(/^kasch_again_key=/);
    for (const part of ["Max-Age=180", "Path=/", "HttpOnly", "SameSite=Strict"])
      expect(cookie.split("; ")).toContain(part);
    expect(cookie).not.toContain("Secure");
  });

  it("is one whatever it says of its letters", async () => {
    busy();
    expect((await send(wish, path, `${form}; charset=utf-8`)).headers.has("refresh")).toBe(true);
  });

  it("is bound to this host over https", async () => {
    busy();
    const init = { method: "POST", headers: { "content-type": form }, body: wish };
    const page = await app.request(`https://kino.example${path}`, init, env);
    expect([page.headers.get("retry-after"), page.headers.getSetCookie().join()]).toEqual([
      "10",
      expect.stringMatching(/^__Host-kasch_again_key=.*Secure/),
    ]);
  });

  it("brings not all back at once who were refused together", async () => {
    busy();
    const waits = await Promise.all(Array.from({ length: 60 }, async () => secondsOf(await send())));
    expect([Math.min(...waits) >= 10, Math.max(...waits) < 15, new Set(waits).size > 2]).toEqual([true, true, true]);
  });

  it("is sent again as it was, waits longer each time, and after the sixth for its button", async () => {
    busy();
    let page = await send();
    const waits = [secondsOf(page)];
    while (waits.length < 6) {
      // One after the other, as the page does.
      // oxlint-disable-next-line no-await-in-loop
      page = await again(cookieOf(page));
      waits.push(secondsOf(page));
    }
    expect(asked.at(-1)).toEqual({ method: "POST", type: form, body: wish, language: "de-AT" });
    for (const [turn, least] of [10, 15, 20, 30, 45, 60].entries())
      expect([waits[turn], (waits[turn] ?? 0) >= least, (waits[turn] ?? 0) < least + 5]).toEqual([
        waits[turn],
        true,
        true,
      ]);
    const last = await again(cookieOf(page));
    expect([last.status, last.headers.has("refresh"), last.headers.get("retry-after")]).toEqual([503, false, "10"]);
    expect(last.headers.getSetCookie().join()).toMatch(/^kasch_again_key=;.*Max-Age=0/);
    const text = await last.text();
    expect([text.includes("Noch immer"), text.includes('value="key-1"')]).toEqual([true, true]);
  });

  it("waits for its button where it is more than a cookie keeps", async () => {
    busy();
    const filled = (length: number) => send(`${wish}&x=`.padEnd(length, "y"));
    expect((await filled(3_000)).headers.has("refresh")).toBe(true);
    const long = await filled(3_001);
    expect([long.headers.has("refresh"), long.headers.getSetCookie().join()]).toEqual([
      false,
      expect.stringMatching(/^kasch_again_key=;/),
    ]);
  });

  it("is forgotten when it was answered, whatever the answer is", async () => {
    busy();
    const cookie = cookieOf(await send());
    for (const status of [200, 303, 422]) {
      answer = () => new Response(null, { status });
      // oxlint-disable-next-line no-await-in-loop
      const done = await again(cookie);
      expect([done.status, done.headers.getSetCookie().join()]).toEqual([
        status,
        expect.stringMatching(/^kasch_again_key=;.*Max-Age=0/),
      ]);
    }
    expect((await send()).headers.getSetCookie()).toEqual([]);
  });
});

describe("what is answered as ever", () => {
  it.each([
    ["a form without a key", () => send("tickets=2")],
    ["a form that means something else", () => send(`${wish}&intent=clear`)],
    ["what is no plain form", () => send(wish, path, "text/plain")],
    ["the form of another page", () => send(wish, "/de/warenkorb")],
    ["what a script has sent", () => send(wish, `${path}.data`)],
    ["what has no type", () => ask(path, { method: "POST", body: new TextEncoder().encode(wish) })],
    ["whoever only reads", () => ask(path)],
  ])("%s", async (_, sent) => {
    busy();
    const page = await sent();
    expect([page.status, await page.text(), page.headers.getSetCookie()]).toEqual([503, "busy", []]);
  });

  const good = { path, body: wish, tries: 1 };
  it.each([
    ["no cookie", ""],
    ["no JSON", "kasch_again_key=%7B"],
    ["another page's wish", kept({ ...good, path: "/de/programm/haexan/2" })],
    ["a wish that says nothing", kept({ ...good, body: 1 })],
    ["tries that are no number", kept({ ...good, tries: "1" })],
    ["half a try", kept({ ...good, tries: 1.5 })],
    ["nothing at all", kept(null)],
  ])("an address with %s beside it: it repeats nothing", async (_, cookie) => {
    expect(await (await again(cookie)).text()).toBe("held");
    expect(asked).toMatchObject([{ method: "GET" }]);
  });

  it("a wish where nobody asks for it again, or not by reading the page", async () => {
    await again(kept(good), {}, path);
    await again(kept(good), { method: "HEAD" });
    await again(kept(good), { method: "POST", body: "" });
    expect(asked.map(({ method, body }) => [method, body])).toEqual([
      ["GET", ""],
      ["HEAD", ""],
      ["POST", ""],
    ]);
  });

  it("tries below none are none", async () => {
    busy();
    const wait = secondsOf(await again(kept({ ...good, tries: -7 })));
    expect([wait >= 10, wait < 15]).toEqual([true, true]);
  });
});
