import { integer, text, type AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { RichTextNode } from "~/domain/common/schema";
import type { Translated } from "~/domain/locale/locales";

/** A text in every language it was written in: `{"de": "…", "en": "…"}`. */
export const translated = () => text({ mode: "json" }).$type<Translated>().notNull().default({});

/** Rich text per language, or null. */
export const richText = () => text({ mode: "json" }).$type<Record<string, RichTextNode>>();

/** A list as JSON, empty by default. */
export const jsonList = <Item>() => text({ mode: "json" }).$type<Item[]>().notNull().default([]);

/** A moment: epoch milliseconds. */
export const moment = () => integer({ mode: "number" });

export const flag = () => integer({ mode: "boolean" }).notNull();
export const id = () => integer().primaryKey({ autoIncrement: true });

/** Position within a list; equal positions keep the order of their ids. */
export const sort = () => integer().notNull().default(0);

/** The row of another table that this one belongs to, and goes with. */
export const partOf = (row: () => AnySQLiteColumn) => integer().notNull().references(row, { onDelete: "cascade" });
