import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono, type Context } from "hono";
import type { Session } from "~/domain/site/session";
import type { RequestFacts } from "~/server/context";
import { db as open } from "../../workers/db/client";
import type { ApiEnv, Bindings } from "../../workers/http/app-env";
import { evening } from "./shop";

export const nobody: Session = { staff: null };

interface Given {
  bindings?: Partial<Bindings>;
  session?: Session;
  lang?: "de" | "en";
  now?: number;
  path?: string;
}

/** What a part of the API makes of a request: the part alone, with the facts of a request as it is handed them. */
export async function inApi(
  part: (c: Context<ApiEnv>) => unknown,
  init: RequestInit = {},
  { bindings = {}, session = nobody, lang = "de", now = evening, path = "http://localhost:8787/" }: Given = {},
): Promise<{ json: unknown; cookies: string[] }> {
  const app = new Hono<ApiEnv>().all("*", async (c) => {
    c.set("db", open(env));
    c.set("facts", { now, lang, session, requestId: "request-7" } as RequestFacts);
    return c.json((await part(c)) ?? null);
  });
  const ctx = createExecutionContext();
  const answer = await app.fetch(new Request(path, init), { ...env, ...bindings }, ctx);
  await waitOnExecutionContext(ctx);
  return { json: await answer.json(), cookies: answer.headers.getSetCookie() };
}
