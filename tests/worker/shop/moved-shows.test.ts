import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { StaffRole } from "~/domain/staff/permissions";
import { eventTimes } from "~/domain/time/cinema-day";
import { toOffsetIso } from "~/domain/time/zone";
import { screening } from "../../../workers/box-office/screenings";
import { mailJob, orderEvent } from "../../../workers/db/schema/box-office";
import { event, timeslot } from "../../../workers/db/schema/programme";
import { audit } from "../../../workers/db/schema/site";
import { keptMails } from "../../../workers/mail/mailbox";
import { moveShow, readMoving } from "../../../workers/shop/moving/move-show";
import { tellHolders } from "../../../workers/shop/moving/tell-holders";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import { sendDueMails } from "../../../workers/shop/orders/mail/send-due-mails";
import { asked } from "../../support/box-office-staff";
import { approved, bankSays, buyerReturns, cartWith, ordered, ordering, selling, stateOf } from "../../support/orders";
import { evening, shopHouse, shopIds, showTime, ticket, visitor } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const minute = 60_000;
const hour = 60 * minute;
let shows = 0;
/** A show two days after the one before: none is in the way of another. */
async function show() {
  const at = Date.parse(showTime) + (shows += 1) * 48 * hour;
  const id = await house.salon({ startsAt: at, endsAt: at + 2 * hour, ...eventTimes(at, zone) });
  return { id, at };
}
const zone = "Europe/Vienna";
/** As the clock of the house says it. */
const wall = (at: number): string => toOffsetIso(at, zone).slice(0, 16);
/** After what is sold in these tests. */
const moving = evening + minute;
const by = (role: StaffRole | null) => asked({ now: moving }, role);
/** Moves a show as somebody does who sees where it stands. */
const moveTo = async (asking: ReturnType<typeof by>, id: number, to: string) =>
  moveShow(asking, id, { starts_at: to, from: toOffsetIso((await timeOf(id))?.startsAt ?? 0, zone) });
const moved = async (id: number, to: string) => {
  const answer = await moveTo(by("manager"), id, to);
  if (!answer.ok) throw new Error(`${answer.code} ${answer.errors?.[0]?.message ?? ""}`);
  return answer.value;
};

async function bought(id: number, amount = 2) {
  const { record } = await ordered(await cartWith([id], amount));
  await bankSays(record.order.id, approved);
  await buyerReturns(record.order.id);
  return record.order.id;
}
const reserved = async (id: number) => (await ordered(await cartWith([id]), { method: "desk" })).record.order.id;
const mailsOf = (id: string) =>
  house.db
    .select()
    .from(mailJob)
    .where(and(eq(mailJob.orderId, id), eq(mailJob.template, "show_moved")));
const kept = { ...selling, MAILBOX: "local", MAIL_FROM: "haus@kino.example" as never };
const tellAndSend = async (now: number) => {
  await tellHolders(ordering(now));
  for (let run = 0; run < 5; run += 1) await sendDueMails({ db: house.db, env: kept, now: now + 1 });
};
const timeOf = async (id: number) => (await house.db.select().from(event).where(eq(event.id, id)))[0];

describe("a show that gets another time", () => {
  it("is told so by the whole programme: its day, its doors, its end of sales, for calendars a newer one", async () => {
    const id = await house.salon({ doorsAt: evening, salesEndAt: evening + 30 * minute });
    const before = await timeOf(id);
    // The night in which the clocks are put forward; after midnight it is the cinema day before.
    const answer = await moved(id, "2027-03-29T00:30");
    expect(answer).toMatchObject({
      status: "moved",
      show: { starts_at: "2027-03-29T00:30:00+02:00" },
      previous: "2027-03-27T20:30:00+01:00",
    });
    const by27Hours = 27 * 60 * minute;
    expect(await timeOf(id)).toMatchObject({
      startsAt: (before?.startsAt ?? 0) + by27Hours,
      endsAt: (before?.endsAt ?? 0) + by27Hours,
      doorsAt: evening + by27Hours,
      salesEndAt: evening + 30 * minute + by27Hours,
      cinemaDay: "2027-03-28",
      status: "moved",
      previousStartsAt: before?.startsAt,
      movedAt: moving,
      sequence: 1,
    });
    expect(
      await house.db
        .select()
        .from(audit)
        .where(and(eq(audit.entity, "screening"), eq(audit.entityId, String(id)))),
    ).toMatchObject([{ action: "screening.move", actor: "mira" }]);
    const look = await screening(env, id).look({ now: evening + 5 * 60 * minute });
    expect(look.sales).toBe("on_sale");
  });

  it("is moved by whoever plans, to a time that is still to come and that its room has", async () => {
    const { id, at } = await show();
    const refusedTo = async (role: StaffRole | null, to = wall(at - 3 * hour)) => {
      const answer = await moveTo(by(role), id, to);
      return answer.ok ? "done" : [answer.code, answer.errors?.[0]?.message].filter(Boolean).join(" ");
    };
    expect(await refusedTo(null)).toBe("unauthorized");
    expect(await refusedTo("editor")).toBe("forbidden");
    expect(await refusedTo("box-office")).toBe("forbidden");
    expect((await readMoving(by("box-office"), id)).ok).toBe(true);
    expect(await refusedTo("manager", wall(evening - hour))).toBe("bad_request past");
    expect(await refusedTo("manager", wall(at))).toBe("bad_request same");
    expect(await refusedTo("manager", "morgen")).toBe("bad_request missing");
    expect(await refusedTo("manager", "2027-13-41T20:30")).toBe("bad_request missing");
    expect((await timeOf(id))?.status).toBe("scheduled");
  });

  it("never runs into another show of its room, unless that one is cancelled", async () => {
    const [one, other] = [await show(), await show()];
    const at = (to: number) => moveTo(by("manager"), other.id, wall(to));
    const taken = { ok: false, errors: [{ path: "starts_at", message: "taken" }] };
    expect(await at(one.at + 2 * hour - minute)).toMatchObject(taken);
    expect(await at(one.at - 2 * hour + minute)).toMatchObject(taken);
    expect((await at(one.at + 2 * hour)).ok).toBe(true);
    await house.db.update(event).set({ status: "cancelled" }).where(eq(event.id, one.id));
    expect((await at(one.at)).ok).toBe(true);
  });

  it("takes its time slots with it, and whoever has tickets for one hears of that one", async () => {
    const { id, slots } = await house.tour();
    const orderOf = async (timeslot: number, method: "card" | "desk") => {
      const guest = visitor();
      await guest.add(id, [ticket(shopIds.place, 1, 1, shopIds.tour)], { timeslot });
      const { order } = (await ordered(guest.jar.get("kasch_cart_key") ?? "", { method })).record;
      return order.id;
    };
    const paid = await orderOf(slots[1] ?? 0, "card");
    await bankSays(paid, approved);
    await buyerReturns(paid);
    const waiting = await orderOf(slots[1] ?? 0, "desk");
    const timesOf = async () => {
      const rows = await house.db.select().from(timeslot).where(eq(timeslot.eventId, id)).orderBy(timeslot.id);
      return rows.map(({ timeStart }) => timeStart);
    };
    expect(await moveTo(by("manager"), id, "2027-03-28T23:00")).toMatchObject({ errors: [{ message: "slots" }] });
    expect(await timesOf()).toEqual(["20:30:00", "21:30:00"]);
    // The day on which the clocks are put forward.
    await moved(id, "2027-03-28T18:00");
    expect(await timesOf()).toEqual(["18:00:00", "19:00:00"]);
    await tellAndSend(moving + 1);
    const mails = (await keptMails(env.CACHE)).filter(({ text }) => text.includes("nicht wie angekündigt"));
    const told = mails.filter(({ text }) => /Sonntag, 28. März um 19:00 .*Samstag, 27. März um 21:30 /.test(text));
    expect(told).toHaveLength(2);
    const until = Date.parse("2027-03-28T18:30:00+02:00");
    expect((await stateOf(waiting, moving)).order.payUntil).toBe(until);
    const seatsAt = async (now: number) => (await screening(env, id).look({ now })).counts.map(({ free }) => free);
    expect([await seatsAt(until - minute), await seatsAt(until)]).toEqual([
      [3, 3],
      [3, 4],
    ]);
  });

  it("is moved once where two desks move it", async () => {
    const { id, at } = await show();
    const answers = await Promise.all([2, 3].map((n) => moveTo(by("manager"), id, wall(at + n * hour))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await timeOf(id))?.sequence).toBe(1);
  });

  it("is not moved from where it stands no more, whoever has an old page before them", async () => {
    const { id, at } = await show();
    const seen = toOffsetIso(at, zone);
    await moved(id, wall(at + hour));
    const late = await moveShow(by("manager"), id, { starts_at: wall(at + 3 * hour), from: seen });
    expect(late).toMatchObject({ ok: false, code: "conflict" });
    expect(await timeOf(id)).toMatchObject({ startsAt: at + hour, sequence: 1 });
    const now = toOffsetIso(at + hour, zone);
    expect(await moveShow(by("manager"), id, { starts_at: wall(at), from: now })).toMatchObject({ ok: true });
  });

  it("tells everybody who bought before, once for each move, whoever does so at once, and nobody who bought after", async () => {
    const { id, at } = await show();
    const before = await bought(id);
    await moved(id, wall(at + 3 * hour));
    const after = (await ordered(await cartWith([id], 1), {}, { now: moving + 1 })).record.order.id;
    await bankSays(after, approved);
    await buyerReturns(after, moving + 2);
    await Promise.all(Array.from({ length: 3 }, () => tellHolders(ordering(moving + 3))));
    expect([await mailsOf(before), await mailsOf(after)].map(({ length }) => length)).toEqual([1, 0]);
    await tellAndSend(moving + 4);
    expect((await mailsOf(before)).map(({ status }) => status)).toEqual(["sent"]);
    const answer = await readMoving(by("box-office"), id);
    expect(answer.ok && answer.value).toMatchObject({
      holders: { orders: 2, tickets: 3, reservations: 0, silent: 0 },
      mails: { sent: 1, waiting: 0 },
    });
    const mail = (await keptMails(env.CACHE)).find(({ subject }) => subject.startsWith("Neuer Termin"));
    const clock = (time: number) => wall(time).slice(11);
    expect(mail?.text).toContain(`um ${clock(at + 3 * hour)} Uhr, nicht wie angekündigt`);
    expect(mail?.text).toContain(`um ${clock(at)} Uhr.`);
    expect(mail?.attachments.map(({ filename }) => filename)).toContain("kino.ics");
  });

  it("says only the latest time where it is moved again before the mail went out", async () => {
    const { id, at } = await show();
    const order = await bought(id);
    await moved(id, wall(at + hour));
    await tellHolders(ordering(moving + 1));
    expect((await moveTo(asked({ now: moving + 2 }, "manager"), id, wall(at + 3 * hour))).ok).toBe(true);
    await tellAndSend(moving + 3);
    expect((await mailsOf(order)).map(({ status }) => status).toSorted()).toEqual(["failed", "sent"]);
  });

  it("lets its reservations last as long as the new time allows, with an event of their own", async () => {
    const [later, sooner] = [await show(), await show()];
    const orders = [await reserved(later.id), await reserved(sooner.id)];
    await moved(later.id, wall(later.at + 5 * hour));
    await moved(sooner.id, wall(sooner.at - hour));
    await Promise.all([tellHolders(ordering(moving + 1)), tellHolders(ordering(moving + 1))]);
    await tellHolders(ordering(moving + 2));
    const [one, two] = await Promise.all(orders.map((id) => stateOf(id, moving + 3)));
    expect(one?.order.payUntil).toBe(later.at + 4.5 * hour);
    expect(two?.order.payUntil).toBe(sooner.at - 1.5 * hour);
    const free = async (now: number) => (await screening(env, later.id).look({ now })).counts[0]?.free;
    expect([await free(later.at + 4.4 * hour), await free(later.at + 4.6 * hour)]).toEqual([10, 12]);
    const events = await house.db.select().from(orderEvent).where(eq(orderEvent.type, "rescheduled"));
    expect(events.filter(({ orderId }) => orders.includes(orderId))).toHaveLength(2);
    expect(await Promise.all(orders.map(async (id) => (await mailsOf(id)).length))).toEqual([1, 1]);
  });

  it("is given back until it begins by those who bought before, and by others as ever", async () => {
    const [one, other] = [await show(), await show()];
    const giving = async (order: string, now: number) => {
      const codes = (await stateOf(order, moving)).tickets.map((ticket) => ticket.id);
      return giveBackTickets(ordering(now), order, { tickets: codes, by: "guest", reason: "given_back" });
    };
    const [early, late] = [await bought(one.id), await bought(other.id)];
    await moved(one.id, wall(one.at - hour));
    expect((await giving(early, one.at - hour - minute)).ok).toBe(true);
    expect(await giving(late, other.at - hour - minute)).toMatchObject({ code: "sales_closed" });
  });
});
