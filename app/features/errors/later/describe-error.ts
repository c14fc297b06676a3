import { isRouteErrorResponse } from "react-router";
import { isOfServer } from "../interrupted";

/** Whose words an error page speaks. */
export type ErrorKind = "404" | "503" | "unavailable" | "forbidden" | "version" | "unknown";

/** What an error page needs to know of an error. */
export interface ErrorFacts {
  status: number;
  kind: ErrorKind;
  /** True if the server has noted it; a failure in the browser it has not seen. */
  noted: boolean;
  /** Number under which the failure stands in the log, where the server gave one. */
  requestId?: string | undefined;
  /** The page exists, but not in the version that was asked for. */
  unknownVersion?: string | undefined;
}

const kinds: Record<number, ErrorKind> = {
  401: "forbidden",
  403: "forbidden",
  404: "404",
  410: "404",
  502: "unavailable",
  503: "unavailable",
};

function stringIn(data: unknown, key: string): string | undefined {
  const value = (data as Record<string, unknown> | null | undefined)?.[key];
  return typeof value === "string" ? value : undefined;
}

/** What an answer said of itself: one that a page threw, or one of the API. */
function answerIn(error: unknown): { status: number; data: unknown } | null {
  if (isRouteErrorResponse(error)) return error;
  const { status, problem } = (error ?? {}) as { status?: unknown; problem?: unknown };
  return typeof status === "number" && status >= 400 ? { status, data: problem } : null;
}

/** Status of any error: that of a response, otherwise 500. */
export function describeError(error: unknown): ErrorFacts {
  const answer = answerIn(error);
  const status = answer?.status ?? 500;
  // A site that was switched off, unlike one of whose parts one does not answer for a moment.
  const isSwitchedOff = stringIn(answer?.data, "code") === "website_offline";
  const unknownVersion = stringIn(answer?.data, "unknownVersion");
  return {
    status,
    kind: isSwitchedOff ? "503" : unknownVersion ? "version" : (kinds[status] ?? "unknown"),
    noted: status >= 500 && (answer !== null || isOfServer(error)),
    requestId: stringIn(answer?.data, "request_id"),
    unknownVersion,
  };
}
