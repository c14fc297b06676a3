import { toOffsetIso, wallTimeToInstant } from "../time/zone";

/** When a time slot ("HH:MM:SS", on the day its event begins in the house's zone) starts, epoch milliseconds. */
export const slotStart = (eventStartsAt: number, timeStart: string, zone: string): number =>
  wallTimeToInstant(`${toOffsetIso(eventStartsAt, zone).slice(0, 10)}T${timeStart}`, zone);

const dayMinutes = 24 * 60;
/** Minutes from midnight of "…THH:MM…". */
const minuteOf = (wall: string): number => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
const twoDigits = (value: number): string => String(value).padStart(2, "0");

/**
 * A time slot ("HH:MM:SS") of an event that begins at another time: as long after its beginning on the clock as before. Null where
 * that would be on another day. `from`, `to`: its beginnings by the clock of the house, ISO.
 */
export function movedSlot(timeStart: string, from: string, to: string): string | null {
  const at = minuteOf(`${to.slice(0, 11)}${timeStart}`) + minuteOf(to) - minuteOf(from);
  if (at < 0 || at >= dayMinutes) return null;
  return `${twoDigits(Math.floor(at / 60))}:${twoDigits(at % 60)}${timeStart.slice(5)}`;
}
