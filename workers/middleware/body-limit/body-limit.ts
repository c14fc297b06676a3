import type { MiddlewareHandler } from "hono";
import { bodyLimit as honoBodyLimit } from "hono/body-limit";
import { fail } from "~/domain/common/errors";
import { uploads } from "~/domain/forms/field-types";
import { takesFiles } from "~/domain/forms/takes-files";
import type { AppEnv } from "../../http/app-env";
import { problemResponse } from "../../http/problem";

export interface BodyLimitOptions {
  /** No form and no call of the API has a reason to send more bytes than this, unless it takes files. */
  maxBytes?: number;
}

/** What a form with a file says besides: a megabyte is plenty. */
const besidesFiles = 1024 * 1024;

/**
 * Refuses oversized bodies before anything reads, copies or parses them, whatever type they claim
 * to be. Without a stated length they are counted while they arrive.
 */
export function bodyLimit({ maxBytes = 256 * 1024 }: BodyLimitOptions = {}): MiddlewareHandler<AppEnv> {
  const limitedTo = (maxSize: number) =>
    honoBodyLimit({
      maxSize,
      onError: (c) =>
        problemResponse(fail("payload_too_large", `The body is larger than ${maxSize} bytes`), c.var.facts.requestId),
    });
  const [usual, withFiles] = [limitedTo(maxBytes), limitedTo(uploads.bytes + besidesFiles)];
  return async function bodyLimitMiddleware(c, next) {
    return (takesFiles(c.var.facts.target) ? withFiles : usual)(c, next);
  };
}
