import { errorTable, type DetailedFailure } from "~/domain/common/errors";
import type { Problem } from "~/domain/common/schema";
import { isSecurityEvent, logSecurityEvent } from "~/server/log.server";

/** How long whoever is told to come back should wait, in seconds. */
export const retryAfterSeconds = 10;
const retryLater: ReadonlySet<number> = new Set([429, 502, 503]);

/**
 * An expected failure as an RFC 9457 document. The only place that turns a code into a status.
 * Never stored by any cache. Refusals that concern security are logged here, whoever refuses.
 */
export function problemResponse(failure: DetailedFailure, requestId?: string): Response {
  const { status, title } = errorTable[failure.code];
  if (isSecurityEvent(failure.code)) logSecurityEvent(failure.code, failure.detail);

  const retryAfter = retryLater.has(status) ? Number(failure.more?.["retry_after"] ?? retryAfterSeconds) : null;
  const body: Problem = {
    ...failure.more,
    type: `urn:kasch:problem:${failure.code.replaceAll("_", "-")}`,
    title,
    status,
    detail: failure.detail,
    code: failure.code,
    errors: failure.errors ?? [],
    ...(requestId ? { request_id: requestId } : {}),
    ...(retryAfter !== null && { retry_after: retryAfter }),
  };
  const headers = new Headers({
    "content-type": "application/problem+json; charset=utf-8",
    "cache-control": "no-store",
  });
  if (retryAfter !== null) headers.set("retry-after", String(retryAfter));
  return new Response(JSON.stringify(body), { status, headers });
}
