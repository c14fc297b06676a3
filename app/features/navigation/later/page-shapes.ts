import { matchPath } from "react-router";
import { paths } from "~/domain/site/pages";
import { targetOf } from "~/domain/site/paths";

/** Parts of pages by what they are made of: groups, and blocks in each. Their looks are the sheet's. */
export const parts = {
  head: [1, 2],
  poster: [1, 4],
  film: [1, 4],
  plate: [1, 4],
  strip: [1, 7],
  rows: [5, 5],
  options: [4, 3],
  sheets: [1, 8],
  lead: [1, 2],
  text: [2, 4],
  portraits: [1, 6],
  credits: [8, 2],
  plans: [1, 5],
  facts: [3, 3],
  fields: [5, 3],
} as const;
type Part = keyof typeof parts;

type PageKind = Exclude<keyof typeof paths, "events-seats" | "html-frame">;

/** The rhythm of every kind of page, from its top to about the foot of a window. */
const shapes: Readonly<Record<PageKind, readonly Part[]>> = {
  home: ["poster", "rows"],
  events: ["head", "strip", "rows"],
  event: ["film", "options"],
  productions: ["head", "sheets", "sheets"],
  "productions-slug-id": ["film", "rows"],
  "series-slug-id": ["plate", "rows"],
  magazine: ["head", "strip", "lead", "sheets"],
  "magazine-tags": ["head", "text", "text"],
  "magazine-tags-tag-id": ["head", "sheets", "sheets"],
  "magazine-categories-category-id": ["head", "strip", "sheets", "sheets"],
  article: ["plate", "text"],
  search: ["head", "rows"],
  team: ["portraits", "credits"],
  person: ["plate", "text"],
  venue: ["head", "plans", "facts"],
  form: ["head", "fields"],
  cart: ["head", "options"],
  checkout: ["head", "fields"],
  "checkout-en": ["head", "fields"],
  order: ["film", "options"],
  "user-coupons": ["head", "rows"],
  "user-credit": ["head", "rows"],
  "user-favorites": ["head", "rows"],
  "user-login": ["head", "fields"],
  "user-logout": ["head"],
  "user-orders": ["head", "rows"],
  "user-password": ["head", "fields"],
  "user-profile": ["head", "facts"],
  "user-reservations": ["head", "rows"],
  "user-second-step": ["head", "fields"],
  "user-security": ["head", "fields"],
  "user-settings": ["head", "fields"],
  "user-subscriptions": ["head", "rows"],
  page: ["head", "text"],
};

const kinds = Object.keys(shapes) as PageKind[];

/** What the page at a pathname consists of. */
export function shapeOf(pathname: string): readonly Part[] {
  const { rest } = targetOf(pathname);
  return shapes[kinds.find((kind) => matchPath(paths[kind], rest)) ?? "page"];
}
