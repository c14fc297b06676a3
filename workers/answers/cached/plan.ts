import { asksForItsRoutes, pagePolicy, pageQueryKeys } from "~/domain/site/page-queries";
import { dataPathOf, fitsKey, isPage, normaliseQuery, targetOf, type Target } from "~/domain/site/paths";
import { policies, type Policy, type PolicyName } from "../../cache/policies";
import type { RequestState } from "../../http/request-state";
import type { DeclaredCall } from "../../api/contract/query-keys";

/** How a request is to be cached: the address it is made for, and the name it is kept under. */
export interface CachePlan {
  key: string;
  policy: Policy;
  /** The address without what its route does not know: the answer is made from this one. */
  url: string;
  kind: Target["kind"];
}

/** Which loaders a single-fetch request asks for. */
const routesKey = "_routes";

function policyAndKeys(
  target: Target,
  query: URLSearchParams,
  declaredCall: (pathname: string) => DeclaredCall | null,
): { policy: PolicyName; keys: readonly string[] } | null {
  if (target.kind === "api") {
    const call = declaredCall(target.pathname);
    // What cannot be part of a name is for the declaration to judge.
    return call?.cache && call.keys.every((key) => fitsKey(query, key))
      ? { policy: call.cache, keys: call.keys }
      : null;
  }
  if (!isPage(target) || target.lang === undefined) return null;
  const policy = pagePolicy(target.rest);
  if (!policy || !asksForItsRoutes(target.rest, query.get(routesKey))) return null;
  return { policy, keys: [...pageQueryKeys(target.rest, query), ...(target.kind === "data" ? [routesKey] : [])] };
}

/** Keys whose values are anybody's own words, or any choice of ids. */
const free = new Set(["q", "query", "ids"]);

/** Every page or list has countless filtered forms: each is worth keeping for a shorter time, or hardly at all. */
function policyOf(name: PolicyName, search: string): Policy {
  const narrowing = [...new URLSearchParams(search).keys()].filter((key) => key !== "lang" && key !== routesKey);
  if (narrowing.some((key) => free.has(key))) return policies.searched;
  return policies[name === "structure" || narrowing.length === 0 ? name : "filtered"];
}

/** The plan for a request, or null if its answer is made for it alone. */
export function planFor(
  request: Request,
  { facts, env }: RequestState,
  declaredCall: (pathname: string) => DeclaredCall | null,
): CachePlan | null {
  if ((request.method !== "GET" && request.method !== "HEAD") || facts.session.staff || facts.preview) return null;
  const url = new URL(request.url);
  const target = targetOf(url.pathname);
  const found = policyAndKeys(target, url.searchParams, declaredCall);
  if (!found) return null;
  const search = normaliseQuery(url.searchParams, found.keys);
  const path = (target.kind === "data" ? dataPathOf(target.pathname) : target.pathname) + search;
  // Answers hold absolute addresses; only foreign ones lengthen the key.
  const origin = url.origin === env.SITE_ORIGIN ? "" : url.origin;
  const time = facts.fixedTime ? `@${facts.now}` : "";
  return {
    key: `${origin}${path}${time}`,
    policy: policyOf(found.policy, search),
    url: url.origin + path,
    kind: target.kind,
  };
}
