import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Operation } from "~/domain/editing/operations";
import type { Conflict } from "~/domain/editing/schema";
import type { DetailedFailure } from "~/domain/common/errors";
import { pageDraft, pageOp, pageVersion } from "../../../workers/db/schema/pages";
import {
  asking,
  database,
  documentWith,
  draftOf,
  emptyHouse,
  headline,
  headlinesOf,
  now,
  publishedPage,
  saying,
  staff,
  step,
} from "../../support/editing";
import { housekeeping } from "../../../workers/jobs/housekeeping";
import { mutate } from "../../../workers/publishing/mutate";

let page = 0;
beforeEach(async () => {
  await emptyHouse("ada", "bob");
  page = await publishedPage("/haus", documentWith(headline("m1", "Eins"), headline("m2", "Zwei")));
});

const bob = staff("bob");
const adding = (id: string, content = id): Operation => ({
  op: "insert",
  module: headline(id, content),
  place: { section: "s1", column: 0, after: null },
});
const codeOf = (result: { ok: true } | { ok: false; code: string }) => (result.ok ? "ok" : result.code);

describe("a step on a page", () => {
  it("changes the working copy, is kept with what undoes it, and is there for everybody", async () => {
    expect(await step(page, 0, [saying("m1", "Uno")])).toEqual({ ok: true, value: { rev: 1, others: [] } });
    expect(await headlinesOf(page)).toEqual(["Uno", "Zwei"]);
    const draft = await draftOf(page);
    expect(draft).toMatchObject({ rev: 1, live: { seq: 1 }, may: { edit: true, publish: true, settings: true } });
    expect(draft.steps).toMatchObject([
      { rev: 1, operations: [saying("m1", "Uno")], inverse: [saying("m1", "Eins")], actor: { id: "ada", name: "ada" } },
    ]);
    expect((await draftOf(page, bob)).steps).toEqual([]);
  });

  it("is made by those who may edit, and by nobody else", async () => {
    for (const [by, code] of [
      [null, "unauthorized"],
      [staff("kim", "box-office"), "forbidden"],
      [staff("eva", "editor"), "ok"],
      [staff("mia", "manager"), "ok"],
      [staff("tom", "admin"), "ok"],
    ] as const)
      expect(codeOf(await step(page, 0, [adding(`x${by?.id}`)], { by })), String(by?.role)).toBe(code);
  });

  it("names the revision it was made on", async () => {
    expect(codeOf(await step(page, undefined, [saying("m1", "Uno")]))).toBe("precondition_required");
    expect(codeOf(await step(page, 7, [saying("m1", "Uno")]))).toBe("unprocessable");
    expect(codeOf(await step(page + 1, 0, [saying("m1", "Uno")]))).toBe("not_found");
    expect(await database.select().from(pageOp)).toEqual([]);
  });

  it("happens once, however often it arrives, also twice at the same time", async () => {
    const name = crypto.randomUUID();
    const send = () => step(page, 0, [adding("m3")], { name });
    const answers = await Promise.all([send(), send(), send()]);
    await step(page, 1, [saying("m1", "Uno")], { by: bob });
    for (const answer of [...answers, await send()])
      expect(answer).toEqual({ ok: true, value: { rev: 1, others: [] } });
    expect(await headlinesOf(page)).toEqual(["m3", "Uno", "Zwei"]);
    expect(codeOf(await step(page, 0, [adding("m4")], { name, by: bob }))).toBe("idempotency_conflict");
  });

  it("is all or nothing", async () => {
    expect(codeOf(await step(page, 0, [saying("m1", "Uno"), saying("gone", "x")]))).toBe("unprocessable");
    expect((await draftOf(page)).document).toEqual(documentWith(headline("m1", "Eins"), headline("m2", "Zwei")));
  });
});

describe("two who write on one page", () => {
  it("meet nobody in different modules, and are told what the other did", async () => {
    await step(page, 0, [saying("m1", "Uno")], { by: bob });
    const mine = await step(page, 0, [saying("m2", "Due")]);
    expect(mine).toMatchObject({ ok: true, value: { rev: 2, others: [{ rev: 1, actor: { id: "bob" } }] } });
    expect(await headlinesOf(page)).toEqual(["Uno", "Due"]);
  });

  it("see both versions where they change the same, and nothing is overwritten", async () => {
    await step(page, 0, [saying("m1", "Uno")], { by: bob });
    const refused = (await step(page, 0, [saying("m1", "One")])) as DetailedFailure;
    expect(refused.code).toBe("conflict");
    expect(refused.more).toMatchObject({
      rev: 1,
      ids: ["m1"],
      others: [{ operations: [saying("m1", "Uno")] }],
    } satisfies Partial<Record<keyof Conflict, unknown>>);
    expect(await headlinesOf(page)).toEqual(["Uno", "Zwei"]);
  });

  it("at the same moment lose nothing that was accepted", async () => {
    const writers = Array.from({ length: 12 }, (_, index) =>
      step(page, 0, [adding(`n${index}`)], { by: index % 2 ? bob : staff("ada") }),
    );
    const answers = await Promise.all(writers);
    const revs = answers.map((answer) => (answer.ok ? answer.value.rev : answer.code));
    expect(revs.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    const all = [...Array.from({ length: 12 }, (_, index) => `n${index}`), "Eins", "Zwei"];
    expect((await headlinesOf(page)).toSorted()).toEqual(all.toSorted());
  });

  it("at the same moment in the same module: one is kept, the other is told", async () => {
    const answers = await Promise.all([
      step(page, 0, [saying("m1", "Uno")], { by: bob }),
      step(page, 0, [saying("m1", "One")]),
    ]);
    expect(answers.map(codeOf).toSorted()).toEqual(["conflict", "ok"]);
    expect((await headlinesOf(page))[0]).toBe(answers[0]?.ok ? "Uno" : "One");
  });

  it("undo what is their own, and never what somebody else did after it", async () => {
    const [mine, again] = [crypto.randomUUID(), crypto.randomUUID()];
    await step(page, 0, [saying("m1", "Uno")], { name: mine });
    await step(page, 1, [saying("m2", "Due")], { by: bob });
    expect(codeOf(await step(page, 2, [saying("m2", "Zwei")], { undoes: mine, by: bob }))).toBe("forbidden");
    expect(codeOf(await step(page, 2, [saying("m1", "Eins")], { undoes: mine, name: again }))).toBe("ok");
    expect((await draftOf(page)).steps).toEqual([]);
    // Done again, it can be undone again.
    expect(codeOf(await step(page, 3, [saying("m1", "Uno")], { undoes: again }))).toBe("ok");
    expect((await draftOf(page)).steps.map(({ id }) => id)).toEqual([mine]);
    await step(page, 4, [saying("m1", "Ein")], { by: bob });
    expect(codeOf(await step(page, 5, [saying("m1", "Eins")], { undoes: mine }))).toBe("conflict");
  });
});

describe("the journal of a page", () => {
  const day = 24 * 60 * 60 * 1000;
  /** So many steps on the second headline, the last of them at `at`. */
  async function past(count: number, at: number) {
    for (let from = 0; from < count; from += 500)
      await env.DB.prepare(
        `INSERT INTO page_op (page_id, rev, ops, inverse, step_id, actor, created_at)
        SELECT ?1, ?2 + value, '[{"op":"set","id":"m2","key":"content","lang":"de","value":"x"}]', '[]', 'old-' || (?2 + value), 'bob', ?3
        FROM json_each(?4) WHERE value <= ?5`,
      )
        .bind(page, from, at, JSON.stringify(Array.from({ length: 500 }, (_, index) => index + 1)), count - from)
        .run();
    await database
      .insert(pageDraft)
      .values({ pageId: page, rev: count, document: (await draftOf(page)).document })
      .onConflictDoUpdate({ target: pageDraft.pageId, set: { rev: count } });
  }
  const revs = async () => (await database.select({ rev: pageOp.rev }).from(pageOp)).map(({ rev }) => rev);

  it("forgets what is older than a month, but not the latest thousand steps, and no version", async () => {
    await past(1_200, now - 31 * day);
    await housekeeping(env, now);
    expect([Math.min(...(await revs())), (await revs()).length]).toEqual([201, 1_000]);
    expect(await database.select().from(pageVersion)).toHaveLength(1);
  });

  it("keeps all of a month, and everything after it", async () => {
    await past(1_200, now - 31 * day);
    await database
      .update(pageOp)
      .set({ createdAt: now - 30 * day })
      .where(eq(pageOp.rev, 50));
    await housekeeping(env, now);
    expect([Math.min(...(await revs())), (await revs()).length]).toEqual([50, 1_151]);
  });

  it("overwrites nothing that it no longer knows of, and what it knows is undone as ever", async () => {
    const mine = crypto.randomUUID();
    await past(1_200, now - 31 * day);
    await housekeeping(env, now);
    const late = (await step(page, 199, [saying("m1", "One")])) as DetailedFailure;
    expect([late.code, late.more]).toMatchObject(["conflict", { rev: 1_200, ids: ["m1"] }]);
    expect(codeOf(await step(page, 200, [saying("m1", "Uno")], { name: mine }))).toBe("ok");
    expect(codeOf(await step(page, 199, [saying("m1", "Eins")], { undoes: mine }))).toBe("ok");
    expect(await headlinesOf(page)).toEqual(["Eins", "Zwei"]);
  });
});

describe("what a draft may hold", () => {
  const wrong = async (...operations: Operation[]) => {
    const refused = await step(page, 0, operations);
    return refused.ok ? "ok" : [refused.code, ...(refused.errors ?? []).map(({ path }) => path)].join(" ");
  };
  const set = (key: string, value: unknown, lang?: string): Operation => ({
    op: "set",
    id: "m1",
    key,
    value,
    ...(lang !== undefined && { lang }),
  });

  it("is judged by the definition of its type, where this house knows it", async () => {
    expect(await wrong(set("headline_level", "two"))).toBe("unprocessable m1.headline_level");
    expect(await wrong(set("content", 5, "de"))).toBe("unprocessable m1.content.de");
    expect(await wrong(set("content", "x", "xx"))).toBe("unprocessable m1.content.xx");
    expect(await wrong(set("colour", "red"))).toBe("unprocessable m1.colour");
    const module = headline("m3", "x");
    expect(
      await wrong({ ...adding("m3"), module: { ...module, props: { content: { de: { x: "" } } } } } as Operation),
    ).toBe("unprocessable m3.content.de");
  });

  it("may be unfinished", async () => {
    expect(await wrong(set("content", "", "de"), set("headline_level", 9))).toBe("ok");
    expect(await wrong({ op: "set", id: "m2", key: "content" })).toBe("ok");
  });

  it("is kept as it is where a newer house wrote it", async () => {
    const strange = { ...headline("m3", "x"), type: "from_the_future", props: { wheels: [1, { spin: "left" }] } };
    const newer = { ...headline("m4", "y"), version: 2, props: { shape: "round" } };
    for (const [rev, module] of [strange, newer].entries())
      expect(codeOf(await step(page, rev, [{ ...adding(""), module } as Operation]))).toBe("ok");
    const [first, second] = (await draftOf(page)).document.containers[0]?.columns[0]?.children ?? [];
    expect([first?.props, second?.props]).toEqual([newer.props, strange.props]);
  });

  it("has an end, which is said", async () => {
    const long = "x".repeat(299_000);
    const strange = (id: string): Operation => ({
      ...(adding(id) as Extract<Operation, { op: "insert" }>),
      module: { ...headline(id, ""), type: "from_the_future", props: { long } },
    });
    expect(
      codeOf(
        await mutate(asking(), page, {
          base_rev: 0,
          step: crypto.randomUUID(),
          operations: [strange("a"), strange("b"), strange("c")],
        }),
      ),
    ).toBe("ok");
    const refused = await step(page, 1, [strange("d")]);
    expect(refused).toMatchObject({ code: "payload_too_large", detail: "The page would be larger than 900 kB" });
  });
});
