import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 8788);

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  // A page waits for its house, its clock and its pictures, too: with two of them a tenth of two cores is idle.
  workers: 3,
  retries: 0,
  // Limits for the worst machine, not measures: a test waits for what it means.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: ".test/e2e.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "de-AT",
    timezoneId: "Europe/Vienna",
    reducedMotion: "reduce",
    // What it keeps nobody else would ask for: its own tests allow it.
    serviceWorkers: "block",
    // A trace of every test takes a third of the processor: `--trace on` makes one of the test that is looked into.
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-quic",
        // There is none where tests run.
        "--disable-gpu",
        // Pages live for seconds: what optimizing compilers do beside them, they do not get back.
        "--js-flags=--no-turbofan --no-maglev",
      ],
    },
  },
  webServer: {
    command: "node scripts/e2e-server.mjs",
    url: `http://localhost:${port}/de/programm`,
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    // A server that runs already may be an older build.
    reuseExistingServer: false,
    stdout: "pipe",
    stderr: "pipe",
  },
});
