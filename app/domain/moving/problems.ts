/** Why a show cannot get this time, as a page says it by its field. */
export const moveProblems = ["missing", "past", "same", "taken", "slots"] as const;
export type MoveProblem = (typeof moveProblems)[number];
