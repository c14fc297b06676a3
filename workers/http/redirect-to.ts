import type { Target } from "~/domain/site/paths";

/** A path that begins with two slashes would name another site. */
const ownPath = (location: string): string => location.replace(/^[/\\]{2,}/, "/");

/**
 * A redirect for a document, or for the data request of a client-side navigation: React Router
 * takes a 204 with these headers for a redirect, where a plain 3xx would be followed by `fetch`.
 * `reload`: what it leads to has to be a document of its own.
 */
export function redirectTo(
  to: string,
  status: 301 | 302,
  kind: Target["kind"],
  { reload = false }: { reload?: boolean } = {},
): Response {
  const location = ownPath(to);
  const headers = new Headers({ "cache-control": "no-cache" });
  if (kind !== "data") {
    headers.set("location", location);
    return new Response(null, { status, headers });
  }
  headers.set("x-remix-redirect", location);
  headers.set("x-remix-status", String(status));
  headers.set("x-remix-replace", "true");
  if (reload) headers.set("x-remix-reload-document", "true");
  return new Response(null, { status: 204, headers });
}
