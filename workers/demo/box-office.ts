import { runCommand, screening, screeningConfig } from "../box-office/screenings";
import type { Database } from "../db/client";
import { fixtureIds } from "./programme/today";

/** How many seats each fixture keeps. */
const keeps: readonly (readonly [event: number, seats: number])[] = [
  [fixtureIds.soldOut, 0],
  [fixtureIds.limited, 9],
];

/**
 * Takes seats out of sale until only the wanted number is free, through the screening's own object,
 * as the box office would. Doing it again changes nothing.
 */
async function leaveFree(
  env: Env,
  db: Database,
  { event, seats, now }: { event: number; seats: number; now: number },
): Promise<void> {
  const screenable = await screeningConfig(db, event, now);
  if (!screenable) throw new Error(`Event ${event} of the demo is missing`);
  // Any command makes the object read its configuration.
  await runCommand(env, screenable, { type: "expire" }, { now });
  const units = await screening(env, event).seats({ cart: null, now });
  const free = units.filter(({ state, kind }) => state === "free" && (seats === 0 || kind === "normal"));
  // A few seats at the edge of the front row stay, as in real houses.
  const taken = free.slice(seats).map(({ id }) => id);
  if (taken.length > 0) await runCommand(env, screenable, { type: "block", units: taken }, { now });
}

/** Makes tonight's sold-out and nearly sold-out shows. `now` in epoch milliseconds. */
export async function sellOut(env: Env, db: Database, now: number): Promise<void> {
  for (const [event, seats] of keeps) await leaveFree(env, db, { event, seats, now });
}
