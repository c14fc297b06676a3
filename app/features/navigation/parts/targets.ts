import { paths } from "~/domain/site/pages";

export const programmePath = paths.events;
/** Id of the element that the skip link and the page's focus go to. */
export const mainId = "main-content";
export const footerId = "page-end";
/** Query of a page that has the programme over it. */
export const overlayKey = "overlay";
export const menuId = "site-menu";
