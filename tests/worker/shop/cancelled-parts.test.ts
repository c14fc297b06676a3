import { env } from "cloudflare:workers";
import { ne } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { mailJob } from "../../../workers/db/schema/box-office";
import { keptMails } from "../../../workers/mail/mailbox";
import { cancelShow, readCancellation } from "../../../workers/shop/cancelling/cancel-show";
import { endOrdersOfCancelled } from "../../../workers/shop/cancelling/end-orders";
import { collectOrder } from "../../../workers/shop/desk/collect-order";
import { deskOrders } from "../../../workers/shop/desk/desk-orders";
import { sendDueMails } from "../../../workers/shop/orders/mail/send-due-mails";
import { dyingAt, type Death } from "../../support/dying";
import { by, valueOf } from "../../support/house-orders";
import {
  approved,
  bankSays,
  buyerReturns,
  cartWith,
  cronRuns,
  eventArrives,
  minute,
  ordered,
  ordering,
  selling,
  stateOf,
  transferred,
} from "../../support/orders";
import { evening, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

/** Mails are kept, to be looked at. */
const postal = { MAILBOX: "local", MAIL_FROM: "haus@kino.example" as never };
const hour = 60 * minute;

async function reservedFor(shows: readonly number[], amount = 1) {
  const { record } = await ordered(await cartWith(shows, amount), { method: "desk" });
  return record.order;
}

async function mailAbout({ id, number }: { id: string; number: string }, now = evening + 6 * minute) {
  await house.db.delete(mailJob).where(ne(mailJob.orderId, id));
  await sendDueMails({ db: house.db, env: { ...selling, ...postal }, now });
  return (await keptMails(env.CACHE)).filter(({ text }) => text.includes(number));
}

const cancelled = async (show: number) => valueOf(cancelShow(by("manager"), show));

describe("a reservation for several shows", () => {
  it("goes on without the one that is cancelled, for less money and as long as the others allow", async () => {
    const first = await house.salon({ startsAt: evening + 2 * hour });
    const second = await house.salon({ startsAt: evening + 5 * hour });
    const order = await reservedFor([first, second]);
    await cancelled(first);
    await Promise.all(Array.from({ length: 3 }, () => endOrdersOfCancelled(ordering())));
    await cronRuns(evening + 5 * minute);
    const state = await stateOf(order.id, evening);
    expect(state).toMatchObject({
      order: { status: "pending_payment", totalCents: 1150, payUntil: evening + 4.5 * hour },
      payments: [{ cents: 1150 }],
      holds: ["reserved"],
      broken: [],
    });
    expect(state.events.filter((one) => one.endsWith(" partly_cancelled"))).toHaveLength(1);
    expect(await valueOf(readCancellation(by(), first))).toMatchObject({
      open: { reservations: 0 },
      done: 1,
      mails: { waiting: 1 },
    });
    expect(await valueOf(readCancellation(by(), second))).toMatchObject({ open: { reservations: 1 }, done: 0 });

    const mails = await mailAbout(order);
    expect(mails.map(({ subject }) => subject.split(":")[0])).toEqual(
      expect.arrayContaining(["Vorstellung abgesagt", "Für Sie reserviert"]),
    );
    const text = mails.find(({ subject }) => subject.startsWith("Vorstellung abgesagt"))?.text ?? "";
    expect(text).toContain("20:00");
    expect(text.match(/Was Sie sonst reserviert haben/g)).toHaveLength(1);
    expect(text).toContain("22:30");

    const waiting = await valueOf(deskOrders(by(), "2027-03-27"));
    expect(waiting.orders.filter(({ id }) => id === order.id)).toMatchObject([
      { tickets: 1, total: "11.50", show: { id: second } },
    ]);
    expect(await collectOrder(by(), order.id, "cash")).toMatchObject({ ok: true });
    const paid = await stateOf(order.id, evening);
    expect(paid).toMatchObject({ order: { status: "fulfilled" }, broken: [] });
    expect(paid.tickets.map(({ eventId }) => eventId)).toEqual([second]);
    expect(paid.ticketed).toEqual(paid.sold);
  });

  it("ends as a whole with the last of them, and costs nothing where nothing is left to pay", async () => {
    const [first, second] = [await house.salon(), await house.salon()];
    const order = await reservedFor([first, second]);
    await cancelled(first);
    await endOrdersOfCancelled(ordering());
    await cancelled(second);
    await endOrdersOfCancelled(ordering());
    expect(await stateOf(order.id, evening)).toMatchObject({
      order: { status: "cancelled", failure: "show_cancelled" },
      broken: [],
    });
    const free = await house.salon();
    const dear = await house.salon();
    const guest = visitor();
    await guest.add(free, [ticket(shopIds.culture, 1, 51)]);
    await guest.add(dear, [ticket(shopIds.full, 1)]);
    const both = (await ordered(guest.jar.get("kasch_cart_key") ?? "", { method: "desk" })).record.order;
    await cancelled(dear);
    await endOrdersOfCancelled(ordering());
    const state = await stateOf(both.id, evening);
    expect(state).toMatchObject({ order: { status: "fulfilled", totalCents: 0 }, broken: [] });
    expect(state.tickets.map(({ eventId }) => eventId)).toEqual([free]);
  });

  it.each(["before", "after"] satisfies Death[])(
    "is finished by the cron where a process dies %s a step",
    async (death) => {
      let step = 1;
      for (let isThrough = false; !isThrough; step += 1) {
        expect(step).toBeLessThan(60);
        const [first, second] = [await house.salon(), await house.salon()];
        const order = await reservedFor([first, second]);
        await cancelled(first);
        const { bindings, steps } = dyingAt(step, death);
        await endOrdersOfCancelled(ordering(evening, bindings)).catch(() => null);
        isThrough = steps() < step;
        await cronRuns(evening + 5 * minute);
        const state = await stateOf(order.id, evening);
        expect(state).toMatchObject({
          order: { status: "pending_payment", totalCents: 1150 },
          payments: [{ cents: 1150 }],
          holds: ["reserved"],
          broken: [],
        });
        expect(state.events.filter((one) => one.endsWith(" partly_cancelled"))).toHaveLength(1);
      }
      expect(step).toBeGreaterThan(5);
    },
  );
});

describe("a payment under way while its show is cancelled", () => {
  it.each([
    ["that is promised", approved, { status: "expired", failure: "show_cancelled" }, 0],
    ["that is made", transferred, { status: "refunded", failure: "show_cancelled" }, 2300],
  ])("%s is told of the cancellation, not of seats", async (_, bank, end, cents) => {
    const show = await house.salon();
    const { record } = await ordered(await cartWith([show]), { method: bank === approved ? "card" : "eps" });
    const { order } = record;
    await cancelled(show);
    await bankSays(order.id, bank);
    await Promise.all([buyerReturns(order.id), cronRuns(evening + 5 * minute)]);
    expect(await stateOf(order.id, evening)).toMatchObject({ order: end, kept: 0, tickets: [], sold: [], broken: [] });
    const [mail, ...others] = await mailAbout(order);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Vorstellung abgesagt/);
    expect(mail?.text).toContain(cents > 0 ? "geht auf dem Weg zurück, auf dem er kam" : "Bezahlt wurde dafür nichts");
    expect(await valueOf(readCancellation(by(), show))).toMatchObject({
      done: 1,
      refunds: { done_cents: cents, due_cents: 0 },
    });
  });

  it("is told of seats where those alone are gone, with the sum that goes back", async () => {
    const show = await house.salon({ capacityOverride: 2 });
    const { record } = await ordered(await cartWith([show]), { method: "eps" });
    await visitor().add(show, [ticket(shopIds.full, 2)], { at: evening + 30 * minute });
    const payment = await bankSays(record.order.id, transferred);
    await eventArrives(payment, { now: evening + 40 * minute });
    const mails = await mailAbout(record.order, evening + 41 * minute);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Leider keine Karten/)]);
    expect(mails[0]?.text).toMatch(/Zurück an Sie\s+€?\s?23,00/);
  });
});
