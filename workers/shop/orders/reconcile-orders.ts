import { logError } from "~/server/log.server";
import { noteAsked, ordersToReconcile, readOrder } from "../../db/shop/orders";
import { endOrdersOfCancelled } from "../cancelling/end-orders";
import { alarmOfWaiting } from "./house/alarm";
import { tellHolders } from "../moving/tell-holders";
import { happen, type Ordering } from "./ordering";
import { handBack, holdsByBooks } from "./order-holds";
import { readSeated } from "./tickets/finish-reseating";
import { settlePayment } from "./settle-payment";

const minute = 60_000;
/** The buyer's page asks by itself; what nobody has asked about for so long, the cron does. */
const askedEvery = 2 * minute;
/** A draft that nobody sent on for so long is given up: its holds are over long since. */
const draftKept = 60 * minute;
/** Orders of one run, within what a cron may take; the rest follows in a minute. */
const ordersPerRun = 25;
const alarmEvery = 10 * minute;

/** What a draft has kept is its cart's again first: whoever dies between the two finds it open still. */
async function giveUpDraft(ordering: Ordering, id: string): Promise<void> {
  const draft = await readOrder(ordering.db, { id });
  if (!draft) return;
  const given = await handBack(ordering, draft);
  if (!given.ok) {
    await noteAsked(ordering.db, id, ordering.now);
    return;
  }
  const happened = await happen(ordering, draft.order, { events: ["cancelled"], reason: "left behind" });
  // Somebody has sent it on at this moment.
  if (happened.ok && !happened.value) await holdsByBooks(ordering, id);
}

/** The next step of an order that waits, whatever it is. */
async function lookAfter(
  ordering: Ordering,
  { id, status, isReseating }: Awaited<ReturnType<typeof ordersToReconcile>>[number],
): Promise<unknown> {
  if (isReseating) return readSeated(ordering, { id });
  return status === "draft" ? giveUpDraft(ordering, id) : settlePayment(ordering, id);
}

/**
 * Looks after orders nobody looks after: payments nobody came back from, reservations nobody collected, money that is to be
 * given back, seats that were being exchanged, tickets of shows that are cancelled or moved, drafts left behind. Orders that only a person can end are an alarm once a day until that person did. Each order stands
 * alone; one that fails comes again.
 */
export async function reconcileOrders(ordering: Omit<Ordering, "by">): Promise<void> {
  const { db, now } = ordering;
  const by = { actor: "cron", correlationId: `cron ${now}` };
  const waiting = await ordersToReconcile(db, {
    askedBefore: now - askedEvery,
    draftedBefore: now - draftKept,
    now,
    most: ordersPerRun,
  });
  for (const order of waiting) {
    try {
      // One after the other: the cron is in no hurry and must not crowd out visitors.
      // oxlint-disable-next-line no-await-in-loop
      await lookAfter({ ...ordering, by }, order);
    } catch (error) {
      logError("reconciling an order", error);
    }
  }
  await endOrdersOfCancelled({ ...ordering, by });
  await tellHolders({ ...ordering, by });
  if (now % alarmEvery < minute) await alarmOfWaiting(ordering);
}
