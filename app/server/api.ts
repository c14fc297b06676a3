import { UNSAFE_ErrorResponseImpl as ErrorResponse, type RouterContextProvider } from "react-router";
import { createApi, type Api } from "~/api/client";
import type { ErrorCode } from "~/domain/common/errors";
import type { Problem } from "~/domain/common/schema";
import { requestContext } from "./context";

const reads = new Set(["GET", "HEAD"]);

/** What error pages look at: a site that is switched off, or one of whose parts one does not answer. */
async function codeOf(answer: Response): Promise<{ code: ErrorCode }> {
  const problem: Partial<Problem> | null = await answer.json<Partial<Problem>>().catch(() => null);
  return { code: problem?.code === "website_offline" ? "website_offline" : "overloaded" };
}

/**
 * The API of a request, in the request's language, over the transport the Worker chose. What
 * cannot be read because a part of the system does not answer fails as a 503 of the page: other
 * errors of loaders lose their status on the way to the error page.
 */
export function apiFrom(context: Readonly<RouterContextProvider>): Api {
  const { origin, fetch } = context.get(requestContext).api;
  return createApi(
    {
      origin,
      async fetch(input, init) {
        const answer = await fetch(input, init);
        if ((answer.status === 502 || answer.status === 503) && reads.has(init?.method ?? "GET"))
          throw new ErrorResponse(503, "Service Unavailable", await codeOf(answer));
        return answer;
      },
    },
    context.get(requestContext).lang,
  );
}
