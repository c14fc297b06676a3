import type { Context } from "hono";
import type { Result } from "~/domain/common/errors";
import type { ApiEnv } from "../../http/app-env";
import { problem } from "./problem";

/** What a command came to as the answer of a handler: its value as JSON, or its failure as a problem. */
export const answer = <Value extends object>(c: Context<ApiEnv>, result: Result<Value>) =>
  result.ok ? c.json(result.value, 200) : problem(c, result);

/** The same of a command that has made something. */
export const created = <Value extends object>(c: Context<ApiEnv>, result: Result<Value>) =>
  result.ok ? c.json(result.value, 201) : problem(c, result);

/** The same of a command that has nothing to tell. */
export const noContent = (c: Context<ApiEnv>, result: Result<unknown>) =>
  result.ok ? c.body(null, 204) : problem(c, result);
