import type { Answer } from "~/domain/box-office/core";
import type { Command } from "~/domain/box-office/model";
import { fail, ok, type Result } from "~/domain/common/errors";
import { logError } from "~/server/log.server";
import { limitsOf, type TestLimits } from "../backends/limits";
import { BackendFailure, within } from "../backends/within";
import { waits } from "../cache/policies";
import { SharedReads } from "../cache/shared";
import type { Database } from "../db/client";
import { type Screenable, screeningConfig as readConfig } from "./configuration";
import type { RunOptions } from "./screening";

export { screeningConfig, type Screenable } from "./configuration";

/**
 * The object of an event. The one place where its name is made: from the event's immutable id,
 * never from a slug or an address, so that a screening has exactly one object.
 */
export const screening = (env: Pick<Env, "SCREENING">, eventId: number) =>
  env.SCREENING.get(env.SCREENING.idFromName(`event:${eventId}`));

const readings = new SharedReads<number, Screenable | null>({
  most: 500,
  standInMs: waits.lastConfiguration,
  onStandIn: (error) => logError("screening configuration", error),
});

/**
 * `screeningConfig`, read at most once a second in one instance. Null if the event is unknown. For
 * ten minutes the last one stands in when the database fails: it has a version and a time, and no
 * object puts it in the place of a newer one.
 */
export const currentConfig = (db: Database, eventId: number, now: number): Promise<Screenable | null> =>
  readings.get(eventId, now, () => readConfig(db, eventId, now));

/** To be called where the programme of an event was changed, so that the next question sees it. Other isolates do within a second. */
export const forgetConfig = (eventId: number): void => readings.forget(eventId);

/** What asking an object needs of the environment. */
export type ScreeningEnvironment = Pick<Env, "SCREENING"> & TestLimits;

/** True for what an object of this version may say: a command's answer, a look, or seats. One of another version may not. */
const isAnswer = (value: unknown): boolean =>
  value === "needs-config" ||
  (typeof value === "object" && value !== null && (Array.isArray(value) || "ok" in value || "counts" in value));

const isRetryable = (error: unknown): boolean =>
  error instanceof BackendFailure &&
  error.cause instanceof Error &&
  "retryable" in error.cause &&
  error.cause.retryable === true &&
  !("overloaded" in error.cause && error.cause.overloaded === true);

/**
 * Asks an event's object. One that is too busy, fails, says nothing in time or nothing that makes
 * sense is `overloaded`: the log knows why. One that was just being moved or restarted is asked a
 * second time: every command does the same when it arrives twice.
 */
export async function askScreening<T>(
  env: ScreeningEnvironment,
  eventId: number,
  question: (object: ReturnType<typeof screening>) => Promise<T>,
): Promise<Result<T>> {
  const ask = async (): Promise<T> => {
    const answer = await within("screening", limitsOf(env).screening, () => question(screening(env, eventId)));
    if (!isAnswer(answer)) throw new BackendFailure("screening", new Error("the answer is no answer"));
    return answer;
  };
  try {
    return ok(await ask().catch((error: unknown) => (isRetryable(error) ? ask() : Promise.reject(error))));
  } catch (error) {
    logError("screening", error);
    return fail("overloaded");
  }
}

/**
 * Runs a command at the event's object with the configuration the caller has read. The object asks
 * for the whole of it only when it does not know that version. Fails like `askScreening`.
 */
export async function runCommand(
  env: ScreeningEnvironment,
  screenable: Screenable,
  command: Command,
  options: Omit<RunOptions, "config" | "told"> = {},
): Promise<Result<Answer>> {
  const { config, told } = screenable;
  const { version, readAt } = config;
  const asked = await askScreening(env, config.event, async (object) => {
    const first = await object.run(command, { ...options, told, config: { version, readAt } });
    return first === "needs-config" ? object.run(command, { ...options, told, config }) : first;
  });
  if (!asked.ok) return asked;
  return asked.value === "needs-config" ? fail("internal") : asked.value;
}
