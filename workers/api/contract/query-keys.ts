import type { OpenAPIHono } from "@hono/zod-openapi";
import { policies, type PolicyName } from "../../cache/policies";
import type { ApiEnv } from "../../http/app-env";

type Registry = OpenAPIHono<ApiEnv>["openAPIRegistry"];

/** The keys of a query schema, also below refinements and transformations. */
function keysOf(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  if ("shape" in schema && typeof schema.shape === "object" && schema.shape !== null) return Object.keys(schema.shape);
  if ("def" in schema && typeof schema.def === "object" && schema.def !== null) {
    const { def } = schema;
    if ("in" in def) return keysOf(def.in);
    if ("innerType" in def) return keysOf(def.innerType);
  }
  return [];
}

function patternOf(path: string): RegExp {
  const source = path
    .replace(/\/$/, "")
    .replaceAll(/[.*+?^$|()[\]\\]/g, "\\$&")
    .replaceAll(/\{[\w]+\{[^}]*\}\}/g, ".*")
    .replaceAll(/\{[^}]+\}/g, "[^/]+");
  return new RegExp(`^${source}/?$`);
}

/** How the answers of a call are kept: what does not say it is never stored; seats, carts and people never are. */
function policyOf(route: object): PolicyName | null {
  if (!("cache" in route)) return null;
  const name = (Object.keys(policies) as PolicyName[]).find((known) => known === route.cache);
  if (!name) throw new Error(`no policy of the cache is called ${String(route.cache)}`);
  return name;
}

/** What the cache wants to know of a call: the query keys it reads, and how long its answers are kept. */
export interface DeclaredCall {
  keys: readonly string[];
  cache: PolicyName | null;
}

/**
 * What a path of the API is declared as, read from its GET routes: the same declarations that
 * validate. Null for a path nobody declares.
 */
export function callsOf(registry: Registry): (pathname: string) => DeclaredCall | null {
  let table: (DeclaredCall & { pattern: RegExp })[] | undefined;
  const build = () =>
    registry.definitions.flatMap((definition) => {
      if (definition.type !== "route" || definition.route.method !== "get") return [];
      const { path, request } = definition.route;
      return [{ pattern: patternOf(path), keys: keysOf(request?.query), cache: policyOf(definition.route) }];
    });
  return (pathname) => {
    table ??= build();
    return table.find(({ pattern }) => pattern.test(pathname)) ?? null;
  };
}
