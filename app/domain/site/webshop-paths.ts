/** Where the shop of somebody else is shown, without a language. The first one is the shop's address; the second is framed by the shop itself. */
export const webshopPaths = [
  "/webshop",
  "/eventim-template",
  "/eventim.webshop",
  "/test.webshop",
  "/testshop",
] as const;
export type WebshopPath = (typeof webshopPaths)[number];
