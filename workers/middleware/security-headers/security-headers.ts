import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../../http/app-env";

export interface SecurityHeadersOptions {
  /** Origins that consented embeds may be framed from. */
  frames?: readonly string[];
}

const embeds = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://open.spotify.com",
  "https://w.soundcloud.com",
  "https://player.podigee-cdn.net",
  "https://e.issuu.com",
];

const constant: readonly (readonly [string, string])[] = [
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin"],
  ["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()"],
];

function contentSecurityPolicy(nonce: string, frames: readonly string[], https: boolean): string {
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    // React writes custom properties (a series' accent colour) as style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${frames.join(" ")}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (https) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

/**
 * Headers of every answer. HSTS and the upgrade of plain
 * requests only over https: on http://localhost they would lock the developer out.
 */
export function securityHeaders({ frames = embeds }: SecurityHeadersOptions = {}): MiddlewareHandler<AppEnv> {
  return async function securityHeadersMiddleware(c, next) {
    await next();
    const https = c.req.url.startsWith("https:");
    const headers = c.res.headers;
    // Uploaded files and framed code bring a policy of their own, which also says who may frame them.
    const ownPolicy = headers.has("content-security-policy");
    for (const [name, value] of constant) if (!ownPolicy || !headers.has(name)) headers.set(name, value);
    if (!ownPolicy) headers.set("content-security-policy", contentSecurityPolicy(c.var.facts.nonce, frames, https));
    if (https) headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  };
}
