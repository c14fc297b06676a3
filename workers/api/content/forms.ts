import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { fail } from "~/domain/common/errors";
import {
  formEntryRequestSchema,
  formEntrySchema,
  formSchema,
  tempFileSchema,
  ticketSchema,
} from "~/domain/forms/schema";
import { networkOf } from "~/domain/site/network";
import { logError } from "~/server/log.server";
import { isAllowed } from "../../backends/rate-limiter";
import { readForm } from "../../db/content/forms";
import { announceEntry } from "../../forms/announce-entry";
import { keepUpload } from "../../forms/keep-upload";
import { submitEntry } from "../../forms/submit-entry";
import { ticketFor } from "../../forms/ticket";
import type { ApiEnv } from "../../http/app-env";
import { fileBody, json, jsonBody, langParams } from "../contract/lang";
import { created } from "../contract/answers";
import { malformed, newRouter, problem, problemAnswer } from "../contract/problem";
import { found, recordRoute } from "../contract/reading";

const tags = ["Forms"];

const form = recordRoute("/{lang}/api/forms/{id}/", formSchema, {
  cache: "structure",
  summary: "A form with its fields",
  description: "The last field is always the repeated address: slug `email2`, type `emailconfirm`.",
  tags,
  answer: "The form",
  none: "No such form",
});

const refusals = {
  403: problemAnswer("The request did not come from this site"),
  413: problemAnswer("Larger than ten megabytes"),
  415: problemAnswer("A body, or a file, of a type that is not taken here"),
  429: problemAnswer("Too much from one network; Retry-After says when to come back"),
};

const upload = createRoute({
  method: "post",
  path: "/{lang}/api/temp-files/",
  summary: "Keep a file for a form that is about to be sent",
  description:
    "PDF, JPEG, PNG, WebP, AVIF or GIF by its bytes, ten megabytes at most. Deleted after a day unless an entry of a form names it.",
  tags,
  request: { params: langParams, body: fileBody },
  responses: { 201: json(tempFileSchema, "Kept; `id` is the value of the form's field"), ...malformed, ...refusals },
});

const ticket = createRoute({
  method: "get",
  path: "/{lang}/api/forms-entries/ticket/",
  summary: "What a form's page sends along: when it was made",
  tags,
  request: { params: langParams },
  responses: {
    200: json(ticketSchema, "Signed; never stored"),
    503: problemAnswer("The installation has no AUTH_SECRET"),
  },
});

const submit = createRoute({
  method: "post",
  path: "/{lang}/api/forms-entries/",
  summary: "Send a form",
  description: "Values by the slugs of the fields. `errors` of a refusal name each wrong field as `field_values.slug`.",
  tags,
  request: {
    params: langParams,
    headers: z.object({
      "idempotency-key": z
        .string()
        .regex(/^[\w.:-]{1,128}$/)
        .optional()
        .meta({ description: "Chosen by the client: the same key makes one entry" }),
    }),
    body: jsonBody(formEntryRequestSchema),
  },
  responses: {
    201: json(formEntrySchema, "Arrived"),
    404: problemAnswer("No such form"),
    422: problemAnswer("It seems to come from a program: trap_filled_in, sent_out_of_time"),
    ...malformed,
    ...refusals,
  },
});

const askingOf = (c: Context<ApiEnv>) => ({
  db: c.var.db,
  env: c.env,
  now: c.var.facts.now,
  lang: c.var.facts.lang,
});

/** The period of the binding in wrangler.toml, in seconds: what somebody who was refused waits at most. */
const period = "60";

/** Limits what one network sends. Reading is never limited. */
function limitFormWrites(): MiddlewareHandler<ApiEnv> {
  return async function limitFormWritesMiddleware(c, next) {
    if (c.req.method !== "POST") return next();
    const network = networkOf(c.req.header("cf-connecting-ip") ?? "");
    if (await isAllowed(c.env, c.env.FORM_WRITES, network)) return next();
    const refused: Response = problem(c, fail("too_many_requests", "Too many forms from one network; wait a minute"));
    refused.headers.set("retry-after", period);
    return refused;
  };
}

const limited = newRouter();
for (const path of ["/:lang/api/temp-files/*", "/:lang/api/forms-entries/*"]) limited.use(path, limitFormWrites());

/** Forms of the house, and what people send with them. */
export const forms = limited
  .openapi(form, async (c) => {
    const { db, facts } = c.var;
    return found(c, (await readForm(db, c.req.valid("param").id, facts.lang))?.form, "No such form");
  })
  .openapi(upload, async (c) => created(c, await keepUpload(askingOf(c), c.req.valid("form").file)))
  .openapi(ticket, async (c) => {
    const { AUTH_SECRET } = c.env;
    if (!AUTH_SECRET)
      return problem(c, fail("overloaded", "Forms are not set up: the installation has no AUTH_SECRET"));
    return c.json({ ticket: await ticketFor(AUTH_SECRET, c.var.facts.now) }, 200);
  })
  .openapi(submit, async (c) => {
    const asking = askingOf(c);
    const key = c.req.valid("header")["idempotency-key"] ?? null;
    const submitted = await submitEntry(asking, c.req.valid("json"), key);
    if (!submitted.ok) return problem(c, submitted);
    const { entry, isNew } = submitted.value;
    // Nobody waits for the mail; what fails is tried again by the cron.
    if (isNew)
      c.executionCtx.waitUntil(
        announceEntry(asking, entry.id).catch((error: unknown) => logError("announcing a form's entry", error)),
      );
    return c.json(entry, 201);
  });
