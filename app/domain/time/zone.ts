import { toZonedTime } from "date-fns-tz/toZonedTime";

const minute = 60_000;
const day = 24 * 60 * minute;

const quarter = 15 * minute;
const mostKnown = 10_000;
/** Offsets by zone and quarter of an hour, within which no clock of the world is changed. */
const known = new Map<string, number>();

/**
 * Difference of an IANA zone to UTC at a moment (epoch milliseconds), in minutes; east is positive. Throws
 * RangeError for unknown zones. Not the library's `getTimezoneOffset`: that takes the moment for a wall time, and is
 * wrong for the hours beside a change of the clocks.
 */
export function offsetMinutes(epochMs: number, zone: string): number {
  const name = `${zone} ${Math.floor(epochMs / quarter)}`;
  const offset = known.get(name) ?? offsetAt(epochMs, zone);
  if (known.size >= mostKnown) known.clear();
  known.set(name, offset);
  return offset;
}

function offsetAt(epochMs: number, zone: string): number {
  const wall = toZonedTime(epochMs, zone);
  if (Number.isNaN(wall.getTime())) throw new RangeError(`Not a time zone: ${zone}`);
  const asUtc = Date.UTC(
    wall.getFullYear(),
    wall.getMonth(),
    wall.getDate(),
    wall.getHours(),
    wall.getMinutes(),
    wall.getSeconds(),
    wall.getMilliseconds(),
  );
  return Math.round((asUtc - epochMs) / minute);
}

const two = (value: number) => String(value).padStart(2, "0");

/**
 * A moment (epoch milliseconds) as ISO 8601 with the numeric offset of an IANA zone, to the second:
 * "2026-11-21T18:30:00+01:00". Its first 16 characters are the wall time. Throws RangeError for
 * unknown zones.
 */
export function toOffsetIso(epochMs: number, zone: string): string {
  const offset = offsetMinutes(epochMs, zone);
  const wall = new Date(epochMs + offset * minute).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  return `${wall}${offset < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/**
 * The moment (epoch milliseconds) a wall time "YYYY-MM-DDTHH:MM[:SS]" means in an IANA zone. Of a
 * wall time that happens twice (clocks go back) the first; one that does not exist (clocks go
 * forward) is moved on by the hour that is missing. Throws RangeError for malformed times.
 */
export function wallTimeToInstant(wall: string, zone: string): number {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) throw new RangeError(`Not a wall time: ${wall}`);
  const before = asUtc - offsetMinutes(asUtc - day, zone) * minute;
  const after = asUtc - offsetMinutes(asUtc + day, zone) * minute;
  const candidates = before <= after ? [before, after] : [after, before];
  return candidates.find((instant) => instant + offsetMinutes(instant, zone) * minute === asUtc) ?? before;
}
