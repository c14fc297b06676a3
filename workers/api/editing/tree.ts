import { createRoute, z } from "@hono/zod-openapi";
import { problemSchema } from "~/domain/common/schema";
import { pageChangeSchema, pageErrorSchema, pageSettingsSchema, settingsConflictSchema } from "~/domain/editing/schema";
import {
  newPageSchema,
  pageBaseSchema,
  pageEntrySchema,
  pageMoveSchema,
  pagePlaceSchema,
} from "~/domain/editing/tree-schema";
import { changePage } from "../../publishing/change-page";
import { createPage, duplicatePage, movePage, pageTree, restorePage, trashPage } from "../../publishing/page-tree";
import { json, jsonBody, langParams } from "../contract/lang";
import { answer, created, noContent } from "../contract/answers";
import { newRouter, problem, problemAnswer } from "../contract/problem";
import {
  askingOf,
  closedToOthers,
  editorsRouter,
  ofPage,
  onRevision,
  pageParams,
  refusals,
  revisionHeader,
} from "./asking";

const tags = ["Editing"];
const params = pageParams;
const unfit = {
  description: "It cannot be so: `errors` by field, or the reason in `detail`",
  content: {
    "application/problem+json": { schema: problemSchema.extend({ errors: z.array(pageErrorSchema).optional() }) },
  },
};
const answers = { ...refusals, 422: unfit };
const based = {
  ...answers,
  409: {
    description: "Others have changed settings or place since the revision; `page`: to what",
    content: { "application/problem+json": { schema: problemSchema.extend(settingsConflictSchema.partial().shape) } },
  },
  428: problemAnswer("Without a revision"),
};
const done = { 204: { description: "Done" }, ...based };
/** The revision in a body or in the header. */
const base = { params, headers: revisionHeader, body: { content: { "application/json": { schema: pageBaseSchema } } } };

const settings = createRoute({
  method: "patch",
  path: ofPage(""),
  middleware: closedToOthers("change page settings"),
  summary: "Change settings of a page",
  description:
    "Visitors see it at once. With a new `path` those below it move along, and the old addresses lead to the new ones in every language.",
  tags,
  request: { params, headers: revisionHeader, body: jsonBody(pageChangeSchema) },
  responses: {
    200: json(pageSettingsSchema, "The settings"),
    ...based,
  },
});

const list = createRoute({
  method: "get",
  path: "/{lang}/pageeditor-api/pages/",
  summary: "Every page of the house, also those in the trash",
  tags,
  request: { params: langParams },
  responses: { 200: json(z.object({ results: z.array(pageEntrySchema) }), "Siblings in their order"), ...refusals },
});

const create = createRoute({
  method: "post",
  path: "/{lang}/pageeditor-api/pages/",
  middleware: closedToOthers("arrange pages"),
  summary: "Make an empty page",
  tags,
  request: { params: langParams, body: jsonBody(newPageSchema) },
  responses: { 201: json(pagePlaceSchema, "Visitors see it when it is published"), ...answers },
});

const duplicate = createRoute({
  method: "post",
  path: ofPage("duplicate/"),
  middleware: closedToOthers("arrange pages"),
  summary: "Make a page like this one",
  tags,
  request: { params },
  responses: { 201: json(pagePlaceSchema, "The copy"), ...answers, 409: problemAnswer("There are too many copies") },
});

const move = createRoute({
  method: "post",
  path: ofPage("move/"),
  middleware: closedToOthers("arrange pages"),
  summary: "Put a page below another one, or at another place there",
  tags,
  request: { params, headers: revisionHeader, body: jsonBody(pageMoveSchema) },
  responses: done,
});

const trash = createRoute({
  method: "post",
  path: ofPage("trash/"),
  middleware: closedToOthers("arrange pages"),
  summary: "Put a page into the trash",
  tags,
  request: base,
  responses: done,
});

const takeBack = createRoute({
  method: "post",
  path: ofPage("restore/"),
  middleware: closedToOthers("arrange pages"),
  summary: "Take a page out of the trash, offline",
  tags,
  request: base,
  responses: { 200: json(pagePlaceSchema, "Where it is"), ...based },
});

/** The settings of a page. Its address is one of a page's own, too: who may change it, the command says. */
export const pageSettings = newRouter().openapi(settings, async (c) => {
  return answer(
    c,
    await changePage(askingOf(c), c.req.valid("param").page, onRevision(c.req.valid("header"), c.req.valid("json"))),
  );
});

/** The pages of the house, and where each stands. */
export const tree = editorsRouter(
  "pages/*",
  ...["duplicate", "move", "trash", "restore"].map((call) => `page/:page{[1-9][0-9]*}/${call}/`),
)
  .openapi(list, async (c) => {
    const pages = await pageTree(askingOf(c));
    return pages.ok ? c.json({ results: pages.value }, 200) : problem(c, pages);
  })
  .openapi(create, async (c) => created(c, await createPage(askingOf(c), c.req.valid("json"))))
  .openapi(duplicate, async (c) => created(c, await duplicatePage(askingOf(c), c.req.valid("param").page)))
  .openapi(move, async (c) =>
    noContent(
      c,
      await movePage(askingOf(c), c.req.valid("param").page, onRevision(c.req.valid("header"), c.req.valid("json"))),
    ),
  )
  .openapi(trash, async (c) =>
    noContent(
      c,
      await trashPage(askingOf(c), c.req.valid("param").page, onRevision(c.req.valid("header"), c.req.valid("json"))),
    ),
  )
  .openapi(takeBack, async (c) => {
    const { page } = c.req.valid("param");
    const restored = await restorePage(askingOf(c), page, onRevision(c.req.valid("header"), c.req.valid("json")));
    return restored.ok ? c.json({ id: page, ...restored.value }, 200) : problem(c, restored);
  });
