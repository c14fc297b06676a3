import { mailPage } from "./mail-page";
import { orderCalendar } from "./order-calendar";
import { orderWords, type Occasion, type OrderMailFacts } from "./order-words";
import type { Mail } from "./send-mail";

/** What tells when to come. */
const invitations: readonly Occasion[] = ["confirmation", "reserved", "show_moved", "reseated"];

/** The mail about an order as it stands: the same facts as text and as a document, and its shows for a calendar. */
export async function orderMail(facts: OrderMailFacts): Promise<Omit<Mail, "to" | "replyTo">> {
  const { lang, origin, settings, occasion } = facts;
  return {
    ...(await mailPage(orderWords(facts), { house: settings.site_name, lang, origin })),
    attachments: invitations.includes(occasion)
      ? [{ filename: "kino.ics", type: "text/calendar", content: orderCalendar(facts) }]
      : [],
  };
}
