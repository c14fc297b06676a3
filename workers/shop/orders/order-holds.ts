import type { Command } from "~/domain/box-office/model";
import { fail, ok, type Failure, type Result } from "~/domain/common/errors";
import type { Method } from "~/domain/orders/contact";
import { openStates, overStates } from "~/domain/orders/states";
import { readOrder, readOtherHolds, type OrderLineRow, type OrderRecord, type OrderRow } from "../../db/shop/orders";
import { releaseBeforeMs, startsOfHolds } from "./release-times";
import { contactId, holdsOf, runOnHolds, type OrderHold, type Ordering } from "./ordering";

/*
 * What an order does with its holds. The books come last: whoever dies between the two leaves an order that is open still, and
 * is looked after.
 */

type OfOrder = Pick<OrderRow, "id" | "email">;

const firstRefused = (answers: readonly Result<unknown>[]): Failure | undefined =>
  answers.find((answer): answer is Failure => !answer.ok);

/** The command that keeps an order's hold for its payment: for minutes, or until it is collected at the desk. */
async function keeping(ordering: Ordering, { id, email }: OfOrder, holds: readonly OrderHold[], method: Method) {
  const { AUTH_SECRET: secret } = ordering.env;
  if (!secret) throw new Error("The installation has no AUTH_SECRET");
  const startOf = method === "desk" ? await startsOfHolds(ordering.db, holds) : null;
  return async (hold: OrderHold): Promise<Command> => {
    const { eventId, holdId, cents } = hold;
    const contact = await contactId(secret, eventId, email || id);
    if (!startOf) return { type: "begin-payment", hold: holdId, cents, contact };
    const startsAt = startOf(hold);
    const until = startsAt === undefined ? ordering.now : startsAt - releaseBeforeMs;
    return { type: "reserve", hold: holdId, until, contact };
  };
}

/** The holds are a cart's again, where they are an order's. A hold that is forgotten is nobody's. */
async function stopAll(ordering: Ordering, holds: readonly OrderHold[]): Promise<Result<null>> {
  const answers = await runOnHolds(ordering, holds, ({ holdId: hold }) => ({ type: "stop-payment", hold }));
  return firstRefused(answers.filter((answer) => answer.ok || answer.code !== "not_found")) ?? ok(null);
}

/**
 * Keeps the holds of an order for its payment, or none of them: where one refuses, all are a cart's again. When they are kept
 * until, the earliest of them; a refusal is the screening's own. `overloaded` where nobody knows what is kept: then nothing is
 * to be written, and the same is to be asked for again.
 */
export async function keepHolds(
  ordering: Ordering,
  order: OfOrder,
  lines: readonly OrderLineRow[],
  method: Method,
): Promise<Result<number>> {
  const holds = holdsOf(lines);
  const command = await keeping(ordering, order, holds, method);
  let answers = await runOnHolds(ordering, holds, command);
  if (method !== "desk" && answers.some((answer) => !answer.ok && answer.code === "cart_expired")) {
    // A process that died may have kept them for the desk already.
    const stopped = await stopAll(ordering, holds);
    if (!stopped.ok) return stopped;
    answers = await runOnHolds(ordering, holds, command);
  }
  const refused = firstRefused(answers);
  if (!refused) return ok(Math.min(...answers.flatMap((answer) => (answer.ok ? answer.value.expiresAt : []))));
  // Also those that did not answer: what they were asked for they may have done.
  const stopped = await stopAll(ordering, holds);
  return stopped.ok ? refused : stopped;
}

/**
 * Frees what lines of an order hold, before the books say that it is over. What is sold is left alone. `overloaded` where a
 * screening does not answer: then nothing is to be written.
 */
export async function letGo(ordering: Ordering, lines: readonly OrderLineRow[]): Promise<Result<null>> {
  const answers = await runOnHolds(ordering, holdsOf(lines), ({ holdId: hold }) => ({ type: "release", hold }));
  return firstRefused(answers.filter((answer) => answer.ok || answer.code === "overloaded")) ?? ok(null);
}

/**
 * Gives what a draft has kept for its payment back to its cart, where no other order has it. Fails like `letGo`.
 */
export async function handBack(ordering: Ordering, { order, lines }: OrderRecord): Promise<Result<null>> {
  const others = await readOtherHolds(ordering.db, order);
  return stopAll(
    ordering,
    holdsOf(lines).filter(({ holdId }) => !others.has(holdId)),
  );
}

/**
 * Brings the holds of an order to where the books have it, for somebody who has done something with them and was not the one who
 * wrote it. The order as it is. Fails with `not_found`, and like `letGo`.
 */
export async function holdsByBooks(ordering: Ordering, orderId: string): Promise<Result<OrderRecord>> {
  const record = await readOrder(ordering.db, { id: orderId });
  if (!record) return fail("not_found");
  const { order, lines } = record;
  if (overStates.includes(order.status)) {
    const given = await handBack(ordering, record);
    return given.ok ? ok(record) : given;
  }
  // A draft's next step is whoever's who has written it last.
  if (order.status === "draft" || !openStates.has(order.status)) return ok(record);
  const kept = await keepHolds(ordering, order, lines, order.method);
  return !kept.ok && kept.code === "overloaded" ? kept : ok(record);
}
