import type { Context, MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { isDoorAt, pageIdAt } from "~/domain/site/page-queries";
import type { Target } from "~/domain/site/paths";
import { cartEndpoint, cartOrigins, shopEmbed, webshopAt, type ShopSettings } from "~/domain/site/webshop";
import { hasProofs } from "../../backends/proofs/proofs";
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
  "https://www.openstreetmap.org",
];

/** Where a tag manager comes from, what it loads and whom it tells. */
const tracking = {
  scripts: ["https://www.googletagmanager.com"],
  calls: ["https://*.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"],
};

/** What a page lets a shop do: be framed, draw itself with its script, be led to by a form. */
interface ShopPolicy {
  frames: readonly string[];
  scripts: readonly string[];
  forms: readonly string[];
  /** Where its script calls, besides where it comes from. */
  calls?: readonly string[];
}

/** Stripe's fields for a card: its script, their frames, and where it asks the bank. On the page of a payment, and nowhere else. */
const cardFields: ShopPolicy = {
  frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
  calls: ["https://api.stripe.com"],
  forms: [],
};

/** Where the proof that a browser asks comes from. */
const proofs = ["https://challenges.cloudflare.com"];
/** Documents without the site's frame and so without its dialog. */
const withoutDialog = new Set<string | undefined>(["payment", "foyer", "box-office"]);

const noShop: ShopPolicy = { frames: [], scripts: [], forms: [] };

/** Of the pages of the webshop the one that embeds it, of an event's those whose form ends in its cart; of others nothing. */
function shopPolicy({ lang, rest }: Target, shop: ShopSettings | null): ShopPolicy | null {
  if (!shop) return null;
  if (lang !== undefined && pageIdAt(rest) === "event" && cartEndpoint(shop))
    return { ...noShop, forms: cartOrigins(shop) };
  const embed = lang === undefined && webshopAt(rest) ? shopEmbed(shop) : null;
  if (!embed) return null;
  const own = [embed.origin];
  return embed.kind === "script" ? { frames: own, scripts: own, forms: own } : { ...noShop, frames: own };
}

const self = ["'self'"];
const none = ["'none'"];
const nonce = (c: Context<AppEnv>): string => `'nonce-${c.var.facts.nonce}'`;

interface Kind {
  https: boolean;
  /** Also of an answer that brings a policy of its own. */
  overwrite: boolean;
  tracked: boolean;
  /** True where tickets may be held by the dialog, and proofs are asked for. */
  proven: boolean;
  shop?: ShopPolicy;
  /** True where tickets are scanned. */
  camera?: boolean;
}

const headersOf = ({
  https,
  overwrite,
  tracked,
  proven,
  shop = noShop,
  camera = false,
}: Kind): MiddlewareHandler<AppEnv> =>
  secureHeaders({
    overwrite,
    contentSecurityPolicy: {
      defaultSrc: self,
      scriptSrc: [...self, nonce, ...(tracked ? tracking.scripts : []), ...(proven ? proofs : []), ...shop.scripts],
      styleSrcElem: [...self, nonce, ...shop.scripts],
      // React writes custom properties (a series' accent colour) as style attributes.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: [...self, "data:", "blob:", ...(tracked ? tracking.calls : []), ...shop.scripts],
      fontSrc: [...self, ...shop.scripts],
      mediaSrc: self,
      connectSrc: [...self, ...(tracked ? tracking.calls : []), ...shop.scripts, ...(shop.calls ?? [])],
      frameSrc: [...self, ...embeds, ...(proven ? proofs : []), ...shop.frames],
      workerSrc: self,
      manifestSrc: self,
      objectSrc: none,
      baseUri: none,
      formAction: [...self, ...shop.forms],
      frameAncestors: none,
      ...(https && { upgradeInsecureRequests: [] }),
    },
    xFrameOptions: "DENY",
    referrerPolicy: "strict-origin-when-cross-origin",
    permissionsPolicy: {
      camera: camera ? ["self"] : [],
      microphone: [],
      geolocation: [],
      payment: [...shop.frames],
      usb: [],
      browsingTopics: [],
    },
    strictTransportSecurity: https && "max-age=31536000; includeSubDomains",
    // Banks open windows from within a shop's frame.
    crossOriginOpenerPolicy: shop.frames.length > 0 ? "same-origin-allow-popups" : true,
    // What browsers of today do anyway, or do not know.
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });

/** Whom an answer of its own tells where it was asked for; null for what every other does. */
function referrerOf(page: string | undefined, headers: Headers): string | null {
  // Whoever has its address has the tickets: it goes nowhere else, not even to the house's own servers of pictures. With
  // "no-referrer" a form without a script would say `Origin: null`, and be refused.
  if (page === "order" || page === "payment") return "same-origin";
  return headers.get("content-type")?.startsWith("text/html") ? null : headers.get("referrer-policy");
}

export interface SecurityHeadersOptions {
  facts: (env: Bindings, ctx: ExecutionContext) => Promise<SiteFacts | null>;
}

/**
 * Headers of every answer. HSTS and the upgrade of plain requests only over https: on http://localhost
 * they would lock the developer out. Uploaded files and framed code bring a policy of their own, which
 * also says who may frame them. Pages of a house with a tag manager let its hosts in: it is loaded after consent only.
 * Whoever judges proofs is let in where the house asks for them. The shop of somebody else is let in where it is shown, and nowhere else. The camera is for the door.
 */
export function securityHeaders({ facts }: SecurityHeadersOptions): MiddlewareHandler<AppEnv> {
  const both = <T>(of: (is: boolean) => T) => [of(false), of(true)] as const;
  const kinds = both((https) =>
    both((overwrite) => both((tracked) => both((proven) => headersOf({ https, overwrite, tracked, proven })))),
  );
  const isDocument = (c: Context<AppEnv>): boolean =>
    c.var.facts.target.kind === "document" && c.res.headers.get("content-type")?.startsWith("text/html") === true;
  const asksForProofs = (c: Context<AppEnv>, page: string | undefined): boolean =>
    isDocument(c) && !withoutDialog.has(page) && hasProofs(c.env);
  return async function securityHeadersMiddleware(c, next) {
    await next();
    const isHttps = c.req.url.startsWith("https:");
    const overwrite = !c.res.headers.has("content-security-policy");
    const site = isDocument(c) ? await facts(c.env, c.executionCtx as ExecutionContext) : null;
    const { lang, rest } = c.var.facts.target;
    const page = lang === undefined ? undefined : pageIdAt(rest);
    const referrer = referrerOf(page, c.res.headers);
    const isPayment = page === "payment" && isDocument(c);
    // Whoever counts visits does not sit beside the fields of a card.
    const tracked = !isPayment && (site?.tracked ?? false);
    const shop = isPayment ? cardFields : shopPolicy(c.var.facts.target, site?.shop ?? null);
    const camera = lang !== undefined && isDoorAt(rest);
    const proven = asksForProofs(c, page);
    const complete =
      shop || camera
        ? headersOf({ https: isHttps, overwrite, tracked, proven, shop: shop ?? noShop, camera })
        : kinds[Number(isHttps) as 0 | 1][Number(overwrite) as 0 | 1][Number(tracked) as 0 | 1][
            Number(proven) as 0 | 1
          ];
    await complete(c, () => Promise.resolve());
    if (referrer) c.res.headers.set("referrer-policy", referrer);
  };
}
