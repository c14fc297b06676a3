import { movedSlot } from "~/domain/booking/slot-start";
import { fail, failFields, ok, type Result } from "~/domain/common/errors";
import type { MoveProblem } from "~/domain/moving/problems";
import type { Move, Moving } from "~/domain/moving/schema";
import { may } from "~/domain/staff/permissions";
import { eventTimes } from "~/domain/time/cinema-day";
import { toOffsetIso, wallTimeToInstant } from "~/domain/time/zone";
import { readHolders, readMovable, writeMoved, type MovableRow } from "../../db/shop/moved";
import { atDoor, teller, type AtDoor, type DoorAsking } from "../door/asking";
import { runOn } from "../run-on";

/** A show that has begun stays where it was. */
const canBe = ({ status, startsAt }: MovableRow, now: number): boolean => status !== "cancelled" && startsAt > now;

async function told(asking: AtDoor, row: MovableRow): Promise<Result<Moving>> {
  const [tell, { holders, mails }] = await Promise.all([teller(asking), readHolders(asking.db, row)]);
  return ok({
    show: tell.show(row),
    status: row.status,
    may_move: may(asking.actor.role, "plan the programme") && canBe(row, asking.now),
    previous: row.movedAt !== null && row.previousStartsAt !== null ? tell.at(row.previousStartsAt) : null,
    holders,
    mails,
  });
}

/** What moving a show means, or has come to. Fails with `unauthorized`, `forbidden` or `not_found`. */
export async function readMoving(asking: DoorAsking, eventId: number): Promise<Result<Moving>> {
  const allowed = atDoor(asking);
  if (!allowed.ok) return allowed;
  const row = await readMovable(asking.db, eventId);
  return row ? told(allowed.value, row) : fail("not_found", "There is no such show");
}

const refused = (message: MoveProblem) => failFields({ starts_at: message });

const movedMeanwhile = fail("conflict", "The show has been changed since it was seen");

const wallTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/** A wall time of the house as an instant; null where it is none. The hour that a clock change leaves out is the one after it. */
function instantOf(wall: string, zone: string): number | null {
  if (!wallTime.test(wall) || Number.isNaN(Date.parse(`${wall}Z`))) return null;
  return wallTimeToInstant(wall, zone);
}

/** The new times of its slots by those they have; null where one would be on another day than the show. */
function movedSlots({ slotTimes, startsAt }: MovableRow, to: number, zone: string): Record<string, string> | null {
  const [before, after] = [toOffsetIso(startsAt, zone), toOffsetIso(to, zone)];
  const slots: Record<string, string> = {};
  for (const time of slotTimes) {
    const moved = movedSlot(time, before, after);
    if (moved === null) return null;
    slots[time] = moved;
  }
  return slots;
}

/**
 * Gives a show another time, on the clock of the house; its room and its length stay, and its time slots begin as long after it
 * as before. Tickets and reservations stay good, and who has them is told (`tellHolders`). Fails with `bad_request` by the field
 * `starts_at` (`missing`, `past`, `same`, `taken`: its room has another show then, `slots`: one of them would be on another day),
 * with `conflict` where it is cancelled, has begun or has another start than was seen (`from`), and with `unauthorized`, `forbidden`, `not_found`.
 */
export async function moveShow(
  asking: DoorAsking,
  eventId: number,
  { starts_at: wall, from }: Move,
): Promise<Result<Moving>> {
  const allowed = atDoor(asking, "plan the programme");
  if (!allowed.ok) return allowed;
  const { db, env, now, actor, requestId } = allowed.value;
  const row = await readMovable(db, eventId);
  if (!row) return fail("not_found", "There is no such show");
  if (!canBe(row, now)) return fail("conflict", "The show cannot be moved");
  if (row.startsAt !== Date.parse(from)) return movedMeanwhile;
  const { zone } = await teller(asking);
  const startsAt = instantOf(wall, zone);
  if (startsAt === null) return refused("missing");
  if (startsAt <= now) return refused("past");
  if (startsAt === row.startsAt) return refused("same");
  const slots = movedSlots(row, startsAt, zone);
  if (!slots) return refused("slots");
  const time = { from: row.startsAt, startsAt, slots, ...eventTimes(startsAt, zone) };
  const written = await writeMoved(db, eventId, time, { actor: actor.id, requestId, now });
  if (written === "taken") return refused("taken");
  if (written === "changed") return movedMeanwhile;
  // A screening that does not answer now reads it in the programme with the next question.
  await runOn({ db, env, now }, eventId, { type: "expire" });
  return readMoving(asking, eventId);
}
