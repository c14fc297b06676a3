import { RouterContextProvider } from "react-router";
import { requestContext } from "~/server/context";
import { apiTransport } from "./api/transport";
import type { Answer } from "./middleware/request-state";

/** React Router's request handler, or what stands for it in tests below it. */
export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Pages are complete without their scripts, so the scripts are fetched after what is seen first.
 * React Router offers no way to say so where it names them.
 */
function scriptsLast(response: Response): Response {
  if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
  return new HTMLRewriter()
    .on('link[rel="modulepreload"]', { element: (link) => void link.setAttribute("fetchpriority", "low") })
    .transform(response);
}

/**
 * Pages: React Router with everything it may know about the request in its context. Cookies that
 * the API sets while a page's action runs are passed on with the page's answer.
 */
export function pages(renderPage: RenderPage, api: Answer): Answer {
  return async function answerPage(request, state) {
    const cookies: string[] = [];
    const { vars, env } = state;
    const context = new RouterContextProvider();
    context.set(
      requestContext.api,
      apiTransport({ answer: api, state, request, onSetCookie: (cookie) => cookies.push(cookie) }),
    );
    context.set(requestContext.now, vars.now);
    context.set(requestContext.nonce, vars.nonce);
    context.set(requestContext.requestId, vars.requestId);
    context.set(requestContext.locale, vars.lang);
    context.set(requestContext.session, vars.session);
    context.set(requestContext.shared, state.shared);
    context.set(requestContext.origin, env.SITE_ORIGIN);
    const response = scriptsLast(await renderPage(request, context));
    if (cookies.length === 0) return response;
    const answer = new Response(response.body, response);
    for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
    return answer;
  };
}
