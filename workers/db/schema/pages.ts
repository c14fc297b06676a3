import { eq } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
  type AnySQLiteColumn,
} from "drizzle-orm/sqlite-core";
import type { Operation } from "~/domain/editing/operations";
import type { PageDocument } from "~/domain/pages/document";
import { flag, id, moment, partOf, sort, translated } from "./columns";
import { media } from "./media";

/**
 * A content page: its identity, its place in the tree and what is known about it without its
 * content. The content visitors see is the version `live_seq`; null: never published.
 */
export const page = sqliteTable(
  "page",
  {
    id: id(),
    parentId: integer().references((): AnySQLiteColumn => page.id, { onDelete: "restrict" }),
    sort: sort(),
    /** Path below the language prefix, the same in every language: "/", "/agb". */
    path: text().notNull().unique(),
    /** Of an article: the sections after its text. It stands in no tree, and nobody can ask for its path. */
    contentType: text({ enum: ["page", "article"] })
      .notNull()
      .default("page"),
    title: translated(),
    headline: translated(),
    metaTitle: translated(),
    metaDescription: translated(),
    ogTitle: translated(),
    ogDescription: translated(),
    ogType: text().notNull().default("website"),
    ogImageId: integer().references(() => media.id, { onDelete: "set null" }),
    isOnline: flag().default(true),
    isClickable: flag().default(true),
    inMenu: flag().default(false),
    inFooter: flag().default(false),
    isLandingPage: flag().default(false),
    /** Rises with every change of what is said of the page beside its content. */
    settingsRev: integer().notNull().default(0),
    liveSeq: integer(),
    /** When a scheduled version goes live; null: nothing is scheduled. */
    publishAt: moment(),
    publishSeq: integer(),
    /** When it goes offline by itself; null: it stays as it is. */
    offlineAt: moment(),
    /** When it was put into the trash; null: it is not. */
    trashedAt: moment(),
    /** Its path before: in the trash it has one that nobody can ask for. */
    trashedPath: text(),
    createdAt: moment().notNull().default(0),
    updatedAt: moment().notNull().default(0),
  },
  (t) => [index("page_tree").on(t.parentId, t.sort)],
);

/** True for pages with an address of their own. */
export const standsAlone = eq(page.contentType, "page");

const ofPage = () => partOf(() => page.id);

const document = () => text({ mode: "json" }).$type<PageDocument>().notNull();

/** The one working copy of a page that all editors share; `rev` rises with every accepted mutation. */
export const pageDraft = sqliteTable("page_draft", {
  pageId: integer()
    .primaryKey()
    .references(() => page.id, { onDelete: "cascade" }),
  rev: integer().notNull().default(0),
  document: document(),
  updatedAt: moment().notNull().default(0),
  updatedBy: text(),
});

/** What a page was at some time. Never changed after it was written. */
export const pageVersion = sqliteTable(
  "page_version",
  {
    pageId: ofPage(),
    seq: integer().notNull(),
    reason: text({ enum: ["save", "publish", "restore"] }).notNull(),
    document: document(),
    /** The draft's revision it was taken from. */
    rev: integer().notNull().default(0),
    createdAt: moment().notNull().default(0),
    createdBy: text(),
  },
  (t) => [primaryKey({ columns: [t.pageId, t.seq] })],
);

/** The journal of mutations: the primary key makes exactly one of two simultaneous writers win. */
export const pageOp = sqliteTable(
  "page_op",
  {
    pageId: ofPage(),
    rev: integer().notNull(),
    /** The operations and their inverses, as the reducer in the domain defines them. */
    ops: text({ mode: "json" }).$type<Operation[]>().notNull(),
    inverse: text({ mode: "json" }).$type<Operation[]>().notNull().default([]),
    /** The client's name for it: what arrives twice is done once. */
    stepId: text().notNull(),
    /** The step that this one undoes or redoes. */
    undoes: text(),
    actor: text(),
    createdAt: moment().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.pageId, t.rev] }), uniqueIndex("page_op_step").on(t.pageId, t.stepId)],
);

/** Which live page shows which record: usage lists before a delete, and links that survive renames. */
export const reference = sqliteTable(
  "reference",
  {
    pageId: ofPage(),
    /** Id of the module within the document. */
    moduleId: text().notNull(),
    kind: text({
      enum: ["media", "venue", "event", "production", "series", "tag", "article", "page", "person", "form"],
    }).notNull(),
    targetId: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pageId, t.moduleId, t.kind, t.targetId] }),
    index("reference_target").on(t.kind, t.targetId),
  ],
);
