import { paths } from "~/domain/site/pages";

/** The page of an order, by the secret of its link. */
export const orderUrl = (lang: string, secret: string): string => `/${lang}${paths.order.replace(":secret", secret)}`;
