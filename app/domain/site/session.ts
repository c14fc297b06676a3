export const staffRoles = ["editor", "box-office", "manager", "admin"] as const;

/** Somebody with an account of the house's guests. They may do what everybody may, and see what is their own. */
export interface Customer {
  id: string;
  email: string;
  /** "" until they say. */
  firstName: string;
  lastName: string;
}

/** Who is asking. `staff` is set only for a verified staff session, `customer` only for one of a guest. */
export interface Session {
  /** Set if nobody could tell: then nothing may be done that only holds for visitors. */
  isUnknown?: true;
  staff: { id: string; email: string; name: string; role: (typeof staffRoles)[number] } | null;
  /** Staff of a house that requires a second factor, without one: they may set it up, and nothing else. */
  enrolling?: NonNullable<Session["staff"]>;
  customer?: Customer;
}

/** Who is signed in, of the house or a guest; null for visitors. */
export const personOf = ({ staff, customer }: Session): { id: string; email: string } | null =>
  staff ?? customer ?? null;

/** Who has a session, also if there is little they may do with it yet; null for visitors. */
export const holderOf = (session: Session): { id: string; email: string } | null =>
  session.enrolling ?? personOf(session);

/** What a guest is called: the name they gave, or what stands before the @ of their address. */
export const calledName = ({ firstName, lastName, email }: Customer): string =>
  [firstName, lastName].filter(Boolean).join(" ") || (email.split("@")[0] ?? email);

/** Says "enrol" with the answer to a password if all the session may do is set up a second factor. */
export const nextStepHeader = "x-next-step";

const day = 24 * 60 * 60 * 1000;

/**
 * When a session ends by itself, in milliseconds: after so long without a request, and after so
 * long in any case, however busy it was.
 */
export const sessionEnds = { idle: 7 * day, absolute: 30 * day };
