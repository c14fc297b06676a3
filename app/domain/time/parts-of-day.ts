/** A show that begins before this hour belongs to the evening before. */
export const dayBreakHour = 5;

/** The parts of a cinema day, as the programme's filter names them. */
export const partsOfDay = ["morning", "afternoon", "evening", "late"] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/**
 * Part of the day of a start, given as ISO with offset or as wall time: morning until noon,
 * afternoon until 17:00, evening until 22:00, late until the cinema day ends at 05:00.
 */
export function partOfDay(wall: string): PartOfDay {
  const hour = Number(wall.slice(11, 13));
  if (hour < dayBreakHour || hour >= 22) return "late";
  if (hour < 12) return "morning";
  return hour < 17 ? "afternoon" : "evening";
}
