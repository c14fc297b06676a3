import type { MiddlewareHandler } from "hono";
import { acceptedLocale } from "~/domain/locale/accepted-locale";
import { locales } from "~/domain/locale/locales";
import { paths } from "~/domain/site/pages";
import type { AppEnv, Bindings } from "../../http/app-env";
import { redirectTo } from "../../http/redirect-to";
import type { SiteFacts } from "../../http/site-facts";

export interface WellKnownOptions {
  facts: (env: Bindings, ctx: ExecutionContext) => Promise<SiteFacts | null>;
}

const securityPath = "/.well-known/security.txt";
const passwordPath = "/.well-known/change-password";

const dayMs = 24 * 60 * 60 * 1000;
/** The file is written when it is asked for, so what it says holds for half a year from any day. */
const holdsDays = 180;

/** Whom to tell of a weakness (RFC 9116). `now`: epoch milliseconds. */
function securityTxt(email: string, origin: string, now: number): string {
  const today = now - (now % dayMs);
  return [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${new Date(today + holdsDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${locales.map(({ code }) => code).join(", ")}`,
    `Canonical: ${new URL(securityPath, origin).href}`,
    "",
  ].join("\n");
}

/**
 * The addresses below `/.well-known/` that mean something here. `security.txt` names the address the
 * settings give for the house; without one there is no such file. `change-password` leads to where the
 * team sets its passwords, in the language of the browser. Both hold while the site is offline.
 */
export function wellKnown({ facts }: WellKnownOptions): MiddlewareHandler<AppEnv> {
  return async function wellKnownMiddleware(c, next) {
    if (c.req.path === passwordPath) {
      const lang = acceptedLocale(c.req.header("accept-language") ?? "") ?? c.var.facts.lang;
      return redirectTo(`/${lang}${paths["user-security"]}`, 302, "document");
    }
    if (c.req.path !== securityPath) return next();
    const site = await facts(c.env, c.executionCtx as ExecutionContext);
    if (!site?.email) return c.notFound();
    const text = securityTxt(site.email, c.env.SITE_ORIGIN, c.var.facts.now);
    return c.text(text, 200, { "cache-control": "public, max-age=86400" });
  };
}
