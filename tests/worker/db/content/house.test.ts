import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../../../workers/db/client";
import { readPerson } from "../../../../workers/db/content/people";
import { readVenue } from "../../../../workers/db/content/venue-page";
import { article } from "../../../../workers/db/schema/articles";
import { person } from "../../../../workers/db/schema/catalogue";
import { room, seatGroup, venue } from "../../../../workers/db/schema/places";
import { openingHours, openingHoursException } from "../../../../workers/db/schema/site";
import { smallHouse } from "../../../support/fixtures";

const asking = { lang: "de", now: Date.parse("2026-11-22T01:30:00+01:00") };
let db: Database;

beforeAll(async () => {
  db = await smallHouse(env);
  await db.delete(seatGroup);
  const seats = (count: number) => Array.from({ length: count }, (_, x) => ({ name: String(x + 1), x }));
  const plan = {
    rows: [
      { name: "1", seats: seats(4) },
      { name: "2", seats: seats(6) },
    ],
  };
  await db.insert(seatGroup).values([
    { roomId: 1, kind: "seated", capacity: 10, plan },
    { roomId: 1, kind: "wheelchair", capacity: 2 },
    { roomId: 2, kind: "general", capacity: 23 },
  ]);
  await db.insert(venue).values({ id: 2, slug: "remise", name: { de: "Remise" }, sort: 1 });
  await db.insert(openingHours).values({ weekday: 6, timeFrom: "17:00", timeTo: "02:00" });
  await db.insert(openingHoursException).values([
    { dateFrom: "2026-11-20", dateTo: "2026-11-20", closed: true },
    { dateFrom: "2026-11-21", dateTo: "2026-11-21", closed: true, alternativeText: { de: "Betriebsausflug" } },
  ]);
});

describe("a venue", () => {
  it("has every seat in a row: as drawn, or reckoned where there is no plan", async () => {
    const found = await readVenue(db, 1, asking);
    expect(found?.rooms[0]?.rows).toEqual([4, 6]);
    const reckoned = found?.rooms[1]?.rows ?? [];
    expect(reckoned.reduce((sum, row) => sum + row, 0)).toBe(23);
    expect(new Set(reckoned.slice(0, -1)).size).toBe(1);
    expect(found?.rooms.map(({ seats, rows }) => seats - rows.reduce((sum, row) => sum + row, 0))).toEqual([0, 0]);
  });

  it("tells its hours, and what differs from this evening on, of the first house only", async () => {
    const [main, other] = await Promise.all([readVenue(db, 1, asking), readVenue(db, 2, asking)]);
    expect(main?.hours).toEqual([{ weekday: 6, from: "17:00", to: "02:00", closed: false }]);
    // Half past one on Sunday is still Saturday's evening.
    expect(main?.exceptions.map(({ date_from, text }) => [date_from, text])).toEqual([
      ["2026-11-21", "Betriebsausflug"],
    ]);
    expect([other?.hours, other?.exceptions]).toEqual([[], []]);
  });

  it("that is offline, or none, is not found", async () => {
    await db.update(venue).set({ isOnline: false }).where(eq(venue.id, 2));
    expect(await readVenue(db, 2, asking)).toBeNull();
    expect(await readVenue(db, 99, asking)).toBeNull();
  });

  it("leaves out rooms that nobody looks for", async () => {
    await db.update(room).set({ showInFilter: false }).where(eq(room.id, 2));
    expect((await readVenue(db, 1, asking))?.rooms).toHaveLength(1);
  });
});

describe("a member of the house", () => {
  it("has the articles that name them, newest first, and not what is offline", async () => {
    const [member] = await db
      .insert(person)
      .values({ slug: "ada", name: "Ada Kern", inEnsemble: true })
      .returning({ id: person.id });
    await db.insert(article).values([
      { slug: "alt", title: { de: "Alt" }, date: "2026-10-01", author: "Ada Kern" },
      { slug: "neu", title: { de: "Neu" }, date: "2026-11-01", author: "Ada Kern" },
      { slug: "aus", title: { de: "Aus" }, date: "2026-11-02", author: "Ada Kern", isOnline: false },
      { slug: "fremd", title: { de: "Fremd" }, date: "2026-11-03", author: "Ivo Prohaska" },
    ]);
    const found = await readPerson(db, member?.id ?? 0, asking);
    expect(found?.articles.map(({ title }) => title)).toEqual(["Neu", "Alt"]);
    expect(await readPerson(db, 99_999, asking)).toBeNull();
  });
});
