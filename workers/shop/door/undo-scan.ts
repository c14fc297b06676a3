import { fail, ok, type Result } from "~/domain/common/errors";
import type { DoorCounts } from "~/domain/door/schema";
import { readCounts, readLastScan, takeBack } from "../../db/shop/door";
import { atDoor, type DoorAsking } from "./asking";

/**
 * Takes one's own last scan of a device back; taken back twice it is taken back once. Fails with `unauthorized`, `forbidden`,
 * `not_found`, or `conflict` for a scan that is somebody else's or not the last one.
 */
export async function undoScan(
  asking: DoorAsking,
  eventId: number,
  { nonce, device }: { nonce: string; device: string },
): Promise<Result<DoorCounts>> {
  const allowed = atDoor(asking);
  if (!allowed.ok) return allowed;
  const { db, now, actor, requestId } = allowed.value;
  const { asked, last } = await readLastScan(db, { nonce, device, actor: actor.id });
  if (!asked || asked.eventId !== eventId) return fail("not_found", "There is no such scan");
  if (asked.undoneAt === null) {
    if (last !== nonce) return fail("conflict", "Only one's own last scan can be taken back");
    await takeBack(db, asked, { now, requestId });
  }
  return ok(await readCounts(db, eventId));
}
