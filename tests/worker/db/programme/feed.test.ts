import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addressKinds } from "~/domain/site/addresses-schema";
import type { Database } from "../../../../workers/db/client";
import { listFeed } from "../../../../workers/db/programme/feed";
import { article } from "../../../../workers/db/schema/articles";
import { series } from "../../../../workers/db/schema/catalogue";
import { event } from "../../../../workers/db/schema/programme";
import { countAddresses, listAddresses } from "../../../../workers/db/site/addresses";
import { addEvent, smallHouse } from "../../../support/fixtures";

const asking = { lang: "de", now: Date.parse("2026-11-21T18:05:00+01:00") };
let db: Database;
let ids: Record<"past" | "tonight" | "late" | "hidden" | "next", number>;

beforeAll(async () => {
  db = await smallHouse(env);
  const add = async (start: string, more = {}) => (await addEvent(db, start, more)) ?? 0;
  ids = {
    past: await add("2025-11-20T20:00:00+01:00"),
    tonight: await add("2026-11-21T20:00:00+01:00", { seriesId: 1 }),
    late: await add("2026-11-22T00:15:00+01:00"),
    hidden: await add("2026-11-22T20:00:00+01:00"),
    next: await add("2026-12-24T20:00:00+01:00"),
  };
  await db.update(event).set({ isOnline: false }).where(eq(event.id, ids.hidden));
  await db.update(event).set({ createdAt: 2_000 }).where(eq(event.id, ids.tonight));
  await db.update(event).set({ createdAt: 1_000, sequence: 3, status: "cancelled" }).where(eq(event.id, ids.next));
});

const idsOf = async (query: Parameters<typeof listFeed>[1]) => (await listFeed(db, query, asking)).map(({ id }) => id);

describe("what calendars are told", () => {
  it("is everything to come that is online, in the order of the programme", async () => {
    expect(await idsOf({})).toEqual([ids.tonight, ids.late, ids.next]);
  });
  it("keeps what is cancelled, with its sequence", async () => {
    const last = (await listFeed(db, {}, asking)).at(-1);
    expect([last?.status, last?.sequence]).toEqual(["cancelled", 3]);
  });
  it("is of one series, or one event whenever that was", async () => {
    expect(await idsOf({ series: 1 })).toEqual([ids.tonight]);
    expect(await idsOf({ event: ids.past })).toEqual([ids.past]);
    expect(await idsOf({ event: ids.hidden })).toEqual([]);
  });
  it("begins with what was announced last, for news", async () => {
    expect((await idsOf({ order: "new" })).slice(0, 2)).toEqual([ids.tonight, ids.next]);
  });
});

describe("what search engines are told", () => {
  it("is the events of a year and to come, and every film", async () => {
    const events = await listAddresses(db, "events", asking);
    expect(events.results.map(({ path }) => Number(path.split("/").at(-1)))).toEqual([ids.tonight, ids.late, ids.next]);
    expect(events.count).toBe(3);
    const films = await listAddresses(db, "films", asking);
    expect(films.results.every(({ path }) => path.startsWith("/alle-filme/"))).toBe(true);
    // One of three is offline.
    expect(films.count).toBe(2);
  });
  it("names a series by its slug and id", async () => {
    const [first] = (await listAddresses(db, "series", asking)).results;
    expect(first?.path).toMatch(/^\/series\/[a-z-]+\/\d+$/);
  });
  it("says in which languages an article is written", async () => {
    await db.insert(article).values([
      { id: 1, slug: "nur-deutsch", title: { de: "A", en: "A" }, text: { de: { type: "doc" } }, date: "2026-11-20" },
      { id: 2, slug: "ohne-text", title: { de: "B" }, date: "2026-11-21" },
    ]);
    const { results } = await listAddresses(db, "articles", asking);
    expect(results.map(({ path, written_in }) => [path, written_in])).toEqual([
      ["/mediathek/nur-deutsch/1", ["de"]],
      ["/mediathek/ohne-text/2", []],
    ]);
  });
  it("is counted as it is listed", async () => {
    const counts = await countAddresses(db, asking.now);
    expect(counts.map(({ kind }) => kind)).toEqual(addressKinds);
    for (const { kind, count } of counts)
      expect([kind, count]).toEqual([kind, (await listAddresses(db, kind, asking)).count]);
    expect(counts.find(({ kind }) => kind === "events")?.count).toBe(3);
  });
  it("says of every kind when one of it last changed, where somebody noted it", async () => {
    const changed = Date.parse("2026-11-20T10:00:00+01:00");
    await db.update(series).set({ updatedAt: changed }).where(eq(series.id, 1));
    const counts = await countAddresses(db, asking.now);
    expect(counts.find(({ kind }) => kind === "series")?.changed).toBe("2026-11-20T10:00:00+01:00");
    expect(counts.find(({ kind }) => kind === "venues")?.changed).toBeNull();
    const { results } = await listAddresses(db, "series", asking);
    expect(results.map((one) => one.changed)).toContain("2026-11-20T10:00:00+01:00");
  });
  it("ends where the list ends", async () => {
    expect((await listAddresses(db, "events", { ...asking, page: 2 })).results).toEqual([]);
  });
});
