import { createRoute, z } from "@hono/zod-openapi";
import { pagedSchema, problemSchema } from "~/domain/common/schema";
import {
  candidateSchema,
  keptImageSchema,
  mediaChangeSchema,
  mediaConflictSchema,
  targetSchema,
  usageSchema,
} from "~/domain/editing/picking";
import { longestSearch } from "~/domain/productions/query";
import { describeImage, imageUsage, keepImage, readKept } from "../../publishing/keep-image";
import { pickEvents, pickImages, pickLinks, picksPerPage } from "../../publishing/pick";
import { fileBody, json, jsonBody, langParams } from "../contract/lang";
import { answer, created } from "../contract/answers";
import { problem, problemAnswer } from "../contract/problem";
import { pageParam, positiveInt } from "../contract/query";
import { pageOf } from "../contract/reading";
import { askingOf, closedToOthers, editorsRouter, onRevision, refusals, revisionHeader } from "./asking";

const tags = ["Editing"];
const query = z.object({
  q: z.string().max(longestSearch).optional().meta({ description: "Words, the last of them unfinished" }),
  page: pageParam,
});

const picker = <const Kind extends string, Schema extends z.ZodType>(kind: Kind, schema: Schema, summary: string) =>
  createRoute({
    method: "get",
    path: `/{lang}/pageeditor-api/pick/${kind}/` as const,
    summary,
    tags,
    request: { params: langParams, query },
    responses: { 200: json(pagedSchema(schema), "One page"), ...refusals },
  });

const links = picker("links", targetSchema, "Where a link may lead, by name");
const images = picker("images", keptImageSchema, "Pictures of the media library, by words of their descriptions");
const events = picker("events", candidateSchema, "Shows, by words of their titles");

const path = "/{lang}/pageeditor-api/media/{media}/" as const;
const params = langParams.extend({ media: positiveInt });

const one = createRoute({
  method: "get",
  path,
  summary: "A picture of the media library with what is said of it",
  tags,
  request: { params },
  responses: { 200: json(keptImageSchema, "The picture"), ...refusals },
});

const usage = createRoute({
  method: "get",
  path: `${path}usage/`,
  summary: "What of the house shows a picture: pages as they are published, and records",
  tags,
  request: { params },
  responses: { 200: json(z.object({ results: z.array(usageSchema) }), "A hundred of each kind at most"), ...refusals },
});

const keep = createRoute({
  method: "post",
  path: "/{lang}/pageeditor-api/media/",
  middleware: closedToOthers("keep media"),
  summary: "Put a picture into the media library",
  description: "PNG, JPEG, WebP, AVIF or GIF by its bytes, ten megabytes at most. The same file twice is one picture.",
  tags,
  request: { params: langParams, body: fileBody },
  responses: {
    201: json(keptImageSchema, "Kept"),
    ...refusals,
    413: problemAnswer("The file is too large"),
    422: problemAnswer("No picture, or one with too many pixels"),
  },
});

const describe = createRoute({
  method: "patch",
  path,
  middleware: closedToOthers("keep media"),
  summary: "Change what is said of a picture",
  tags,
  request: { params, headers: revisionHeader, body: jsonBody(mediaChangeSchema) },
  responses: {
    200: json(keptImageSchema, "The picture as it is now"),
    ...refusals,
    409: {
      description: "Others have changed what is said of it since the revision; `image`: to what",
      content: { "application/problem+json": { schema: problemSchema.extend(mediaConflictSchema.partial().shape) } },
    },
    428: problemAnswer("Without a revision"),
  },
});

/** What editors choose from, and the pictures they bring. */
export const picking = editorsRouter("pick/*", "media/*")
  .openapi(links, async (c) => {
    const { q = "", page = 1 } = c.req.valid("query");
    const found = await pickLinks(askingOf(c), { q, page });
    return found.ok ? pageOf(c, { page }, picksPerPage, found.value) : problem(c, found);
  })
  .openapi(images, async (c) => {
    const { q = "", page = 1 } = c.req.valid("query");
    const found = await pickImages(askingOf(c), { q, page });
    return found.ok ? pageOf(c, { page }, picksPerPage, found.value) : problem(c, found);
  })
  .openapi(events, async (c) => {
    const { q = "", page = 1 } = c.req.valid("query");
    const found = await pickEvents(askingOf(c), { q, page });
    return found.ok ? pageOf(c, { page }, picksPerPage, found.value) : problem(c, found);
  })
  .openapi(one, async (c) => answer(c, await readKept(askingOf(c), c.req.valid("param").media)))
  .openapi(usage, async (c) => {
    const found = await imageUsage(askingOf(c), c.req.valid("param").media);
    return found.ok ? c.json({ results: found.value }, 200) : problem(c, found);
  })
  .openapi(keep, async (c) => created(c, await keepImage(askingOf(c), c.req.valid("form").file)))
  .openapi(describe, async (c) =>
    answer(
      c,
      await describeImage(
        askingOf(c),
        c.req.valid("param").media,
        onRevision(c.req.valid("header"), c.req.valid("json")),
      ),
    ),
  );
