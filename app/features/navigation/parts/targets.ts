import { paths } from "~/domain/site/pages";
/** Where the header's search sends people, and the key of the text. */
export const searchTarget = { path: paths.productions, key: "q" } as const;

export const programmePath = paths.events;
/** Id of the element that the skip link and the page's focus go to. */
export const mainId = "main-content";
export const footerId = "page-end";
export const menuId = "site-menu";
