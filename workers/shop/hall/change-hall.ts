import type { Command } from "~/domain/box-office/model";
import type { Result } from "~/domain/common/errors";
import type { Hall, HallChange } from "~/domain/hall/schema";
import { forgetConfig, runCommand } from "../../box-office/screenings";
import { writeSalesPaused } from "../../db/shop/hall";
import type { DoorAsking } from "../door/asking";
import { hallOf, viewHall } from "./view-hall";

type OfScreening = Exclude<HallChange, { do: "pause" | "resume" }>;

function commandFor(change: OfScreening, by: string): Command {
  switch (change.do) {
    case "release":
      return { type: "free", holds: change.holds, by };
    case "block":
      return { type: "block", units: change.units, reason: change.reason, by };
    case "unblock":
      return { type: "unblock", units: change.units, by };
    case "block-places": {
      const { group: pool, block, places, reason } = change;
      return { type: "block-places", pool, block, places, reason, by };
    }
  }
}

/**
 * Does one thing to a hall and answers how it is then. The screening decides, its ledger says who did it and why, and with the
 * decision it takes over telling the audit log; what changed nothing has no row there. Fails like `viewHall`, with `seat_taken` or `not_enough_seats` where somebody was
 * faster, and with `conflict` where a cart that was to be released is an order by now. That sales pause is said in the programme:
 * whoever calls moves the content generation on then. What is held stays held and can be paid.
 */
export async function changeHall(asking: DoorAsking, eventId: number, change: HallChange): Promise<Result<Hall>> {
  const hall = await hallOf(asking, eventId);
  if (!hall.ok) return hall;
  const { allowed, screenable } = hall.value;
  const { db, env, now, actor, requestId } = allowed;
  if (change.do === "pause" || change.do === "resume") {
    await writeSalesPaused(db, eventId, change.do === "pause", { actor: actor.id, requestId, now });
    forgetConfig(eventId);
    return viewHall(asking, eventId);
  }
  const { do: action, ...detail } = change;
  const deed = { actor: actor.id, action: `screening.${action}`, requestId, detail };
  const done = await runCommand(env, screenable, commandFor(change, actor.id), { now, deed });
  return done.ok ? viewHall(asking, eventId) : done;
}
