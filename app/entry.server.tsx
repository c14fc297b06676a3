import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { RequestId } from "~/features/errors/later/request-id";
import { requestContext } from "~/server/context";
import { logError } from "~/server/log.server";
import { textsOf } from "~/server/texts.server";
import { loadLateParts } from "~/ui/asleep/late";

/** Loader data that is still missing after this many milliseconds is given up. */
export const streamTimeout = 5_000;

const renderTimeoutMs = streamTimeout + 1_000;

/** What React Router hands over: the request, what to answer with, and the page to render. */
type Rendering = [
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
];

/**
 * Renders a document. The shell is sent as soon as it is there, except where the whole document is
 * needed at once: for bots, for errors (parts of them may be another page's code), and for pages
 * that are made for everybody and stored.
 */
export default async function handleRequest(
  ...[request, status, headers, router, context]: Rendering
): Promise<Response> {
  const nonce = context.get(requestContext).nonce;
  const whole = context.get(requestContext).shared || status >= 400 || isbot(request.headers.get("user-agent"));
  const { pathname: path } = new URL(request.url);
  const errors: unknown[] = [];
  const page = (
    <RequestId value={context.get(requestContext).requestId}>
      <I18nextProvider i18n={textsOf(context)}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </I18nextProvider>
    </RequestId>
  );
  await loadLateParts();
  const stream = await renderToReadableStream(page, {
    nonce,
    // Finished boundaries stay in their place, however large: without JavaScript nothing would move them there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.timeout(renderTimeoutMs),
    onError(error) {
      errors.push(error);
    },
  });
  // An error in the shell has rejected by now, and React Router logs it; those of boundaries nobody else would.
  const logged = stream.allReady.finally(() => {
    if (!request.signal.aborted) for (const error of errors) logError("rendering", error, { path });
  });
  if (whole) await logged;
  else logged.catch(() => undefined);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(stream, { status: errors.length > 0 && status === 200 ? 500 : status, headers });
}

/** Errors of loaders, actions and the first render: logged once, except those that are answers, or were logged where a part of the system failed. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status !== 500)) return;
  logError("page", isRouteErrorResponse(error) ? error.data : error, { path: new URL(request.url).pathname });
};
