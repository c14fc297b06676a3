import { env } from "cloudflare:workers";
import { requestContext } from "~/server/context";
import { caller, htmlPage } from "./edge";

/** A page that counts how often it is made, and reads its settings through the API as pages do. */
export function site(
  options: {
    fail?: () => boolean;
    bindings?: Parameters<typeof caller>[1];
    headers?: Record<string, string>;
    reads?: string;
  } = {},
) {
  const made: string[] = [];
  const seenCookies: (string | null)[] = [];
  const call = caller(
    {
      async renderPage(request, context) {
        const { pathname, search } = new URL(request.url);
        made.push(pathname + search);
        seenCookies.push(request.headers.get("cookie"));
        if (options.fail?.()) return new Response(`broken ${context.get(requestContext).nonce}`, { status: 500 });
        const api = context.get(requestContext).api;
        const settings = await api.fetch(`${api.origin}${options.reads ?? "/pageeditor-api/settings"}`);
        const page = htmlPage(`${made.length} ${settings.status}`, context.get(requestContext).nonce);
        for (const [name, value] of Object.entries(options.headers ?? {})) page.headers.set(name, value);
        return page;
      },
    },
    options.bindings,
  );
  return { call, made, seenCookies };
}

/** What the cache says it did. */
export const state = (response: Response) => response.headers.get("cache-status");
/** The nonce of an answer's policy. */
export const nonceOf = (response: Response) =>
  /'nonce-([\w-]+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1] ?? "";

/** D1 that counts, or refuses, every statement. */
export function database(refuse: () => boolean = () => false) {
  let queries = 0;
  const DB = new Proxy(env.DB, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        queries += 1;
        if (refuse()) throw new Error("D1 is down");
        return Reflect.apply(value, target, args) as unknown;
      };
    },
  });
  return { DB, queries: () => queries };
}

/** KV that counts its reads and writes. */
export function counted() {
  const reads: string[] = [];
  const writes: string[] = [];
  const CACHE = new Proxy(env.CACHE, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        if (key === "get") reads.push(String(args[0]));
        if (key === "put") writes.push(String(args[0]));
        return Reflect.apply(value, target, args) as unknown;
      };
    },
  });
  return { CACHE, reads, writes };
}
