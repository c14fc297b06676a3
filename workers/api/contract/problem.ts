import { OpenAPIHono, type Hook } from "@hono/zod-openapi";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { fail, type DetailedFailure, type ErrorCode, type FieldError } from "~/domain/common/errors";
import { problemSchema } from "~/domain/common/schema";
import type { Session } from "~/domain/site/session";
import type { ApiEnv } from "../../http/app-env";
import { onError } from "../../http/on-error";
import { problemResponse } from "../../http/problem";

/**
 * Signing in once more would not help who has yet to set up a second factor: they are told what does. Nor would it where
 * nobody can tell who asks: they may well be allowed to.
 */
function asSeenBy({ enrolling, isUnknown }: Session, failure: DetailedFailure): DetailedFailure {
  const { code } = failure;
  if (isUnknown && (code === "unauthorized" || code === "forbidden"))
    return fail("overloaded", "Who is signed in cannot be told at the moment, try again shortly");
  return enrolling && code === "unauthorized" ? fail("forbidden", "Set up the second factor first") : failure;
}

/** The failure as the answer of a handler. Throw nothing for expected failures: return this. */
export const problem = (c: Context<ApiEnv>, failure: DetailedFailure): never =>
  // Hono's typed handlers know the declared answers only; every route may also answer a problem.
  problemResponse(asSeenBy(c.var.facts.session, failure), c.var.facts.requestId) as never;

/** Declares the problem answer of a route: spread into `responses`. */
export const problemAnswer = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: problemSchema } },
});

/** The problem of calls whose query is checked: spread into `responses`. */
export const malformed = { 400: problemAnswer("A known key has a malformed value; the problem names it") };

/** Zod's issues by field; the path is dotted ("tickets.0.amount") and names the key of a query. */
function fieldErrors(issues: readonly { path: PropertyKey[]; message: string }[]): FieldError[] {
  return issues.map((issue) => ({ path: issue.path.map(String).join("."), message: issue.message }));
}

const onInvalid: Hook<unknown, ApiEnv, string, unknown> = (result, c) => {
  if (result.success) return undefined;
  const errors = fieldErrors(result.error.issues);
  const keys = [...new Set(errors.map((error) => error.path))].filter(Boolean).join(", ");
  const places = { query: "query", param: "path", json: "body", form: "form", header: "header", cookie: "cookie" };
  return problemResponse(
    fail("bad_request", `Malformed ${places[result.target]}${keys ? `: ${keys}` : ""}`, errors),
    c.var.facts.requestId,
  );
};

/** A router of the API: malformed input is answered with a 400 problem that names the keys. */
export const newRouter = () => new OpenAPIHono<ApiEnv>({ defaultHook: onInvalid });

const codeOfStatus: Record<number, ErrorCode> = {
  400: "bad_request",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  409: "conflict",
  413: "payload_too_large",
  415: "unsupported_media_type",
  422: "unprocessable",
  429: "too_many_requests",
};

/** Last resort of the API: logged once with the request's id, shown without any detail. */
export function onApiError(error: Error, c: Context<ApiEnv>): Response {
  const code = error instanceof HTTPException ? codeOfStatus[error.status] : undefined;
  if (code) return problemResponse(error.message ? fail(code, error.message) : fail(code), c.var.facts.requestId);
  return onError(error, c);
}

/** Unknown paths of the API. */
export const onApiNotFound = (c: Context<ApiEnv>): Response =>
  problemResponse(fail("not_found", `Nothing is served at ${c.req.method} ${c.req.path}`), c.var.facts.requestId);
