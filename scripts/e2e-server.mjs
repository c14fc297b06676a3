// The built Worker for browser tests: its own state, seeded at a fixed time, and a clock that tests may set.
import { rmSync } from "node:fs";
import { buildAndMigrate, root, run, serve, testVars } from "./run.mjs";

export const seededAt = "2026-11-21T18:05:00+01:00";
const port = Number(process.env.E2E_PORT ?? 8788);
const state = ".test/state";

rmSync(`${root}${state}`, { recursive: true, force: true });
await buildAndMigrate(state);
const { code } = await run("node", ["scripts/seed.mjs", "--persist-to", state, "--now", seededAt]);
if (code !== 0) process.exit(code);
const server = await serve({ port, state, vars: testVars, quiet: !process.env.E2E_VERBOSE });
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    server.stop();
    process.exit(0);
  });
await server.ended;
