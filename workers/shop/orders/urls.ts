import { files, paths } from "~/domain/site/pages";

/** The order's tickets as a file: to be printed, or for a phone's screen. */
export const ticketsUrl = (lang: string, secret: string, form: "paper" | "phone" = "paper"): string =>
  `/${lang}/api/shop/orders/${secret}/${form === "phone" ? "tickets-phone" : "tickets"}.pdf`;

/** The order's shows for a calendar. */
export const orderCalendarUrl = (lang: string, secret: string): string =>
  `/${lang}/api/shop/orders/${secret}/calendar.ics`;

/** Saves a ticket of the order into a wallet: leads to Google, or is the file for Apple's. */
export const walletUrl = (
  lang: string,
  secret: string,
  { code, of }: { code: string; of: "google" | "apple" },
): string =>
  `/${lang}/api/shop/orders/${secret}/tickets/${code}/${of === "google" ? "google-wallet/" : "apple-wallet.pkpass"}`;

/** The page of an order, by the secret of its link. */
export const orderUrl = (lang: string, secret: string): string => `/${lang}${paths.order.replace(":secret", secret)}`;

/** The page where a payment is typed in, by its id: it leads to the order only for as long as it may be paid. */
export const paymentUrl = (lang: string, id: string): string => `/${lang}${files.payment.replace(":payment", id)}`;
