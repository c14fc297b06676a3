import { toOffsetIso, wallTimeToInstant } from "../time/zone";

/** When a time slot ("HH:MM:SS", on the day its event begins in the house's zone) starts, epoch milliseconds. */
export const slotStart = (eventStartsAt: number, timeStart: string, zone: string): number =>
  wallTimeToInstant(`${toOffsetIso(eventStartsAt, zone).slice(0, 10)}T${timeStart}`, zone);
