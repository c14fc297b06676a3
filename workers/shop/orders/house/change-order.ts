import { sql } from "drizzle-orm";
import { fail, failFields, ok, type Result } from "~/domain/common/errors";
import type { BackQuote, HouseBack, HouseMail, HouseOrder } from "~/domain/house-orders/schema";
import { emailProblem } from "~/domain/orders/contact";
import { keptOf, splitBack } from "~/domain/vouchers/voucher";
import { mailJob } from "../../../db/schema/box-office";
import { readMails } from "../../../db/shop/house-orders";
import { readOrder, readOrderEvents, type OrderRecord } from "../../../db/shop/orders";
import { readNamed } from "../../../db/shop/vouchers";
import { orderingAt } from "../../desk/collect-order";
import type { AtDoor, DoorAsking } from "../../door/asking";
import { centsFor, giveBackTickets } from "../give-back";
import { happen } from "../ordering";
import { noteHandedOut } from "../refund-due";
import { settlePayment } from "../settle-payment";
import { mailAbout } from "./mail-about";
import { houseOrderOf, orderNumbered } from "./view-house-order";

/** The order as it stands then. */
async function told(allowed: AtDoor, { order }: OrderRecord): Promise<Result<HouseOrder>> {
  const after = await readOrder(allowed.db, { id: order.id });
  return after ? houseOrderOf(allowed, after) : fail("not_found");
}

/** True where what is sent is what was sent before: the press was repeated, and its answer was lost. */
async function wasMailed({ db, actor }: AtDoor, { order }: OrderRecord, asked: HouseMail): Promise<boolean> {
  if (order.email !== asked.email.trim()) return false;
  const next = (await readOrderEvents(db, order.id)).find(({ seq }) => seq === asked.revision + 1);
  return next?.type === "mailed_again" && next.actor === actor.id;
}

/**
 * Sends an order's mail again, and from now on to the address that is said: a corrected one is the order's own. Said twice of one
 * reading it goes out once. Fails with `unauthorized`, `forbidden`, `not_found`, with `bad_request` naming `email`, and with
 * `conflict` where the order has changed meanwhile or there is nothing to tell.
 */
export async function mailOrder(asking: DoorAsking, number: string, asked: HouseMail): Promise<Result<HouseOrder>> {
  const found = await orderNumbered(asking, number);
  if (!found.ok) return found;
  const { allowed, record } = found.value;
  const { order } = record;
  const email = asked.email.trim();
  const problem = emailProblem(email);
  if (problem) return failFields({ email: problem });
  if (order.revision !== asked.revision)
    return (await wasMailed(allowed, record, asked))
      ? houseOrderOf(allowed, record)
      : fail("conflict", "The order has changed meanwhile");
  const { db, now } = allowed;
  const about = mailAbout(order, await readMails(db, order.id), now);
  if (!about) return fail("conflict", "There is nothing to be told of this order");
  const key = `order-again/${order.id}/${order.revision + 1}`;
  const { template } = about;
  const job = { key, orderId: order.id, lang: order.lang, status: "queued" as const, nextAt: now };
  const happened = await happen(orderingAt(allowed), order, {
    events: ["mailed_again"],
    reason: email === order.email ? "" : "other_address",
    set: { email },
    statements: [
      ...(template === null ? [] : [db.insert(mailJob).values({ ...job, template })]),
      db
        .update(mailJob)
        .set({ status: "queued", attempts: 0, nextAt: now, sentAt: null })
        .where(sql`${mailJob.key} IN (SELECT value FROM json_each(${JSON.stringify(about.again)}))`),
    ],
  });
  if (!happened.ok) return happened;
  return happened.value ? told(allowed, record) : mailOrder(asking, number, asked);
}

/**
 * What would come back for tickets of an order now. Tickets that were given back before count for nothing. Fails like
 * `takeBack`.
 */
export async function quoteBack(
  asking: DoorAsking,
  number: string,
  codes: readonly string[],
): Promise<Result<BackQuote>> {
  const found = await orderNumbered(asking, number);
  if (!found.ok) return found;
  const { allowed, record } = found.value;
  const { tickets, payments, movements } = record;
  const chosen = tickets.filter(({ id, status }) => codes.includes(id) && status !== "void");
  if (chosen.length === 0) return failFields({ tickets: "choose" });
  if (chosen.some(({ status }) => status === "checked_in")) return fail("conflict", "A ticket was used already");
  const cents = await centsFor(allowed, record, { chosen, reason: "given_back" });
  const paid = payments.find(({ status }) => status === "captured");
  const { vouchers: parts, rest } = splitBack(cents, keptOf(movements));
  const named = await readNamed(
    allowed.db,
    parts.map(({ voucherId }) => voucherId),
  );
  const vouchers = parts.map((part) => ({ ending: named.get(part.voucherId)?.ending ?? "", cents: part.cents }));
  const is_desk = rest > 0 && paid?.provider === "onsite";
  return ok({ tickets: chosen.length, cents, vouchers, rest_cents: rest, is_desk });
}

/**
 * Takes tickets back for the house, also after the guest's own time: never one that was let in (`conflict`). `cents` is what
 * whoever asks was told; with any other sum nothing is given back (`price_changed`). Money of the desk lies there then. Said twice
 * it is once. Fails with `unauthorized`, `forbidden`, `not_found`, `bad_request` for tickets of another order.
 */
export async function takeBack(asking: DoorAsking, number: string, asked: HouseBack): Promise<Result<HouseOrder>> {
  const found = await orderNumbered(asking, number);
  if (!found.ok) return found;
  const { allowed, record } = found.value;
  const given = await giveBackTickets(orderingAt(allowed), record.order.id, {
    tickets: asked.tickets,
    by: "staff",
    reason: "given_back",
    why: asked.reason,
    cents: asked.cents,
  });
  return given.ok ? houseOrderOf(allowed, given.value) : given;
}

/**
 * Notes that the desk has handed out the money of an order that lies there; pressed twice it is noted once. Fails with
 * `unauthorized`, `forbidden`, `not_found`.
 */
export async function handOutMoney(asking: DoorAsking, number: string): Promise<Result<HouseOrder>> {
  const found = await orderNumbered(asking, number);
  if (!found.ok) return found;
  const { allowed, record } = found.value;
  const noted = await noteHandedOut(orderingAt(allowed), record.order.id);
  return noted.ok ? houseOrderOf(allowed, noted.value) : noted;
}

/**
 * Asks now whoever takes or gives back the money of an order how it stands, and brings it to where that is; who asked is an
 * event of the order. Fails with `unauthorized`, `forbidden`, `not_found`, with `overloaded` where nobody answers.
 */
export async function askNow(asking: DoorAsking, number: string): Promise<Result<HouseOrder>> {
  const found = await orderNumbered(asking, number);
  if (!found.ok) return found;
  const { allowed, record } = found.value;
  const ordering = orderingAt(allowed);
  // Where somebody was faster, they have asked or it has moved on: settling reads it anew.
  const noted = await happen(ordering, record.order, { events: ["asked"] });
  if (!noted.ok) return noted;
  const settled = await settlePayment({ ...ordering, isAsked: true }, record.order.id);
  return settled.ok ? houseOrderOf(allowed, settled.value) : settled;
}
