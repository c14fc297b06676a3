import { and, eq } from "drizzle-orm";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { HouseSeats } from "~/domain/house-orders/schema";
import { screening } from "../../../workers/box-office/screenings";
import { mailJob } from "../../../workers/db/schema/box-office";
import { audit } from "../../../workers/db/schema/site";
import { readOrder } from "../../../workers/db/shop/orders";
import { admitTicket } from "../../../workers/shop/door/admit-ticket";
import { reseatOrder } from "../../../workers/shop/orders/house/reseat-order";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import { renameOrder } from "../../../workers/shop/orders/rename-order";
import { signedTicket } from "../../../workers/shop/tickets/ticket-signature";
import { boughtIn, by } from "../../support/house-orders";
import { dyingEverywhere, meanwhile, unanswered, type Death } from "../../support/dying";
import { cronRuns, minute, ordering, paidOrder, selling, stateOf, ticketKey } from "../../support/orders";
import { evening, shopHouse } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const read = async (id: string) => {
  const record = await readOrder(house.db, { id });
  if (!record) throw new Error("The order is not there");
  return record;
};

/** Seats nobody has. */
const freeSeats = async (event: number): Promise<number[]> =>
  (await screening(env, event).seats({ cart: null, now: evening }))
    .filter(({ state, kind }) => state === "free" && kind === "normal")
    .map(({ id }) => id);

/** A paid order of two tickets, what is free in its show, and an exchange of its seats for these. */
async function bought(capacityOverride?: number) {
  const event = await house.salon(capacityOverride === undefined ? {} : { capacityOverride });
  const { order, tickets } = await paidOrder(event);
  const asking = (units: readonly number[], more: Partial<HouseSeats> = {}): HouseSeats => ({
    event,
    seats: units.map((unit, index) => ({ ticket: tickets[index]?.id ?? "", unit })),
    reason: "asked",
    revision: order.revision,
    ...more,
  });
  const own = tickets.map(({ unitId }) => unitId);
  return {
    event,
    id: order.id,
    number: order.number,
    own,
    codes: tickets.map(({ id }) => id),
    free: await freeSeats(event),
    asking,
  };
}

/** Lets a ticket in; what the door says. */
async function door(event: number, code: string) {
  const text = await signedTicket(ticketKey, { event, code });
  const scan = { nonce: crypto.randomUUID(), text, device: "Tür", scanned_at: new Date(evening).toISOString() };
  const answer = await admitTicket(by(), event, scan);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value.verdict;
}

const mailsOf = async (id: string) =>
  (await house.db.select().from(mailJob).where(eq(mailJob.orderId, id))).filter(
    ({ template }) => template === "reseated",
  );

const noted = (event: number) =>
  house.db
    .select()
    .from(audit)
    .where(and(eq(audit.action, "screening.reseat"), eq(audit.entityId, String(event))));

describe("an order whose seats are changed by the house", () => {
  it("has new codes for them; the old ones open no door, and its guest and the audit log are told", async () => {
    const { event, id, number, own, codes, free, asking } = await bought();
    const wanted = free.slice(0, 2);
    expect(await reseatOrder(by(), number, asking(wanted))).toMatchObject({ ok: true });
    const after = await stateOf(id, evening);
    expect(after).toMatchObject({ order: { status: "fulfilled", reseating: null }, broken: [] });
    expect(after.ticketed).toEqual(after.sold);
    expect(after.tickets.map(({ unitId }) => unitId).toSorted((a, b) => a - b)).toEqual(wanted);
    expect(await freeSeats(event)).toEqual(expect.arrayContaining(own));
    expect(after.events.slice(-2)).toEqual(["5 reseating", "6 reseated"]);
    expect(await door(event, codes[0] ?? "")).toBe("replaced");
    expect(await door(event, after.tickets[0]?.id ?? "")).toBe("admitted");
    expect(await mailsOf(id)).toHaveLength(1);
    await expect.poll(async () => (await noted(event)).map(({ actor }) => actor)).toEqual(["mira"]);
  });

  it("changes them once, however often the same is pressed", async () => {
    const { id, number, free, asking } = await bought();
    const wanted = asking(free.slice(0, 2));
    const answers = await Promise.all([1, 2, 3].map(() => reseatOrder(by(), number, wanted)));
    expect(answers.some(({ ok }) => ok)).toBe(true);
    expect(await reseatOrder(by(), number, wanted)).toMatchObject({ ok: true });
    expect((await stateOf(id, evening)).events.filter((event) => event.endsWith(" reseated"))).toHaveLength(1);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it("lets two tickets change places in a show where nothing else is free", async () => {
    const { id, number, own, asking } = await bought(2);
    const [first = 0, second = 0] = own;
    expect(await reseatOrder(by(), number, asking([second, first]))).toMatchObject({ ok: true });
    const after = await stateOf(id, evening);
    expect(after.tickets.map(({ unitId }) => unitId)).toEqual([second, first]);
    expect(after).toMatchObject({ broken: [] });
    expect(after.ticketed).toEqual(after.sold);
  });

  it("keeps what it has where a seat is somebody else's, and says so in its history", async () => {
    const { event, id, number, free, asking } = await bought();
    const [one = 0, taken = 0] = free;
    await screening(env, event).run({ type: "block", units: [taken] }, { config: null, now: evening });
    const before = await stateOf(id, evening);
    expect(await reseatOrder(by(), number, asking([one, taken]))).toMatchObject({ ok: false, code: "seat_taken" });
    const after = await stateOf(id, evening);
    expect([after.tickets, after.sold]).toEqual([before.tickets, before.sold]);
    expect(after.order.reseating).toBe(null);
    expect(after.events.at(-1)).toBe("6 reseating_refused");
    expect(await mailsOf(id)).toEqual([]);
  });

  it("keeps broken seats out of sale", async () => {
    const { event, number, own, free, asking } = await bought();
    expect(await reseatOrder(by(), number, asking(free.slice(0, 2), { reason: "broken" }))).toMatchObject({ ok: true });
    const { groups } = await screening(env, event).house(evening);
    const seats = groups.flatMap((group) => group.seats).filter(({ id }) => own.includes(id));
    expect(seats.map(({ state, reason }) => [state, reason])).toEqual([
      ["blocked", "broken"],
      ["blocked", "broken"],
    ]);
  });

  it("is not changed by whom it does not concern, nor without another seat, nor for tickets that are used or not its own", async () => {
    const { event, id, number, own, codes, free, asking } = await bought();
    const wanted = asking(free.slice(0, 2));
    expect(await reseatOrder(by(null), number, wanted)).toMatchObject({ code: "unauthorized" });
    expect(await reseatOrder(by("editor"), number, wanted)).toMatchObject({ code: "forbidden" });
    expect(await reseatOrder(by(), number, asking(own))).toMatchObject({ code: "bad_request" });
    const other = { ticket: "XXXXXXXX", unit: free[0] ?? 0 };
    expect(await reseatOrder(by(), number, asking([], { seats: [other] }))).toMatchObject({ code: "bad_request" });
    const twice = free.slice(0, 2).map((unit) => ({ ticket: codes[0] ?? "", unit }));
    expect(await reseatOrder(by(), number, asking([], { seats: twice }))).toMatchObject({ code: "bad_request" });
    expect(await reseatOrder(by(), number, { ...wanted, revision: 1 })).toMatchObject({ code: "conflict" });
    expect(await door(event, codes[0] ?? "")).toBe("admitted");
    expect(await reseatOrder(by(), number, wanted)).toMatchObject({ code: "conflict" });
    expect((await stateOf(id, evening)).events.at(-1)).toBe("4 tickets_issued");
  });
});

describe("seats that are being exchanged while their screening is silent", () => {
  /** Asked for; nobody knows what came of it. */
  async function begun() {
    const order = await bought();
    const wanted = order.free.slice(0, 2);
    const silent = { env: unanswered("reseat", [order.event]) };
    expect(await reseatOrder(by("box-office", silent), order.number, order.asking(wanted))).toMatchObject({
      code: "overloaded",
    });
    expect((await read(order.id)).order.reseating).not.toBe(null);
    return { ...order, wanted };
  }
  const unitsNow = async (id: string) => (await stateOf(id, evening)).tickets.map(({ unitId }) => unitId);

  it("are had as soon as the cron gets an answer", async () => {
    const { id, wanted } = await begun();
    await cronRuns(evening + minute);
    expect(await unitsNow(id)).toEqual(wanted);
    const { order, events } = await stateOf(id, evening);
    expect([order.reseating, events.at(-1)]).toEqual([null, "6 reseated"]);
  });

  it("are had before tickets are given back, so that those that were meant are free", async () => {
    const { event, id, own, wanted, codes } = await begun();
    const back = { tickets: codes, by: "staff", reason: "given_back" } as const;
    // Meanwhile its tickets have other codes.
    await giveBackTickets(ordering(), id, back);
    const after = await read(id);
    const good = after.tickets.filter(({ status }) => status !== "void").map((one) => one.id);
    expect(await giveBackTickets(ordering(), id, { ...back, tickets: good })).toMatchObject({ ok: true });
    expect(await stateOf(id, evening)).toMatchObject({ ticketed: [], sold: [], broken: [] });
    expect(await freeSeats(event)).toEqual(expect.arrayContaining([...own, ...wanted]));
  });

  it("are had before tickets are passed on", async () => {
    const { id, wanted } = await begun();
    expect(await renameOrder(ordering(), await read(id), "Bruno Haas")).toMatchObject({ ok: true });
    const after = await stateOf(id, evening);
    expect(after.tickets.map(({ unitId }) => unitId)).toEqual(wanted);
    expect(after.ticketed).toEqual(after.sold);
  });

  it("are those of guests who were let in meanwhile, also where two have changed places", async () => {
    const { event, id, number, own, codes, asking } = await bought(2);
    const [first = 0, second = 0] = own;
    const silent = { env: unanswered("reseat", [event]) };
    await reseatOrder(by("box-office", silent), number, asking([second, first]));
    for (const code of codes) expect(await door(event, code)).toBe("admitted");
    await cronRuns(evening + minute);
    const after = await stateOf(id, evening);
    expect(after.tickets.map(({ id: code, unitId, status }) => [code, unitId, status])).toEqual([
      [codes[0], second, "checked_in"],
      [codes[1], first, "checked_in"],
    ]);
    expect(after).toMatchObject({ order: { reseating: null }, broken: [] });
  });
});

describe("a ticket whose guest is let in at the moment its seat is exchanged", () => {
  it("keeps its code and has the new seat, and no second ticket is good for the old one", async () => {
    const { event, id, number, codes, free, asking } = await bought();
    const [first = "", second = ""] = codes;
    const wanted = free.slice(0, 2);
    let isIn = false;
    const bindings = meanwhile("reseat", async () => {
      if (!isIn) expect(await door(event, first)).toBe("admitted");
      isIn = true;
    });
    expect(await reseatOrder(by("box-office", { env: bindings }), number, asking(wanted))).toMatchObject({ ok: true });
    const after = await stateOf(id, evening);
    expect(after).toMatchObject({ broken: [] });
    expect(after.ticketed).toEqual(after.sold);
    expect(after.tickets.find((one) => one.id === first)).toMatchObject({ status: "checked_in", unitId: wanted[0] });
    expect(after.tickets.find((one) => one.reissueOf === second)).toMatchObject({
      status: "issued",
      unitId: wanted[1],
    });
    expect(after.tickets).toHaveLength(2);
  });
});

describe("a ticket that came back", () => {
  it("frees its seat once, and not again when another ticket of its order has that seat", async () => {
    const { id, number, codes } = await boughtIn(house, 3);
    const [given = "", other = "", last = ""] = codes;
    const { order, tickets } = await read(id);
    const { eventId: event = 0, unitId: seat = 0 } = tickets.find((one) => one.id === given) ?? {};
    const back = (code: string) =>
      giveBackTickets(ordering(), order.id, { tickets: [code], by: "staff", reason: "given_back" });
    expect(await back(given)).toMatchObject({ ok: true });
    const { revision } = (await read(id)).order;
    const seats = [{ ticket: other, unit: seat }];
    expect(await reseatOrder(by(), number, { event, reason: "asked", revision, seats })).toMatchObject({ ok: true });
    expect(await back(last)).toMatchObject({ ok: true });
    const after = await stateOf(id, evening);
    expect(after.ticketed).toEqual([`${event}/${seat}`]);
    expect(after.sold).toEqual(after.ticketed);
  });
});

describe("a process that dies while seats are exchanged", () => {
  it.each<Death>(["before", "after"])("%s a step leaves one good ticket for each seat that is sold", async (death) => {
    const steps = await dyingEverywhere(death, async (bindings) => {
      const { id, number, codes, free, asking } = await bought();
      const wanted = free.slice(0, 2);
      const dying = { db: ordering(evening, bindings).db, env: bindings };
      const first = await reseatOrder(by("box-office", dying), number, asking(wanted)).catch(() => null);
      await cronRuns(evening + minute);
      const again = await reseatOrder(by("box-office", { env: selling }), number, asking(wanted));
      expect(again).toMatchObject({ ok: true });
      const after = await stateOf(id, evening);
      expect(after).toMatchObject({ order: { reseating: null }, broken: [] });
      expect(after.tickets.map(({ unitId }) => unitId)).toEqual(wanted);
      expect(after.ticketed).toEqual(after.sold);
      expect(after.tickets.filter(({ id: code }) => codes.includes(code))).toEqual([]);
      expect(after.events.filter((event) => event.endsWith(" reseated"))).toHaveLength(1);
      return first?.ok === true;
    });
    expect(steps).toBeGreaterThan(6);
  });
});
