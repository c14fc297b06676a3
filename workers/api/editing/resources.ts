import { createRoute, z } from "@hono/zod-openapi";
import {
  keptContainerSchema,
  keptModuleSchema,
  moduleChangeSchema,
  moduleCopySchema,
  moduleOrderSchema,
  newContainerSchema,
  newModuleSchema,
} from "~/domain/editing/resources";
import {
  addContainer,
  addModule,
  changeModule,
  copyModule,
  orderModules,
  readContainer,
  removeModule,
} from "../../publishing/resources";
import { json, jsonBody, langParams } from "../contract/lang";
import { answer, created } from "../contract/answers";
import { newRouter, problemAnswer } from "../contract/problem";
import { positiveInt } from "../contract/query";
import { askingOf, closedToOthers, onRevision, refusals, revisionHeader } from "./asking";

const tags = ["Editing"];
const root = "/{lang}/pageeditor-api";
const modules = `${root}/{module{[a-z][a-z_]*}}/` as const;
const one = `${modules}{id{[A-Za-z0-9_-]+}}/` as const;
const typeParams = langParams.extend({ module: z.string().meta({ description: "A type of modules, as `headline`" }) });
const moduleParams = typeParams.extend({ id: z.string() });
const answers = {
  ...refusals,
  409: problemAnswer("Others have changed the same since the revision"),
  413: problemAnswer("The page would become too large"),
  422: problemAnswer("It does not fit, or may not be saved: `errors` by `module.prop`"),
  428: problemAnswer("Without a revision"),
};
const revision = json(z.object({ rev: z.int() }), "The revision it made");

const container = createRoute({
  method: "get",
  path: `${root}/container/by-slug/{slug}`,
  summary: "A section of a page's working copy",
  description: "A 404 leads to making it.",
  tags,
  request: {
    params: langParams.extend({ slug: z.string() }),
    query: z.object({ object_id: positiveInt.meta({ description: "Id of the page" }) }),
  },
  responses: { 200: json(keptContainerSchema, "The section"), ...refusals },
});

const createContainer = createRoute({
  method: "post",
  path: `${root}/container/`,
  summary: "Make a section; the one that has its slug is right, too",
  tags,
  request: { params: langParams, headers: revisionHeader, body: jsonBody(newContainerSchema) },
  responses: { 201: json(keptContainerSchema, "The section"), ...answers },
});

const order = createRoute({
  method: "post",
  path: `${root}/order/`,
  summary: "Put sections and modules into an order",
  tags,
  request: { params: langParams, headers: revisionHeader, body: jsonBody(moduleOrderSchema) },
  responses: { 200: revision, ...answers },
});

const create = createRoute({
  method: "post",
  path: modules,
  summary: "Make a module",
  tags,
  request: { params: typeParams, headers: revisionHeader, body: jsonBody(newModuleSchema) },
  responses: { 201: json(keptModuleSchema, "The module"), ...answers },
});

const change = createRoute({
  method: "patch",
  path: one,
  summary: "Set props of a module",
  tags,
  request: { params: moduleParams, headers: revisionHeader, body: jsonBody(moduleChangeSchema) },
  responses: { 200: json(keptModuleSchema, "The module"), ...answers },
});

const remove = createRoute({
  method: "delete",
  path: one,
  summary: "Take a module off a page",
  tags,
  request: { params: moduleParams, headers: revisionHeader, query: z.object({ object_id: positiveInt }) },
  responses: { 200: revision, ...answers },
});

const copy = createRoute({
  method: "post",
  path: `${one}copy/`,
  summary: "Make a module like another one, behind it or on another page",
  tags,
  request: { params: moduleParams, headers: revisionHeader, body: jsonBody(moduleCopySchema) },
  responses: { 201: json(keptModuleSchema, "The copy"), ...answers },
});

const router = newRouter();
// Their addresses are like those of other calls; only what changes something is closed here.
for (const path of ["container/", "order/", ":module/", ":module/:id/", ":module/:id/copy/"])
  router.on(["POST", "PATCH", "DELETE"], `/:lang/pageeditor-api/${path}`, closedToOthers("edit pages"));
router.use("/:lang/pageeditor-api/container/*", closedToOthers("edit pages"));

/** Sections and modules one by one. To be registered behind every other call: their addresses are like those. */
export const resources = router
  .openapi(container, async (c) =>
    answer(c, await readContainer(askingOf(c), c.req.valid("query").object_id, c.req.valid("param").slug)),
  )
  .openapi(createContainer, async (c) =>
    created(c, await addContainer(askingOf(c), onRevision(c.req.valid("header"), c.req.valid("json")))),
  )
  .openapi(order, async (c) =>
    answer(c, await orderModules(askingOf(c), onRevision(c.req.valid("header"), c.req.valid("json")))),
  )
  .openapi(create, async (c) =>
    created(
      c,
      await addModule(askingOf(c), c.req.valid("param").module, onRevision(c.req.valid("header"), c.req.valid("json"))),
    ),
  )
  .openapi(change, async (c) => {
    const { module: type, id } = c.req.valid("param");
    return answer(
      c,
      await changeModule(askingOf(c), { type, id }, onRevision(c.req.valid("header"), c.req.valid("json"))),
    );
  })
  .openapi(remove, async (c) => {
    const { module: type, id } = c.req.valid("param");
    return answer(
      c,
      await removeModule(askingOf(c), { type, id }, onRevision(c.req.valid("header"), c.req.valid("query"))),
    );
  })
  .openapi(copy, async (c) => {
    const { module: type, id } = c.req.valid("param");
    return created(
      c,
      await copyModule(askingOf(c), { type, id }, onRevision(c.req.valid("header"), c.req.valid("json"))),
    );
  });
