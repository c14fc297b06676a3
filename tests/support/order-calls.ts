import { secret, ticketKey } from "./orders";
import { ASSETS } from "./print-fonts";

/** A house that sells, prints and writes, as calls of orders find it. */
export const bindings = {
  AUTH_SECRET: secret,
  TICKET_KEY: ticketKey,
  PAYMENTS: "simulator onsite",
  MAILBOX: "local",
  ASSETS,
  MAIL_FROM: "haus@kino.example" as never,
};
