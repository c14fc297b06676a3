import { ok, type Result } from "~/domain/common/errors";
import { endParty } from "../../db/shop/waiting";
import { runOn } from "../run-on";
import { partyOfLink, type PartyAsking } from "./party";

/**
 * Takes the party of a link off the list, and gives back what it is offered. Left twice is left once. Fails with `not_found`,
 * with `conflict` where it is being paid for or bought, and with `overloaded`.
 */
export async function leaveList(asking: PartyAsking, secret: string): Promise<Result<null>> {
  const found = await partyOfLink(asking, secret);
  if (!found.ok) return found;
  const { id, eventId, endedAt } = found.value;
  if (endedAt !== null) return ok(null);
  // The screening first: whoever dies between the two finds the link as it was.
  const left = await runOn(asking, eventId, { type: "leave", entry: id });
  if (!left.ok) return left;
  const given = await runOn(asking, eventId, { type: "free", holds: [id], by: "waiting-list" });
  if (!given.ok) return given;
  await endParty(asking.db, id, "left", asking.now);
  return ok(null);
}
