import type { Colleague, Presence as Told } from "~/domain/editing/schema";
import { fail, ok, type Result } from "~/domain/common/errors";
import { logError } from "~/server/log.server";
import { permitted, type Asking } from "./asking";

/**
 * Tells a page's others that somebody is here, and where, and answers who they are. A hint: nobody waits for it, and
 * nothing depends on it. Fails with `overloaded` if that cannot be told.
 */
export async function meetOthers(
  asking: Asking,
  presence: Env["PRESENCE"],
  page: number,
  told: Told,
): Promise<Result<Colleague[]>> {
  const may = permitted(asking, "edit pages");
  if (!may.ok) return may;
  const { actor, now } = may.value;
  const person = { id: actor.id, name: actor.name };
  try {
    return ok(await presence.get(presence.idFromName(String(page))).meet({ ...told, person, at: now }));
  } catch (error) {
    logError("presence", error);
    return fail("overloaded");
  }
}
