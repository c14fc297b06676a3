import { runCommand, screening, screeningConfig } from "../box-office/screenings";
import { eq } from "drizzle-orm";
import type { Database } from "../db/client";
import { availability } from "../db/schema/box-office";
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
  await counted(db, event, seats);
}

const patience = { tries: 100, pauseMs: 50 };

/** The seeding worker is stopped when it is done, so it waits until the object's count is in the database. */
async function counted(db: Database, event: number, seats: number): Promise<void> {
  for (let tries = 0; tries < patience.tries; tries += 1) {
    const row = await db
      .select({ free: availability.free })
      .from(availability)
      .where(eq(availability.eventId, event))
      .get();
    if (row && row.free <= seats) return;
    await scheduler.wait(patience.pauseMs);
  }
  throw new Error(`The count of event ${event} did not reach the database`);
}

/** Makes tonight's sold-out and nearly sold-out shows. `now` in epoch milliseconds. */
export async function sellOut(env: Env, db: Database, now: number): Promise<void> {
  for (const [event, seats] of keeps) await leaveFree(env, db, { event, seats, now });
}
