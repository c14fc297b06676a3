import { fail } from "~/domain/common/errors";
import { csrfCookie, valueOf } from "~/domain/site/cookies";
import { targetOf } from "~/domain/site/paths";
import { logError } from "~/server/log.server";
import { limitsOf } from "../backends/limits";
import { within } from "../backends/within";
import { isStandIn } from "../cache/through-cache";
import type { Bindings } from "./app-env";
import { problemResponse } from "./problem";
import type { Answer } from "./request-state";

/** What the backend may hear of a request; everything else belongs to this Worker's own front. */
const passedOn = [
  "accept",
  "content-type",
  "cookie",
  "idempotency-key",
  "if-match",
  "if-none-match",
  "user-agent",
  "x-test-now",
];

/** What belongs to the connection to the backend and to its cache, and policies that this Worker sets itself. */
const notPassedBack = [
  "cache-status",
  "content-encoding",
  "content-length",
  "content-security-policy",
  "server-timing",
  "x-request-id",
];

/**
 * The proof of origin for the backend: this Worker has checked already where the request comes
 * from, also for plain forms, which carry no token.
 */
function prove(headers: Headers, env: Bindings): void {
  const cookies = headers.get("cookie") ?? "";
  const known = valueOf(cookies, csrfCookie);
  const token = known || crypto.randomUUID();
  if (!known) headers.set("cookie", [cookies, `${csrfCookie}=${token}`].filter(Boolean).join("; "));
  headers.set("x-csrftoken", token);
  headers.set("origin", env.SITE_ORIGIN);
}

/** True if another backend with the same contract answers the API. */
export const hasRemoteApi = (env: Bindings): boolean => env.API_ORIGIN !== "";

/**
 * Asks the backend at API_ORIGIN for a path of the contract. Redirects are answers. Rejects with
 * `BackendFailure` if the backend cannot be reached, or does not begin to answer in time.
 */
export const askRemoteApi = (env: Bindings, path: string, init: RequestInit = {}): Promise<Response> =>
  within("upstream", limitsOf(env).upstream, (signal) =>
    fetch(new URL(path, env.API_ORIGIN), { redirect: "manual", signal, ...init }),
  );

/** Paths below the API that answer documents. */
const documents = /^\/api\/(?:docs|auth)(?:\/|$)/;

/**
 * The answer with its body read. The contract speaks JSON: what some proxy in between sends in its
 * place as a success, or half of an answer, must not be kept. Rejects with `BackendFailure`.
 */
async function complete(response: Response, env: Bindings): Promise<Response> {
  const text = await within("upstream", limitsOf(env).upstream, async () => {
    const read = await response.text();
    if (response.ok && read !== "") JSON.parse(read);
    return read;
  });
  return new Response(text === "" ? null : text, response);
}

/** The API at API_ORIGIN, as if it were in this process: what browsers and pages ask for is passed on. */
export const answerRemotely: Answer = async (request, { env, facts }) => {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers({ "x-request-id": facts.requestId });
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const address = request.headers.get("cf-connecting-ip");
  if (address) headers.set("x-forwarded-for", address);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  if (hasBody) prove(headers, env);
  try {
    const response = await askRemoteApi(env, pathname + search, {
      method: request.method,
      headers,
      ...(hasBody ? { body: await request.arrayBuffer() } : {}),
    });
    const isDocument = targetOf(pathname).kind !== "api" || documents.test(pathname);
    const answer = isDocument ? new Response(response.body, response) : await complete(response, env);
    for (const name of notPassedBack) answer.headers.delete(name);
    // What the backend itself could not renew is not kept here as if it were new.
    if (!isStandIn(answer)) for (const name of ["age", "warning"]) answer.headers.delete(name);
    // What may be kept is decided here, by the same policies: only a plain no is the backend's to say.
    if (!/no-store/.test(answer.headers.get("cache-control") ?? "")) answer.headers.delete("cache-control");
    return answer;
  } catch (error) {
    logError("asking the backend", error, { path: pathname });
    return problemResponse(fail("upstream_failed"), facts.requestId);
  }
};
