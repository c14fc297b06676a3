import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { definitions as modules } from "~/modules/definitions";
import { mediaRouter } from "../../workers/api/content/media";
import { createApp, type AppOptions } from "../../workers/app";
import type { AppEnv, Bindings } from "../../workers/http/app-env";
import { requestFacts } from "../../workers/middleware/request-facts/request-facts";

export const origin = "http://localhost:8787";

/** A document as React Router would make it, with an inline script that needs the nonce. */
export const htmlPage = (text: string, nonce: string) =>
  new Response(`<!doctype html><script nonce="${nonce}">1</script><p>${text}</p><script nonce="${nonce}">2</script>`, {
    headers: { "content-type": "text/html; charset=utf-8" },
  });

/** Calls an app as the runtime would, and waits for what it does after answering. */
export function caller(options: Omit<AppOptions, "modules">, bindings: Partial<Bindings> = {}) {
  const app = createApp({ modules, ...options });
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const ctx = createExecutionContext();
    const response = await app.fetch(new Request(new URL(path, origin), init), { ...env, ...bindings }, ctx);
    await waitOnExecutionContext(ctx);
    return response;
  };
}

/** An address of a network nobody else in the tests has, so that limits count for nobody else. */
export const someAddress = (): string => {
  const [a, b, c] = crypto.getRandomValues(new Uint16Array(3));
  return `2001:${[a, b, c].map((group = 0) => group.toString(16)).join(":")}::1`;
};

/** The pictures below `/media` alone. */
export const pictures = new Hono<AppEnv>().use(requestFacts()).route("/", mediaRouter);
