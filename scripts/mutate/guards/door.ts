import { door, shop, type Guard } from "./guard.ts";

/** Who is let in. */
export const doorGuards: readonly Guard[] = [
  {
    promise: "a code that the house did not sign lets nobody in",
    file: "workers/shop/tickets/ticket-signature.ts",
    guard: `isGood ? { event: parts.event, code: parts.code } : null`,
    without: "{ event: parts.event, code: parts.code }",
    judges: [...door("door"), ...shop("tickets")],
  },
  {
    promise: "a ticket that was given back lets nobody in",
    file: "workers/shop/door/admit-ticket.ts",
    guard: `if (ticket.status === "void") return ticket.isReplaced ? "replaced" : "void";`,
    judges: door("door", "no-longer-good"),
  },
  {
    promise: "a ticket lets into its own show alone",
    file: "workers/shop/door/admit-ticket.ts",
    guard: `if (ticket.event !== eventId) return "other-screening";`,
    judges: door("door"),
  },
  {
    promise: "a ticket admits once",
    file: "workers/shop/door/admit-ticket.ts",
    guard: `ticket.status === "checked_in" ? "already-in" : "admitted"`,
    without: `"admitted"`,
    judges: door("door"),
  },
  {
    promise: "a ticket that is given back at this moment lets nobody in",
    file: "workers/db/shop/door.ts",
    guard: ` AND status = 'issued'`,
    judges: door("no-longer-good"),
  },
  {
    promise: "one nonce is answered alike",
    file: "workers/shop/door/admit-ticket.ts",
    guard:
      "if (known.before) return known.before.ticketId === code ? ok(answeredBefore(tell, known, known.before)) : reused;",
    judges: door("door"),
  },
  {
    promise: "a nonce is of one ticket",
    file: "workers/shop/door/admit-ticket.ts",
    guard: "known.before.ticketId === code ? ok(answeredBefore(tell, known, known.before)) : reused",
    without: "ok(answeredBefore(tell, known, known.before))",
    judges: door("door"),
  },
  {
    promise: "a second scan that was let in offline is kept as a duplicate",
    file: "workers/shop/door/admit-ticket.ts",
    guard: "if (!scan.offline) return answerOf(tell, known, verdict);",
    without: "return answerOf(tell, known, verdict);",
    judges: door("door"),
  },
  {
    promise: "only the last scan of one's own is taken back",
    file: "workers/shop/door/undo-scan.ts",
    guard: `if (last !== nonce) return fail("conflict", "Only one's own last scan can be taken back");`,
    judges: door("door"),
  },
  {
    promise: "a ticket that somebody else let in stays in",
    file: "workers/db/shop/door.ts",
    guard:
      "sql`NOT EXISTS (SELECT 1 FROM check_in WHERE ticket_id = ${ticketId} AND duplicate = 0 AND undone_at IS NULL)`,",
    judges: door("door"),
  },
];
