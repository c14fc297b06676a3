import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetSwept, noteUnused, removeUnused } from "../../../workers/db/content/media-orphans";
import { listFiles } from "../../../workers/db/content/picking";
import { article } from "../../../workers/db/schema/articles";
import { production } from "../../../workers/db/schema/catalogue";
import { media, mediaSweep } from "../../../workers/db/schema/media";
import { page as pageTable, pageVersion } from "../../../workers/db/schema/pages";
import { housekeeping } from "../../../workers/jobs/housekeeping";
import { sweepMedia } from "../../../workers/jobs/sweep-media";
import { originalKey } from "../../../workers/media/store-image";
import { keepFile } from "../../../workers/publishing/keep-file";
import {
  asking,
  database,
  documentWith,
  emptyHouse,
  headline,
  publishedPage,
  staff,
  step,
} from "../../support/editing";

const day = 24 * 60 * 60 * 1000;
/** Objects have the time of the machine. */
const start = Date.now();
const later = (days: number) => start + days * day;
async function sweep(days: number): Promise<void> {
  await noteUnused(database, later(days));
  await sweepMedia({ db: database, env, now: later(days) });
}

let count = 0;
/** A PDF that an editor has brought. */
async function brought(words = `Heft ${(count += 1)}`): Promise<{ id: number; hash: string; code: string }> {
  const file = new File([`%PDF-1.7 ${words}`], `${words}.pdf`, { type: "application/pdf" });
  const kept = await keepFile(asking(staff("ada"), start), file);
  if (!kept.ok) return { id: 0, hash: "", code: kept.code };
  return { id: kept.value.id, hash: kept.value.src.split("/")[2] ?? "", code: "ok" };
}

const isKept = async ({ id }: { id: number }) => (await database.$count(media, eq(media.id, id))) === 1;
const hasObject = async ({ hash }: { hash: string }) => (await env.MEDIA.head(originalKey(hash))) !== null;
const fate = async (file: { id: number; hash: string }) => [await isKept(file), await hasObject(file)];
const stays = [true, true];
const isGone = [false, false];

/** A module that shows a file. */
const showing = (id: number) => ({ ...headline("m1", "Eins"), type: "audio_hosted", props: { file: { $file: id } } });

beforeEach(async () => {
  await emptyHouse("ada");
  for (const table of [article, production, media, mediaSweep]) await database.delete(table);
});

describe("a file that nothing refers to", () => {
  it("is looked for in the small hours alone", async () => {
    await brought();
    const noted = async (time: string) => {
      await housekeeping(env, Date.parse(time));
      return (await database.select().from(media))[0]?.unusedSince ?? null;
    };
    const night = Date.parse("2099-03-01T02:10:00Z");
    expect([await noted("2099-02-28T20:00:00Z"), await noted("2099-03-01T02:10:00Z")]).toEqual([null, night]);
  });

  it("is said to go for a month, and then goes with its objects, once", async () => {
    const file = await brought();
    await env.MEDIA.put(`media/${file.hash}/w320.jpg`, "x");
    await sweep(0.5);
    expect((await database.select().from(media))[0]?.unusedSince).toBeNull();
    await sweep(2);
    const offered = async (days: number) =>
      (await listFiles(database, { words: "" }, { lang: "de", now: later(days), limit: 9, offset: 0 })).results;
    expect(await offered(3)).toMatchObject([{ id: file.id, goes_at: new Date(later(32)).toISOString() }]);
    await sweep(31.9);
    expect(await fate(file)).toEqual(stays);
    // Whoever takes it now would come too late.
    expect(await offered(31.5)).toEqual([]);
    const logged = vi.spyOn(console, "info").mockImplementation(() => undefined);
    await sweep(32);
    expect(await fate(file)).toEqual(isGone);
    expect(await database.$count(mediaSweep)).toBe(0);
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
      { level: "info", event: "media_swept", files: 1, objects: 2 },
    ]);
    await sweep(33);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });

  it("stays while a record, a text, a working copy, a version or the trash has it", async () => {
    const files = {
      column: await brought(),
      trailer: await brought(),
      link: await brought(),
      draft: await brought(),
      version: await brought(),
      trash: await brought(),
    };
    const film = { slug: "film", title: { de: "Film" } };
    await database.insert(production).values({ ...film, imageId: files.column.id });
    const video = { title: {}, video_url: "", provider: "", image_id: files.trailer.id };
    await database.insert(production).values({ ...film, video });
    const link = { type: "link", attrs: { href: `/media/${files.link.hash}/file.pdf` } };
    const text = { de: { type: "doc", content: [{ type: "text", text: "Heft", marks: [link] }] } };
    await database.insert(article).values({ slug: "text", date: "2099-01-01", text });
    const page = await publishedPage("/haus", documentWith(headline("m1", "Eins")));
    const place = { section: "s1", column: 0, after: null };
    expect((await step(page, 0, [{ op: "insert", module: { ...showing(files.draft.id), id: "m2" }, place }])).ok).toBe(
      true,
    );
    const earlier = documentWith(showing(files.version.id));
    await database.insert(pageVersion).values({ pageId: page, seq: 2, reason: "save", document: earlier });
    const trashed = await publishedPage("/alt", documentWith(showing(files.trash.id)));
    await database
      .update(pageTable)
      .set({ path: "~1", trashedPath: "/alt", trashedAt: 1 })
      .where(eq(pageTable.id, trashed));
    for (const days of [2, 33, 34, 66]) await sweep(days);
    for (const [where, file] of Object.entries(files)) expect([where, await fate(file)]).toEqual([where, stays]);
    expect((await database.select().from(media)).map(({ unusedSince }) => unusedSince)).toEqual(
      Object.keys(files).map(() => null),
    );
  });

  it("stays if somebody has described it or nobody has brought it, and is told by its whole number", async () => {
    const [described, seeded, other] = [await brought(), await brought(), await brought()];
    await database
      .update(media)
      .set({ alt: { de: "Das Foyer" } })
      .where(eq(media.id, described.id));
    await database.update(media).set({ createdBy: null }).where(eq(media.id, seeded.id));
    await publishedPage("/haus", documentWith(showing(Number(`${other.id}0`))));
    for (const days of [2, 33]) await sweep(days);
    expect(await Promise.all([described, seeded, other].map(fate))).toEqual([stays, stays, isGone]);
  });

  it("stays if it was placed, described or brought again at the last moment", async () => {
    const [placed, described, again] = [await brought(), await brought(), await brought("Heft von früher")];
    await sweep(2);
    const page = await publishedPage("/haus", documentWith(headline("m1", "Eins")));
    const place = { section: "s1", column: 0, after: null };
    await step(page, 0, [{ op: "insert", module: { ...showing(placed.id), id: "m2" }, place }]);
    await database.update(media).set({ credit: "Ada" }).where(eq(media.id, described.id));
    await brought("Heft von früher");
    // Nobody has looked in between: what the month's end finds is what counts.
    expect(await removeUnused(database, later(40))).toBe(0);
    expect(await Promise.all([placed, described, again].map(fate))).toEqual([stays, stays, stays]);
  });
});

describe("what a sweep is interrupted in", () => {
  it("is finished at the next, and cannot be brought back meanwhile", async () => {
    const file = await brought("Heft");
    await sweep(2);
    expect(await removeUnused(database, later(40))).toBe(1);
    expect(await fate(file)).toEqual([false, true]);
    expect((await brought("Heft")).code).toBe("overloaded");
    await sweep(40);
    expect(await hasObject(file)).toBe(false);
    const back = await brought("Heft");
    expect([back.code, back.hash, await fate(back)]).toEqual(["ok", file.hash, stays]);
  });
});

describe("an upload that ended half-way", () => {
  it("leaves nothing in the bucket that the library does not know", async () => {
    const [known, unknown] = [await brought(), await brought()];
    await database.delete(media).where(eq(media.id, unknown.id));
    const everyTurn = async (days: number) => {
      for (let turn = 0; turn < 64; turn += 1)
        // oxlint-disable-next-line no-await-in-loop
        await sweepMedia({ db: database, env, now: later(days) + turn * 10 * 60 * 1000 });
    };
    await everyTurn(0.4);
    expect(await hasObject(unknown)).toBe(true);
    await everyTurn(1.1);
    expect([await hasObject(unknown), await fate(known)]).toEqual([false, stays]);
    await forgetSwept(database, known.hash);
  });
});
