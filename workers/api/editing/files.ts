import { createRoute, z } from "@hono/zod-openapi";
import { pagedSchema } from "~/domain/common/schema";
import { keptFileSchema } from "~/domain/editing/picking";
import { fileTypes } from "~/domain/pages/media-files";
import { longestSearch } from "~/domain/productions/query";
import { keepFile, readKeptFile } from "../../publishing/keep-file";
import { pickFiles, picksPerPage } from "../../publishing/pick";
import { fileBody, json, langParams } from "../contract/lang";
import { answer, created } from "../contract/answers";
import { problem, problemAnswer } from "../contract/problem";
import { pageParam, positiveInt } from "../contract/query";
import { pageOf } from "../contract/reading";
import { askingOf, closedToOthers, editorsRouter, refusals } from "./asking";

const tags = ["Editing"];

const list = createRoute({
  method: "get",
  path: "/{lang}/pageeditor-api/files/",
  summary: "Sounds, films and documents of the media library, by words of their names",
  tags,
  request: {
    params: langParams,
    query: z.object({
      q: z.string().max(longestSearch).optional(),
      type: z.enum(fileTypes).optional(),
      page: pageParam,
    }),
  },
  responses: { 200: json(pagedSchema(keptFileSchema), "One page"), ...refusals },
});

const one = createRoute({
  method: "get",
  path: "/{lang}/pageeditor-api/files/{file}/",
  summary: "A sound, film or document of the media library",
  tags,
  request: { params: langParams.extend({ file: positiveInt }) },
  responses: { 200: json(keptFileSchema, "The file"), ...refusals },
});

const keep = createRoute({
  method: "post",
  path: "/{lang}/pageeditor-api/files/",
  middleware: closedToOthers("keep media"),
  summary: "Put a sound, film or document into the media library",
  description:
    "PDF, MP3, M4A, Ogg, WAV, MP4, WebM or WebVTT by its bytes, twenty megabytes at most. The same file twice is one.",
  tags,
  request: { params: langParams, body: fileBody },
  responses: {
    201: json(keptFileSchema, "Kept"),
    ...refusals,
    413: problemAnswer("The file is too large"),
    422: problemAnswer("Nothing of these kinds"),
  },
});

/** What of the media library is no picture: chosen from, and brought. */
export const files = editorsRouter("files/*")
  .openapi(list, async (c) => {
    const { q = "", page = 1, type } = c.req.valid("query");
    const found = await pickFiles(askingOf(c), { q, page, type });
    return found.ok ? pageOf(c, { page }, picksPerPage, found.value) : problem(c, found);
  })
  .openapi(one, async (c) => answer(c, await readKeptFile(askingOf(c), c.req.valid("param").file)))
  .openapi(keep, async (c) => created(c, await keepFile(askingOf(c), c.req.valid("form").file)));
