import { paths } from "~/domain/site/pages";

/** The order's tickets as a file. */
export const ticketsUrl = (lang: string, secret: string): string => `/${lang}/api/shop/orders/${secret}/tickets.pdf`;

/** The page of an order, by the secret of its link. */
export const orderUrl = (lang: string, secret: string): string => `/${lang}${paths.order.replace(":secret", secret)}`;
