import { files, paths } from "~/domain/site/pages";

/** The order's tickets as a file: to be printed, or for a phone's screen. */
export const ticketsUrl = (lang: string, secret: string, form: "paper" | "phone" = "paper"): string =>
  `/${lang}/api/shop/orders/${secret}/${form === "phone" ? "tickets-phone" : "tickets"}.pdf`;

/** Leads to where a ticket of the order is saved into a wallet. */
export const walletUrl = (lang: string, secret: string, code: string): string =>
  `/${lang}/api/shop/orders/${secret}/tickets/${code}/google-wallet/`;

/** The page of an order, by the secret of its link. */
export const orderUrl = (lang: string, secret: string): string => `/${lang}${paths.order.replace(":secret", secret)}`;

/** The page where a payment is typed in, by its id: it leads to the order only for as long as it may be paid. */
export const paymentUrl = (lang: string, id: string): string => `/${lang}${files.payment.replace(":payment", id)}`;
