import { createRoute } from "@hono/zod-openapi";
import { siteSettingsSchema } from "~/domain/site/schema";
import { readSettings } from "../../db/site/site-settings";
import { json, langQuery } from "../contract/lang";
import { malformed, newRouter } from "../contract/problem";

const settings = createRoute({
  method: "get",
  path: "/pageeditor-api/settings",
  cache: "structure",
  summary: "Settings of the site and its design",
  tags: ["Site"],
  request: { query: langQuery },
  responses: { 200: json(siteSettingsSchema, "The settings"), ...malformed },
});

export const site = newRouter().openapi(settings, async (c) =>
  c.json(await readSettings(c.var.db, c.var.facts.lang), 200),
);
