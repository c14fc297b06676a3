import type { Context, MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { SiteFacts } from "../../http/site-facts";
import type { AppEnv, Bindings } from "../../http/app-env";

/** Origins that consented embeds may be framed from. */
const embeds = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://open.spotify.com",
  "https://w.soundcloud.com",
  "https://*.podigee.io",
  "https://app.idagio.com",
  "https://e.issuu.com",
  "https://www.yumpu.com",
  "https://indd.adobe.com",
  "https://www.instagram.com",
  "https://platform.twitter.com",
  "https://www.facebook.com",
  "https://www.tiktok.com",
];

/** Where a tag manager comes from, what it loads and whom it tells. */
const tracking = {
  scripts: ["https://www.googletagmanager.com"],
  calls: ["https://*.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"],
};

const self = ["'self'"];
const none = ["'none'"];
const nonce = (c: Context<AppEnv>): string => `'nonce-${c.var.facts.nonce}'`;

interface Kind {
  https: boolean;
  /** Also of an answer that brings a policy of its own. */
  overwrite: boolean;
  tracked: boolean;
}

const headersOf = ({ https, overwrite, tracked }: Kind): MiddlewareHandler<AppEnv> =>
  secureHeaders({
    overwrite,
    contentSecurityPolicy: {
      defaultSrc: self,
      scriptSrc: [...self, nonce, ...(tracked ? tracking.scripts : [])],
      styleSrcElem: [...self, nonce],
      // React writes custom properties (a series' accent colour) as style attributes.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: [...self, "data:", "blob:", ...(tracked ? tracking.calls : [])],
      fontSrc: self,
      mediaSrc: self,
      connectSrc: [...self, ...(tracked ? tracking.calls : [])],
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

export interface SecurityHeadersOptions {
  facts: (env: Bindings, ctx: ExecutionContext) => Promise<SiteFacts | null>;
}

/**
 * Headers of every answer. HSTS and the upgrade of plain requests only over https: on http://localhost
 * they would lock the developer out. Uploaded files and framed code bring a policy of their own, which
 * also says who may frame them. Pages of a house with a tag manager let its hosts in: it is loaded after consent only.
 */
export function securityHeaders({ facts }: SecurityHeadersOptions): MiddlewareHandler<AppEnv> {
  const both = <T>(of: (is: boolean) => T) => [of(false), of(true)] as const;
  const kinds = both((https) => both((overwrite) => both((tracked) => headersOf({ https, overwrite, tracked }))));
  const isTracked = async (c: Context<AppEnv>): Promise<boolean> =>
    c.var.facts.target.kind === "document" &&
    c.res.headers.get("content-type")?.startsWith("text/html") === true &&
    ((await facts(c.env, c.executionCtx as ExecutionContext))?.tracked ?? false);
  return async function securityHeadersMiddleware(c, next) {
    await next();
    const isHttps = c.req.url.startsWith("https:");
    const overwrite = !c.res.headers.has("content-security-policy");
    const complete = kinds[Number(isHttps) as 0 | 1][Number(overwrite) as 0 | 1][Number(await isTracked(c)) as 0 | 1];
    await complete(c, () => Promise.resolve());
  };
}
