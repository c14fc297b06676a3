import type { MiddlewareHandler } from "hono";
import { fail } from "~/domain/common/errors";
import { takesFiles } from "~/domain/forms/takes-files";
import type { AppEnv } from "../../http/app-env";
import { problemResponse } from "../../http/problem";

const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i;

/** `application/json` and what is built on it. */
const isJson = (type: string): boolean => /^application\/(?:[\w.-]+\+)?json(?:;|$)/i.test(type);

const isMultipart = (type: string): boolean => /^multipart\/form-data(?:;|$)/i.test(type);

/** Senders differ in what they say of a body that is not there: without a type, only its bytes tell. */
const carriesBody = async (request: Request, type: string): Promise<boolean> =>
  request.body !== null && (type !== "" || (await request.clone().arrayBuffer()).byteLength > 0);

/**
 * Refuses with 415 what would be misread: text in another encoding than UTF-8, which everything
 * here takes for UTF-8, and bodies of API calls that are not JSON, or not multipart where files are taken. A call
 * without a body needs no type.
 */
export function bodyType(): MiddlewareHandler<AppEnv> {
  return async function bodyTypeMiddleware(c, next) {
    const type = c.req.header("content-type") ?? "";
    const refuse = (why: string) => problemResponse(fail("unsupported_media_type", why), c.var.facts.requestId);
    const encoding = charset.exec(type)?.[1] ?? "utf-8";
    if (!/^utf-?8$/i.test(encoding)) return refuse("Text is read as UTF-8 only");
    const { target } = c.var.facts;
    const [isRead, why] = takesFiles(target)
      ? [isMultipart, "This call takes multipart/form-data"]
      : [isJson, "Calls of the API send application/json"];
    if (target.kind === "api" && !isRead(type) && (await carriesBody(c.req.raw, type))) return refuse(why);
    return next();
  };
}
