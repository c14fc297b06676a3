import { logAlarm } from "~/server/log.server";
import type { Ordering } from "../ordering";
import { needsAt } from "./needs";

const day = 24 * 3_600_000;
/** Longer than a day: the note says itself when it was made. */
const noteKeptSeconds = (2 * day) / 1000;

const alarms = { stuck: "order_stuck", refund_late: "refund_late" } as const;
type Alarming = keyof typeof alarms;
const isAlarming = (need: string): need is Alarming => need in alarms;

/**
 * Says in the log that an order has been stuck, or that money has been on its way back, for a day: once a day and order, by its
 * printed number. That an order gets stuck is said at once, where it happens.
 */
export async function alarmOfWaiting({ db, env, now }: Pick<Ordering, "db" | "env" | "now">): Promise<void> {
  for (const { number, need, since } of await needsAt(db, now)) {
    if (!isAlarming(need) || since > now - day) continue;
    const note = `alarm/${need}/${number}`;
    // One after the other: they are few.
    // oxlint-disable-next-line no-await-in-loop
    const last = await env.CACHE.get(note);
    if (last !== null && Number(last) > now - day) continue;
    // oxlint-disable-next-line no-await-in-loop
    await env.CACHE.put(note, String(now), { expirationTtl: noteKeptSeconds });
    logAlarm(alarms[need], `order ${number}: since ${new Date(since).toISOString()}`);
  }
}
