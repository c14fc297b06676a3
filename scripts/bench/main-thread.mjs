// What the first load of a page costs a phone's main thread, beside an earlier commit and beside the same HTML
// without scripts: node scripts/bench/main-thread.mjs [--against 033d5a5] [--path /de/programm] [--runs 5] [--slow 4]
// All candidates take turns in one run, so that a slow moment of the machine meets each of them.
import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { chromium, devices } from "@playwright/test";
import { ensureBrowser } from "../browser.mjs";
import { root } from "../run.mjs";
import { checkout } from "./commit.mjs";

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: "string", default: "033d5a5" },
    path: { type: "string", default: "/de/programm" },
    runs: { type: "string", default: "5" },
    slow: { type: "string", default: "4" },
  },
});
const runs = Number(options.runs);
/** Long enough for everything a first load starts by itself, on a page four times slower than here. */
const windowMs = 12_000;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Builds, seeds and serves a tree as its `npm start` does; resolves when the site answers. */
async function start(folder, port) {
  const child = spawn("node", ["scripts/start.mjs"], {
    cwd: folder,
    stdio: "ignore",
    detached: true,
    env: { ...process.env, PORT: String(port), PATH: `${folder}node_modules/.bin:${process.env.PATH}` },
  });
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const answer = await fetch(`http://localhost:${port}${options.path}`).catch(() => null);
    if (answer?.ok)
      return { origin: `http://localhost:${port}`, stop: () => child.pid && process.kill(-child.pid, "SIGTERM") };
    if (child.exitCode !== null) throw new Error(`${folder} could not be served.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${folder} did not answer.`);
}

const withoutScripts = async (route) => {
  const answer = await route.fetch();
  const html = (await answer.text())
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\brel="(?:later|modulepreload)"[^>]*>/g, "");
  await route.fulfill({ response: answer, body: html });
};

/** One first load in a browser of its own; seconds on the main thread within the window, requests sent. */
async function load(browser, { origin, bare }) {
  const context = await browser.newContext({ ...devices["Pixel 7"], locale: "de-AT", timezoneId: "Europe/Vienna" });
  const page = await context.newPage();
  let requests = 0;
  page.on("request", () => (requests += 1));
  if (bare) await page.route(origin + options.path, withoutScripts);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: Number(options.slow) });
  await page.addInitScript(() => {
    window.blocked = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.blocked += Math.max(0, duration - 50);
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(origin + options.path, { waitUntil: "commit" });
  await new Promise((resolve) => setTimeout(resolve, windowMs));
  const { metrics } = await session.send("Performance.getMetrics");
  const seconds = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const blocking = (await page.evaluate(() => window.blocked)) / 1000;
  await context.close();
  return {
    task: seconds("TaskDuration"),
    script: seconds("ScriptDuration"),
    "style and layout": seconds("RecalcStyleDuration") + seconds("LayoutDuration"),
    blocking,
    requests,
  };
}

const [earlier, now] = [await start(await checkout(options.against), 8791), await start(root, 8792)];
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
const candidates = [
  { name: options.against, origin: earlier.origin },
  { name: "now", origin: now.origin },
  { name: "now, without scripts", origin: now.origin, bare: true },
];
try {
  // The first load of each fills its caches and does not count.
  for (const candidate of candidates) await load(browser, candidate);
  const samples = new Map(candidates.map(({ name }) => [name, []]));
  for (let round = 0; round < runs; round += 1)
    for (const candidate of candidates) samples.get(candidate.name).push(await load(browser, candidate));
  const figures = (name, key) => median(samples.get(name).map((sample) => sample[key]));
  console.log(`\n${options.path} at ${options.slow}× slow-down, median of ${runs}, seconds of the main thread`);
  for (const key of ["task", "script", "style and layout", "blocking", "requests"]) {
    const digits = key === "requests" ? 0 : 2;
    const row = candidates.map(({ name }) => `${name} ${figures(name, key).toFixed(digits)}`).join("   ");
    const base = figures(options.against, key);
    console.log(`${key.padEnd(18)} ${row}   ratio ${base ? (figures("now", key) / base).toFixed(2) : "–"}`);
  }
} finally {
  await browser.close();
  earlier.stop();
  now.stop();
}
