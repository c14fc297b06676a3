// What the browser tests find: a state of their own, seeded at a fixed time, with the people who work in the house.
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { migrate, must, root } from "./run.mjs";
import { staffStatements } from "./staff/statements.ts";

const seededAt = "2026-11-21T18:05:00+01:00";
export const state = ".test/state";
/** The same for the house that sells over Stripe. */
export const stripeState = `${state}-stripe`;

/** See `tests/support/staff.ts`. */
const staff = [
  { email: "ada@kino.example", role: "admin", name: "Ada Muster" },
  { email: "jakob@kino.example", role: "editor", name: "Jakob Lindner" },
  // Each belongs to the one test that takes it.
  ...Array.from({ length: 24 }, (_, n) => ({ email: `neu-${n}@kino.example`, role: "admin", name: "Ada Muster" })),
];

/** Makes both states anew, from what was built. */
export async function prepareStates() {
  for (const old of [state, stripeState]) rmSync(`${root}${old}`, { recursive: true, force: true });
  await migrate(state);
  await must("Demo house", "node", ["scripts/seed.mjs", "--persist-to", state, "--now", seededAt]);
  const accounts = await Promise.all(
    staff.map((person) => staffStatements({ ...person, password: "nur-in-den-tests" }, Date.parse(seededAt))),
  );
  const file = `${root}${state}/staff.sql`;
  writeFileSync(file, accounts.flat().join("\n"));
  await must("Staff", "wrangler", ["d1", "execute", "DB", "--local", "--persist-to", state, "--yes", "--file", file]);
  const operator = ["--email", "betrieb@kino.example", "--role", "admin", "--name", "Ada Muster"];
  const said = await must("Operator", "node", ["scripts/staff.mjs", ...operator, "--persist-to", state]);
  writeFileSync(`${root}${state}/operator.txt`, said);
  cpSync(`${root}${state}`, `${root}${stripeState}`, { recursive: true });
}
