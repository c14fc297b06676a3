import { startOf } from "~/domain/orders/giving-back";
import type { Database } from "../../db/client";
import { readReturnable } from "../../db/shop/moved";
import { houseTimeZone } from "../../db/site/site-settings";
import type { OrderHold } from "./ordering";

/** So long before a show begins, what was not collected is sold to others. */
export const releaseBeforeMs = 30 * 60_000;

/**
 * When what orders hold begins, epoch ms: the show, or the time slot that was chosen. Undefined where the show is gone. Two
 * queries for all of them.
 */
export async function startsOfHolds(
  db: Database,
  holds: readonly Pick<OrderHold, "eventId">[],
): Promise<(hold: Pick<OrderHold, "eventId" | "lines">) => number | undefined> {
  const ids = holds.map(({ eventId }) => eventId);
  const shows = await readReturnable(db, ids, await houseTimeZone(db));
  return ({ eventId, lines }) => {
    const show = shows.get(eventId);
    return show && startOf(show, lines[0]?.block);
  };
}
