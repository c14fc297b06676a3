import { filterKeys } from "../programme/filters";
import { filmOrders, programmeViews } from "../programme/query";

/*
 * The pages of the site, a row each. Routes, links, the addresses the API tells and the cache read them
 * here. Visitors load the paths alone.
 */

/** Below the language. `:slug` and `:id` name a record, `*` is the rest of the path. */
export const paths = {
  home: "/",
  events: "/programm",
  "events-seats": "/programm/seats.css",
  event: "/programm/:slug/:id",
  productions: "/alle-filme",
  "productions-slug-id": "/alle-filme/:slug/:id",
  "series-slug-id": "/series/:slug/:id",
  magazine: "/mediathek",
  "magazine-tags": "/mediathek/tags",
  "magazine-tags-tag-id": "/mediathek/tags/:slug/:id",
  "magazine-categories-category-id": "/mediathek/categories/:slug/:id",
  article: "/mediathek/:slug/:id",
  search: "/search/:category?/:page?",
  team: "/team",
  person: "/team/:slug/:id",
  venue: "/veranstaltungsort/:slug/:id",
  form: "/forms/:slug/:id",
  cart: "/warenkorb",
  checkout: "/kassa",
  "checkout-en": "/checkout",
  order: "/bestellung/:secret",
  "user-coupons": "/user/coupons",
  "user-credit": "/user/credit",
  "user-favorites": "/user/favorites",
  "user-login": "/user/login",
  "user-logout": "/user/logout",
  "user-orders": "/user/orders",
  "user-password": "/user/password",
  "user-profile": "/user/profile",
  "user-reservations": "/user/reservations",
  "user-second-step": "/user/second-step",
  "user-security": "/user/security",
  "user-settings": "/user/settings",
  "user-subscriptions": "/user/subscriptions",
  "html-frame": "/html/:module/*",
  // Every other path may be a content page; whether it is, the API knows.
  page: "/*",
} as const;

/** Content pages that the law asks for: each has to be readable before anything is answered. */
export const legalPages = { terms: "/agb", imprint: "/impressum", privacy: "/datenschutz" } as const;

/** The content page about passes and season tickets, where the house has one. */
export const passPage = "/abos";

/** The calendar file of a record, below its own address. */
const calendars = { event: "/termin.ics", series: "/termine.ics" } as const;

/** The path of the calendar file of an event or a series, whose own address is `url`. */
export const calendarPath = (record: keyof typeof calendars, url: string): string => url + calendars[record];

/** Files for programs, below the language, too. No page of a visitor needs their names, nor loads them. */
export const files = /* @__PURE__ */ (() =>
  ({
    "events-calendar": `${paths.events}.ics`,
    "events-news": `${paths.events}.rss`,
    "event-calendar": calendarPath("event", paths.event),
    "series-calendar": calendarPath("series", paths["series-slug-id"]),
    "magazine-news": `${paths.magazine}.rss`,
    sitemap: "/sitemap.xml",
    "sitemap-part": "/sitemap/:part",
    overview: "/llms.txt",
    opensearch: "/opensearch.xml",
    // Without the house's frame: where somebody types a card in, nothing else is on the page; screens and tools of the house.
    payment: "/kassa/zahlen/:payment",
    foyer: "/foyer",
    "box-office": "/cms-hub/box-office/:page?",
  }) as const)();

type PageId = keyof typeof paths | keyof typeof files;

/** What is known by a slug and an id, and has an address. */
const records = {
  event: "event",
  film: "productions-slug-id",
  series: "series-slug-id",
  article: "article",
  category: "magazine-categories-category-id",
  topic: "magazine-tags-tag-id",
  person: "person",
  venue: "venue",
  form: "form",
} as const;

/** The path of a record, with its language if one is named. */
export const pathTo = (
  page: keyof typeof records,
  { slug, id }: { slug: string; id: number | string },
  lang?: string,
): string =>
  (lang === undefined ? "" : `/${lang}`) + paths[records[page]].replace(":slug", () => slug).replace(":id", String(id));

/** The search, all of it or a page of one category; below the language, what is looked for is its query `q`. */
export const searchPath = (category?: string, page = 1): string =>
  paths.search.replace("/:category?/:page?", () => (category === undefined ? "" : `/${category}/${page}`));

/** How the value of a query's key is judged; a list of words: one of them. */
type QueryKind = "id" | "day" | "search" | "true" | "filter" | readonly string[];

interface Page {
  /** Its module in `app/routes`. */
  file: string;
  /** Named policy of `workers/cache/policies.ts`; null: made for each request alone. */
  cache: "page" | "feed" | null;
  /** What its query may say. It is stored for this only: campaign parameters lead to the same entry. */
  query?: () => Record<string, QueryKind>;
}

/** Every page; the first one whose path fits is meant. */
export const pages: Readonly<Record<PageId, Page>> = {
  home: { file: "home.tsx", cache: "page" },
  events: {
    file: "programme.tsx",
    cache: "page",
    query: () => ({
      ...Object.fromEntries(filterKeys.map((key) => [key, "filter" as const])),
      page: "id",
      date: "day",
      view: programmeViews,
      sort: filmOrders,
      overlay: "true",
    }),
  },
  "events-seats": { file: "programme-seats.ts", cache: null },
  "events-calendar": { file: "feeds/events-calendar.ts", cache: "feed" },
  "events-news": { file: "feeds/events-news.ts", cache: "feed" },
  event: { file: "event.tsx", cache: "page" },
  "event-calendar": { file: "feeds/event-calendar.ts", cache: "feed" },
  productions: {
    file: "productions.tsx",
    cache: "page",
    query: () => ({ season: "id", exhibition_type: "id", tag: "id", genre: "id", page: "id", q: "search" }),
  },
  "productions-slug-id": { file: "production.tsx", cache: "page", query: () => ({ date: "day" }) },
  "series-slug-id": { file: "series.tsx", cache: "page" },
  "series-calendar": { file: "feeds/series-calendar.ts", cache: "feed" },
  magazine: { file: "magazine/magazine.tsx", cache: "page", query: () => ({ page: "id" }) },
  "magazine-news": { file: "feeds/magazine-news.ts", cache: "feed" },
  "magazine-tags": { file: "magazine/magazine-tags.tsx", cache: "page" },
  "magazine-tags-tag-id": { file: "magazine/magazine-topic.tsx", cache: "page", query: () => ({ page: "id" }) },
  "magazine-categories-category-id": {
    file: "magazine/magazine-category.tsx",
    cache: "page",
    query: () => ({ page: "id" }),
  },
  article: { file: "magazine/article.tsx", cache: "page" },
  search: { file: "search.tsx", cache: "page", query: () => ({ q: "search" }) },
  opensearch: { file: "feeds/opensearch.ts", cache: "page" },
  team: { file: "team.tsx", cache: "page" },
  person: { file: "person.tsx", cache: "page" },
  venue: { file: "venue.tsx", cache: "page" },
  // Its page says when it was made. What it is made from is stored.
  form: { file: "form.tsx", cache: null },
  cart: { file: "cart.tsx", cache: null },
  checkout: { file: "shop/checkout.tsx", cache: null },
  "checkout-en": { file: "shop/checkout.tsx", cache: null },
  order: { file: "shop/order.tsx", cache: null },
  "user-coupons": { file: "user/user-coupons.tsx", cache: null },
  "user-credit": { file: "user/user-credit.tsx", cache: null },
  "user-favorites": { file: "user/user-favorites.tsx", cache: null },
  "user-login": { file: "user/user-login.tsx", cache: null },
  "user-logout": { file: "user/user-logout.tsx", cache: null },
  "user-orders": { file: "user/user-orders.tsx", cache: null },
  "user-password": { file: "user/user-password.tsx", cache: null },
  "user-profile": { file: "user/user-profile.tsx", cache: null },
  "user-reservations": { file: "user/user-reservations.tsx", cache: null },
  "user-second-step": { file: "user/user-second-step.tsx", cache: null },
  "user-security": { file: "user/user-security.tsx", cache: null },
  "user-settings": { file: "user/user-settings.tsx", cache: null },
  "user-subscriptions": { file: "user/user-subscriptions.tsx", cache: null },
  "html-frame": { file: "html-frame.ts", cache: "page" },
  sitemap: { file: "feeds/sitemap.ts", cache: "feed" },
  "sitemap-part": { file: "feeds/sitemap-part.ts", cache: "feed" },
  overview: { file: "feeds/overview.ts", cache: "feed" },
  payment: { file: "shop/payment.tsx", cache: null },
  // What is left of tickets is of this moment.
  foyer: { file: "foyer.tsx", cache: null },
  "box-office": { file: "box-office.tsx", cache: null },
  page: { file: "page.tsx", cache: "page" },
};
