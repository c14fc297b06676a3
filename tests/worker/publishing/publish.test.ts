import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Operation } from "~/domain/editing/operations";
import type { DetailedFailure } from "~/domain/common/errors";
import type { KnownModules } from "~/domain/pages/module-definition";
import { definitions } from "~/modules/definitions";
import { page as pageTable, pageVersion, reference } from "../../../workers/db/schema/pages";
import { audit } from "../../../workers/db/schema/site";
import { mutate } from "../../../workers/publishing/mutate";
import { publish } from "../../../workers/publishing/publish";
import { publishDue } from "../../../workers/publishing/publish-due";
import { callOff, setOnline } from "../../../workers/publishing/set-online";
import { undoLast } from "../../../workers/publishing/undo";
import { keepVersion, pageVersions, readVersion, restoreVersion } from "../../../workers/publishing/versions";
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
import { sitePages } from "../../support/site-pages";
import { caller } from "../../support/edge";
import { saveSettings } from "../../support/house";

type Known = KnownModules extends ReadonlyMap<string, infer Definition> ? Definition : never;

/** The modules of the house, and one folder more. */
const oneMore = import.meta.glob<Known>("../../support/one-folder/*/definition.ts", {
  eager: true,
  import: "default",
});

let page = 0;
beforeEach(async () => {
  await emptyHouse("ada", "bob");
  await database.delete(audit);
  page = await publishedPage("/haus", documentWith(headline("m1", "Eins"), headline("m2", "Zwei")));
});

const codeOf = (result: { ok: true } | { ok: false; code: string }) => (result.ok ? "ok" : result.code);
const rowOf = async () => (await database.select().from(pageTable).where(eq(pageTable.id, page)))[0];
const later = now + 60 * 60 * 1000;
const iso = (at: number) => new Date(at).toISOString();
const { env: bindings, modules } = asking();
const cronAt = (at: number) => publishDue({ db: database, env: bindings, now: at, modules });

describe("a publication", () => {
  it("is a version that never changes again, and is written down", async () => {
    await step(page, 0, [saying("m1", "Uno")]);
    expect(await publish(asking(), page, { rev: 1 })).toEqual({ ok: true, value: { seq: 2, at: iso(now) } });
    await step(page, 1, [saying("m1", "One")]);
    expect((await rowOf())?.liveSeq).toBe(2);
    expect((await draftOf(page)).live).toEqual({
      seq: 2,
      at: iso(now),
      document: documentWith(headline("m1", "Uno"), headline("m2", "Zwei")),
    });
    const [entry, ...more] = await database.select().from(audit);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ actor: "ada", action: "page.publish", entityId: String(page), detail: { seq: 2 } });
  });

  it("is of the revision that was seen, by somebody who may, and happens once", async () => {
    await step(page, 0, [saying("m1", "Uno")]);
    expect(codeOf(await publish(asking(staff("kim", "box-office")), page, { rev: 1 }))).toBe("forbidden");
    expect(codeOf(await publish(asking(null), page, { rev: 1 }))).toBe("unauthorized");
    expect(codeOf(await publish(asking(), page, {}))).toBe("precondition_required");
    expect(codeOf(await publish(asking(), page, { rev: 0 }))).toBe("conflict");
    expect(codeOf(await publish(asking(), page + 1, { rev: 0 }))).toBe("not_found");
    const twice = await Promise.all([publish(asking(), page, { rev: 1 }), publish(asking(), page, { rev: 1 })]);
    expect(twice.map((one) => (one.ok ? one.value.seq : one.code))).toEqual([2, 2]);
    expect((await database.select().from(pageVersion)).map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it("lists what is missing, and where; the page stays as it was", async () => {
    await step(page, 0, [saying("m2", ""), { op: "set", id: "m1", key: "headline_level", value: 9 }]);
    const refused = (await publish(asking(), page, { rev: 1 })) as DetailedFailure;
    expect(refused.code).toBe("unprocessable");
    expect(refused.more).toEqual({
      publish_errors: [
        { module: "m1", key: "headline_level", lang: null, message: expect.any(String) as string },
        { module: "m2", key: "content", lang: null, message: "A text in the default language is required" },
      ],
    });
    expect((await rowOf())?.liveSeq).toBe(1);
  });

  it("notes what it shows, and finds its words", async () => {
    const place = { section: "s1", column: 0, after: null };
    const picture = { id: "p1", type: "image", version: 1, order: 0, props: definitions.get("image")?.sample ?? {} };
    await env.DB.prepare("INSERT OR IGNORE INTO media (id, hash, mime) VALUES (1, 'bild', 'image/png')").run();
    await step(page, 0, [
      { op: "insert", module: picture, place },
      { op: "set", id: "p1", key: "image", value: { $media: 1 } },
      { op: "set_section", id: "s1", values: { image: { $media: 1 } } },
      saying("m1", "Lichtspieltheater"),
    ]);
    expect(await publish(asking(), page, { rev: 1 })).toMatchObject({ ok: true });
    const rows = await database.select().from(reference).where(eq(reference.pageId, page));
    expect(rows.map(({ moduleId, kind, targetId }) => `${moduleId} ${kind} ${targetId}`).toSorted()).toEqual([
      "p1 media 1",
      "s1 media 1",
    ]);
    const words = "SELECT target_id FROM search_index WHERE search_index MATCH 'lichtspieltheater' AND kind = 'page'";
    expect((await env.DB.prepare(words).all()).results).toContainEqual({ target_id: page });
  });

  it("does so for a type that is a folder and nothing else", async () => {
    const [ticker] = Object.values(oneMore);
    const editor = { ...asking(), modules: new Map([...modules, ["ticker", ticker as Known]]) };
    const place = { section: "s1", column: 0, after: null };
    const module = { id: "t1", type: "ticker", version: 1, order: 0, props: ticker?.defaults ?? {} };
    const send = (base_rev: number, ...operations: Operation[]) =>
      mutate(editor, page, { base_rev, step: crypto.randomUUID(), operations });
    expect(codeOf(await send(0, { op: "insert", module, place }))).toBe("ok");
    expect(await publish(editor, page, { rev: 1 })).toMatchObject({ code: "unprocessable" });
    const line = { de: "Saaltüren", en: "Doors" };
    await send(1, { op: "set", id: "t1", key: "line", value: line }, { op: "set", id: "t1", key: "series", value: 7 });
    expect(codeOf(await publish(editor, page, { rev: 2 }))).toBe("ok");
    const rows = await database.select().from(reference).where(eq(reference.pageId, page));
    expect(rows.map(({ moduleId, kind, targetId }) => `${moduleId} ${kind} ${targetId}`)).toEqual(["t1 series 7"]);
    const words = "SELECT target_id FROM search_index WHERE search_index MATCH 'saalturen' AND kind = 'page'";
    expect((await env.DB.prepare(words).all()).results).toContainEqual({ target_id: page });
  });

  it("is seen by visitors at once, in the place of every kept copy", async () => {
    await saveSettings();
    const call = caller({ renderPage: sitePages });
    const seen = async () => {
      const texts = await Promise.all(
        ["/de/haus", "/de/haus.data", "/de/pageeditor-api/page/haus"].map(async (path) => (await call(path)).text()),
      );
      return texts.map((text) => (text.includes("Lichtspiele") ? "new" : text.includes("Eins") ? "old" : text));
    };
    expect(await seen()).toEqual(["old", "old", "old"]);
    await step(page, 0, [saying("m1", "Lichtspiele")]);
    expect(await seen()).toEqual(["old", "old", "old"]);
    await publish(asking(staff("ada"), Date.now()), page, { rev: 1 });
    expect(await seen()).toEqual(["new", "new", "new"]);
    await setOnline(asking(staff("ada"), Date.now()), page, { isOnline: false });
    expect((await call("/de/haus")).status).toBe(404);
  });
});

describe("what waits for its moment", () => {
  it("is published when it comes, as it was when it was scheduled", async () => {
    await step(page, 0, [saying("m1", "Uno")]);
    expect(await publish(asking(), page, { rev: 1, at: iso(later) })).toMatchObject({
      value: { seq: 2, at: iso(later) },
    });
    await step(page, 1, [saying("m1", "Ein Entwurf")]);
    expect((await draftOf(page)).scheduled).toEqual({ seq: 2, at: iso(later) });
    await cronAt(later - 1);
    expect((await rowOf())?.liveSeq).toBe(1);
    await cronAt(later);
    expect(await rowOf()).toMatchObject({ liveSeq: 2, publishAt: null, publishSeq: null });
    expect((await draftOf(page)).live?.document).toEqual(documentWith(headline("m1", "Uno"), headline("m2", "Zwei")));
    expect((await database.select().from(audit)).map(({ actor, action }) => [actor, action])).toEqual([
      ["ada", "page.schedule"],
      ["schedule", "page.publish"],
    ]);
  });

  it("can be called off, and is not for a moment that has passed", async () => {
    expect(codeOf(await publish(asking(), page, { rev: 0, at: iso(now) }))).toBe("unprocessable");
    await publish(asking(), page, { rev: 0, at: iso(later) });
    expect(codeOf(await callOff(asking(staff("kim", "box-office")), page))).toBe("forbidden");
    expect(codeOf(await callOff(asking(), page))).toBe("ok");
    expect(await rowOf()).toMatchObject({ publishAt: null, publishSeq: null });
  });

  it("takes a page offline, too", async () => {
    expect(codeOf(await setOnline(asking(), page, { isOnline: false, at: later }))).toBe("ok");
    expect((await draftOf(page)).offline_at).toBe(iso(later));
    await cronAt(later);
    expect(await rowOf()).toMatchObject({ isOnline: false, offlineAt: null });
    expect(codeOf(await setOnline(asking(staff("kim", "box-office")), page, { isOnline: true }))).toBe("forbidden");
  });
});

describe("what a page was", () => {
  it("is listed, read and taken up again as a step that can be undone", async () => {
    await step(page, 0, [saying("m1", "Uno")]);
    await publish(asking(), page, { rev: 1 });
    const versions = await pageVersions(asking(), page);
    expect(versions.ok && versions.value.map(({ seq, is_live, by }) => [seq, is_live, by?.name])).toEqual([
      [2, true, "ada"],
      [1, false, undefined],
    ]);
    expect(await readVersion(asking(), page, 1)).toMatchObject({
      ok: true,
      value: { document: documentWith(headline("m1", "Eins"), headline("m2", "Zwei")), sources: { images: {} } },
    });
    const wish = { seq: 1, base_rev: 1, step: crypto.randomUUID() };
    expect(await restoreVersion(asking(), page, wish)).toMatchObject({ ok: true, value: { rev: 2 } });
    expect(await headlinesOf(page)).toEqual(["Eins", "Zwei"]);
    expect(await undoLast(asking(), page, { base_rev: 2 })).toMatchObject({ ok: true, value: { rev: 3 } });
    expect(await headlinesOf(page)).toEqual(["Uno", "Zwei"]);
  });

  it("is not taken up over what somebody else did meanwhile, nor by somebody who may not, nor if it never was", async () => {
    await step(page, 0, [saying("m1", "Uno")], { by: staff("bob") });
    const wish = { seq: 1, base_rev: 0, step: crypto.randomUUID() };
    expect(codeOf(await restoreVersion(asking(), page, wish))).toBe("conflict");
    expect(codeOf(await restoreVersion(asking(), page, { ...wish, base_rev: undefined }))).toBe(
      "precondition_required",
    );
    expect(codeOf(await restoreVersion(asking(), page, { ...wish, seq: 9 }))).toBe("not_found");
    for (const look of [
      () => restoreVersion(asking(staff("kim", "box-office")), page, wish),
      () => pageVersions(asking(staff("kim", "box-office")), page),
      () => readVersion(asking(staff("kim", "box-office")), page, 1),
    ])
      expect(codeOf(await look())).toBe("forbidden");
  });

  it("comes back even if nobody could write it today", async () => {
    const wrong = documentWith({ ...headline("m1", "Eins"), props: { headline_level: 9, blink: true } });
    await database.insert(pageVersion).values({ pageId: page, seq: 7, reason: "publish", document: wrong });
    const wish = { seq: 7, base_rev: 0, step: crypto.randomUUID() };
    expect(codeOf(await restoreVersion(asking(), page, wish))).toBe("ok");
    expect((await draftOf(page)).document).toEqual(wrong);
  });
});

describe("what somebody had on their screen and did not take", () => {
  it("is a version that can be looked at and taken up again, once however often it is sent", async () => {
    const page = await publishedPage("/two-wordings", documentWith(headline("a", "Theirs")));
    const mine = documentWith(headline("a", "Mine"));
    const kept = await keepVersion(asking(), page, { document: mine, rev: 0 });
    expect(kept).toMatchObject({ ok: true, value: { seq: 2 } });
    expect(await keepVersion(asking(), page, { document: mine, rev: 4 })).toEqual(kept);
    const listed = await pageVersions(asking(), page);
    expect(listed.ok && listed.value.map(({ seq, reason, by }) => [seq, reason, by?.id])).toEqual([
      [2, "save", "ada"],
      [1, "publish", undefined],
    ]);
    expect(await readVersion(asking(), page, 2)).toMatchObject({ ok: true, value: { document: mine } });
    // It is nobody's working copy until somebody says so.
    expect((await draftOf(page)).document).toEqual(documentWith(headline("a", "Theirs")));
    expect(await restoreVersion(asking(), page, { seq: 2, base_rev: 0, step: crypto.randomUUID() })).toMatchObject({
      ok: true,
    });
    expect(await headlinesOf(page)).toEqual(["Mine"]);
  });

  it("is nothing that may not be saved, and nobody's who may not edit", async () => {
    const page = await publishedPage("/no-wording", documentWith(headline("a", "Theirs")));
    const wrong = documentWith({ ...headline("a", ""), props: { headline_level: "javascript:" } });
    expect(codeOf(await keepVersion(asking(), page, { document: wrong, rev: 0 }))).toBe("unprocessable");
    const heavy = documentWith(
      ...Array.from({ length: 190 }, (_, index) => ({
        ...headline(`m${index}`, ""),
        type: "far_future",
        props: { words: "x".repeat(5_000) },
      })),
    );
    expect(codeOf(await keepVersion(asking(), page, { document: heavy, rev: 0 }))).toBe("payload_too_large");
    const mine = { document: documentWith(headline("a", "Mine")), rev: 0 };
    expect(codeOf(await keepVersion(asking(null), page, mine))).toBe("unauthorized");
    expect(codeOf(await keepVersion(asking(staff("kassa", "box-office")), page, mine))).toBe("forbidden");
    expect(codeOf(await keepVersion(asking(), 4_711, mine))).toBe("not_found");
    const listed = await pageVersions(asking(), page);
    expect(listed.ok && listed.value).toHaveLength(1);
  });
});

describe("undoing one's last step", () => {
  it("goes back step by step, over what was undone before, and once for a request that is repeated", async () => {
    await step(page, 0, [saying("m1", "Uno")]);
    await step(page, 1, [saying("m1", "One")]);
    await step(page, 2, [saying("m2", "Due")], { by: staff("bob") });
    const name = crypto.randomUUID();
    const first = await undoLast(asking(), page, { base_rev: 3, step: name });
    expect(await undoLast(asking(), page, { base_rev: 3, step: name })).toEqual(first);
    expect(first).toMatchObject({ value: { rev: 4, step: { id: name, operations: [saying("m1", "Uno")] } } });
    expect(await headlinesOf(page)).toEqual(["Uno", "Due"]);
    expect(codeOf(await undoLast(asking(), page, {}))).toBe("precondition_required");
    expect(codeOf(await undoLast(asking(), page, { base_rev: 4 }))).toBe("ok");
    expect(await headlinesOf(page)).toEqual(["Eins", "Due"]);
    expect(codeOf(await undoLast(asking(), page, { base_rev: 5 }))).toBe("not_found");
    expect(codeOf(await undoLast(asking(null), page, {}))).toBe("unauthorized");
  });

  it("leaves what somebody else has made of it", async () => {
    await step(page, 0, [saying("m1", "Uno")]);
    await step(page, 1, [saying("m1", "Ein")], { by: staff("bob") });
    expect(codeOf(await undoLast(asking(), page, { base_rev: 1 }))).toBe("conflict");
    expect(await headlinesOf(page)).toEqual(["Ein", "Zwei"]);
  });
});
