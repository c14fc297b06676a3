import { fail, ok, type Result } from "~/domain/common/errors";
import type { DoorList } from "~/domain/door/schema";
import { ticketMark } from "~/domain/door/verdicts";
import { readDoor } from "../../db/shop/door";
import { isTicketKey, publicTicketKey } from "../tickets/ticket-signature";
import { atDoor, teller, type DoorAsking } from "./asking";

/** All tickets of a show as a scanner takes them with it. Fails with `unauthorized`, `forbidden`, or `not_found`. */
export async function doorList(asking: DoorAsking, eventId: number): Promise<Result<DoorList>> {
  const allowed = atDoor(asking);
  if (!allowed.ok) return allowed;
  const { db, env, now } = asking;
  const [tell, door] = await Promise.all([teller(asking), readDoor(db, eventId)]);
  if (!door) return fail("not_found", "There is no such show");
  return ok({
    show: tell.show(door.show),
    public_key: isTicketKey(env.TICKET_KEY) ? await publicTicketKey(env.TICKET_KEY) : "",
    made_at: tell.at(now),
    ...door.counts,
    tickets: await Promise.all(
      door.tickets.map(async (row) => ({
        ...tell.place(row),
        mark: await ticketMark(eventId, row.id),
        status: row.status,
        since: row.since === null ? null : tell.at(row.since),
        device: row.device ?? "",
      })),
    ),
  });
}
