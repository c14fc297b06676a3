import { beforeEach, describe, expect, it } from "vitest";
import type { Accepted, Draft } from "~/domain/editing/schema";
import { documentWith, emptyHouse, headline, headlinesOf, publishedPage, saying } from "../../../support/editing";
import { editors } from "../../../support/editors";

const { ask, call, cookieOf } = editors();
let page = 0;
beforeEach(async () => {
  await emptyHouse();
  page = await publishedPage("/haus", documentWith(headline("m1", "Eins"), headline("m2", "Zwei")));
});

const mutation = (base_rev?: number) => ({
  ...(base_rev !== undefined && { base_rev }),
  step: crypto.randomUUID(),
  operations: [saying("m1", "Uno")],
});

// Hashing a password takes its time, on purpose.
describe("the working copy of a page", { timeout: 60_000 }, () => {
  it("is read and changed by editors, in two calls, and kept by nobody", async () => {
    const read = await ask("editor", "GET", `draft/${page}/`);
    expect([read.status, read.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const { rev } = await read.json<Draft>();
    const written = await ask("editor", "POST", `draft/${page}/`, { body: mutation(rev) });
    expect([written.status, await written.json<Accepted>()]).toEqual([200, { rev: 1, others: [] }]);
    expect(await headlinesOf(page)).toEqual(["Uno", "Zwei"]);
  });

  it("is refused to everybody else, and nothing is written", async () => {
    const post = (role: "editor" | "box-office" | null, headers = {}, body: unknown = mutation(0)) =>
      ask(role, "POST", `draft/${page}/`, { body, headers });
    const refused = [
      [401, await ask(null, "GET", `draft/${page}/`)],
      [401, await post(null)],
      [403, await post("box-office")],
      [403, await post("editor", { "x-csrftoken": "another" })],
      [403, await post("editor", { origin: "https://evil.example" })],
      [403, await post("editor", { "sec-fetch-site": "cross-site" })],
      [428, await post("editor", {}, mutation())],
      [404, await ask("editor", "GET", "draft/987654/")],
    ] as const;
    for (const [status, answer] of refused) expect(answer.status, await answer.text()).toBe(status);
    expect(await (await ask("editor", "GET", `draft/${page}/`)).json<Draft>()).toMatchObject({ rev: 0 });
  });

  it("tells who comes too late what the other did", async () => {
    await ask("manager", "POST", `draft/${page}/`, { body: mutation(0) });
    const late = await ask("editor", "POST", `draft/${page}/`, { body: mutation(0) });
    expect([late.status, late.headers.get("content-type")]).toEqual([409, "application/problem+json; charset=utf-8"]);
    expect(await late.json()).toMatchObject({
      code: "conflict",
      rev: 1,
      ids: ["m1"],
      others: [{ rev: 1, actor: { name: "Ada Muster" } }],
    });
  });

  it("takes steps as long as a page, and no other call takes as much", async () => {
    const text = { ...headline("long", ""), type: "from_the_future", props: { text: "x".repeat(400_000) } };
    const place = { section: "s1", column: 0, after: null };
    const body = { base_rev: 0, step: crypto.randomUUID(), operations: [{ op: "insert", module: text, place }] };
    expect((await ask("editor", "POST", `draft/${page}/`, { body })).status).toBe(200);
    expect((await ask(null, "POST", `draft/${page}/`, { body })).status).toBe(413);
    expect((await ask("editor", "POST", "undo/", { body })).status).toBe(413);
    // Twice as much is not even read.
    const more = {
      ...body,
      operations: [{ op: "insert", place, module: { ...text, props: { text: "x".repeat(1_100_000) } } }],
    };
    const refused = await ask("editor", "POST", `draft/${page}/`, { body: more });
    expect([refused.status, (await refused.json<{ detail: string }>()).detail]).toEqual([
      413,
      "The body is larger than 1048576 bytes",
    ]);
  });
});

describe("who is signed in", { timeout: 60_000 }, () => {
  it("is told which rooms of the hub are open to them", async () => {
    const menus = async (role: "editor" | "box-office" | "admin") => {
      const user = await (await ask(role, "GET", "user")).json<{ admin_menus: { url: string }[] }>();
      return user.admin_menus.map(({ url }) => url.replace("/cms-hub/", ""));
    };
    expect(await menus("editor")).toEqual(["pages", "media"]);
    expect(await menus("box-office")).toEqual(["box-office"]);
    expect(await menus("admin")).toContain("staff");
    expect((await ask(null, "GET", "user")).status).toBe(401);
    const mayEdit = async (role: "editor" | "box-office" | "admin") => {
      const answer = await call("/api/user-details/", { headers: { cookie: await cookieOf(role) } });
      return (await answer.json<{ may_edit_pages: boolean }>()).may_edit_pages;
    };
    expect(await Promise.all([mayEdit("editor"), mayEdit("box-office"), mayEdit("admin")])).toEqual([
      true,
      false,
      true,
    ]);
  });
});
