// The built Worker for browser tests: its own state, seeded at a fixed time, and a clock that tests may set. Beside it the same
// house once more, which sells over Stripe.
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { stripeKeys } from "../tests/support/stripe.ts";
import { serveStripe, stripePorts } from "../tests/support/stripe-server.ts";
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

const ports = stripePorts(port);
const withStripe = `${state}-stripe`;
rmSync(`${root}${withStripe}`, { recursive: true, force: true });
cpSync(`${root}${state}`, `${root}${withStripe}`, { recursive: true });
serveStripe(`http://localhost:${ports.house}`, ports.stripe);
const stripeVars = {
  ...testVars,
  ...stripeKeys,
  STRIPE_API: `http://localhost:${ports.stripe}`,
  PAYMENTS: "stripe onsite",
};

const quiet = !process.env.E2E_VERBOSE;
const servers = [];
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    for (const { stop } of servers) stop();
    process.exit(0);
  });
// The site is waited for on the first one's port: the second has to answer before.
servers.push(await serve({ port: ports.house, state: withStripe, vars: stripeVars, quiet }));
servers.push(await serve({ port, state, vars: testVars, quiet }));
await Promise.all(servers.map(({ ended }) => ended));
