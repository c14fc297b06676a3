import { existsSync } from "node:fs";
import { run } from "./run.mjs";

const inWindows = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** The same browser without windows, which tests need none of: it takes three fifths of the processor. */
const shell = "/usr/bin/chromium-headless-shell";

async function playwrightBrowser() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** Where the system has it as a package and we may: without the network, or on another system, tests take what is there. */
async function installShell() {
  if (existsSync(shell) || process.getuid?.() !== 0) return;
  const install = "apt-get install -y --no-install-recommends -o Acquire::Retries=0 chromium-headless-shell";
  // What takes long is the network: an installation that has begun is not broken off.
  const fetched = `timeout 120 ${install} --download-only`;
  await run("sh", ["-c", `(${fetched} || (timeout 60 apt-get update && ${fetched})) && ${install}`], { capture: true });
}

/**
 * The path of a Chromium: one that is installed, else playwright's own, else the system's package, else one clear sentence
 * and the end. `forTests`: rather one without windows.
 */
export async function ensureBrowser({ forTests = false } = {}) {
  const wanted = [process.env.CHROMIUM_PATH, ...(forTests ? [shell] : []), ...inWindows];
  if (forTests && !process.env.CHROMIUM_PATH) await installShell();
  const installed = () => wanted.find((path) => path && existsSync(path));
  const found = installed() ?? (await playwrightBrowser());
  if (found) return found;
  console.log("No Chromium found, installing one …");
  if ((await run("playwright", ["install", "chromium"], { capture: true })).code === 0) {
    const path = await playwrightBrowser();
    if (path) return path;
  }
  await run("sh", ["-c", "apt-get update && apt-get install -y chromium"], { capture: true });
  const path = installed();
  if (path) return path;
  console.error("The browser tests need Chromium: install it with the system's package manager, or set CHROMIUM_PATH.");
  process.exit(1);
}
