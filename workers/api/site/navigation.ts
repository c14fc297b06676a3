import { createRoute } from "@hono/zod-openapi";
import { navigationSchema } from "~/domain/site/schema";
import { readNavigation } from "../../db/site/site-navigation";
import { json, langParams } from "../contract/lang";
import { newRouter } from "../contract/problem";

const menus = createRoute({
  method: "get",
  path: "/{lang}/pageeditor-api/nav",
  cache: "structure",
  summary: "Primary, secondary and footer menu",
  tags: ["Site"],
  request: { params: langParams },
  responses: { 200: json(navigationSchema, "The menus as trees") },
});

export const navigation = newRouter().openapi(menus, async (c) =>
  c.json(await readNavigation(c.var.db, c.var.facts.lang), 200),
);
