/** What is counted together. */
export const areas = [
  "app/domain/box-office",
  "workers/http",
  "workers/middleware",
  "workers/answers/cached",
  "workers/cache",
  "workers/api/shop",
];

const edge = (...names) => names.map((name) => `tests/worker/edge/${name}.test.ts`);
const boxOffice = (...names) => names.map((name) => `tests/worker/box-office/${name}.test.ts`);
const [health, faults, account] = ["reliability/health", "reliability/faults", "account/account"].map(
  (name) => `tests/worker/${name}.test.ts`,
);

/** The tests that know what a source promises, by the beginning of its path; all that fit are asked. */
const judges = {
  "app/domain/box-office/": ["tests/unit/box-office/*.test.ts"],
  "app/domain/box-office/contention": boxOffice("contention"),
  "app/domain/box-office/let-go": boxOffice("store"),
  "app/domain/box-office/plan": ["tests/worker/demo/seed.test.ts"],
  "app/domain/box-office/requests": boxOffice("screening", "repeated"),
  "app/domain/box-office/view": boxOffice("screening", "shown"),
  "workers/middleware/body-limit/": edge("body-limit"),
  "workers/middleware/body-type/": edge("body-type"),
  "workers/middleware/canonical-address/": edge("canonical-address", "site", "overlay"),
  "workers/middleware/csrf/": [...edge("csrf", "https", "site"), account],
  "workers/middleware/health/": [health],
  "workers/middleware/locale/": edge("app", "cache", "content-pages"),
  "workers/http/app-env": edge("app"),
  "workers/http/on-error": edge("log", "app"),
  "workers/http/plain-page": edge("site", "canonical-address", "offline"),
  "workers/middleware/private-by-default/": [...edge("cache", "app"), account],
  "workers/http/problem": edge("app", "log", "contract", "body-type", "site-origin"),
  "workers/middleware/query-count/": [...edge("cache"), "tests/worker/data/query-count.test.ts"],
  "workers/http/redirect-to": edge("redirects", "site", "canonical-address"),
  "workers/middleware/redirects/": edge("site", "overlay", "remote-api"),
  "workers/http/remote-api": edge("remote-api"),
  "workers/middleware/request-facts/": edge("app", "log", "remote-api", "site", "house-hours"),
  "workers/http/request-state": edge("app", "log"),
  "workers/answers/cached/": edge("cache", "cache-keys", "overlay"),
  "workers/middleware/security-headers/": [...edge("app", "https"), "tests/worker/media/media.test.ts"],
  "workers/middleware/session/": [...edge("site", "log", "offline"), account],
  "workers/http/site-facts": edge("redirects", "site", "remote-api", "generation"),
  "workers/middleware/site-origin/": edge("site-origin"),
  "workers/middleware/site-status/": edge("offline", "site"),
  "workers/middleware/version/": edge("site", "cache", "content-pages"),
  "workers/middleware/well-formed-query/": edge("cache-keys", "app"),
  "workers/cache/": edge("through-cache", "cache-limits", "cache", "generation"),
  "workers/cache/policies": edge("cache-keys"),
  "workers/cache/through-cache": [faults],
  "workers/api/shop/": [
    ...boxOffice("shop", "one-word", "repeated", "carts", "shown", "waiting-list", "contention"),
    ...edge("contract"),
  ],
};

/** The patterns of the test files that judge a source. Throws where nobody does: every mutant of it would live. */
export function judgesOf(file) {
  const judging = Object.entries(judges).flatMap(([path, tests]) => (file.startsWith(path) ? tests : []));
  if (judging.length === 0) throw new Error(`No test judges ${file}; scripts/mutate/areas.mjs says which do`);
  return judging;
}
