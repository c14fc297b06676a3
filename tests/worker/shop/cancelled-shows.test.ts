import { env } from "cloudflare:workers";
import { and, eq, ne } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { StaffRole } from "~/domain/staff/permissions";
import { readSimulated } from "../../../workers/backends/payments/simulator";
import { screening } from "../../../workers/box-office/screenings";
import { mailJob, orders } from "../../../workers/db/schema/box-office";
import { event } from "../../../workers/db/schema/programme";
import { audit } from "../../../workers/db/schema/site";
import { keptMails } from "../../../workers/mail/mailbox";
import { cancelShow, payOut, readCancellation } from "../../../workers/shop/cancelling/cancel-show";
import { endOrdersOfCancelled } from "../../../workers/shop/cancelling/end-orders";
import { collectOrder } from "../../../workers/shop/desk/collect-order";
import type { DoorAsking } from "../../../workers/shop/door/asking";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import { sendDueMails } from "../../../workers/shop/orders/mail/send-due-mails";
import { dyingAt, type Death } from "../../support/dying";
import { asked } from "../../support/box-office-staff";
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
import { evening, shopHouse, shopIds } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

/** Mails are kept, to be looked at. */
const postal = { MAILBOX: "local", MAIL_FROM: "haus@kino.example" as never };

const by = (role: StaffRole | null, more: Partial<DoorAsking> = {}) => asked(more, role);

async function bought(events: readonly number[], amount = 2, price = shopIds.full, saleType = 1) {
  const { record } = await ordered(await cartWith(events, amount, price, saleType));
  const { id } = record.order;
  if (record.payments[0]?.provider === "simulator") await bankSays(id, approved);
  await buyerReturns(id);
  const state = await stateOf(id, evening);
  return { id, codes: state.tickets.map((one) => one.id), payment: record.payments[0]?.id ?? "" };
}

const reserved = async (show: number) => (await ordered(await cartWith([show]), { method: "desk" })).record.order.id;

const mailsOf = async (id: string) =>
  (
    await house.db
      .select()
      .from(mailJob)
      .where(and(eq(mailJob.orderId, id), eq(mailJob.template, "show_cancelled")))
  ).length;

const cancelled = async (show: number) => {
  const answer = await cancelShow(by("manager"), show);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
};
const told = async (show: number) => {
  const answer = await readCancellation(by("box-office"), show);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
};

describe("a show that is cancelled", () => {
  it("is said so once, and sells and reserves nothing any more, also through carts that are open", async () => {
    const show = await house.salon();
    const cart = await cartWith([show]);
    await Promise.all([cancelled(show), cancelled(show), cancelled(show)]);
    const [row] = await house.db.select().from(event).where(eq(event.id, show));
    expect(row?.status).toBe("cancelled");
    expect((await screening(env, show).look({ now: evening })).sales).toBe("cancelled");
    await expect(cartWith([show])).rejects.toThrow("nothing was held");
    await expect(ordered(cart)).rejects.toThrow("event_cancelled");
    const rows = await house.db
      .select()
      .from(audit)
      .where(and(eq(audit.entity, "screening"), eq(audit.entityId, String(show))));
    expect(rows).toMatchObject([{ action: "screening.cancel", actor: "mira", requestId: "box-office-test" }]);
  });

  it("gives every order its money, frees its seats and tells its buyer, each once, whoever does so at once", async () => {
    const [show, other] = [await house.salon(), await house.salon()];
    const [paid, free, both] = [
      await bought([show]),
      await bought([show], 1, shopIds.culture, 51),
      await bought([show, other], 1),
    ];
    const before = await told(show);
    expect(before).toMatchObject({ status: "scheduled", may_cancel: false, done: 0 });
    expect(before.open).toEqual({ orders: 3, tickets: 4, reservations: 0, cents: 3450 });
    await cancelled(show);
    await Promise.all(Array.from({ length: 3 }, () => endOrdersOfCancelled(ordering())));
    await cronRuns(evening + 5 * minute);
    expect(await stateOf(paid.id, evening)).toMatchObject({ order: { status: "refunded" }, kept: 0, broken: [] });
    expect(Object.keys((await readSimulated(env.CACHE, paid.payment))?.refunds ?? {})).toHaveLength(1);
    expect(await stateOf(free.id, evening)).toMatchObject({ order: { status: "refunded" }, refunds: [], sold: [] });
    const left = await stateOf(both.id, evening);
    expect(left).toMatchObject({ order: { status: "partially_refunded" }, kept: 1150, broken: [] });
    expect(left.tickets.map(({ eventId }) => eventId)).toEqual([other]);
    expect(left.ticketed).toEqual(left.sold);
    expect(await Promise.all([paid, free, both].map(({ id }) => mailsOf(id)))).toEqual([1, 1, 1]);
    expect(await told(show)).toMatchObject({
      status: "cancelled",
      open: { orders: 0, tickets: 0, cents: 0 },
      done: 3,
      refunds: { done_cents: 3450, due_cents: 0 },
      mails: { waiting: 3 },
      to_pay_out: [],
    });
  });

  it("gives back what a guest has not given back before, and the fees that are kept otherwise", async () => {
    const show = await house.salon();
    const { id, codes } = await bought([show], 3);
    const giving = { tickets: codes.slice(0, 1), by: "house", reason: "given_back" } as const;
    await giveBackTickets(ordering(), id, giving);
    const whole = await bought([show], 2);
    const fee = { name: "Servicegebühr", cents: 50, taxRate: 20, per: "ticket", refundable: false } as const;
    // As if the house had charged the fee, and sold the tickets for less.
    await house.db
      .update(orders)
      .set({ fees: [fee] })
      .where(eq(orders.id, whole.id));
    await env.DB.prepare("UPDATE order_line SET cents = cents - 50 WHERE order_id = ?").bind(whole.id).run();
    await cancelled(show);
    await endOrdersOfCancelled(ordering());
    const state = await stateOf(id, evening);
    expect(state).toMatchObject({ order: { status: "refunded" }, kept: 0, broken: [] });
    expect(state.refunds.map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([1150, 2300]);
    expect(await stateOf(whole.id, evening)).toMatchObject({ order: { status: "refunded" }, kept: 0 });
    expect(await told(show)).toMatchObject({ done: 2, refunds: { done_cents: 4600 } });
  });

  it("ends reservations without money, and what was never paid for is told to nobody as money", async () => {
    const show = await house.salon();
    const id = await reserved(show);
    expect((await told(show)).open).toMatchObject({ orders: 0, reservations: 1 });
    await cancelled(show);
    await Promise.all([endOrdersOfCancelled(ordering()), endOrdersOfCancelled(ordering())]);
    const state = await stateOf(id, evening);
    expect(state).toMatchObject({ order: { status: "cancelled" }, refunds: [], kept: 0, tickets: [], sold: [] });
    expect(state.holds).not.toContain("reserved");
    expect(await mailsOf(id)).toBe(1);
    expect(await told(show)).toMatchObject({ done: 1, open: { reservations: 0 }, mails: { waiting: 1 } });
    expect(await collectOrder(by("box-office"), id, "cash")).toMatchObject({ ok: false });
  });

  it("leaves money of the desk at the desk until somebody notes that it is handed out, once", async () => {
    const show = await house.salon();
    const id = await reserved(show);
    expect(await collectOrder(by("box-office"), id, "cash")).toMatchObject({ ok: true });
    await cancelled(show);
    await endOrdersOfCancelled(ordering());
    await cronRuns(evening + 5 * minute);
    const { order } = await stateOf(id, evening);
    expect(order.status).toBe("refund_due");
    await house.db.delete(mailJob).where(ne(mailJob.orderId, id));
    await sendDueMails({ db: house.db, env: { ...selling, ...postal }, now: evening + 6 * minute });
    const [mail] = (await keptMails(env.CACHE)).filter(({ text }) => text.includes(order.number));
    expect(mail?.subject).toMatch(/^Vorstellung abgesagt/);
    expect(mail?.text).toContain("Der Betrag liegt an der Kassa für Sie bereit");
    expect((await told(show)).to_pay_out).toEqual([
      { order: id, number: order.number, name: "Anna Leitner", cents: 2300 },
    ]);
    expect(await payOut(by("editor"), show, id)).toMatchObject({ code: "forbidden" });
    expect(await payOut(by("box-office"), await house.salon(), id)).toMatchObject({ code: "not_found" });
    const pressed = await Promise.all([1, 2, 3].map(() => payOut(by("box-office"), show, id)));
    expect(pressed.every(({ ok }) => ok)).toBe(true);
    const state = await stateOf(id, evening);
    expect(state).toMatchObject({ order: { status: "refunded" }, sold: [], broken: [] });
    expect(state.refunds).toMatchObject([{ status: "done", cents: 2300 }]);
    expect(state.events.filter((one) => one.endsWith(" refunded"))).toHaveLength(1);
    expect(await told(show)).toMatchObject({ to_pay_out: [], refunds: { done_cents: 2300, due_cents: 0 } });
  });

  it("may be cancelled by who plans the programme, and looked at by the box office", async () => {
    const show = await house.salon();
    expect(await cancelShow(by(null), show)).toMatchObject({ code: "unauthorized" });
    expect(await cancelShow(by("editor"), show)).toMatchObject({ code: "forbidden" });
    expect(await cancelShow(by("box-office"), show)).toMatchObject({ code: "forbidden" });
    expect(await readCancellation(by("editor"), show)).toMatchObject({ code: "forbidden" });
    expect(await cancelShow(by("manager"), 987_654)).toMatchObject({ code: "not_found" });
    expect((await told(show)).status).toBe("scheduled");
    const played = await house.salon({ startsAt: evening - 8 * 24 * 60 * minute });
    expect(await cancelShow(by("manager"), played)).toMatchObject({ code: "conflict" });
  });
});

describe("a process that dies while a show is cancelled", () => {
  it.each(["before", "after"] satisfies Death[])("%s any of its steps is finished by the cron", async (death) => {
    let step = 1;
    for (let isThrough = false; !isThrough; step += 1) {
      expect(step).toBeLessThan(80);
      const show = await house.salon();
      const paid = await bought([show], 1);
      const held = await reserved(show);
      const { bindings, steps } = dyingAt(step, death);
      const dying = by("manager", { env: bindings, db: ordering(evening, bindings).db });
      await cancelShow(dying, show)
        .then((answer) => (answer.ok ? endOrdersOfCancelled(ordering(evening, bindings)) : null))
        .catch(() => null);
      isThrough = steps() < step;
      await cronRuns(evening + 5 * minute);
      const isSaid = (await told(show)).status === "cancelled";
      const [one, other] = [await stateOf(paid.id, evening), await stateOf(held, evening)];
      expect([one.broken, other.broken]).toEqual([[], []]);
      expect(one).toMatchObject(
        isSaid ? { order: { status: "refunded" }, kept: 0, sold: [] } : { order: { status: "fulfilled" }, kept: 1150 },
      );
      expect(other.order.status).toBe(isSaid ? "cancelled" : "pending_payment");
      expect(await mailsOf(paid.id)).toBe(isSaid ? 1 : 0);
      expect(await mailsOf(held)).toBe(isSaid ? 1 : 0);
      expect(one.refunds).toHaveLength(isSaid ? 1 : 0);
      if (!isSaid) await cancelled(show);
      if (!isSaid) await cronRuns(evening + 10 * minute);
    }
    expect(step).toBeGreaterThan(10);
  });
});
