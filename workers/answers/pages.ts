import { createRequestHandler } from "@react-router/cloudflare";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { pagePolicy } from "~/domain/site/page-queries";
import { requestContext, type RequestFacts } from "~/server/context";
import { apiTransport } from "../api/contract/transport";
import { limitsOf } from "../backends/limits";
import { retryAfterSeconds } from "../http/problem";
import { staleWarning } from "../cache/through-cache";
import type { Answer, RequestState } from "../http/request-state";
import { waiting, wakingScript } from "./waking-script";

/** React Router's request handler, or what stands for it in tests below it. */
export type RenderPage = (
  request: Request,
  context: RouterContextProvider,
  state: Pick<RequestState, "env" | "ctx">,
) => Promise<Response>;

/** React Router's request handler for Cloudflare over a build of the site. */
export function pageRenderer(build: ServerBuild, mode: string): RenderPage {
  const handle = createRequestHandler<Env>({
    build,
    mode,
    getLoadContext: ({ context: { cloudflare } }) => cloudflare.data.context as RouterContextProvider,
  });
  // It is made for Pages functions, of whose context it passes on what a Worker has as well.
  return async (request, context, { env, ctx }) =>
    handle({
      request: request as Request<unknown, IncomingRequestCfProperties>,
      env,
      data: { context },
      params: {},
      functionPath: "",
      next: () => Promise.reject(new Error("Nothing comes after a page")),
      waitUntil: (work) => ctx.waitUntil(work),
      passThroughOnException: () => ctx.passThroughOnException(),
    });
}

/**
 * Pages are complete without their scripts, so these wait, see `wakingScript`. React Router has no option for that where
 * it writes them.
 */
function withWaitingScripts(
  response: Response,
  { nonce, target }: RequestFacts,
  method: string,
  patience: number,
): Response {
  // A document with a policy of its own is no page of the site.
  if (!response.headers.get("content-type")?.startsWith("text/html") || response.headers.has("content-security-policy"))
    return response;
  // What is the same for everybody: nothing on it is about this visitor, who may only want to read.
  const sleeps = method === "GET" && target.lang !== undefined && pagePolicy(target.rest) === "page";
  const script = wakingScript(sleeps, patience);
  return new HTMLRewriter()
    .on('link[rel="modulepreload"]', { element: (link) => void link.setAttribute("rel", waiting) })
    .on('script[type="module"]', { element: (script) => void script.setAttribute("type", waiting) })
    .on("body", {
      element: (body) => void body.append(`<script nonce="${nonce}">${script}</script>`, { html: true }),
    })
    .transform(response);
}

/** What a page's calls of the API came to. */
interface Calls {
  cookies: string[];
  /** Statuses of those that failed. */
  failures: number[];
  /** Age in seconds of the oldest answer that stood in for one that could not be made; null if all were good. */
  oldest: number | null;
}

/** The page's own headers and status, after what its calls came to. */
function answerAfter(response: Response, { cookies, failures, oldest }: Calls): Response {
  if (cookies.length === 0 && failures.length === 0 && oldest === null && response.status < 500) return response;
  // What failed because a part of the system does not answer is over in a moment, and says so.
  const isWaiting = response.status === 503 || (response.status === 500 && failures.some((status) => status > 500));
  const answer = new Response(response.body, isWaiting ? { headers: response.headers, status: 503 } : response);
  if (isWaiting) answer.headers.set("retry-after", String(retryAfterSeconds));
  if (failures.length > 0 || oldest !== null || isWaiting) answer.headers.set("cache-control", "no-store");
  if (oldest !== null) {
    answer.headers.set("warning", staleWarning);
    answer.headers.set("age", String(oldest));
  }
  for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
  return answer;
}

/**
 * Pages: React Router with everything it may know about the request in its context. Cookies that
 * the API sets while a page's action runs are passed on with the page's answer. A page that had to
 * do without a part, or with an old one, is shown to whoever asked, and kept by nobody.
 */
export function pages(renderPage: RenderPage, api: Answer): Answer {
  return async function answerPage(request, state) {
    const calls: Calls = { cookies: [], failures: [], oldest: null };
    const { facts, env } = state;
    const context = new RouterContextProvider();
    const transport = apiTransport({
      answer: api,
      state,
      request,
      onSetCookie: (cookie) => calls.cookies.push(cookie),
      onFailure: (status) => calls.failures.push(status),
      onStale: (age) => (calls.oldest = Math.max(age, calls.oldest ?? 0)),
    });
    context.set(requestContext, {
      ...facts,
      api: transport,
      // Only a document has one: in its data it would be kept for whoever asks later.
      nonce: facts.target.kind === "document" ? facts.nonce : "",
      shared: state.shared,
      origin: env.SITE_ORIGIN,
    });
    const page = await renderPage(request, context, state);
    return answerAfter(withWaitingScripts(page, facts, request.method, limitsOf(env).waking), calls);
  };
}
