import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db as open } from "../../../workers/db/client";
import { gathered } from "../../../workers/db/gathered";
import { selectEvents } from "../../../workers/db/programme/event-rows";
import { room } from "../../../workers/db/schema/places";
import { event } from "../../../workers/db/schema/programme";
import { addEvent, smallHouse } from "../../support/fixtures";

function request({ readsOnly = true, database = env.DB } = {}) {
  const { database: DB, spent } = gathered(database, { readsOnly });
  return { db: open({ DB }), DB, spent };
}

beforeAll(async () => {
  const db = await smallHouse(env);
  for (const day of ["01", "02", "03"]) await addEvent(db, `2026-12-${day}T20:00:00+01:00`, { productionId: 1 });
});

describe("the database of a request", () => {
  it("sends what is asked together as one batch, with the answers that each would have alone", async () => {
    const alone = open(env);
    const { db, spent } = request();
    const reads = (at: typeof db) =>
      [
        // Many tables whose columns have the same names.
        selectEvents(at).orderBy(event.id),
        at.select({ id: room.id, name: room.name }).from(room).where(eq(room.id, 1)),
        at.select({ id: room.id }).from(room).where(eq(room.id, -1)),
        at.all("SELECT id, slug FROM event ORDER BY id DESC LIMIT 2"),
        at.get("WITH days AS (SELECT cinema_day FROM event) SELECT max(cinema_day) AS last FROM days"),
      ] as const;
    const together = await Promise.all(reads(db));
    expect(together).toEqual(await Promise.all(reads(alone)));
    expect(together[0].length).toBeGreaterThanOrEqual(3);
    expect(spent).toEqual({ statements: 5, trips: 1 });
  });

  it("counts what waits for something else as another trip", async () => {
    const { db, spent } = request();
    const [first] = await db.select({ id: event.roomId }).from(event).limit(1);
    await db
      .select()
      .from(room)
      .where(eq(room.id, first?.id ?? 0));
    expect(spent).toEqual({ statements: 2, trips: 2 });
  });

  it("reads a thing once where nothing is changed, and anew where something may be", async () => {
    const ask = async ({ db }: ReturnType<typeof request>) => {
      await Promise.all([db.select().from(room), db.select().from(room)]);
      await db.select().from(room);
    };
    const [reading, changing] = [request(), request({ readsOnly: false })];
    await ask(reading);
    await ask(changing);
    expect([reading.spent.statements, changing.spent.statements]).toEqual([1, 2]);
  });

  it("reads anew what it has written itself", async () => {
    const { db, spent } = request();
    const read = async () => (await db.select({ sort: room.sort }).from(room).where(eq(room.id, 1)))[0]?.sort;
    const before = (await read()) ?? 0;
    await db
      .update(room)
      .set({ sort: before + 1 })
      .where(eq(room.id, 1));
    expect([await read(), spent]).toEqual([before + 1, { statements: 3, trips: 3 }]);
  });

  it("lets a read that fails take no other with it", async () => {
    const { db } = request();
    const [good, bad] = await Promise.allSettled([db.select().from(room), db.all("SELECT nothing FROM nowhere")]);
    expect([good.status, bad.status]).toEqual(["fulfilled", "rejected"]);
  });

  it("counts the statements of a batch one by one", async () => {
    const { db, spent } = request();
    await db.batch([db.select().from(room), db.select({ id: event.id }).from(event)]);
    expect(spent).toEqual({ statements: 2, trips: 1 });
  });
});
