// npm run bench            the programme from cache, uncached, an API list and a cart request, beside a bare
//                          worker that reads the same bytes from KV on the same runtime; uncached also beside
//                          an earlier commit, and the demo house beside 10,000 events, all in turn
// npm run bench -- uncached      only what is made anew: pages and lists
// npm run bench -- storm   10,000 cart requests for 300 places, then a sweep
// npm run bench -- hot     commands a second on one screening, beside an object that writes one row for each
// npm run bench -- purchases     from the hold to the ticket, then a sweep of the books
// npm run bench -- invariants    a million steps of any evening on the core of the box office
// npm run bench -- fairness      what scripts can keep from others in one hall, in simulated time
// npm run bench -- memory  90,000 requests that hold and give back on one screening, and the memory they leave behind
// npm run bench -- main-thread   what a first load costs a phone's main thread, beside an earlier commit
// npm run bench -- editor        how fast the editor answers on a page of 200 modules at a slower processor
// npm run bench -- editor-faults a thousand seeded runs of faults while somebody writes, and every letter that was lost
// Prints ratios; absolute figures depend on the machine and stand beside them for orientation only. CPU is the
// processor time of the runtime's process (/proc/<pid>/stat) for a request: the Worker with the databases and stores
// that the runtime simulates in the same process, and nothing of the program that asks.
import { existsSync, rmSync } from "node:fs";
import autocannon from "autocannon";
import { built } from "./bench/commit.mjs";
import { purchases } from "./bench/purchases.mjs";
import { startBuilt } from "./bench/runtime.mjs";
import { buildAndMigrate, localVars, must, root, run, testVars } from "./run.mjs";

const connections = 16;
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

async function prepare(profile, state = `.bench/${profile}`, fresh = process.argv.includes("--reseed")) {
  if (fresh) rmSync(`${root}${state}`, { recursive: true, force: true });
  const seeded = existsSync(`${root}${state}`);
  await buildAndMigrate(state);
  if (!seeded)
    await must(`Seed (${profile})`, "node", ["scripts/seed.mjs", "--persist-to", state, "--profile", profile]);
  return state;
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** One run of load: requests a second, median and 99th percentile in milliseconds, CPU a request, and what was not a 2xx. */
async function load(server, options) {
  const before = server.cpuMs();
  const result = await autocannon({ connections, duration: seconds, ...options });
  return {
    rps: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: (server.cpuMs() - before) / result.requests.total,
    refused: result.non2xx,
    errors: result.errors,
  };
}

/** Every candidate in turn, several rounds, so that a slow moment of the machine meets all of them. */
async function compare(candidates) {
  const samples = new Map(candidates.map(({ name }) => [name, []]));
  // The first round finds the code cold, and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, server, options } of candidates) {
      const sample = await load(server, { ...options(), ...(round === 0 && { duration: 2 }) });
      if (round > 0) samples.get(name).push(sample);
    }
  }
  return new Map(
    [...samples].map(([name, all]) => [
      name,
      {
        rps: median(all.map((s) => s.rps)),
        p50: median(all.map((s) => s.p50)),
        p99: median(all.map((s) => s.p99)),
        cpu: median(all.map((s) => s.cpu)),
        refused: all.reduce((n, s) => n + s.refused, 0),
        errors: all.reduce((n, s) => n + s.errors, 0),
      },
    ]),
  );
}

function print(results, yardstick) {
  const base = results.get(yardstick).rps;
  for (const [name, { rps, p50, p99, cpu, refused, errors }] of results) {
    console.log(
      `${name.padEnd(34)} ${(rps / base).toFixed(3).padStart(7)} of the yardstick   ${cpu.toFixed(2).padStart(6)} ms CPU   ${rps.toFixed(0).padStart(6)}/s   p50 ${p50} ms   p99 ${p99} ms${refused ? `   ${refused} refused` : ""}${errors ? `   ${errors} errors` : ""}`,
    );
  }
}

/** From noon: in the night the demo house has little left of the day, a large one has not, and their pages differ. */
let instant = new Date().setUTCHours(11, 0, 0, 0);
/** A time of its own for every request: no cached answer fits, so each is made from the database. */
const uncached = (url) => ({
  url,
  // So many, however long they take: their CPU time is shared out among those that came to an end.
  amount: 160,
  setupClient: (client) =>
    client.on("response", () => client.setHeaders({ "x-test-now": new Date((instant += 1)).toISOString() })),
  headers: { "x-test-now": new Date((instant += 1)).toISOString() },
});

let callers = 0;
/** A network of its own for every request: one alone may not hold so often. */
const newNetwork = () => ({
  "cf-connecting-ip": `2001:db8:${((callers += 1) >> 16).toString(16)}:${(callers & 0xffff).toString(16)}::1`,
});
const cartHeaders = (site) => ({
  "content-type": "application/json",
  origin: site,
  cookie: "csrftoken=bench",
  "x-csrftoken": "bench",
  "idempotency-key": "bench-[<id>]",
  ...newNetwork(),
});

async function cartRequest(site) {
  const { results } = await (await fetch(`${site}/de/api/events/?page_size=50`)).json();
  const event = results.find(({ slug }) => slug === "storm") ?? results.find(({ has_quick_buy }) => has_quick_buy);
  const { prices } = await (await fetch(`${site}/de/api/events/${event.id}/booking/`)).json();
  const { id: price_id, seat_group, sale_type_id } = prices.find(({ price }) => price !== "0.00");
  return JSON.stringify({ event: event.id, tickets: [{ price_id, seat_group, sale_type_id, amount: 1 }] });
}

const bare = "bare worker, same bytes from KV";
const bareObject = "bare object, one SQL write";
const cartRequests = "cart request (hold or refusal)";
const earlierCommit = "033d5a5";
/** Beside the events: 2,000 films, 5,000 articles. */
const large10k = ", 10,000 events";

/** What is made anew for every request. */
const anew = (server, suffix = "") => [
  { name: `programme, uncached${suffix}`, server, options: () => uncached(`${server.site}/de/programm`) },
  { name: `API list, uncached${suffix}`, server, options: () => uncached(`${server.site}/de/api/events/`) },
];

/** What reads the whole house: its texts, its search, the addresses that programs are told. */
const whole = (server, suffix = "") =>
  Object.entries({ search: "/de/search?q=nacht", magazine: "/de/mediathek", sitemap: "/de/sitemap.xml" }).map(
    ([name, path]) => ({
      name: `${name}, uncached${suffix}`,
      server,
      options: () => uncached(`${server.site}${path}`),
    }),
  );

/** What comes from the cache, and what is sold. */
async function kept(server) {
  const cart = await cartRequest(server.site);
  const cartOptions = () => ({
    url: `${server.site}/de/api/shop/cart/`,
    method: "POST",
    body: cart,
    idReplacement: true,
    headers: cartHeaders(server.site),
    setupClient: (client) => client.on("response", () => client.setHeaders(cartHeaders(server.site))),
  });
  return [
    { name: "programme, from cache", server, options: () => ({ url: `${server.site}/de/programm` }) },
    { name: "API list, from cache", server, options: () => ({ url: `${server.site}/de/api/events/` }) },
    { name: bareObject, server, options: () => ({ url: `${server.yardstick}/`, method: "POST" }) },
    { name: cartRequests, server, options: cartOptions },
  ];
}

/** The demo house, 10,000 events and an earlier commit, each in a runtime of its own, all in turn. */
async function measure({ onlyUncached }) {
  const large = await startBuilt({ state: await prepare("large"), vars: testVars });
  const demo = await startBuilt({ state: await prepare("demo"), vars: testVars });
  const earlier = await startBuilt({ state: ".bench/demo", tree: await built(earlierCommit), vars: testVars });
  try {
    const html = await (await fetch(`${demo.site}/de/programm`)).text();
    await demo.putYardstick("/programme", html);
    const results = await compare([
      { name: bare, server: demo, options: () => ({ url: `${demo.yardstick}/programme` }) },
      ...(onlyUncached ? [] : await kept(demo)),
      ...anew(demo),
      ...whole(demo),
      ...anew(large, large10k),
      ...whole(large, large10k),
      ...anew(earlier, `, ${earlierCommit}`),
    ]);
    const ratio = (key, name, other) => (results.get(name)[key] / results.get(other)[key]).toFixed(2);
    console.log(`\nThe demo house where nothing else is said (${(html.length / 1024).toFixed(0)} kB of HTML)`);
    print(results, bare);
    if (!onlyUncached)
      console.log(
        `A cart request reaches ${ratio("rps", cartRequests, bareObject)} of a bare object that does one SQL write.`,
      );
    for (const name of ["programme, uncached", "API list, uncached"]) {
      console.log(`${name}: ${ratio("cpu", name, `${name}, ${earlierCommit}`)} of the CPU time of ${earlierCommit}.`);
    }
    for (const { name } of [...anew(demo), ...whole(demo)])
      console.log(`${name}: ${ratio("cpu", `${name}${large10k}`, name)} times the CPU time with 10,000 events.`);
  } finally {
    await Promise.all([large, demo, earlier].map((server) => server.stop()));
  }
}

/** A script against the demo house, as it is when nobody has asked for anything yet. */
async function against(script, name, options = {}) {
  const server = await startBuilt({ state: await prepare("demo", `.bench/${name}`, true), ...options });
  const env = { BASE_URL: server.site, INSIDE_URL: server.inside, INSPECTOR_URL: server.inspector };
  const { code } = await run("node", [`scripts/bench/${script}.mjs`], { env });
  await server.stop();
  process.exit(code);
}

if (process.argv.includes("storm")) await against("storm", "storm");
if (process.argv.includes("hot")) await against("hot", "storm");
if (process.argv.includes("memory")) await against("memory", "memory", { inspect: true });

if (process.argv.includes("purchases")) {
  const server = await startBuilt({ state: await prepare("demo", ".bench/storm", true), vars: localVars });
  const failures = await purchases(server, Number(process.env.BENCH_PURCHASES ?? 250));
  await server.stop();
  process.exit(failures > 0 ? 1 : 0);
}

if (process.argv.includes("fairness")) {
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport(`${root}scripts/bench/fairness.ts`, {
    configFile: false,
    resolve: { alias: { "~": `${root}app` } },
  });
  module.fairness();
  process.exit(0);
}
if (process.argv.includes("invariants")) {
  const { code } = await run(
    "npx",
    ["vitest", "run", "--project", "unit", "domain/box-office/model", "-t", "keeps every"],
    {
      env: { MODEL_STEPS: process.env.MODEL_STEPS ?? "1000000" },
    },
  );
  process.exit(code);
}

if (process.argv.includes("editor")) {
  const { code } = await run("node", ["scripts/bench/editor.mjs", ...process.argv.slice(3)]);
  process.exit(code);
}
if (process.argv.includes("editor-faults")) {
  const { FAULT_RUNS = "1000", FAULT_SEED = "1" } = process.env;
  const { code } = await run("npx", ["playwright", "test", "e2e/editor-fault-runs"], {
    env: { FAULT_RUNS, FAULT_SEED },
  });
  process.exit(code);
}
if (process.argv.includes("main-thread")) {
  const { code } = await run("node", ["scripts/bench/main-thread.mjs", ...process.argv.slice(3)]);
  process.exit(code);
}

await measure({ onlyUncached: process.argv.includes("uncached") });
