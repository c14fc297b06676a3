import type { KnownModules } from "~/domain/pages/module-definition";
import type { RequestFacts } from "~/server/context";
import type { Bindings } from "./app-env";

/**
 * A request's state outside of Hono's context: it travels with the request into the API and into
 * React Router, and outlives the answer where the cache renews a page in the background.
 */
export interface RequestState {
  env: Bindings;
  ctx: ExecutionContext;
  facts: RequestFacts;
  /** The answer will be shown to everybody: it may depend on nothing but the address. */
  shared: boolean;
  /** The types of page modules of this build. */
  modules: KnownModules;
}

/** Answers a request: the API, a page, or either of them through the cache. */
export type Answer = (request: Request, state: RequestState) => Promise<Response>;
