// Lighthouse (mobile) on a running site: node scripts/lighthouse.mjs [origin]. Prints the four scores per page.
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
  return { home: "/de", programme: "/de/programm", film: films.results[0].url, event: results[0].url };
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
for (const [name, path] of Object.entries(await pages())) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  // A first visit fills the caches and makes the picture variants, as every page but the very first finds them.
  await lighthouse(origin + path, { port: debugPort, logLevel: "error", onlyCategories: ["seo"] });
  const { lhr } = await lighthouse(origin + path, { port: debugPort, logLevel: "error", output: "json" });
  const scores = Object.values(lhr.categories).map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`);
  console.log(`${name.padEnd(10)} ${scores.join(" · ")}`);
  const weak = Object.values(lhr.categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `  ${title}: ${lhr.audits[id].title} ${lhr.audits[id].displayValue ?? ""}`),
  );
  for (const line of weak) console.log(line);
}
browser.kill();
