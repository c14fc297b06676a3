import { env } from "cloudflare:workers";
import { screening } from "../../workers/box-office/screenings";
import { generalPool, testConfig } from "./box-office";

export const minute = 60_000;
/** The short night: clocks jump from 2:00 to 3:00 half an hour after this screening begins. */
export const start = Date.parse("2027-03-28T00:30:00Z");
let nextEvent = 1_000;

/** An object of its own with the test house. */
export async function openScreening(change: Parameters<typeof testConfig>[1] = {}) {
  nextEvent += 1;
  const config = testConfig(start, { event: nextEvent, ...change });
  const object = screening(env, nextEvent);
  await object.run({ type: "expire" }, { config, now: start - 90 * minute });
  return { object, config, at: start - 80 * minute };
}

export const freePlaces = async (object: ReturnType<typeof screening>, now: number): Promise<number> =>
  (await object.look({ now })).counts.find((count) => count.pool === generalPool)?.free ?? -1;
