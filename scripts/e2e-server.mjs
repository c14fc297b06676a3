// The built Worker for browser tests: its own state, seeded at a fixed time, and a clock that tests may set.
import { rmSync, writeFileSync } from "node:fs";
import { buildAndMigrate, must, root, run, serve, testVars } from "./run.mjs";
import { staffStatements } from "./staff/statements.ts";

export const seededAt = "2026-11-21T18:05:00+01:00";
const port = Number(process.env.E2E_PORT ?? 8788);
const state = ".test/state";

rmSync(`${root}${state}`, { recursive: true, force: true });
await buildAndMigrate(state);
const { code } = await run("node", ["scripts/seed.mjs", "--persist-to", state, "--now", seededAt]);
if (code !== 0) process.exit(code);

/** Who works in the house of the browser tests, see `tests/support/staff.ts`. */
const staff = [
  { email: "ada@kino.example", role: "admin", name: "Ada Muster" },
  { email: "jakob@kino.example", role: "editor", name: "Jakob Lindner" },
  // Each belongs to the one test that takes it.
  ...Array.from({ length: 24 }, (_, n) => ({ email: `neu-${n}@kino.example`, role: "admin", name: "Ada Muster" })),
];
const accounts = await Promise.all(
  staff.map((person) => staffStatements({ ...person, password: "nur-in-den-tests" }, Date.parse(seededAt))),
);
const file = `${root}${state}/staff.sql`;
writeFileSync(file, accounts.flat().join("\n"));
await must("Staff", "wrangler", ["d1", "execute", "DB", "--local", "--persist-to", state, "--yes", "--file", file]);
const operator = ["--email", "betrieb@kino.example", "--role", "admin", "--name", "Ada Muster"];
const said = await must("Operator", "node", ["scripts/staff.mjs", ...operator, "--persist-to", state]);
writeFileSync(`${root}${state}/operator.txt`, said);
const server = await serve({ port, state, vars: testVars, quiet: !process.env.E2E_VERBOSE });
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    server.stop();
    process.exit(0);
  });
await server.ended;
