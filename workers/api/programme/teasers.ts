import { createRoute, z } from "@hono/zod-openapi";
import { programmeTeaserSchema } from "~/domain/programme/schema";
import { listTeasers } from "../../db/programme/teasers";
import { json, langParams } from "../contract/lang";
import { newRouter } from "../contract/problem";

const list = createRoute({
  method: "get",
  path: "/{lang}/api/teasers/",
  cache: "programme",
  summary: "Teasers mixed into the programme, each before the day of its position",
  tags: ["Programme"],
  request: { params: langParams },
  responses: { 200: json(z.array(programmeTeaserSchema), "Teasers for today and later") },
});

export const teasers = newRouter().openapi(list, async (c) => c.json(await listTeasers(c.var.db, c.var.facts), 200));
