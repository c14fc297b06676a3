/** Where the header's search sends people, and the key of the text. */
export const searchTarget = { path: "/alle-filme", key: "q" } as const;

export const programmePath = "/programm";
/** Id of the element that the skip link and the page's focus go to. */
export const mainId = "main-content";
export const footerId = "page-end";
export const menuId = "site-menu";
