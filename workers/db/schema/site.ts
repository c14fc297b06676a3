import { index, integer, sqliteTable, text, type AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { HouseFee } from "~/domain/fees/asked";
import type { Translated } from "~/domain/locale/locales";
import type { SiteSettings } from "~/domain/site/schema";
import { flag, id, moment, sort, translated } from "./columns";
import { page } from "./pages";

interface StoredHtml {
  code: Translated;
}

/** The settings as stored: what the API sends, with the texts in every language. */
export interface StoredSettings extends Omit<
  SiteSettings,
  "html_footer_top" | "html_footer_bottom" | "html_footer_logos" | "html_header" | "contact" | "fees"
> {
  html_footer_top: StoredHtml;
  html_footer_bottom: StoredHtml;
  html_footer_logos: StoredHtml;
  html_header: StoredHtml;
  contact: Omit<SiteSettings["contact"], "transport"> & { transport: Translated };
  /** What only the box office asks for. */
  box_office?: {
    /** Until so many hours before the show guests may give tickets back; null: never. */
    give_back_hours?: number | null;
    /** How many tickets the desk sells at once: of a school, of a club. */
    group_size?: number;
    /** What is asked beside the tickets, each once for an order or for each of its tickets that cost something; none: nothing. */
    fees?: HouseFee[];
  };
}

/** The one row (id 1) of settings. */
export const siteSettings = sqliteTable("site_settings", {
  id: integer().primaryKey(),
  data: text({ mode: "json" }).$type<StoredSettings>().notNull(),
  updatedAt: moment().notNull().default(0),
});

/** An entry of a menu. An entry that is offline stays visible, its link is disabled. */
export const menuEntry = sqliteTable(
  "menu_entry",
  {
    id: id(),
    menu: text({ enum: ["primary", "secondary", "footer"] }).notNull(),
    parentId: integer().references((): AnySQLiteColumn => menuEntry.id, { onDelete: "cascade" }),
    menuName: translated(),
    /** A path without language ("/programm") or an absolute address; ignored if `page_id` is set. */
    url: text().notNull().default(""),
    pageId: integer().references(() => page.id, { onDelete: "cascade" }),
    hasTabNavigation: flag().default(false),
    isOnline: flag().default(true),
    sort: sort(),
  },
  (t) => [index("menu_entry_menu").on(t.menu, t.sort)],
);

/** The alert on top of every page; the newest that is online is shown. */
export const breakingNews = sqliteTable("breaking_news", {
  id: id(),
  title: translated(),
  text: translated(),
  linkUrl: text().notNull().default(""),
  linkTitle: translated(),
  onlineFrom: moment(),
  onlineTo: moment(),
  isOnline: flag().default(true),
});

const hours = () => ({
  /** Wall time "HH:MM", null if closed. */
  timeFrom: text(),
  timeTo: text(),
  closed: flag().default(false),
  alternativeText: translated(),
  alternativeLinkUrl: text().notNull().default(""),
  sort: sort(),
});

/** Weekly hours; a day may have several ranges. `weekday`: 1 Monday … 7 Sunday. */
export const openingHours = sqliteTable(
  "opening_hours",
  {
    id: id(),
    weekday: integer().notNull(),
    ...hours(),
  },
  (t) => [index("opening_hours_weekday").on(t.weekday, t.sort)],
);

/** Hours of single days, which replace the weekly ones. */
export const openingHoursException = sqliteTable(
  "opening_hours_exception",
  {
    id: id(),
    /** First and last ISO day, inclusive. */
    dateFrom: text().notNull(),
    dateTo: text().notNull(),
    ...hours(),
  },
  (t) => [index("opening_hours_exception_date").on(t.dateFrom, t.dateTo)],
);

/** Old paths that moved, without language prefix or with it; written automatically when a slug changes. */
export const redirect = sqliteTable("redirect", {
  id: id(),
  oldPath: text().notNull().unique(),
  newPath: text().notNull(),
  source: text({ enum: ["manual", "rename"] })
    .notNull()
    .default("manual"),
  createdAt: moment().notNull().default(0),
});

/** Addresses that were asked for and do not exist; one row each, without anything about who asked. */
export const notFoundLog = sqliteTable(
  "not_found_log",
  {
    url: text().primaryKey(),
    count: integer().notNull().default(1),
    firstSeenAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (t) => [index("not_found_log_seen").on(t.lastSeenAt)],
);

/** Every write of staff: who, what, when and why. Never changed, never holds personal data of visitors. */
export const audit = sqliteTable(
  "audit",
  {
    id: id(),
    at: moment().notNull(),
    /** Id of the staff account, or the name of a job. */
    actor: text().notNull(),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    reason: text().notNull().default(""),
    requestId: text().notNull().default(""),
    detail: text({ mode: "json" }).$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [index("audit_at").on(t.at), index("audit_entity").on(t.entity, t.entityId, t.at)],
);
