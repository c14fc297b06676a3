/** What a proof is asked for: holding places. */
export const proofAction = "hold";

/** What a proof is about: one show. One that was made for another is none. */
export const proofSubject = (event: number): string => `event-${event}`;
