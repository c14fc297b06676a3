import { ok, type Failure, type Result } from "~/domain/common/errors";
import { readReturnable } from "../../db/shop/moved";
import type { OrderLineRow, OrderRow } from "../../db/shop/orders";
import { houseTimeZone } from "../../db/site/site-settings";
import { contactId, holdsOf, runOnHolds, type Ordering } from "./ordering";
import { releaseBeforeMs } from "./release-times";

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
  const ids = lines.map(({ eventId }) => eventId);
  const shows = await readReturnable(db, ids, await houseTimeZone(db));
  const untilOf = (eventId: number): number => {
    const startsAt = shows.get(eventId)?.startsAt ?? now;
    return Math.max(startsAt - releaseBeforeMs, Math.min(startsAt, now + leastMs));
  };
  const answers = await runOnHolds(ordering, holdsOf(lines), async ({ eventId, holdId: hold }) => ({
    type: "reserve",
    hold,
    until: untilOf(eventId),
    contact: await contactId(secret, eventId, order.email || order.id),
  }));
  const refused = answers.find((answer): answer is Failure => !answer.ok);
  return refused ?? ok(Math.min(...answers.flatMap((answer) => (answer.ok ? answer.value.expiresAt : []))));
}
