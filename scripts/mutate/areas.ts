/** What is counted together. */
export const areas = [
  "app/domain/box-office",
  "workers/http",
  "workers/middleware",
  "workers/answers/cached",
  "workers/cache",
  "workers/api/shop",
  // What is done to a cart; what comes after it is judged by its crash matrices.
  "workers/shop/{add-,asking,cart-code,change-,clear-,extend-,read-,run-,taxes,unproven,view-}",
];

/** The pattern of an area's sources. */
export const sourcesOf = (area: string): string => `${area}{,/**/}*.ts`;

const inFolder =
  (folder: string) =>
  (...names: string[]): string[] =>
    names.map((name) => `tests/worker/${folder}${name}.test.ts`);
const worker = inFolder("");
const edge = inFolder("edge/");
const boxOffice = inFolder("box-office/");

/** The tests that know what a source promises, by the beginning of its path; all that fit are asked. */
const judges: Record<string, readonly string[]> = {
  "app/domain/box-office/": ["tests/unit/app/domain/box-office/**/*.test.ts"],
  "app/domain/box-office/contention": boxOffice("contention"),
  "app/domain/box-office/let-go": boxOffice("store"),
  "app/domain/box-office/plan": ["tests/worker/demo/seed.test.ts"],
  "app/domain/box-office/requests": boxOffice("screening", "repeated"),
  "app/domain/box-office/view": boxOffice("screening", "shown"),
  "workers/middleware/body-limit/": worker("middleware/body-limit", "api/editing/picking", "api/editing/drafts"),
  "workers/middleware/body-type/": worker("middleware/body-type"),
  "workers/middleware/canonical-address/": [...edge("site", "overlay"), ...worker("middleware/canonical-address")],
  "workers/middleware/csrf/": [...edge("https", "site"), ...worker("middleware/csrf"), ...worker("account/account")],
  "workers/middleware/health/": worker("middleware/health"),
  "workers/middleware/locale/": [
    ...edge("app", "content-pages"),
    ...worker("answers/cached", "middleware/canonical-address"),
  ],
  "workers/middleware/mailbox/": worker("forms/announcing", "middleware/mailbox"),
  "workers/middleware/patience/": worker("middleware/patience", "reliability/patience"),
  "workers/http/app-env": edge("app"),
  "workers/http/on-error": edge("log", "app"),
  "workers/http/plain-page": [
    ...edge("site"),
    ...worker("http/plain-page", "middleware/canonical-address", "middleware/site-status", "middleware/body-limit"),
  ],
  "workers/middleware/private-by-default/": [...edge("app"), ...worker("answers/cached"), ...worker("account/account")],
  "workers/http/problem": [
    ...edge("app", "log"),
    ...worker("http/problem", "api/contract", "middleware/body-type", "middleware/site-origin"),
  ],
  "workers/middleware/query-count/": worker("answers/cached", "middleware/query-count"),
  "workers/http/redirect-to": [...edge("site"), ...worker("http/site-facts", "middleware/canonical-address")],
  "workers/middleware/redirects/": [...edge("site", "overlay"), ...worker("middleware/redirects", "http/remote-api")],
  "workers/http/remote-api": worker("http/remote-api", "http/passed-on"),
  "workers/middleware/request-facts/": [
    ...edge("app", "log", "site"),
    ...worker("middleware/request-facts", "http/remote-api", "api/site/opening-hours"),
  ],
  "workers/http/request-state": edge("app", "log"),
  "workers/answers/cached/": [
    ...edge("overlay"),
    ...worker("answers/cached", "answers/cached/plan", "answers/cached/plan-for", "answers/cached/known-options"),
  ],
  "workers/answers/cached/response-cache": worker("http/remote-api"),
  "workers/middleware/robots/": worker("middleware/robots"),
  "workers/middleware/security-headers/": [
    ...edge("https", "webshop", "camera"),
    ...worker("middleware/security-headers", "media/media"),
  ],
  "workers/middleware/service-worker/": worker("middleware/service-worker"),
  "workers/middleware/session/": [
    ...edge("site", "log"),
    ...worker("middleware/session", "middleware/site-status"),
    ...worker("account/account"),
  ],
  "workers/http/site-facts": [...edge("site"), ...worker("http/site-facts", "http/known-facts", "http/remote-api")],
  "workers/middleware/site-origin/": worker("middleware/site-origin"),
  "workers/middleware/site-status/": [...edge("site"), ...worker("middleware/site-status")],
  "workers/middleware/simulator/": worker("middleware/simulator"),
  "workers/middleware/version/": [
    ...edge("site", "content-pages"),
    ...worker("answers/cached"),
    ...worker("publishing/preview"),
  ],
  "workers/middleware/webshop/": edge("webshop"),
  "workers/middleware/well-known/": worker("middleware/well-known"),
  "workers/middleware/well-formed-query/": [...edge("app"), ...worker("answers/cached/plan")],
  "workers/cache/": worker("cache/shared", "cache/through-cache", "cache/store", "answers/cached", "cache/generation"),
  "workers/cache/entry": worker("cache/entry"),
  "workers/cache/policies": worker("answers/cached/plan"),
  "workers/cache/through-cache": worker("reliability/faults"),
  // The contract first: most of these sources is what it says.
  "workers/api/shop/": ["tests/unit/workers/api/shop.test.ts", "tests/worker/api/shop/*.test.ts"],
  "workers/api/shop/order": worker("shop/order-api", "shop/order-calendar"),
  "workers/api/shop/payment-events": worker("shop/stripe-events"),
  "workers/api/shop/wallets": worker("shop/wallet-calls"),
  "workers/shop/": [
    "tests/unit/workers/shop/*.test.ts",
    ...boxOffice("shop", "one-word", "repeated", "shown", "waiting-list", "contention", "proof", "provider"),
    ...worker(
      "db/shop/carts",
      "shop/cart-commands",
      "shop/cart-and-screenings",
      "shop/fees",
      "shop/held-again",
      "shop/promotion",
      "shop/cart-vouchers",
      "shop/voucher-codes",
    ),
  ],
};

/** The patterns of the test files that judge a source. Throws where nobody does: every mutant of it would live. */
export function judgesOf(file: string): string[] {
  const judging = Object.entries(judges).flatMap(([path, tests]) => (file.startsWith(path) ? tests : []));
  if (judging.length === 0) throw new Error(`No test judges ${file}; scripts/mutate/areas.ts says which do`);
  return judging;
}
