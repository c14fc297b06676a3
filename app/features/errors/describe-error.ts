import { isRouteErrorResponse } from "react-router";

/** What an error page needs to know of an error. */
export interface ErrorFacts {
  status: number;
  /** True for a site that was switched off, unlike one of whose parts one does not answer for a moment. */
  isSwitchedOff: boolean;
  /** Number under which the failure stands in the log, where the server gave one. */
  requestId?: string | undefined;
}

const isOffline = (data: unknown): boolean =>
  (data as { code?: unknown } | null | undefined)?.code === "website_offline";

function requestIdOf(data: unknown): string | undefined {
  const id = (data as { request_id?: unknown } | null | undefined)?.request_id;
  return typeof id === "string" ? id : undefined;
}

/** Status of any error: that of a response, otherwise 500. */
export function describeError(error: unknown): ErrorFacts {
  if (isRouteErrorResponse(error)) {
    const { status, data } = error;
    return { status, isSwitchedOff: isOffline(data), requestId: requestIdOf(data) };
  }
  const { status, problem } = (error ?? {}) as { status?: unknown; problem?: unknown };
  return {
    status: typeof status === "number" && status >= 400 ? status : 500,
    isSwitchedOff: isOffline(problem),
    requestId: requestIdOf(problem),
  };
}
