import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { meetOthers } from "../../../workers/publishing/meet-others";
import { asking, now, staff } from "../../support/editing";
import { editors } from "../../support/editors";

const ada = staff("ada");
const jakob = staff("jakob");
const [first, second, third] = ["1", "2", "3"].map((sign) => `00000000-0000-4000-8000-00000000000${sign}`) as [
  string,
  string,
  string,
];
let page = 0;
/** Each test has a page of its own: what an object knows outlives a test. */
beforeEach(() => {
  page += 1;
});

const meet = (
  actor: typeof ada,
  told: { tab: string; module?: string | null; isLeaving?: boolean },
  { at = now, of = page }: { at?: number; of?: number } = {},
) => meetOthers(asking(actor, at), env.PRESENCE, of, { module: null, ...told });
const nobody = { ok: true, value: [] };

describe("who works on a page", () => {
  it("is told by name, with the module they are in, to others on this page and nobody else", async () => {
    expect(await meet(ada, { tab: first, module: "m1" })).toEqual(nobody);
    expect(await meet(jakob, { tab: second, module: "m2" })).toEqual({
      ok: true,
      value: [{ name: "ada", module: "m1" }],
    });
    expect(await meet(ada, { tab: first, module: "m3" })).toEqual({
      ok: true,
      value: [{ name: "jakob", module: "m2" }],
    });
    expect(await meet(jakob, { tab: second })).toEqual({ ok: true, value: [{ name: "ada", module: "m3" }] });
    expect(await meet(jakob, { tab: second }, { of: page + 1_000 })).toEqual(nobody);
  });

  it("is one person with two tabs, where they were heard of last, and never oneself", async () => {
    await meet(ada, { tab: first, module: "m1" });
    expect(await meet(ada, { tab: third, module: "m2" })).toEqual(nobody);
    expect(await meet(jakob, { tab: second })).toEqual({ ok: true, value: [{ name: "ada", module: "m2" }] });
    await meet(ada, { tab: third, isLeaving: true });
    expect(await meet(jakob, { tab: second })).toEqual({ ok: true, value: [{ name: "ada", module: "m1" }] });
  });

  it("is forgotten with the tab, and after some silence", async () => {
    await meet(ada, { tab: first, module: "m1" });
    expect(await meet(jakob, { tab: second }, { at: now + 24_000 })).toMatchObject({ value: [{ name: "ada" }] });
    expect(await meet(jakob, { tab: second }, { at: now + 26_000 })).toEqual(nobody);
    await meet(ada, { tab: first }, { at: now + 27_000 });
    await meet(ada, { tab: first, isLeaving: true }, { at: now + 28_000 });
    expect(await meet(jakob, { tab: second }, { at: now + 28_000 })).toEqual(nobody);
  });

  it("leaves by their own tab alone, whoever else names it", async () => {
    await meet(ada, { tab: first, module: "m1" });
    await meet(jakob, { tab: first, isLeaving: true });
    expect(await meet(jakob, { tab: second })).toEqual({ ok: true, value: [{ name: "ada", module: "m1" }] });
  });

  it("is among fifty tabs at most; whoever is silent makes room", async () => {
    for (let at = 0; at < 50; at += 1) await meet(staff(`s${at}`), { tab: crypto.randomUUID() });
    const full = await meet(jakob, { tab: second });
    expect(full.ok && full.value).toHaveLength(50);
    const still = await meet(ada, { tab: first });
    expect(still.ok && still.value.map(({ name }) => name)).not.toContain("jakob");
    await meet(jakob, { tab: second }, { at: now + 26_000 });
    expect(await meet(ada, { tab: first }, { at: now + 26_000 })).toMatchObject({ value: [{ name: "jakob" }] });
  });

  it("is nothing that editing would wait for: where nobody can tell, that is all", async () => {
    const broken: object = {
      idFromName: (name: string) => env.PRESENCE.idFromName(name),
      get: () => ({ meet: () => Promise.reject(new Error("The object is gone")) }),
    };
    const answer = await meetOthers(asking(ada), broken as Env["PRESENCE"], page, { tab: first, module: null });
    expect(answer).toMatchObject({ ok: false, code: "overloaded" });
  });
});

describe("the call", () => {
  const { ask } = editors();
  const told = { tab: first, module: null };

  it("is for staff who edit, from this site, and says no more than names", async () => {
    const path = `page/${page + 2_000}/presence/`;
    expect((await ask(null, "POST", path, { body: told })).status).toBe(401);
    expect((await ask("box-office", "POST", path, { body: told })).status).toBe(403);
    const foreign = { origin: "https://evil.example" };
    expect((await ask("editor", "POST", path, { body: told, headers: foreign })).status).toBe(403);
    expect((await ask("editor", "POST", path, { body: { tab: "x".repeat(5_000), module: null } })).status).toBe(400);
    await ask("manager", "POST", path, { body: { tab: second, module: "m1" } });
    const answer = await ask("editor", "POST", path, { body: told });
    expect(answer.status).toBe(200);
    const { people } = await answer.json<{ people: object[] }>();
    expect(people.map((person) => Object.keys(person).toSorted())).toEqual([["module", "name"]]);
    expect(JSON.stringify(people)).not.toContain("@");
  });
});
