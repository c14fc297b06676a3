import type { ApiTransport } from "~/server/context";
import { isStandIn } from "../../cache/through-cache";
import type { Answer, RequestState } from "../../http/request-state";

export interface TransportOptions {
  /** The API behind the cache. */
  answer: Answer;
  state: RequestState;
  /** The page's request: its cookies go along where the answer may be personal. */
  request: Request;
  /** Receives the cookies that API answers set, for the page's own answer. */
  onSetCookie: (cookie: string) => void;
  /** Told when a call failed: what is made without its answer is not the page. */
  onFailure: (status: number) => void;
  /** Told how old an answer is that stands in for one that could not be made, in seconds. */
  onStale: (age: number) => void;
}

/**
 * How a page's loaders and actions call the API: in this process, without a network, with the same
 * environment, clock, session and request id. Pages that are made for everybody carry no cookies at all.
 */
export function apiTransport({
  answer,
  state,
  request,
  onSetCookie,
  onFailure,
  onStale,
}: TransportOptions): ApiTransport {
  const own = new URL(request.url).origin;
  const cookies = state.shared ? null : request.headers.get("cookie");
  const address = request.headers.get("cf-connecting-ip");
  return {
    origin: own,
    async fetch(input, init) {
      const call = new Request(input, init);
      if (cookies) call.headers.set("cookie", cookies);
      if (address && !state.shared) call.headers.set("cf-connecting-ip", address);
      const response = await answer(call, state);
      if (response.status >= 500) onFailure(response.status);
      if (isStandIn(response)) onStale(Number(response.headers.get("age") ?? 0));
      for (const cookie of response.headers.getSetCookie()) onSetCookie(cookie);
      return response;
    },
  };
}
