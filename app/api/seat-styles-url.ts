import { paths } from "~/domain/site/pages";

/** The address of the stylesheet that says what tickets these shows have, in the words of a language. */
export const seatStylesUrl = (lang: string, shows: readonly number[]): string =>
  `/${lang}${paths["events-seats"]}?events=${shows.join(",")}`;
