import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Translated } from "~/domain/locale/locales";
import { flag, id, moment, partOf, sort, translated } from "./columns";

export const form = sqliteTable("form", {
  id: id(),
  slug: text().notNull().unique(),
  title: translated(),
  intro: translated(),
  /** Shown after a successful submission. */
  success: translated(),
  /** Where entries are announced; empty: nowhere. */
  notifyEmail: text().notNull().default(""),
  /** Entries older than this many days are deleted. */
  retentionDays: integer().notNull().default(180),
  isOnline: flag().default(true),
  updatedAt: moment().notNull().default(0),
});

/** `field_type` is the numeric code of the specification (1 text … 15 date of birth). */
export const formField = sqliteTable(
  "form_field",
  {
    id: id(),
    formId: partOf(() => form.id),
    slug: text().notNull(),
    label: translated(),
    fieldType: integer().notNull(),
    required: flag().default(false),
    visible: flag().default(true),
    choices: text({ mode: "json" }).$type<{ value: string; label: Translated }[]>().notNull().default([]),
    default: text({ mode: "json" }).$type<string | string[] | number | boolean>(),
    placeholderText: translated(),
    helpText: translated(),
    sort: sort(),
  },
  (t) => [index("form_field_form").on(t.formId, t.sort)],
);

export const formEntry = sqliteTable(
  "form_entry",
  {
    id: id(),
    formId: partOf(() => form.id),
    /** Values by field slug. */
    values: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    lang: text().notNull(),
    /** One page's one wish, as a hash: sent twice it is one entry. Null: nobody said. */
    key: text().unique(),
    createdAt: moment().notNull(),
    /** When the house was told of it; null: it still has to be. */
    notifiedAt: moment(),
    readAt: moment(),
  },
  (t) => [index("form_entry_form").on(t.formId, t.createdAt), index("form_entry_notified").on(t.notifiedAt)],
);

/** An upload that waits for its form entry; without one it is deleted after a day. */
export const tempFile = sqliteTable(
  "temp_file",
  {
    id: id(),
    /** Unguessable name under which the browser refers to it. */
    token: text().notNull().unique(),
    /** Key in the media bucket. */
    objectKey: text().notNull(),
    filename: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    entryId: integer().references(() => formEntry.id, { onDelete: "cascade" }),
    createdAt: moment().notNull(),
  },
  (t) => [index("temp_file_created").on(t.createdAt)],
);
