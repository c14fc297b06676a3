// Makes a staff account, or gives an existing one a new role and password:
//   npm run staff -- --email ada@kino.example --role admin [--name "Ada Muster"] [--remote preview|production]
// The password is generated and shown once; with --password-stdin it is read from standard input.
import { randomBytes } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { root, run } from "./run.mjs";
import { newPassword, staffStatements } from "./staff/statements.ts";

const { values } = parseArgs({
  options: {
    email: { type: "string" },
    role: { type: "string" },
    name: { type: "string" },
    remote: { type: "string" },
    "password-stdin": { type: "boolean", default: false },
    "persist-to": { type: "string", default: ".wrangler/state" },
  },
});

const place = values.remote ? ["--remote", "--env", values.remote] : ["--local", "--persist-to", values["persist-to"]];
const password = values["password-stdin"] ? (await text(process.stdin)).replace(/\r?\n$/, "") : newPassword();
const file = `${root}.wrangler/staff-${randomBytes(6).toString("hex")}.sql`;

/** A site that runs on this machine may be writing at this moment: nothing was done then, and it is tried again. */
async function execute(tries = 10) {
  const { code, output } = await run("wrangler", ["d1", "execute", "DB", ...place, "--yes", "--file", file], {
    capture: true,
  });
  if (code === 0) return;
  if (tries === 0 || !output.includes("SQLITE_BUSY")) throw new Error(output);
  await wait(500);
  await execute(tries - 1);
}

try {
  const statements = await staffStatements({ ...values, password }, Date.now());
  // A file only this user can read: arguments of a process are seen by everybody on the machine.
  writeFileSync(file, statements.join("\n"), { mode: 0o600 });
  await execute();
  console.log(`✓ ${values.email} is ${values.role}`);
  if (!values["password-stdin"]) console.log(`  Password, shown this once: ${password}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(file, { force: true });
}
