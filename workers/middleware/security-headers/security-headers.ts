import type { Context, MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { AppEnv } from "../../http/app-env";

/** Origins that consented embeds may be framed from. */
const embeds = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://open.spotify.com",
  "https://w.soundcloud.com",
  "https://player.podigee-cdn.net",
  "https://e.issuu.com",
];

const self = ["'self'"];
const none = ["'none'"];
const nonce = (c: Context<AppEnv>): string => `'nonce-${c.var.facts.nonce}'`;

const headersOf = (https: boolean, overwrite: boolean): MiddlewareHandler<AppEnv> =>
  secureHeaders({
    overwrite,
    contentSecurityPolicy: {
      defaultSrc: self,
      scriptSrc: [...self, nonce],
      styleSrcElem: [...self, nonce],
      // React writes custom properties (a series' accent colour) as style attributes.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: [...self, "data:", "blob:"],
      fontSrc: self,
      mediaSrc: self,
      connectSrc: self,
      frameSrc: [...self, ...embeds],
      workerSrc: self,
      manifestSrc: self,
      objectSrc: none,
      baseUri: none,
      formAction: self,
      frameAncestors: none,
      ...(https && { upgradeInsecureRequests: [] }),
    },
    xFrameOptions: "DENY",
    referrerPolicy: "strict-origin-when-cross-origin",
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      payment: [],
      usb: [],
      browsingTopics: [],
    },
    strictTransportSecurity: https && "max-age=31536000; includeSubDomains",
    // What browsers of today do anyway, or do not know.
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

/**
 * Headers of every answer. HSTS and the upgrade of plain requests only over https: on http://localhost
 * they would lock the developer out. Uploaded files and framed code bring a policy of their own, which
 * also says who may frame them.
 */
export function securityHeaders(): MiddlewareHandler<AppEnv> {
  const forms = (https: boolean) => ({ all: headersOf(https, true), missing: headersOf(https, false) });
  const [http, https] = [forms(false), forms(true)] as const;
  return async function securityHeadersMiddleware(c, next) {
    await next();
    const { all, missing } = c.req.url.startsWith("https:") ? https : http;
    const complete = c.res.headers.has("content-security-policy") ? missing : all;
    await complete(c, () => Promise.resolve());
  };
}
