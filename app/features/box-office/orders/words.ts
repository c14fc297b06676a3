import { isPaidAtDesk } from "~/domain/orders/giving-back";
import type { HouseOrder } from "~/domain/house-orders/schema";

/** An order's state as it is said: what waits at the desk waits for its guest, money and reservations alike. */
export function stateOf({ status, method }: Pick<HouseOrder, "status" | "method">) {
  if (status === "pending_payment" && method === "desk") return "reserved";
  return status === "refund_due" && isPaidAtDesk(method) ? "refund_at_desk" : status;
}

const reasons = [
  "wish",
  "ill",
  "mistake",
  "house_fault",
  "goodwill",
  "given_back",
  "show_cancelled",
  "show_moved",
  "seats_gone",
  "mismatch",
  "wrong_sum",
  "declined",
  "expired_card",
  "insufficient_funds",
  "cancelled",
  "other",
  "time",
  "not_captured",
  "given_up",
  "left_behind",
  "cash",
  "terminal",
  "handed_out",
  "other_address",
  "paid_twice",
  "broken",
  "seat_taken",
] as const;

/** A show and when it was moved: which one, the mail says. */
const isMove = (code: string): boolean => /^\d+\/\d+$/.test(code);

/** The word for a reason of the books; null where there is none, or none is known. */
export const reasonOf = (code: string) =>
  isMove(code) ? "show_moved" : (reasons.find((one) => one === code.replaceAll(" ", "_")) ?? null);

const templates = [
  "confirmation",
  "reserved",
  "lost",
  "given_back",
  "show_cancelled",
  "show_moved",
  "wrong_sum",
  "reseated",
] as const;

/** What a mail was about. */
export const templateOf = (template: string) => templates.find((one) => one === template) ?? "confirmation";
