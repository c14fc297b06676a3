import type { Answer } from "~/domain/box-office/core";
import type { Command } from "~/domain/box-office/model";
import { fail, ok, type Result } from "~/domain/common/errors";
import type { Database } from "../db/client";
import { SharedReads } from "../db/shared-reads";
import { type Screenable, screeningConfig as readConfig } from "./configuration";
import type { RunOptions } from "./screening";

export { screeningConfig, type Screenable } from "./configuration";

/**
 * The object of an event. The one place where its name is made: from the event's immutable id,
 * never from a slug or an address, so that a screening has exactly one object.
 */
export const screening = (env: Pick<Env, "SCREENING">, eventId: number) =>
  env.SCREENING.get(env.SCREENING.idFromName(`event:${eventId}`));

const readings = new SharedReads<number, Screenable | null>(500);

/** `screeningConfig`, read at most once a second in one instance. Null if the event is unknown. */
export const currentConfig = (db: Database, eventId: number, now: number): Promise<Screenable | null> =>
  readings.get(eventId, now, () => readConfig(db, eventId, now));

/** Asks an event's object. One that is too busy to answer is `overloaded`; every other failure is thrown. */
export async function askScreening<T>(
  env: Pick<Env, "SCREENING">,
  eventId: number,
  question: (object: ReturnType<typeof screening>) => Promise<T>,
): Promise<Result<T>> {
  try {
    return ok(await question(screening(env, eventId)));
  } catch (error) {
    if (error instanceof Error && "overloaded" in error && error.overloaded === true) return fail("overloaded");
    throw error;
  }
}

/**
 * Runs a command at the event's object with the configuration the caller has read. The object asks
 * for the whole of it only when it does not know that version. Fails like `askScreening`.
 */
export async function runCommand(
  env: Pick<Env, "SCREENING">,
  screenable: Screenable,
  command: Command,
  options: Omit<RunOptions, "config"> = {},
): Promise<Result<Answer>> {
  const { config } = screenable;
  const { version, readAt } = config;
  const asked = await askScreening(env, config.event, async (object) => {
    const first = await object.run(command, { ...options, config: { version, readAt } });
    return first === "needs-config" ? object.run(command, { ...options, config }) : first;
  });
  if (!asked.ok) return asked;
  return asked.value === "needs-config" ? fail("internal") : asked.value;
}
