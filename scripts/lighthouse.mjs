// Lighthouse (mobile) on a running site: node scripts/lighthouse.mjs [origin]. Prints the scores per page: of the middle one
// of five runs by performance, because a single one swings by ten points with what else the machine does. SLOWDOWN: how many
// times slower the processor is taken to be; 4 where nothing is said, as Lighthouse does.
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { ensureBrowser } from "./browser.mjs";

const origin = process.argv[2] ?? "http://localhost:8787";
const debugPort = 9333;

async function pages() {
  const { results } = await (await fetch(`${origin}/de/api/events/?page_size=1`)).json();
  const films = await (await fetch(`${origin}/de/api/productions/?page_size=1`)).json();
  const [series] = await (await fetch(`${origin}/de/api/series/`)).json();
  const [venue] = await (await fetch(`${origin}/de/api/venues/`)).json();
  const articles = await (await fetch(`${origin}/de/api/articles/?page_size=1`)).json();
  return {
    home: "/de",
    programme: "/de/programm",
    film: films.results[0].url,
    event: results[0].url,
    article: articles.results[0].url,
    magazine: "/de/mediathek",
    series: series.url,
    venue: venue.url,
    team: "/de/team",
    form: "/de/forms/saal-mieten/1",
    page: "/de/haus",
  };
}

const browser = spawn(
  await ensureBrowser(),
  [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    `--remote-debugging-port=${debugPort}`,
    `--user-data-dir=${mkdtempSync(join(tmpdir(), "kasch-lighthouse-"))}`,
  ],
  { stdio: "ignore" },
);
for (let attempt = 0; attempt < 60; attempt += 1) {
  if (await fetch(`http://127.0.0.1:${debugPort}/json/version`).catch(() => null)) break;
  await new Promise((resolve) => setTimeout(resolve, 250));
}

const wanted = process.argv.slice(3);
const runs = 5;
const cpuSlowdownMultiplier = Number(process.env.SLOWDOWN ?? 4);
const settings = { port: debugPort, logLevel: "error", output: "json", throttling: { cpuSlowdownMultiplier } };
const byScore = (a, b) => a.categories.performance.score - b.categories.performance.score;
for (const [name, path] of Object.entries(await pages())) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  // A first visit fills the caches and makes the picture variants, as every page but the very first finds them.
  await lighthouse(origin + path, { port: debugPort, logLevel: "error", onlyCategories: ["seo"] });
  const reports = [];
  for (let attempt = 0; reports.length < runs && attempt < 2 * runs; attempt += 1) {
    const { lhr } = await lighthouse(origin + path, settings);
    if (lhr.runtimeError) console.log(`  not measured: ${lhr.runtimeError.message}`);
    else reports.push(lhr);
  }
  if (reports.length === 0) continue;
  reports.sort(byScore);
  const median = reports[Math.floor(reports.length / 2)];
  const percent = ({ score }) => Math.round((score ?? 0) * 100);
  const scores = Object.values(median.categories).map((category) => `${category.title} ${percent(category)}`);
  const [least, most] = [reports[0], reports.at(-1)].map(({ categories }) => percent(categories.performance));
  console.log(`${name.padEnd(10)} ${scores.join(" · ")} (median of ${reports.length}; performance ${least}–${most})`);
  const weak = Object.values(median.categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (median.audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `  ${title}: ${median.audits[id].title} ${median.audits[id].displayValue ?? ""}`),
  );
  for (const line of weak) console.log(line);
}
browser.kill();
