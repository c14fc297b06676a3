import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { orderEvent } from "../../../workers/db/schema/box-office";
import { collectOrder } from "../../../workers/shop/desk/collect-order";
import { deskOrders } from "../../../workers/shop/desk/desk-orders";
import type { DoorAsking } from "../../../workers/shop/door/asking";
import type { StaffRole } from "~/domain/staff/permissions";
import { giveUpOrder } from "../../../workers/shop/orders/change-order";
import {
  approved,
  bankSays,
  buyerReturns,
  cartWith,
  cronRuns,
  minute,
  ordered,
  ordering,
  selling,
  stateOf,
} from "../../support/orders";
import { editors } from "../../support/editors";
import { asked, mira } from "../../support/box-office-staff";
import { evening, shopHouse } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const at = (now = evening, more: Partial<DoorAsking> = {}) => asked({ now, ...more });

const reserved = async (name = "Huber") =>
  (await ordered(await cartWith([await house.salon()]), { name, method: "desk" })).record.order;
const eventsOf = async (id: string) =>
  (await house.db.select().from(orderEvent).where(eq(orderEvent.orderId, id)).orderBy(orderEvent.seq)).map(
    ({ type, actor, reason }) => [type, actor, reason],
  );
async function waiting(now = evening) {
  const list = await deskOrders(at(now));
  if (!list.ok) throw new Error(list.code);
  return list.value.orders;
}

describe("a reservation at the desk", () => {
  it("waits with its number, name, tickets, sum and end, is paid for and has its tickets", async () => {
    const order = await reserved();
    const mine = (await waiting()).find(({ id }) => id === order.id);
    expect(mine).toMatchObject({
      number: order.number,
      name: "Huber",
      tickets: 2,
      total: "23.00",
      state: "to_pay",
      lapses_at: "2027-03-27T20:00:00+01:00",
    });
    expect(mine?.seats).toHaveLength(2);
    const handed = await collectOrder(at(), order.id, "cash");
    expect(handed).toMatchObject({
      ok: true,
      value: { number: order.number, total: "23.00", tickets: 2, before: false },
    });
    const after = await stateOf(order.id, evening);
    expect(after).toMatchObject({ order: { status: "fulfilled", method: "cash" }, holds: ["sold"], broken: [] });
    expect(after.ticketed).toEqual(after.sold);
    expect(after.payments).toMatchObject([{ status: "captured", method: "cash", cents: 2300 }]);
    expect(await eventsOf(order.id)).toEqual([
      ["drafted", "guest", ""],
      ["payment_begun", "guest", ""],
      ["collected", "mira", "cash"],
      ["paid", "mira", ""],
      ["tickets_issued", "mira", ""],
    ]);
    expect((await waiting()).find(({ id }) => id === order.id)).toMatchObject({ state: "handed_out", lapses_at: null });
  });

  it("is paid for once, however many desks press at a moment and afterwards", async () => {
    const order = await reserved();
    const desks = await Promise.all(Array.from({ length: 8 }, () => collectOrder(at(), order.id, "terminal")));
    expect(desks.map((desk) => (desk.ok ? desk.value.tickets : desk.code))).toEqual(Array<number>(8).fill(2));
    expect(desks.filter((desk) => desk.ok && !desk.value.before)).toHaveLength(1);
    const again = await collectOrder(at(evening + minute), order.id, "cash");
    expect(again).toMatchObject({ ok: true, value: { before: true, handed_at: "2027-03-27T18:00:00+01:00" } });
    const after = await stateOf(order.id, evening);
    expect(after.tickets).toHaveLength(2);
    expect(after.payments).toMatchObject([{ status: "captured", method: "terminal" }]);
    expect((await eventsOf(order.id)).filter(([type]) => type === "collected")).toEqual([
      ["collected", "mira", "terminal"],
    ]);
  });

  it("is either collected or over when it lapses at that moment, and never paid without tickets", async () => {
    const end = Date.parse("2027-03-27T20:00:00+01:00");
    for (const now of [end - 1, end, end + 1]) {
      // oxlint-disable-next-line no-await-in-loop
      const order = await reserved();
      // oxlint-disable-next-line no-await-in-loop
      const [collected] = await Promise.all([collectOrder(at(now), order.id, "cash"), cronRuns(now)]);
      // oxlint-disable-next-line no-await-in-loop
      const after = await stateOf(order.id, now);
      const isPaid = after.payments.some(({ status }) => status === "captured");
      expect([now - end, collected.ok, after.tickets.length]).toEqual([now - end, isPaid, isPaid ? 2 : 0]);
      expect(isPaid).toBe(now < end);
      if (!collected.ok) expect(collected.code).toBe("cart_expired");
    }
    expect((await waiting(end)).every(({ state }) => state !== "to_pay")).toBe(true);
  });

  it("goes on where the desk died after it had taken the money", async () => {
    const order = await reserved();
    const dying = { ...selling, SCREENING: undefined as never };
    expect(await collectOrder(at(evening, { env: dying }), order.id, "cash")).toMatchObject({ ok: false });
    expect((await stateOf(order.id, evening)).payments).toMatchObject([{ status: "captured" }]);
    expect(await collectOrder(at(), order.id, "cash")).toMatchObject({ ok: true, value: { tickets: 2 } });
    const other = await reserved();
    await collectOrder(at(evening, { env: dying }), other.id, "cash");
    await cronRuns(evening + 3 * minute);
    expect(await stateOf(other.id, evening)).toMatchObject({ order: { status: "fulfilled" }, holds: ["sold"] });
  });

  it("is refused without saying how it was paid, when it was given up, and where a bank takes the money", async () => {
    const order = await reserved();
    expect(await collectOrder(at(), order.id)).toMatchObject({ code: "bad_request", errors: [{ path: "paid" }] });
    const { record } = await ordered(await cartWith([await house.salon()]));
    expect(await collectOrder(at(), record.order.id, "cash")).toMatchObject({ code: "conflict" });
    expect((await stateOf(record.order.id, evening)).payments).toMatchObject([{ status: "created" }]);
    const given = await ordered(await cartWith([await house.salon()]), { method: "desk" });
    await giveUpOrder(ordering(), given.record);
    expect(await collectOrder(at(), given.record.order.id, "cash")).toMatchObject({ code: "conflict" });
    expect(await collectOrder(at(), crypto.randomUUID(), "cash")).toMatchObject({ code: "not_found" });
  });
});

describe("tickets that were paid for", () => {
  it("are given out at the desk once, with one row that says by whom", async () => {
    const { record } = await ordered(await cartWith([await house.salon()]), { delivery: "desk", name: "Öztürk" });
    await bankSays(record.order.id, approved);
    await buyerReturns(record.order.id);
    expect((await waiting()).find(({ id }) => id === record.order.id)).toMatchObject({ state: "paid" });
    const desks = await Promise.all(Array.from({ length: 4 }, () => collectOrder(at(), record.order.id)));
    expect(desks.filter((desk) => desk.ok && !desk.value.before)).toHaveLength(1);
    expect(desks.every((desk) => desk.ok)).toBe(true);
    expect((await eventsOf(record.order.id)).filter(([, actor]) => actor === "mira")).toEqual([
      ["handed_out", "mira", ""],
    ]);
    expect(await stateOf(record.order.id, evening)).toMatchObject({ order: { status: "fulfilled", method: "card" } });
  });
});

describe("the desk", { timeout: 60_000 }, () => {
  it("is closed to guests and to those who do not sell", async () => {
    const order = await reserved();
    const jakob = { ...mira, role: "editor" as const };
    for (const [actor, code] of [
      [null, "unauthorized"],
      [jakob, "forbidden"],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await collectOrder(at(evening, { actor }), order.id, "cash")).toMatchObject({ ok: false, code });
      // oxlint-disable-next-line no-await-in-loop
      expect(await deskOrders(at(evening, { actor }))).toMatchObject({ ok: false, code });
    }
    expect((await stateOf(order.id, evening)).payments).toMatchObject([{ status: "created" }]);
  });

  it("answers over the API only whoever is of the house, and from this site", async () => {
    const order = await reserved();
    const path = `/de/api/box-office/desk/orders/${order.id}/collect/`;
    const { call, cookieOf } = editors();
    const post = async (role: StaffRole | null, paid: string, token = "a-token") => {
      const session = role === null ? "" : `; ${await cookieOf(role)}`;
      const headers = {
        cookie: `csrftoken=a-token${session}`,
        "x-csrftoken": token,
        "content-type": "application/json",
      };
      return (await call(path, { method: "POST", headers, body: JSON.stringify({ paid }) })).status;
    };
    expect(await post(null, "cash")).toBe(401);
    expect(await post("editor", "cash")).toBe(403);
    expect(await post("box-office", "cash", "another")).toBe(403);
    expect(await post("box-office", "card")).toBe(400);
    expect((await stateOf(order.id, evening)).payments).toMatchObject([{ status: "created" }]);
  });
});
