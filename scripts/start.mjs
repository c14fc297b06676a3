// Builds the site, migrates the local database, seeds the demo house once a day and serves it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { buildAndMigrate, localVars, root, run, serve } from "./run.mjs";

const port = Number(process.env.PORT ?? 8787);
const state = ".wrangler/state";
const marker = `${root}.wrangler/seeded`;

await buildAndMigrate(state);

// The demo programme is relative to the day of seeding, so it is rolled on once a day.
const today = new Date().toISOString().slice(0, 10);
const seededOn = existsSync(marker) ? readFileSync(marker, "utf8") : "";
if (seededOn !== today && !process.argv.includes("--no-seed")) {
  const { code } = await run("node", ["scripts/seed.mjs", "--sales", "--persist-to", state]);
  if (code !== 0) process.exit(code);
  mkdirSync(`${root}.wrangler`, { recursive: true });
  writeFileSync(marker, today);
}

const server = await serve({ port, state, vars: localVars });
console.log(`\nKino Meridian is open: http://localhost:${port}/de/programm`);
console.log(`What the house mails is kept here: http://localhost:${port}/__mail\n`);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, server.stop);
await server.ended;
