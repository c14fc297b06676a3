import { ok, type Failure, type Result } from "~/domain/common/errors";
import type { OrderLineRow, OrderRow } from "../../db/shop/orders";
import { contactId, holdsOf, runOnHolds, type OrderHold, type Ordering } from "./ordering";
import { releaseBeforeMs, startsOfHolds } from "./release-times";

/** Whoever has a reservation for a show that begins very soon has so long to come. */
const leastMs = 15 * 60_000;

/**
 * Keeps the seats of a reservation for lines of its order until their shows begin as they do now; the earliest of these times,
 * epoch ms. Fails where a screening does not answer, or keeps nothing any more.
 */
export async function keepAgain(
  ordering: Ordering,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<Result<number>> {
  const { env, db, now } = ordering;
  const { AUTH_SECRET: secret } = env;
  if (!secret) throw new Error("The installation has no AUTH_SECRET");
  const holds = holdsOf(lines);
  const startOf = await startsOfHolds(db, holds);
  const untilOf = (hold: OrderHold): number => {
    const startsAt = startOf(hold) ?? now;
    return Math.max(startsAt - releaseBeforeMs, Math.min(startsAt, now + leastMs));
  };
  const answers = await runOnHolds(ordering, holds, async (hold) => ({
    type: "reserve",
    hold: hold.holdId,
    until: untilOf(hold),
    contact: await contactId(secret, hold.eventId, order.email || order.id),
  }));
  const refused = answers.find((answer): answer is Failure => !answer.ok);
  return refused ?? ok(Math.min(...answers.flatMap((answer) => (answer.ok ? answer.value.expiresAt : []))));
}
