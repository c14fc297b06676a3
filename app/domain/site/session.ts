export const staffRoles = ["editor", "box-office", "manager", "admin"] as const;

/** Who is asking. `staff` is set only for a verified staff session. */
export interface Session {
  /** Set if nobody could tell: then nothing may be done that only holds for visitors. */
  isUnknown?: true;
  staff: { id: string; email: string; name: string; role: (typeof staffRoles)[number] } | null;
}

const day = 24 * 60 * 60 * 1000;

/**
 * When a session ends by itself, in milliseconds: after so long without a request, and after so
 * long in any case, however busy it was.
 */
export const sessionEnds = { idle: 7 * day, absolute: 30 * day };
