import { orderPath } from "~/domain/site/pages";

/** The page of an order, by the secret of its link. */
export const orderUrl = (lang: string, secret: string): string => `/${lang}${orderPath(secret)}`;
