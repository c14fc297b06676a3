import { createRoute, type z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fail } from "~/domain/common/errors";
import type { PolicyName } from "../../cache/policies";
import type { ApiEnv } from "../../http/app-env";
import type { Slice } from "../../db/programme/events";
import { json, langParams } from "./lang";
import { toPaged } from "./paged";
import { malformed, problem, problemAnswer } from "./problem";
import { positiveInt } from "./query";

interface Told {
  cache: PolicyName;
  summary: string;
  description?: string;
  tags: string[];
  /** What a 200 holds. */
  answer: string;
}

/** Declares a call that reads something whole, in the language of its address. */
export const wholeRoute = <const Path extends string, Schema extends z.ZodType>(
  path: Path,
  schema: Schema,
  { answer, ...told }: Told,
) =>
  createRoute({
    ...told,
    method: "get",
    path,
    request: { params: langParams },
    responses: { 200: json(schema, answer) },
  });

/** Declares a call that reads one record by the id in its address. */
export const recordRoute = <const Path extends string, Schema extends z.ZodType>(
  path: Path,
  schema: Schema,
  { answer, none, ...told }: Told & { none: string },
) =>
  createRoute({
    ...told,
    method: "get",
    path,
    request: { params: langParams.extend({ id: positiveInt }) },
    responses: { 200: json(schema, answer), ...malformed, 404: problemAnswer(none) },
  });

/** What was found, or the 404 that says in plain words what was not. */
export const found = <T extends object>(c: Context<ApiEnv>, record: T | null | undefined, none: string) =>
  record ? c.json(record, 200) : problem(c, fail("not_found", none));

/** The problem of lists that come in pages: spread into `responses`. */
export const pastTheEnd = { 404: problemAnswer("A page past the end") };

/** The page of a list that was asked for, `usual` entries long unless its query says otherwise; a 404 past the end. */
export const pageOf = <T extends object, More extends object = object>(
  c: Context<ApiEnv>,
  { page = 1, page_size }: { page?: number | undefined; page_size?: number | undefined },
  usual: number,
  { count, results, ...more }: Slice<T> & More,
) => {
  const paged = toPaged(c.req.url, { page, size: page_size ?? usual }, { count, results });
  return found(c, paged && { ...paged, ...more }, "There is no such page of this list");
};
