import { dataKeys, editorKeys, pageQueryKeys } from "~/domain/site/page-queries";
import { dataPathOf, normaliseQuery, targetOf, type Target } from "~/domain/site/paths";
import { apiPolicy, pagePolicy, policies, type Policy } from "../../cache/policies";
import type { RequestState } from "../request-state";

/** How a request is to be cached: the address it is made for, and the name it is kept under. */
export interface CachePlan {
  key: string;
  policy: Policy;
  /** The address without what its route does not know: the answer is made from this one. */
  url: string;
  kind: Target["kind"];
}

function policyAndKeys(
  target: Target,
  apiKeys: (pathname: string) => readonly string[],
): { policy: Policy; keys: readonly string[] } | null {
  if (target.kind === "api") {
    const name = apiPolicy(target.pathname);
    return name && { policy: policies[name], keys: apiKeys(target.pathname) };
  }
  if ((target.kind !== "document" && target.kind !== "data") || target.lang === undefined) return null;
  const name = pagePolicy(target.rest);
  const keys = pageQueryKeys(target.rest);
  return name && { policy: policies[name], keys: target.kind === "data" ? [...keys, ...dataKeys] : keys };
}

/** The plan for a request, or null if its answer is made for it alone. */
export function planFor(
  request: Request,
  { vars, env }: RequestState,
  apiKeys: (pathname: string) => readonly string[],
): CachePlan | null {
  if ((request.method !== "GET" && request.method !== "HEAD") || vars.session.staff) return null;
  const url = new URL(request.url);
  if (editorKeys.some((key) => url.searchParams.has(key))) return null;
  const target = targetOf(url.pathname);
  const found = policyAndKeys(target, apiKeys);
  if (!found) return null;
  const path =
    (target.kind === "data" ? dataPathOf(target.pathname) : target.pathname) +
    normaliseQuery(url.searchParams, found.keys);
  // Answers hold absolute addresses; only foreign ones lengthen the key.
  const origin = url.origin === env.SITE_ORIGIN ? "" : url.origin;
  const time = vars.fixedTime ? `@${vars.now}` : "";
  return { key: `${origin}${path}${time}`, policy: found.policy, url: url.origin + path, kind: target.kind };
}
