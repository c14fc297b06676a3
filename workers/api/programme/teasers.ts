import { z } from "@hono/zod-openapi";
import { programmeTeaserSchema } from "~/domain/programme/schema";
import { listTeasers } from "../../db/programme/teasers";
import { newRouter } from "../contract/problem";
import { wholeRoute } from "../contract/reading";

const list = wholeRoute("/{lang}/api/teasers/", z.array(programmeTeaserSchema), {
  cache: "programme",
  summary: "Teasers mixed into the programme, each before the day of its position",
  tags: ["Programme"],
  answer: "Teasers for today and later",
});

export const teasers = newRouter().openapi(list, async (c) => c.json(await listTeasers(c.var.db, c.var.facts), 200));
