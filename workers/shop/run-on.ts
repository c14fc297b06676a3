import type { Command, HoldView } from "~/domain/box-office/model";
import { amountOf } from "~/domain/box-office/pricing";
import { fail } from "~/domain/common/errors";
import { askScreening, currentConfig, runCommand } from "../box-office/screenings";
import type { RunOptions } from "../box-office/screening";
import type { CartItemRow } from "../db/shop/carts";
import type { Asking } from "./asking";

/** What a cart notes of a hold. */
export const itemOf = (event: number, hold: HoldView, now: number): CartItemRow => ({
  cartId: hold.cart,
  eventId: event,
  holdId: hold.id,
  revision: hold.revision,
  quantity: amountOf(hold.lines),
  expiresAt: hold.expiresAt,
  createdAt: now,
});

/** Runs a command on an event whose price list is still on sale, or, once it is offline, on the object alone. */
export async function runOn(
  asking: Pick<Asking, "db" | "env" | "now">,
  event: number,
  command: Command,
  options: Pick<RunOptions, "deed"> = {},
): ReturnType<typeof runCommand> {
  const screenable = await currentConfig(asking.db, event, asking.now);
  if (screenable) return runCommand(asking.env, screenable, command, { ...options, now: asking.now });
  const answer = await askScreening(asking.env, event, async (object) =>
    object.run(command, { ...options, config: null, now: asking.now }),
  );
  if (!answer.ok) return answer;
  return answer.value === "needs-config" ? fail("not_found") : answer.value;
}
