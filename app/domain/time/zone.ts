const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formatters.set(zone, made);
  return made;
}

const two = (value: number) => String(value).padStart(2, "0");

/** Wall-clock time in the zone as if it were UTC, epoch milliseconds. Whole seconds. */
function wallAsUtc(epochMs: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(epochMs)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Difference of the zone to UTC at a moment (epoch milliseconds), in minutes; east is positive. */
export function offsetMinutes(epochMs: number, zone: string): number {
  return Math.round((wallAsUtc(epochMs, zone) - Math.floor(epochMs / 1000) * 1000) / 60_000);
}

/**
 * A moment (epoch milliseconds) as ISO 8601 with the numeric offset of an IANA zone, to the second:
 * "2026-11-21T18:30:00+01:00". Its first 16 characters are the wall time. Throws RangeError for
 * unknown zones.
 */
export function toOffsetIso(epochMs: number, zone: string): string {
  const offset = offsetMinutes(epochMs, zone);
  const wall = new Date(epochMs + offset * 60_000).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  return `${wall}${offset < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

const day = 86_400_000;

/**
 * The moment (epoch milliseconds) a wall time "YYYY-MM-DDTHH:MM[:SS]" means in an IANA zone. Of a
 * wall time that happens twice (clocks go back) the first; one that does not exist (clocks go
 * forward) is moved on by the hour that is missing. Throws RangeError for malformed times.
 */
export function wallTimeToInstant(wall: string, zone: string): number {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) throw new RangeError(`Not a wall time: ${wall}`);
  const before = asUtc - offsetMinutes(asUtc - day, zone) * 60_000;
  const after = asUtc - offsetMinutes(asUtc + day, zone) * 60_000;
  const candidates = before <= after ? [before, after] : [after, before];
  return candidates.find((instant) => instant + offsetMinutes(instant, zone) * 60_000 === asUtc) ?? before;
}
