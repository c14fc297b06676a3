import { fail, failFields, ok, type Result } from "~/domain/common/errors";
import { sha256 } from "~/domain/common/sha256";
import { mostFees, readAskedFee, type AskedFee, type HouseFee } from "~/domain/fees/asked";
import type { Fees } from "~/domain/fees/schema";
import { may } from "~/domain/staff/permissions";
import { readStoredFees, saveFees } from "../../db/site/fees";
import { atDoor, type AtDoor, type DoorAsking } from "../door/asking";

const revisionOf = async (stored: string): Promise<string> => (await sha256(`fees ${stored}`)).slice(0, 16);

const parsed = (stored: string): HouseFee[] => JSON.parse(stored) as HouseFee[];

/** What the house asks beside its tickets. Fails with `unauthorized` or `forbidden`. */
export async function listFees(asking: DoorAsking): Promise<Result<Fees>> {
  const allowed = atDoor(asking);
  if (!allowed.ok) return allowed;
  const { db, actor } = allowed.value;
  const stored = await readStoredFees(db);
  return ok({
    fees: parsed(stored),
    revision: await revisionOf(stored),
    may_set: may(actor.role, "set fees"),
  });
}

/** Writes the list that a change makes of the one that was seen; `conflict` where it is another one by now. */
async function change(
  { db, now, actor, requestId }: AtDoor,
  seen: string,
  changed: (fees: HouseFee[]) => Result<HouseFee[]>,
): Promise<Result<null>> {
  const stored = await readStoredFees(db);
  const isSeen = (await revisionOf(stored)) === seen;
  const before = parsed(stored);
  const after = isSeen ? changed(before) : fail("conflict", "The fees have changed meanwhile");
  if (!after.ok) return after;
  const detail = { before, after: after.value };
  const isSaved = await saveFees(db, { stored, fees: after.value }, { actor: actor.id, requestId, detail, now });
  return isSaved ? ok(null) : fail("conflict", "The fees have changed meanwhile");
}

/**
 * Sets a fee: another one, or instead of one of the list that was seen, by its place, counted from one. What is ordered from then on is asked it; orders keep
 * those they were sent with. `bad_request` naming the fields; `conflict` where the list is another one by now, or is full;
 * `not_found`, `unauthorized`, `forbidden`. Whoever calls moves the content generation on.
 */
export async function setFee(
  asking: DoorAsking,
  { revision, place, ...asked }: AskedFee & { revision: string; place: number | null },
): Promise<Result<null>> {
  const allowed = atDoor(asking, "set fees");
  if (!allowed.ok) return allowed;
  const { fee, problems } = readAskedFee(asked);
  if (problems) return failFields(problems);
  return change(allowed.value, revision, (fees) => {
    if (place !== null) return place <= fees.length ? ok(fees.with(place - 1, fee)) : fail("not_found");
    return fees.length < mostFees ? ok([...fees, fee]) : fail("conflict", "There are as many fees as there may be");
  });
}

/** Asks a fee of the list that was seen no more. Fails as `setFee` does. */
export async function endFee(
  asking: DoorAsking,
  { revision, place }: { revision: string; place: number },
): Promise<Result<null>> {
  const allowed = atDoor(asking, "set fees");
  if (!allowed.ok) return allowed;
  return change(allowed.value, revision, (fees) =>
    place <= fees.length ? ok(fees.toSpliced(place - 1, 1)) : fail("not_found"),
  );
}
