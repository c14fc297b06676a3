import { isRouteErrorResponse, type LoaderFunctionArgs, type RouterContextProvider } from "react-router";

interface Thrown {
  data: unknown;
  init: ResponseInit | null;
}
const isData = (value: unknown): value is Thrown =>
  typeof value === "object" && value !== null && "data" in value && "init" in value;

/** What React Router makes of the outcome of a loader or an action. */
function answerOf(outcome: unknown): Response {
  if (outcome instanceof Response) return outcome;
  if (isData(outcome)) return Response.json(outcome.data, outcome.init ?? {});
  if (isRouteErrorResponse(outcome)) return Response.json(outcome.data, outcome);
  if (outcome instanceof Error) throw outcome;
  return Response.json(outcome);
}

/** Pages without their looks: the loader or action that the route would run, by method and the last part of its path. */
export function pagesOf(routes: Readonly<Record<string, (args: LoaderFunctionArgs) => unknown>>) {
  return async function renderPage(request: Request, context: RouterContextProvider): Promise<Response> {
    const url = new URL(request.url);
    const args = { request, context, params: { lang: url.pathname.split("/")[1] }, url, pattern: url.pathname };
    try {
      return answerOf(await routes[`${request.method} ${url.pathname.split("/").at(-1)}`]?.(args));
    } catch (thrown) {
      return answerOf(thrown);
    }
  };
}
