export const staffRoles = ["editor", "box-office", "manager", "admin"] as const;

/** Who is asking. `staff` is set only for a verified staff session. */
export interface Session {
  /** Set if nobody could tell: then nothing may be done that only holds for visitors. */
  isUnknown?: true;
  staff: { id: string; email: string; name: string; role: (typeof staffRoles)[number] } | null;
}
