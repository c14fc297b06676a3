import { navigationSchema } from "~/domain/site/schema";
import { readNavigation } from "../../db/site/site-navigation";
import { newRouter } from "../contract/problem";
import { wholeRoute } from "../contract/reading";

const menus = wholeRoute("/{lang}/pageeditor-api/nav", navigationSchema, {
  cache: "structure",
  summary: "Primary, secondary and footer menu",
  tags: ["Site"],
  answer: "The menus as trees",
});

export const navigation = newRouter().openapi(menus, async (c) =>
  c.json(await readNavigation(c.var.db, c.var.facts.lang), 200),
);
