import { ticketStates } from "~/domain/orders/states";
import type { mailJob } from "../../../db/schema/box-office";
import type { OrderRow } from "../../../db/shop/orders";
import { mostAttempts } from "../mail/send-due-mails";
import { standingOf } from "../standing";

type Mail = typeof mailJob.$inferSelect;

/** Mails that tell something for good, whatever becomes of the order. */
const lasting = ["given_back", "show_cancelled", "lost", "wrong_sum"];

function templateNow(order: OrderRow, now: number): "confirmation" | "reserved" | null {
  if (ticketStates.has(order.status)) return "confirmation";
  return standingOf(order, now) === "reserved" ? "reserved" : null;
}

/** Keys of mails that go out once more, and the template of a new one. */
export interface MailAbout {
  again: string[];
  template: "confirmation" | "reserved" | null;
}

/**
 * What is sent to a buyer who has got nothing: what was given up, and good tickets or the reservation; of an order that is over
 * what it ended in. Null: there is nothing to tell.
 */
export function mailAbout(order: OrderRow, mails: readonly Mail[], now: number): MailAbout | null {
  // Whose it was is erased: an address would come back into the books.
  if (order.erasedAt !== null) return null;
  const givenUp = mails.filter(({ status, attempts }) => status === "failed" && attempts >= mostAttempts);
  const wanted = templateNow(order, now);
  const template = givenUp.some((mail) => mail.template === wanted) ? null : wanted;
  const last = mails.findLast((mail) => lasting.includes(mail.template));
  const again = givenUp.length > 0 || template !== null ? givenUp : last ? [last] : [];
  return again.length > 0 || template !== null ? { again: again.map(({ key }) => key), template } : null;
}
