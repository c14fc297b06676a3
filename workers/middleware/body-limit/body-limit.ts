import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit as honoBodyLimit } from "hono/body-limit";
import { fail } from "~/domain/common/errors";
import { isDraft, isLibrary } from "~/domain/editing/paths";
import { uploads } from "~/domain/forms/field-types";
import { takesFiles } from "~/domain/forms/takes-files";
import { heaviestFile } from "~/domain/pages/media-files";
import type { AppEnv } from "../../http/app-env";
import { plainPage } from "../../http/plain-page";
import { problemResponse } from "../../http/problem";

export interface BodyLimitOptions {
  /** No form and no call of the API has a reason to send more bytes than this, unless it takes files. */
  maxBytes?: number;
}

/** What a form with a file says besides: a megabyte is plenty. */
const besidesFiles = 1024 * 1024;
/** A step may take up a whole page again, or paste one. */
const ofDrafts = 1024 * 1024;

/**
 * Refuses oversized bodies before anything reads, copies or parses them, whatever type they claim
 * to be. Without a stated length they are counted while they arrive.
 */
export function bodyLimit({ maxBytes = 256 * 1024 }: BodyLimitOptions = {}): MiddlewareHandler<AppEnv> {
  const limitedTo = (maxSize: number) =>
    honoBodyLimit({
      maxSize,
      onError: (c) => {
        const { target, lang, nonce, requestId } = (c as Context<AppEnv>).var.facts;
        // Somebody has sent a form with a file, and reads the answer.
        if (target.kind === "document" && takesFiles(target))
          return plainPage({ lang, nonce, says: "too_large", href: "" }, 413);
        return problemResponse(fail("payload_too_large", `The body is larger than ${maxSize} bytes`), requestId);
      },
    });
  const usual = limitedTo(maxBytes);
  const withFiles = limitedTo(uploads.bytes + besidesFiles);
  const withDraft = limitedTo(ofDrafts);
  const forLibrary = limitedTo(heaviestFile + besidesFiles);
  return async function bodyLimitMiddleware(c, next) {
    const { target, session } = c.var.facts;
    if (session.staff && isDraft(target)) return withDraft(c, next);
    if (session.staff && isLibrary(target)) return forLibrary(c, next);
    return (takesFiles(target) ? withFiles : usual)(c, next);
  };
}
