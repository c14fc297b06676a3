import { networkOf } from "~/domain/site/network";
import { loggablePath } from "~/domain/site/not-found";
import { logError } from "~/server/log.server";
import { isAllowed } from "../backends/rate-limiter";
import { db } from "../db/client";
import { countNotFound } from "../db/site/not-found-log";
import type { Answer, RequestState } from "../http/request-state";

async function count(request: Request, { env, facts }: RequestState): Promise<void> {
  try {
    const path = loggablePath(request.url, [new URL(request.url).origin]);
    const network = networkOf(request.headers.get("cf-connecting-ip") ?? "");
    if (path !== null && (await isAllowed(env, env.REPORTS, network))) await countNotFound(db(env), path, facts.now);
  } catch (error) {
    // The visitor has the page already; that its address is not counted is all that is lost.
    logError("counting an address that does not exist", error);
  }
}

/**
 * Counts the addresses of documents that do not exist, after the answer. Stands before the cache,
 * where the visitor's address is known: one place can add only so many. What a navigation in the
 * browser does not find, the browser reports.
 */
export function countingNotFound(answer: Answer): Answer {
  return async function answerAndCount(request, state) {
    const response = await answer(request, state);
    // A version that staff asked for may be missing, its page is not.
    const isPage = state.facts.target.kind === "document" && !new URL(request.url).searchParams.has("v");
    if (response.status === 404 && request.method === "GET" && isPage) state.ctx.waitUntil(count(request, state));
    return response;
  };
}
