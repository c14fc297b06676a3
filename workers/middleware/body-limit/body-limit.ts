import type { MiddlewareHandler } from "hono";
import { bodyLimit as honoBodyLimit } from "hono/body-limit";
import { fail } from "~/domain/common/errors";
import type { AppEnv } from "../../http/app-env";
import { problemResponse } from "../../http/problem";

export interface BodyLimitOptions {
  /** No form and no call of the API has a reason to send more bytes than this. */
  maxBytes?: number;
}

/**
 * Refuses oversized bodies before anything reads, copies or parses them, whatever type they claim
 * to be. Without a stated length they are counted while they arrive.
 */
export function bodyLimit({ maxBytes = 256 * 1024 }: BodyLimitOptions = {}): MiddlewareHandler<AppEnv> {
  return honoBodyLimit({
    maxSize: maxBytes,
    onError: (c) =>
      problemResponse(fail("payload_too_large", `The body is larger than ${maxBytes} bytes`), c.var.facts.requestId),
  });
}
