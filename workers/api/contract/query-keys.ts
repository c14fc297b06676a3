import type { OpenAPIHono } from "@hono/zod-openapi";
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

/**
 * Which query keys a path of the API knows, read from the declarations of its GET routes: the same
 * ones that validate. A path nobody declares knows none.
 */
export function queryKeysOf(registry: Registry): (pathname: string) => readonly string[] {
  let table: { pattern: RegExp; keys: readonly string[] }[] | undefined;
  const build = () =>
    registry.definitions.flatMap((definition) =>
      definition.type === "route" && definition.route.method === "get"
        ? [{ pattern: patternOf(definition.route.path), keys: keysOf(definition.route.request?.query) }]
        : [],
    );
  return (pathname) => {
    table ??= build();
    return table.find(({ pattern }) => pattern.test(pathname))?.keys ?? [];
  };
}
