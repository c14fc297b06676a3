import { env } from "cloudflare:workers";
import { inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { eventDetailSchema, eventListItemSchema, type LanguageVersion } from "~/domain/programme/schema";
import { readEvent } from "../../../../workers/db/programme/event-detail";
import { listEvents } from "../../../../workers/db/programme/events";
import { event, timeslot } from "../../../../workers/db/schema/programme";
import { addEvent, smallHouse } from "../../../support/fixtures";

const now = Date.parse("2026-11-21T18:05:00+01:00");
const asking = { lang: "de", now };
const ids: Record<string, number> = {};
let db: Awaited<ReturnType<typeof smallHouse>>;

const found = async (query: Parameters<typeof listEvents>[1], lang = "de") =>
  (await listEvents(db, query, { lang, now })).results.map((event) => event.id);

beforeAll(async () => {
  db = await smallHouse(env);
  const version: LanguageVersion = { code: "OmeU", spoken: ["ja"], subtitles: "en", english_friendly: true };
  ids.yesterday = await addEvent(db, "2026-11-20T20:00:00+01:00");
  ids.earlier = await addEvent(db, "2026-11-21T15:00:00+01:00", { tags: [1, 3], labels: [1, 2] });
  ids.tonight = await addEvent(db, "2026-11-21T20:00:00+01:00", {
    version,
    versionCode: "OmeU",
    englishFriendly: true,
    extras: ["q-and-a", "intermission"],
    seriesId: 1,
    format: "35 mm",
  });
  ids.midnight = await addEvent(db, "2026-11-22T00:15:00+01:00", { productionId: 2, roomId: 2, access: ["relaxed"] });
  ids.moved = await addEvent(db, "2026-11-22T19:00:00+01:00", {
    status: "moved",
    previousStartsAt: Date.parse("2026-11-22T18:00:00+01:00"),
    doorsAt: Date.parse("2026-11-22T18:30:00+01:00"),
  });
  ids.cancelled = await addEvent(db, "2026-11-23T19:00:00+01:00", { status: "cancelled", tags: [1, 2] });
  ids.concert = await addEvent(db, "2026-11-24T20:30:00+01:00", {
    productionId: null,
    eventTypeId: 2,
    title: { de: "Duo" },
    subtitle: { de: "Zither und Säge", en: "Zither and saw" },
    roomId: 2,
    priceListId: null,
    isFree: true,
  });
  ids.offline = await addEvent(db, "2026-11-24T21:00:00+01:00", { isOnline: false });
});

describe("the list of events", () => {
  it("has no others than those that are named, as far as they are to come", async () => {
    const all = await listEvents(db, {}, asking);
    const named = all.results.slice(1, 3).map(({ id }) => id);
    const { count, results } = await listEvents(db, { ids: [...named.toReversed(), 99_999] }, asking);
    expect([count, results.map(({ id }) => id)]).toEqual([2, named]);
  });

  it("begins with today's cinema day, in order, without what is offline", async () => {
    const { count, results } = await listEvents(db, {}, asking);
    expect(results.map((event) => event.id)).toEqual([
      ids.earlier,
      ids.tonight,
      ids.midnight,
      ids.moved,
      ids.cancelled,
      ids.concert,
    ]);
    expect(count).toBe(6);
  });

  it("answers the contract in both languages", async () => {
    for (const lang of ["de", "en"]) {
      const { results } = await listEvents(db, {}, { lang, now });
      for (const event of results) expect(eventListItemSchema.safeParse(event).error?.issues ?? []).toEqual([]);
    }
  });

  it("still belongs to the evening at 04:59", async () => {
    const { results } = await listEvents(db, {}, { lang: "de", now: Date.parse("2026-11-22T04:59:00+01:00") });
    expect(results[0]?.id).toBe(ids.earlier);
    const next = await listEvents(db, {}, { lang: "de", now: Date.parse("2026-11-22T05:00:00+01:00") });
    expect(next.results[0]?.id).toBe(ids.moved);
  });

  it("carries a show past midnight under the evening before, with its true time", async () => {
    const { results } = await listEvents(db, { from: "2026-11-21", to: "2026-11-21" }, asking);
    expect(results.map((event) => event.id)).toEqual([ids.earlier, ids.tonight, ids.midnight]);
    expect(results[2]).toMatchObject({
      day: "2026-11-21",
      after_midnight: true,
      date_start: "2026-11-22T00:15:00+01:00",
    });
  });

  it("says all about a film", async () => {
    const { results } = await listEvents(db, { series: 1 }, asking);
    expect(results[0]).toMatchObject({
      title: "Die Reise nach Tōkyō",
      original_title: "Tōkyō monogatari",
      original_lang: "ja",
      url: `/de/programm/show/${ids.tonight}`,
      production: { id: 1, url: "/de/alle-filme/tokyo-monogatari/1" },
      series: { name: "Analog", accent: "brass", url: "/de/series/analog/1" },
      directors: ["Yasujirō Ozu"],
      genres: [{ id: 1, slug: "drama", name: "Drama" }],
      extras: [
        { slug: "q-and-a", name: "Filmgespräch" },
        { slug: "intermission", name: "intermission" },
      ],
      access: ["wheelchair", "induction-loop"],
      room: { name: "Großer Saal" },
      venue: { name: "Kino Meridian", url: "/de/veranstaltungsort/meridian/1" },
      image: { id: 1, alt: "Ein Fenster", widths: [320, 640, 768, 1024] },
      runtime: 137,
      price_from: "11.50",
      has_quick_buy: true,
      is_free: false,
      ticket_url: `/de/programm/show/${ids.tonight}#datesAndTickets`,
      format: "35 mm",
      fallback: [],
    });
  });

  it("leads to no page that is offline, and keeps what the show needs of its film", async () => {
    const id = await addEvent(db, "2026-11-10T20:00:00+01:00", { productionId: 3, seriesId: 3 });
    const { results } = await listEvents(db, { date: "2026-11-10" }, asking);
    expect(results.find((event) => event.id === id)).toMatchObject({
      title: "Verborgen",
      production: null,
      series: null,
    });
  });

  it("hides tags kept out of the filter and the livestream label", async () => {
    const { results } = await listEvents(db, { date: "2026-11-21" }, asking);
    expect(results[0]?.tags.map((tag) => tag.slug)).toEqual(["klassiker"]);
    expect(results[0]?.labels.map((label) => label.slug)).toEqual(["kids"]);
  });

  it("names what fell back to German", async () => {
    const { results } = await listEvents(db, {}, { lang: "en", now });
    expect(results.find((event) => event.id === ids.midnight)).toMatchObject({
      title: "Tausendschönchen",
      fallback: ["title"],
    });
    expect(results.find((event) => event.id === ids.concert)).toMatchObject({
      title: "Duo",
      subtitle: "Zither and saw",
      fallback: ["title"],
      event_type_new: { name: "Concert", kind: "concert" },
    });
    expect(results.find((event) => event.id === ids.cancelled)?.fallback).toEqual(["tags"]);
  });

  it("keeps cancelled and moved shows and says so", async () => {
    const { results } = await listEvents(db, {}, asking);
    // Its prices stay for the record; nothing leads to tickets.
    expect(results.find((event) => event.id === ids.cancelled)).toMatchObject({
      status: "cancelled",
      price_from: "11.50",
      has_quick_buy: false,
      ticket_url: "",
    });
    expect(results.find((event) => event.id === ids.moved)).toMatchObject({
      status: "moved",
      previous_start: "2026-11-22T18:00:00+01:00",
      doors: "2026-11-22T18:30:00+01:00",
    });
  });

  it("offers no quick-buy where nothing is sold", async () => {
    const { results } = await listEvents(db, { type: 2 }, asking);
    expect(results[0]).toMatchObject({
      is_free: true,
      has_quick_buy: false,
      price_from: null,
      production: null,
      room: { id: 2 },
    });
  });

  it("filters by each key", async () => {
    expect(await found({ room: 2 })).toEqual([ids.midnight, ids.concert]);
    expect(await found({ type: 2 })).toEqual([ids.concert]);
    expect(await found({ tag: 1 })).toEqual([ids.earlier, ids.cancelled]);
    expect(await found({ series: 1 })).toEqual([ids.tonight]);
    expect(await found({ genre: 2 })).toEqual([ids.midnight]);
    expect(await found({ season: 1 })).toEqual([ids.midnight]);
    expect(await found({ exhibition_type: 1, season: 2 })).toEqual([
      ids.earlier,
      ids.tonight,
      ids.moved,
      ids.cancelled,
    ]);
    expect(await found({ exhibition_type: 1, season: 1 })).toEqual([]);
    expect(await found({ version: ["OmeU", "OV"] })).toEqual([ids.tonight]);
    expect(await found({ access: ["relaxed"] })).toEqual([ids.midnight]);
    expect(await found({ access: ["wheelchair", "induction-loop"] })).toEqual([
      ids.earlier,
      ids.tonight,
      ids.moved,
      ids.cancelled,
    ]);
    expect(await found({ access: ["wheelchair", "relaxed"] })).toEqual([]);
    expect(await found({ english: true })).toEqual([ids.tonight]);
    expect(await found({ time: "late" })).toEqual([ids.midnight]);
    expect(await found({ time: "afternoon" })).toEqual([ids.earlier]);
    expect(await found({ date: "2026-11-22", tag: 1 })).toEqual([ids.cancelled]);
    expect(await found({ from: "2026-11-20", to: "2026-11-20" })).toEqual([ids.yesterday]);
  });

  it("says how long the show is, not its film, where it has a title of its own; an open visit has no length", async () => {
    const start = Date.parse("2026-12-30T15:30:00+01:00");
    const made = [
      await addEvent(db, "2026-12-30T15:30:00+01:00", {
        title: { de: "Doppelt" },
        endsAt: start + 143 * 60_000,
      }),
      await addEvent(db, "2026-12-30T15:30:00+01:00", { productionId: null, title: { de: "Führung" } }),
    ];
    await db.insert(timeslot).values({ eventId: made[1] ?? 0, timeStart: "16:00:00", blockId: 1, capacity: 8 });
    const { results } = await listEvents(db, { from: "2026-12-30" }, asking);
    expect(results.map(({ title, runtime }) => [title, runtime])).toEqual([
      ["Doppelt", 143],
      ["Führung", null],
    ]);
    await db.delete(event).where(inArray(event.id, made));
  });

  it("is cut into pages", async () => {
    expect(await found({ page: 1, page_size: 4 })).toEqual([ids.earlier, ids.tonight, ids.midnight, ids.moved]);
    expect(await found({ page: 2, page_size: 4 })).toEqual([ids.cancelled, ids.concert]);
  });
});

describe("one event", () => {
  it("has its film's text, credits, trailer and other dates", async () => {
    const event = await readEvent(db, ids.tonight ?? 0, asking);
    expect(eventDetailSchema.safeParse(event).error?.issues ?? []).toEqual([]);
    expect(event).toMatchObject({
      contributors: [
        { role: "Regie", name: "Yasujirō Ozu", url: null },
        { role: "Mit", name: "Setsuko Hara", url: null },
      ],
      video: { title: "Trailer", image: { id: 1 } },
      aspect_ratio: 1.37,
      is_past: false,
    });
    expect(event?.other_dates.map((date) => date.id)).toEqual([ids.moved, ids.cancelled]);
  });

  it("answers after it is over", async () => {
    expect(await readEvent(db, ids.yesterday ?? 0, asking)).toMatchObject({ id: ids.yesterday, is_past: true });
  });

  it("is nothing if it is unknown or offline", async () => {
    expect(await readEvent(db, 9999, asking)).toBeNull();
    expect(await readEvent(db, ids.offline ?? 0, asking)).toBeNull();
  });
});
