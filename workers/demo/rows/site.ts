import { addDays } from "~/domain/time/cinema-day";
import { articleTagId } from "../content/catalogue";
import { articles } from "../content/articles";
import { articleSections } from "../content/articles/sections";
import { filmBySlug } from "../content/films";
import { pages } from "../content/pages";
import type { DemoPage } from "../content/pages/page";
import { seriesId } from "../content/series";
import { breakingNews, menu, openingHours, redirects, settings } from "../content/site";
import { closedDay } from "../programme/programme";
import { fixtureIds } from "../programme/today";
import type { ArtworkIds } from "./artwork-ids";
import { deleteWhere, upsert, type Row } from "./insert";
import { richBoth } from "./rich-text";

export interface SiteMoment {
  /** Epoch milliseconds. */
  now: number;
  /** ISO cinema day. */
  today: string;
}

const storm = `/programm/storm/${fixtureIds.storm}`;

const articleRow = (entry: (typeof articles)[number], art: ArtworkIds, { now, today }: SiteMoment): Row => ({
  id: entry.id,
  page_id: articleSections(art).find(({ article }) => article === entry.id)?.page ?? null,
  slug: entry.slug,
  title: entry.title,
  preline: entry.preline,
  teaser: entry.teaser,
  text: richBoth(entry.text),
  category_id: entry.category,
  author: entry.author,
  date: addDays(today, -entry.daysAgo),
  image_id: art.get(`article:${entry.slug}`) ?? null,
  is_online: true,
  online_from: null,
  online_to: null,
  created_at: now,
  updated_at: now,
});

/** The magazine; its sections are pages and have to be there. */
export function articleStatements(db: D1Database, art: ArtworkIds, moment: SiteMoment): D1PreparedStatement[] {
  const ids = articles.map(({ id }) => id);
  return [
    ...upsert(
      db,
      "article",
      ["id"],
      articles.map((entry) => articleRow(entry, art, moment)),
    ),
    ...["article_tag", "article_production", "article_series"].map((table) =>
      deleteWhere(db, [table, "article_id"], ids),
    ),
    ...upsert(
      db,
      "article_tag",
      ["article_id", "tag_id"],
      articles.flatMap(({ id, tags }) => tags.map((slug) => ({ article_id: id, tag_id: articleTagId(slug) }))),
    ),
    ...upsert(
      db,
      "article_production",
      ["article_id", "production_id"],
      articles.flatMap(({ id, films }) =>
        films.map((slug) => ({ article_id: id, production_id: filmBySlug(slug).id })),
      ),
    ),
    ...upsert(
      db,
      "article_series",
      ["article_id", "series_id"],
      articles.flatMap(({ id, series }) => series.map((slug) => ({ article_id: id, series_id: seriesId(slug) }))),
    ),
  ];
}

/** The sections of articles, as editors keep them. */
const sectionPages = (art: ArtworkIds): DemoPage[] =>
  articleSections(art).map(({ article: id, page, containers }) => ({
    id: page,
    path: `~article-${id}`,
    contentType: "article",
    title: { de: "", en: "", ...articles.find((article) => article.id === id)?.title },
    headline: { de: "" },
    description: { de: "", en: "" },
    containers,
  }));

function pageRows(art: ArtworkIds, now: number): { pages: Row[]; versions: Row[]; drafts: Row[] } {
  const list = [...pages(art), ...sectionPages(art)];
  return {
    pages: list.map((page, sort) => ({
      id: page.id,
      parent_id: page.parent ?? null,
      sort,
      path: page.path,
      content_type: page.contentType ?? "page",
      title: page.title,
      headline: page.headline,
      meta_title: {},
      meta_description: page.description,
      og_title: {},
      og_description: {},
      og_type: "website",
      og_image_id: art.get(page.share ?? "house:foyer") ?? null,
      is_online: true,
      is_clickable: true,
      in_menu: page.inMenu ?? false,
      in_footer: page.inFooter ?? false,
      is_landing_page: page.landing ?? false,
      live_seq: 1,
      created_at: now,
      updated_at: now,
    })),
    versions: list.map((page) => ({
      page_id: page.id,
      seq: 1,
      reason: "publish",
      document: { containers: page.containers },
      rev: 0,
      created_at: now,
      created_by: "demo",
    })),
    drafts: list.map((page) => ({
      page_id: page.id,
      rev: 0,
      document: { containers: page.containers },
      updated_at: now,
      updated_by: "demo",
    })),
  };
}

const teaserRows = (art: ArtworkIds, today: string): Row[] => [
  {
    id: 1,
    name: "Gala",
    position: addDays(today, 1),
    link_url: storm,
    preline: { de: "In der Remise", en: "At the depot" },
    headline: { de: "Sturm", en: "Storm" },
    subline: {
      de: "Drei Stummfilme, ein Orchester, dreihundert Plätze",
      en: "Three silent films, one orchestra, three hundred places",
    },
    link_text: { de: "Zur Gala", en: "See the gala" },
    accent: "brass",
    image_id: art.get("event:storm") ?? null,
    online_from: null,
    online_to: null,
    is_online: true,
  },
  {
    id: 2,
    name: "Licht an",
    position: addDays(today, 3),
    link_url: "/series/licht-an/7",
    preline: { de: "Reihe", en: "Series" },
    headline: { de: "Licht an", en: "Lights On" },
    subline: {
      de: "Entspannte Vorstellungen für alle, denen Kino sonst zu viel ist",
      en: "Relaxed screenings for everyone to whom cinema is otherwise too much",
    },
    link_text: { de: "Zur Reihe", en: "See the series" },
    accent: "lilac",
    image_id: art.get("series:licht-an") ?? null,
    online_from: null,
    online_to: null,
    is_online: true,
  },
  {
    id: 3,
    name: "Frühstück",
    position: addDays(today, 6),
    link_url: "/series/zweites-fruehstueck/4",
    preline: { de: "Sonntags um halb elf", en: "Sundays at half past ten" },
    headline: { de: "Zweites Frühstück", en: "Second Breakfast" },
    subline: { de: "Film, Kaffee, Kipferl: alles in einer Karte", en: "Film, coffee, croissant: all in one ticket" },
    link_text: { de: "Zur Reihe", en: "See the series" },
    accent: "rose",
    image_id: art.get("series:zweites-fruehstueck") ?? null,
    online_from: null,
    online_to: null,
    is_online: true,
  },
];

const hourRows = (): Row[] =>
  openingHours.map(({ weekday, from, to }) => ({
    id: weekday,
    weekday,
    time_from: from,
    time_to: to,
    closed: false,
    alternative_text: {},
    alternative_link_url: "",
    sort: 0,
  }));

const exceptionRows = (today: string): Row[] => [
  {
    id: 1,
    date_from: closedDay(today),
    date_to: closedDay(today),
    time_from: null,
    time_to: null,
    closed: true,
    alternative_text: { de: "Betriebsausflug: geschlossen", en: "Staff outing: closed" },
    alternative_link_url: "",
    sort: 0,
  },
  {
    id: 2,
    date_from: addDays(today, 21),
    date_to: addDays(today, 21),
    time_from: "18:00",
    time_to: "23:59",
    closed: false,
    alternative_text: {},
    alternative_link_url: "",
    sort: 0,
  },
];

/** Settings, menus, pages, notices and hours. */
export function siteStatements(db: D1Database, art: ArtworkIds, { now, today }: SiteMoment): D1PreparedStatement[] {
  const { pages, versions, drafts } = pageRows(art, now);
  const ids = pages.map(({ id }) => Number(id));
  return [
    ...upsert(db, "site_settings", ["id"], [{ id: 1, data: settings, updated_at: now }]),
    ...upsert(db, "page", ["id"], pages),
    // Pages begin anew, and with them the journals and what was published since.
    ...["page_op", "page_version"].map((table) => deleteWhere(db, [table, "page_id"], ids)),
    ...upsert(db, "page_version", ["page_id", "seq"], versions),
    ...upsert(db, "page_draft", ["page_id"], drafts),
    ...upsert(
      db,
      "menu_entry",
      ["id"],
      menu.map((entry, sort) => ({
        id: entry.id,
        menu: entry.menu,
        parent_id: entry.parent ?? null,
        menu_name: entry.name,
        url: entry.url,
        page_id: null,
        has_tab_navigation: false,
        is_online: entry.online,
        sort,
      })),
    ),
    ...upsert(
      db,
      "breaking_news",
      ["id"],
      [
        {
          id: breakingNews.id,
          title: breakingNews.title,
          text: breakingNews.text,
          link_url: storm,
          link_title: breakingNews.linkTitle,
          online_from: null,
          online_to: null,
          is_online: true,
        },
      ],
    ),
    ...upsert(db, "opening_hours", ["id"], hourRows()),
    ...upsert(db, "opening_hours_exception", ["id"], exceptionRows(today)),
    ...upsert(db, "programme_teaser", ["id"], teaserRows(art, today)),
    ...upsert(
      db,
      "redirect",
      ["id"],
      redirects.map(({ id, old, to }) => ({ id, old_path: old, new_path: to, source: "manual", created_at: now })),
    ),
  ];
}
