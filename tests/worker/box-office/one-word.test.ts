import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { bookingInfoSchema } from "~/domain/booking/schema";
import type { SeatLevel } from "~/domain/box-office/sale";
import { saleOf } from "~/domain/booking/shown";
import { programmeAvailabilitySchema } from "~/domain/programme/schema";
import { cinemaDay, eventTimes } from "~/domain/time/cinema-day";
import { runCommand, screening, screeningConfig } from "../../../workers/box-office/screenings";
import { seatGroup, room } from "../../../workers/db/schema/places";
import { evening, shopHouse, shopIds, showTime, ticket, visitor } from "../../support/shop";
import { zone } from "../../support/fixtures";

const day = 86_400_000;
let house: Awaited<ReturnType<typeof shopHouse>>;
let days = 0;
beforeAll(async () => {
  house = await shopHouse();
  await house.db.batch([
    house.db.insert(room).values({ id: 61, venueId: 1, slug: "kammer", name: { de: "Kammer" } }),
    house.db.insert(seatGroup).values([
      { id: 61, roomId: 61, name: { de: "Plätze" }, kind: "general", capacity: 16, plan: null },
      { id: 62, roomId: 61, name: { de: "Galerie" }, kind: "seated", capacity: 30, plan: null, sort: 1 },
    ]),
  ]);
});

/** A show alone on its day, so that the calendar can say of it what everybody else says. */
async function show(parts: Parameters<typeof house.salon>[0] = {}) {
  days += 1;
  const startsAt = Date.parse(showTime) + days * day;
  const id = await house.salon({ startsAt, ...eventTimes(startsAt, zone), ...parts });
  return { id, date: cinemaDay(startsAt, zone) };
}

/** Takes seats out of sale until so many are free. */
async function leave(event: number, free: number): Promise<void> {
  const screenable = await screeningConfig(house.db, event, evening);
  if (!screenable) throw new Error("no such event");
  await runCommand(env, screenable, { type: "expire" }, { now: evening });
  const seats = await screening(env, event).seats({ cart: null, now: evening });
  const units = seats.filter(({ kind }) => kind === "normal").slice(free);
  await runCommand(env, screenable, { type: "block", units: units.map(({ id }) => id) }, { now: evening });
}

let moments = 0;
/** What the list, the event page and the calendar say, at a moment nobody else has asked at. */
async function words({ id, date }: Awaited<ReturnType<typeof show>>, who = visitor()) {
  moments += 1;
  const at = evening + moments * 2_000;
  const ask = async (path: string) => (await who.send("GET", path, { at })).json;
  const list: unknown = await ask(`/api/availability/?events=${id}`);
  const info = bookingInfoSchema.parse(await ask(`/de/api/events/${id}/booking/`));
  const both = programmeAvailabilitySchema.parse(
    await ask(`/api/availability/programme/?from=${date}&to=${date}&events=${id}`),
  );
  expect(both.events).toEqual(list);
  return { list, page: info.availability, sale: saleOf(info).state, calendar: both.days };
}

const said = (date: string, state: SeatLevel) => [{ date, state }];

describe("list, event page and calendar say one word", () => {
  it.each([
    ["available", 12, "available"],
    ["available, six of twelve", 6, "available"],
    ["limited, five of twelve", 5, "limited"],
    ["sold out", 0, "sold-out"],
  ] as const)("%s", async (_name, free, word) => {
    const event = await show();
    if (free < 12) await leave(event.id, free);
    await expect
      .poll(() => words(event))
      .toMatchObject({
        list: [{ state: word, free }],
        page: word,
        sale: word,
        calendar: said(event.date, word),
      });
  });

  it("of a room with several groups, from all of them together", async () => {
    const event = await show({ roomId: 61, priceListId: 51 });
    const guest = visitor();
    for (const who of [guest, visitor()])
      await who.add(event.id, [ticket(shopIds.place, who === guest ? 10 : 6, 1, 61)]);
    const half = { list: [{ state: "available", free: 30 }], page: "available", sale: "available" };
    await expect.poll(() => words(event)).toMatchObject({ ...half, calendar: said(event.date, "available") });
  });

  it.each([
    ["paused", { salesPaused: true }, "closed", "paused"],
    ["over", { salesEndAt: evening }, "closed", "closed"],
    ["not begun", { salesStartAt: evening + day }, "not-yet", "not-yet"],
    ["cancelled", { status: "cancelled" }, "cancelled", "cancelled"],
  ] as const)("%s, asked for before or not", async (_name, parts, word, sale) => {
    for (const isAsked of [false, true]) {
      const event = await show(parts);
      if (isAsked) await leave(event.id, 0);
      await expect
        .poll(() => words(event))
        .toMatchObject({
          list: [{ state: word, free: isAsked ? 0 : 12 }],
          page: word,
          sale,
          calendar: [],
        });
    }
  });

  it("nothing, where somebody else sells the tickets", async () => {
    const event = await show({ ticketUrl: "https://tickets.example/7" });
    expect(await words(event)).toEqual({ list: [], page: null, sale: "elsewhere", calendar: [] });
  });

  it("nothing, in a room without places", async () => {
    const event = await show({ roomId: 2 });
    expect(await words(event)).toEqual({ list: [], page: null, sale: "none", calendar: [] });
  });

  it("of an event that may not sell a single place", async () => {
    const event = await show({ capacityOverride: 0 });
    expect(await words(event)).toMatchObject({
      list: [{ state: "sold-out", free: 0 }],
      page: "sold-out",
      calendar: said(event.date, "sold-out"),
    });
  });
});
