import { createRoute, z } from "@hono/zod-openapi";
import { fail } from "~/domain/common/errors";
import { problemSchema } from "~/domain/common/schema";
import {
  acceptedSchema,
  conflictSchema,
  keptStateSchema,
  publishedSchema,
  publishErrorSchema,
  publishRequestSchema,
  sharedPreviewSchema,
  stepSchema,
  versionDocumentSchema,
  versionSchema,
} from "~/domain/editing/schema";
import { previewKey } from "../../auth/preview-key";
import { publish } from "../../publishing/publish";
import { callOff, setOnline, stayOnline } from "../../publishing/set-online";
import { undoLast } from "../../publishing/undo";
import { keepVersion, pageVersions, readVersion, restoreVersion, sharePreview } from "../../publishing/versions";
import { versionName } from "../content/page-parts";
import { json, jsonBody } from "../contract/lang";
import { answer, noContent } from "../contract/answers";
import { problem, problemAnswer } from "../contract/problem";
import {
  askingOf,
  closedToOthers,
  editorsRouter,
  ofPage,
  onRevision,
  pageParams,
  refusals,
  revisionHeader,
  versionParams,
} from "./asking";

const tags = ["Editing"];
const params = pageParams;
const done = { 204: { description: "Done" }, ...refusals };
const conflicting = {
  description: "Others have changed the same meanwhile",
  content: { "application/problem+json": { schema: problemSchema.extend(conflictSchema.partial().shape) } },
};
const missingRevision = { 428: problemAnswer("Without a revision") };

const publishNow = createRoute({
  method: "post",
  path: ofPage("publish/"),
  middleware: closedToOthers("publish pages"),
  summary: "Publish the working copy, now or at a moment to come",
  tags,
  request: { params, body: jsonBody(publishRequestSchema) },
  responses: {
    200: json(publishedSchema, "The version that visitors see, or will see"),
    ...refusals,
    409: problemAnswer("The working copy has gone on since `rev`"),
    422: {
      description: "Something is missing or wrong, by module and prop; or `at` has passed",
      content: {
        "application/problem+json": {
          schema: problemSchema.extend({ publish_errors: z.array(publishErrorSchema).optional() }),
        },
      },
    },
    ...missingRevision,
  },
});

const unschedule = createRoute({
  method: "delete",
  path: ofPage("publish/"),
  middleware: closedToOthers("publish pages"),
  summary: "Call off a publication that waits for its moment",
  tags,
  request: { params },
  responses: done,
});

const offline = createRoute({
  method: "post",
  path: ofPage("offline/"),
  middleware: closedToOthers("publish pages"),
  summary: "Hide the page from visitors, now or at a moment to come",
  tags,
  request: { params, body: jsonBody(z.object({ at: z.iso.datetime({ offset: true }).optional() })) },
  responses: { ...done, 422: problemAnswer("`at` has passed") },
});

const remain = createRoute({
  method: "delete",
  path: ofPage("offline/"),
  middleware: closedToOthers("publish pages"),
  summary: "Call off that the page goes offline by itself",
  tags,
  request: { params },
  responses: done,
});

const online = createRoute({
  method: "post",
  path: ofPage("online/"),
  middleware: closedToOthers("publish pages"),
  summary: "Show the page to visitors",
  tags,
  request: { params },
  responses: { ...done, 422: problemAnswer("It cannot be shown") },
});

const list = createRoute({
  method: "get",
  path: ofPage("versions/"),
  summary: "The versions of a page, newest first",
  tags,
  request: { params },
  responses: { 200: json(z.object({ results: z.array(versionSchema) }), "At most 200"), ...refusals },
});

const keep = createRoute({
  method: "post",
  path: ofPage("versions/"),
  summary: "Keep a state of the page that is not its working copy",
  description: "Of two wordings the one that was not taken. The same state again is the same version.",
  tags,
  request: { params, body: jsonBody(keptStateSchema) },
  responses: {
    200: json(publishedSchema, "The version"),
    ...refusals,
    413: problemAnswer("The page would be too large"),
    422: problemAnswer("A value may not be saved: `errors` by `module.prop`"),
  },
});

const share = createRoute({
  method: "post",
  path: ofPage("preview/"),
  summary: "Show a version of the page to somebody who is not of the house, for a week",
  description: "The key belongs into the page's address, beside its version: `?v=draft&preview=…`.",
  tags,
  request: { params, body: jsonBody(z.object({ version: versionName })) },
  responses: {
    200: json(sharedPreviewSchema, "What the link needs"),
    ...refusals,
    503: problemAnswer("The installation has no AUTH_SECRET"),
  },
});

const version = createRoute({
  method: "get",
  path: ofPage("versions/{seq}/"),
  summary: "A version of a page as it was",
  tags,
  request: { params: versionParams },
  responses: { 200: json(versionDocumentSchema, "The version"), ...refusals },
});

const steps = {
  200: json(acceptedSchema, "Done"),
  ...refusals,
  409: conflicting,
  413: problemAnswer("The page would become too large"),
  422: problemAnswer("It does not fit"),
  ...missingRevision,
};

const restore = createRoute({
  method: "post",
  path: ofPage("versions/{seq}/restore/"),
  summary: "Take an earlier version up again as the working copy",
  tags,
  request: {
    params: versionParams,
    body: jsonBody(z.object({ base_rev: z.int().min(0).optional(), step: z.uuid() })),
  },
  responses: steps,
});

const undo = createRoute({
  method: "post",
  path: ofPage("undo/"),
  summary: "Undo one's own last step on the page",
  description: "From the revision on that is seen. The same `step` again undoes nothing more.",
  tags,
  request: {
    params,
    headers: revisionHeader,
    body: {
      content: {
        "application/json": {
          schema: z.object({ base_rev: z.int().min(0).optional(), step: z.uuid().optional() }),
        },
      },
    },
  },
  responses: { ...steps, 200: json(acceptedSchema.extend({ step: stepSchema }), "Undone by this step") },
});

/** What becomes of a page's working copy: what visitors see of it, and when; what it was before. */
export const publishing = editorsRouter(
  ...["publish", "offline", "online", "preview", "versions", "undo"].flatMap((call) => [
    `page/:page{[1-9][0-9]*}/${call}`,
    `page/:page{[1-9][0-9]*}/${call}/*`,
  ]),
)
  .openapi(publishNow, async (c) =>
    answer(c, await publish(askingOf(c), c.req.valid("param").page, c.req.valid("json"))),
  )
  .openapi(unschedule, async (c) => noContent(c, await callOff(askingOf(c), c.req.valid("param").page)))
  .openapi(offline, async (c) => {
    const { at } = c.req.valid("json");
    const change = { isOnline: false, at: at === undefined ? undefined : Date.parse(at) };
    return noContent(c, await setOnline(askingOf(c), c.req.valid("param").page, change));
  })
  .openapi(remain, async (c) => noContent(c, await stayOnline(askingOf(c), c.req.valid("param").page)))
  .openapi(online, async (c) =>
    noContent(c, await setOnline(askingOf(c), c.req.valid("param").page, { isOnline: true })),
  )
  .openapi(list, async (c) => {
    const versions = await pageVersions(askingOf(c), c.req.valid("param").page);
    return versions.ok ? c.json({ results: versions.value }, 200) : problem(c, versions);
  })
  .openapi(keep, async (c) => answer(c, await keepVersion(askingOf(c), c.req.valid("param").page, c.req.valid("json"))))
  .openapi(share, async (c) => {
    const { AUTH_SECRET: secret } = c.env;
    if (!secret) return problem(c, fail("overloaded", "Links are not set up: the installation has no AUTH_SECRET"));
    const { version: name } = c.req.valid("json");
    return answer(
      c,
      await sharePreview(askingOf(c), c.req.valid("param").page, {
        version: name,
        sign: (preview) => previewKey(secret, preview),
      }),
    );
  })
  .openapi(version, async (c) => {
    const { page, seq } = c.req.valid("param");
    return answer(c, await readVersion(askingOf(c), page, seq));
  })
  .openapi(restore, async (c) => {
    const { page, seq } = c.req.valid("param");
    const { base_rev, step } = c.req.valid("json");
    return answer(c, await restoreVersion(askingOf(c), page, { seq, base_rev, step }));
  })
  .openapi(undo, async (c) =>
    answer(
      c,
      await undoLast(askingOf(c), c.req.valid("param").page, onRevision(c.req.valid("header"), c.req.valid("json"))),
    ),
  );
