import type { Cancellation } from "~/domain/cancelling/schema";
import { fail, ok, type Result } from "~/domain/common/errors";
import { may } from "~/domain/staff/permissions";
import { readEnding, readShow, writeCancelled } from "../../db/shop/cancelled";
import { readOrder } from "../../db/shop/orders";
import { orderingAt } from "../desk/collect-order";
import { atDoor, teller, type AtDoor, type DoorAsking } from "../door/asking";
import { noteHandedOut } from "../orders/refund-due";
import { runOn } from "../run-on";
import { lookedAfterMs } from "./end-orders";

type ShowRow = NonNullable<Awaited<ReturnType<typeof readShow>>>;
type Ending = Awaited<ReturnType<typeof readEnding>>;

const canBe = ({ status, startsAt }: ShowRow, now: number): boolean =>
  status !== "cancelled" && startsAt > now - lookedAfterMs;

const sum = (ended: Ending["ended"], isIt: (row: Ending["ended"][number]) => boolean): number =>
  ended.filter(isIt).reduce((cents, row) => cents + (row.cents ?? 0), 0);

const howMany = (ended: Ending["ended"], mail: string): number => ended.filter((row) => row.mail === mail).length;

async function told(asking: AtDoor, row: ShowRow): Promise<Result<Cancellation>> {
  const [tell, { good, reservations, ended }] = await Promise.all([teller(asking), readEnding(asking.db, row.id)]);
  const isOfDesk = ({ provider }: Ending["ended"][number]): boolean => provider === "onsite";
  return ok({
    show: tell.show(row),
    status: row.status,
    may_cancel: may(asking.actor.role, "plan the programme") && canBe(row, asking.now),
    open: { ...good, reservations },
    done: new Set(ended.map(({ id }) => id)).size,
    refunds: {
      done_cents: sum(ended, ({ refunded }) => refunded === "done"),
      due_cents: sum(ended, (one) => one.refunded !== "done" && !isOfDesk(one)),
    },
    mails: { sent: howMany(ended, "sent"), waiting: howMany(ended, "queued"), failed: howMany(ended, "failed") },
    to_pay_out: ended
      .filter((one) => isOfDesk(one) && one.refunded !== null && one.refunded !== "done")
      .map(({ id, number, name, cents }) => ({ order: id, number, name, cents: cents ?? 0 })),
  });
}

/** What cancelling a show means, or has come to. Fails with `unauthorized`, `forbidden` or `not_found`. */
export async function readCancellation(asking: DoorAsking, eventId: number): Promise<Result<Cancellation>> {
  const allowed = atDoor(asking);
  if (!allowed.ok) return allowed;
  const row = await readShow(asking.db, eventId);
  return row ? told(allowed.value, row) : fail("not_found", "There is no such show");
}

/**
 * Cancels a show: the programme says so and nothing is sold for it from now on. That is the one fact; what was sold follows from
 * it (`endOrdersOfCancelled`). Sent twice, or after a process died half-way, it comes to the same. Fails with `unauthorized`,
 * `forbidden`, `not_found`, and with `conflict` for a show that was over long since.
 */
export async function cancelShow(asking: DoorAsking, eventId: number): Promise<Result<Cancellation>> {
  const allowed = atDoor(asking, "plan the programme");
  if (!allowed.ok) return allowed;
  const { db, env, now, actor, requestId } = allowed.value;
  const row = await readShow(db, eventId);
  if (!row) return fail("not_found", "There is no such show");
  if (row.status !== "cancelled" && !canBe(row, now)) return fail("conflict", "The show is over");
  await writeCancelled(db, eventId, { actor: actor.id, requestId, now });
  // A screening that does not answer now reads it in the programme with the next question.
  await runOn({ db, env, now }, eventId, { type: "set-sales", status: "cancelled" });
  return told(allowed.value, { ...row, status: "cancelled" });
}

/**
 * Notes that the desk has handed out the money of an order that came back; pressed twice it is noted once. Fails with
 * `unauthorized`, `forbidden`, `not_found`.
 */
export async function payOut(asking: DoorAsking, eventId: number, order: string): Promise<Result<Cancellation>> {
  const allowed = atDoor(asking);
  if (!allowed.ok) return allowed;
  const record = await readOrder(asking.db, { id: order });
  if (!record?.lines.some((line) => line.eventId === eventId)) return fail("not_found", "There is no such order");
  const noted = await noteHandedOut(orderingAt(allowed.value), order);
  return noted.ok ? readCancellation(asking, eventId) : noted;
}
