/** The parts of a cinema day, as the programme's filter names them. */
export const partsOfDay = ["morning", "afternoon", "evening", "late"] as const;
export type PartOfDay = (typeof partsOfDay)[number];
