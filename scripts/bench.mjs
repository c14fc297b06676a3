// npm run bench            the programme from cache, uncached, an API list and a cart request, beside a bare
//                          worker that reads the same bytes from KV on the same runtime; 100 against 10,000 events
// npm run bench -- storm   1,000 cart requests for 300 places, then a sweep
// npm run bench -- memory  90,000 requests that hold and give back on one screening, and the memory they leave behind
// npm run bench -- main-thread   what a first load costs a phone's main thread, beside an earlier commit
// Prints ratios; absolute figures depend on the machine and stand beside them for orientation only.
import { existsSync, rmSync } from "node:fs";
import autocannon from "autocannon";
import { startBuilt } from "./bench/runtime.mjs";
import { buildAndMigrate, must, root, run, testVars } from "./run.mjs";

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

/** One run of load: requests a second, median and 99th percentile in milliseconds, and what was not a 2xx. */
async function load(options) {
  const result = await autocannon({ connections, duration: seconds, ...options });
  return {
    rps: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx,
    errors: result.errors,
  };
}

/** Every candidate in turn, several rounds, so that a slow moment of the machine meets all of them. */
async function compare(candidates) {
  const samples = new Map(candidates.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, options } of candidates) samples.get(name).push(await load(options()));
  }
  return new Map(
    [...samples].map(([name, all]) => [
      name,
      {
        rps: median(all.map((s) => s.rps)),
        p50: median(all.map((s) => s.p50)),
        p99: median(all.map((s) => s.p99)),
        refused: all.reduce((n, s) => n + s.refused, 0),
        errors: all.reduce((n, s) => n + s.errors, 0),
      },
    ]),
  );
}

function print(title, results, yardstick) {
  console.log(`\n${title}`);
  const base = results.get(yardstick).rps;
  for (const [name, { rps, p50, p99, refused, errors }] of results) {
    console.log(
      `${name.padEnd(34)} ${(rps / base).toFixed(3).padStart(7)} of the yardstick   ${rps.toFixed(0).padStart(6)}/s   p50 ${p50} ms   p99 ${p99} ms${refused ? `   ${refused} refused` : ""}${errors ? `   ${errors} errors` : ""}`,
    );
  }
}

let instant = Date.now();
/** A time of its own for every request: no cached answer fits, so each is made from the database. */
const uncached = (url) => ({
  url,
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

async function measure(profile) {
  const server = await startBuilt({ state: await prepare(profile), vars: testVars });
  try {
    const programme = `${server.site}/de/programm`;
    const html = await (await fetch(programme)).text();
    await server.putYardstick("/programme", html);
    const cart = await cartRequest(server.site);
    const results = await compare([
      { name: "bare worker, same bytes from KV", options: () => ({ url: `${server.yardstick}/programme` }) },
      { name: "programme, from cache", options: () => ({ url: programme }) },
      { name: "programme, uncached", options: () => uncached(programme) },
      { name: "API list, from cache", options: () => ({ url: `${server.site}/de/api/events/` }) },
      { name: "API list, uncached", options: () => uncached(`${server.site}/de/api/events/`) },
      { name: "bare object, one SQL write", options: () => ({ url: `${server.yardstick}/`, method: "POST" }) },
      {
        name: "cart request (hold or refusal)",
        options: () => ({
          url: `${server.site}/de/api/shop/cart/`,
          method: "POST",
          body: cart,
          idReplacement: true,
          headers: cartHeaders(server.site),
          setupClient: (client) => client.on("response", () => client.setHeaders(cartHeaders(server.site))),
        }),
      },
    ]);
    const [bare, cartRequests] = ["bare object, one SQL write", "cart request (hold or refusal)"].map(
      (name) => results.get(name).rps,
    );
    print(`${profile} (${(html.length / 1024).toFixed(0)} kB of HTML)`, results, "bare worker, same bytes from KV");
    console.log(`A cart request reaches ${(cartRequests / bare).toFixed(2)} of a bare object that does one SQL write.`);
    return results;
  } finally {
    await server.stop();
  }
}

if (process.argv.includes("storm")) {
  const server = await startBuilt({ state: await prepare("demo", ".bench/storm", true) });
  const { code } = await run("node", ["scripts/bench/storm.mjs"], { env: { BASE_URL: server.site } });
  await server.stop();
  process.exit(code);
}

if (process.argv.includes("memory")) {
  const server = await startBuilt({ state: await prepare("demo", ".bench/memory", true), inspect: true });
  const { code } = await run("node", ["scripts/bench/memory.mjs"], {
    env: { BASE_URL: server.site, FLOOD_URL: server.flood, INSPECTOR_URL: server.inspector },
  });
  await server.stop();
  process.exit(code);
}

if (process.argv.includes("main-thread")) {
  const { code } = await run("node", ["scripts/bench/main-thread.mjs", ...process.argv.slice(3)]);
  process.exit(code);
}

const small = await measure("demo");
const large = await measure("large");
const ratio = (name) => (small.get(name).rps / large.get(name).rps).toFixed(2);
console.log(
  `\n10,000 events cost ${ratio("programme, uncached")} times what the demo house costs (programme, uncached), ${ratio("API list, uncached")} times (API list, uncached).`,
);
