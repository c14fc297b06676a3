import { createRoute, z } from "@hono/zod-openapi";
import { sourcesSchema } from "~/domain/editing/schema";
import { readSources } from "../../publishing/sources";
import { json, langParams } from "../contract/lang";
import { optionalIds } from "../contract/query";
import { editorsRouter, refusals } from "./asking";

const read = createRoute({
  method: "get",
  path: "/{lang}/pageeditor-api/sources/",
  summary: "What references of a document stand for",
  tags: ["Editing"],
  request: {
    params: langParams,
    query: z.object({
      media: optionalIds("pictures"),
      files: optionalIds("files"),
      venues: optionalIds("venues"),
    }),
  },
  responses: { 200: json(sourcesSchema, "Those there are, by id"), ...refusals },
});

/** Pictures, files and venues for documents that the editor has changed. */
export const sources = editorsRouter("sources/*").openapi(read, async (c) => {
  const { media = [], files = [], venues = [] } = c.req.valid("query");
  return c.json(await readSources(c.var.db, { media, files, venues }, c.var.facts), 200);
});
