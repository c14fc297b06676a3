import { mailPage } from "./mail-page";
import { orderCalendar } from "./order-calendar";
import { orderWords, type OrderMailFacts } from "./order-words";
import type { Mail } from "./send-mail";

/** The mail about an order as it stands: the same facts as text and as a document, and its shows for a calendar. */
export async function orderMail(facts: OrderMailFacts): Promise<Omit<Mail, "to" | "replyTo">> {
  const words = orderWords(facts);
  const calendar = orderCalendar(facts, words);
  const { lang, origin, settings } = facts;
  return {
    ...(await mailPage(words, { house: settings.site_name, lang, origin })),
    attachments: calendar === null ? [] : [{ filename: "kino.ics", type: "text/calendar", content: calendar }],
  };
}
