import type { HoldView } from "~/domain/box-office/model";
import { ok, type Result } from "~/domain/common/errors";
import type { OrderRecord } from "../../db/shop/orders";
import { readHolds } from "../read-holds";
import { holdsOf, runOnHolds, type Ordering } from "./ordering";

/** What the screenings make of the money: all tickets, none, or a sum that is not theirs. */
export type Confirmed = { outcome: "sold"; holds: HoldView[] } | { outcome: "lost" | "mismatch" };

/**
 * Sells every hold of an order, or none: where one is lost, the others are free again. A screening that does not answer is a
 * failure, after which the same may be asked again; what was decided stays decided.
 */
export async function confirmHolds(ordering: Ordering, { order, lines }: OrderRecord): Promise<Result<Confirmed>> {
  const holds = holdsOf(lines);
  // Who has given an order up wants the money back, whatever is free.
  const answers =
    order.status === "cancelled"
      ? []
      : await runOnHolds(ordering, holds, ({ holdId: hold, cents }) => ({ type: "confirm", hold, cents }));
  const sold: HoldView[] = [];
  let mismatch = false;
  for (const answer of answers) {
    if (answer.ok && answer.value.state === "sold") sold.push(answer.value);
    else if (!answer.ok && answer.code === "price_changed") mismatch = true;
    // A hold that is long over is forgotten: nobody has its seats.
    else if (!answer.ok && answer.code !== "not_found") return answer;
  }
  if (sold.length === holds.length) return ok({ outcome: "sold", holds: sold });
  const undone = await giveBack(
    ordering,
    holds.filter(({ holdId }) => sold.some(({ id }) => id === holdId)),
    sold,
  );
  if (!undone.ok) return undone;
  return ok({ outcome: mismatch ? "mismatch" : "lost" });
}

/** Frees everything that was sold to an order, once. */
export async function giveBack(
  ordering: Ordering,
  holds: ReturnType<typeof holdsOf>,
  views: readonly HoldView[],
): Promise<Result<null>> {
  const answers = await runOnHolds(ordering, holds, ({ holdId }) => ({
    type: "refund",
    hold: holdId,
    units: views.find(({ id }) => id === holdId)?.seats.map(({ id }) => id) ?? [],
  }));
  const refused = answers.find((answer) => !answer.ok);
  return refused && !refused.ok ? refused : ok(null);
}

/** Frees what was sold to an order for a promise of money that did not become any. Fails like `giveBack`. */
export async function takeBackSold(ordering: Ordering, { lines }: OrderRecord): Promise<Result<null>> {
  const holds = holdsOf(lines);
  const shown = await readHolds(ordering, holds);
  if (!shown.ok) return shown;
  const sold = shown.value.flatMap(({ hold }) => (hold.state === "sold" ? [hold] : []));
  return giveBack(
    ordering,
    holds.filter(({ holdId }) => sold.some(({ id }) => id === holdId)),
    sold,
  );
}
