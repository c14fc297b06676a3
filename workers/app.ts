import { Hono } from "hono";
import type { KnownModules } from "~/domain/pages/module-definition";
import { isPage } from "~/domain/site/paths";
import { answerApi, declaredCall } from "./api/app";
import { findSession } from "./auth/session";
import type { AppEnv } from "./http/app-env";
import { bodyLimit } from "./middleware/body-limit/body-limit";
import { bodyType } from "./middleware/body-type/body-type";
import { canonicalAddress } from "./middleware/canonical-address/canonical-address";
import { csrf } from "./middleware/csrf/csrf";
import { health } from "./middleware/health/health";
import { locale } from "./middleware/locale/locale";
import { mailbox } from "./middleware/mailbox/mailbox";
import { onError } from "./http/on-error";
import { patience } from "./middleware/patience/patience";
import { privateByDefault } from "./middleware/private-by-default/private-by-default";
import { queryCount } from "./middleware/query-count/query-count";
import { redirects } from "./middleware/redirects/redirects";
import { robots } from "./middleware/robots/robots";
import { requestFacts } from "./middleware/request-facts/request-facts";
import { responseCache } from "./answers/cached/response-cache";
import { securityHeaders } from "./middleware/security-headers/security-headers";
import { siteOrigin } from "./middleware/site-origin/site-origin";
import { serviceWorker } from "./middleware/service-worker/service-worker";
import { session } from "./middleware/session/session";
import { siteFacts } from "./http/site-facts";
import { siteStatus, whileOnline } from "./middleware/site-status/site-status";
import { simulator } from "./middleware/simulator/simulator";
import { version } from "./middleware/version/version";
import { webshop } from "./middleware/webshop/webshop";
import { wellKnown } from "./middleware/well-known/well-known";
import { wellFormedQuery } from "./middleware/well-formed-query/well-formed-query";
import { countingNotFound } from "./answers/counted";
import { pages, type RenderPage } from "./answers/pages";

/** What happens to a request, in this order. */
const chain = (modules: KnownModules) => ({
  requestFacts: requestFacts(),
  queryCount: queryCount(),
  securityHeaders: securityHeaders({ facts: siteFacts }),
  privateByDefault: privateByDefault(),
  siteOrigin: siteOrigin(),
  // Before anything that asks a backend.
  health: health(),
  robots: robots(),
  wellKnown: wellKnown({ facts: siteFacts }),
  serviceWorker: serviceWorker(),
  mailbox: mailbox(),
  simulator: simulator({
    deliver: (c, { body, signature }) =>
      answerApi(
        new Request(new URL("/api/payments/simulator/events/", c.req.url), {
          method: "POST",
          headers: { "content-type": "application/json", "x-signature": signature },
          body,
        }),
        { env: c.env, ctx: c.executionCtx as ExecutionContext, facts: c.var.facts, shared: false, modules },
      ),
  }),
  // Before what staff may pass: the offline page and the version rule.
  session: session({ find: findSession }),
  siteStatus: siteStatus({ facts: siteFacts }),
  redirects: redirects({ facts: siteFacts }),
  // Its addresses have no language, and so no form that the next would let pass.
  webshop: webshop(),
  // What follows, the cache and the routers see no other form of a path.
  canonicalAddress: canonicalAddress(),
  locale: locale(),
  version: version(),
  wellFormedQuery: wellFormedQuery(),
  // Before what reads a body first.
  bodyLimit: bodyLimit(),
  bodyType: bodyType(),
  csrf: csrf(),
  // What it repeats has passed all of these before.
  patience: patience(),
});

export interface AppOptions {
  renderPage: RenderPage;
  /** The types of page modules of this build: what is written of them is judged by these. */
  modules: KnownModules;
  /** Leaves a step out, so that a test can show that it is this step that protects. */
  without?: keyof ReturnType<typeof chain>;
}

/** The Worker's request handling: the chain, then the API or a page, both behind the one cache. */
export function createApp({ renderPage, modules, without }: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const [name, step] of Object.entries(chain(modules))) if (name !== without) app.use(step);

  const api = whileOnline(responseCache({ answer: answerApi, declaredCall }), { facts: siteFacts });
  const page = countingNotFound(responseCache({ answer: pages(renderPage, api), declaredCall }));
  app.all("*", (c) => {
    const { facts } = c.var;
    const answer = isPage(facts.target) ? page : api;
    const ctx = c.executionCtx as ExecutionContext;
    return answer(c.req.raw, { env: c.env, ctx, facts, shared: false, modules });
  });
  app.onError(onError);
  return app;
}
