import { createRoute, z } from "@hono/zod-openapi";
import { addArticlePage } from "../../publishing/add-article-page";
import { json, langParams } from "../contract/lang";
import { answer } from "../contract/answers";
import { problemAnswer } from "../contract/problem";
import { positiveInt } from "../contract/query";
import { askingOf, editorsRouter, refusals } from "./asking";

const addPage = createRoute({
  method: "post",
  path: "/{lang}/pageeditor-api/articles/{id}/page/",
  summary: "Give an article a page of sections after its text",
  description: "Again it answers the same. What is on it is edited and published as on any other page.",
  tags: ["Editing"],
  request: { params: langParams.extend({ id: positiveInt }) },
  responses: {
    200: json(z.object({ page: z.int() }), "The id of its page"),
    ...refusals,
    404: problemAnswer("There is no such article"),
  },
});

/** What editors do to articles. */
export const articlePages = editorsRouter("articles/*").openapi(addPage, async (c) => {
  return answer(c, await addArticlePage(askingOf(c), c.req.valid("param").id));
});
