// Brings the local database in `--persist-to` to the newest schema. `wrangler d1 migrations apply` starts a runtime for every
// migration; this starts one for all, and leaves the same table behind.
import { readD1Migrations } from "@cloudflare/vitest-plugin";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { getPlatformProxy } from "wrangler";
import { root } from "./run.mjs";

const { values } = parseArgs({ options: { "persist-to": { type: "string", default: ".wrangler/state" } } });

const migrations = await readD1Migrations(`${root}workers/db/migrations`);
const { env, dispose } = await getPlatformProxy({
  configPath: `${root}wrangler.toml`,
  persist: { path: resolve(root, values["persist-to"], "v3") },
  remoteBindings: false,
});
const { DB: db } = env;
try {
  await db
    .prepare(
      "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
    )
    .run();
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all();
  const applied = new Set(results.map(({ name }) => name));
  for (const { name, queries } of migrations.filter((migration) => !applied.has(migration.name)))
    // One after the other: each stands on those before it.
    await db.batch(
      [...queries, `INSERT INTO d1_migrations (name) VALUES ('${name}')`].map((query) => db.prepare(query)),
    );
} finally {
  await dispose();
}
