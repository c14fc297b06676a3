// Fills the local state with the demo house: node scripts/seed.mjs [--profile demo|large] [--now ISO]
// [--sales] [--persist-to .wrangler/state]. The migrations must have been applied.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { localVars } from "./run.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: {
    profile: { type: "string", default: "demo" },
    now: { type: "string" },
    sales: { type: "boolean", default: false },
    "persist-to": { type: "string", default: ".wrangler/state" },
  },
});
if (!["demo", "large"].includes(values.profile)) throw new Error(`Unknown profile "${values.profile}": demo or large`);
if (values.now !== undefined && Number.isNaN(Date.parse(values.now))) throw new Error(`Not a date: "${values.now}"`);

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const [port, inspectorPort] = [await freePort(), await freePort()];
const token = randomBytes(24).toString("base64url");
const args = [
  "dev",
  "-c",
  "wrangler.seed.toml",
  "--ip",
  "127.0.0.1",
  "--port",
  String(port),
  "--inspector-port",
  String(inspectorPort),
  "--persist-to",
  values["persist-to"],
  "--var",
  `SEED_TOKEN:${token}`,
  "--var",
  `PAYMENTS:${localVars.PAYMENTS}`,
  // What is sold of shows that are over was sold before they began.
  ...(values.sales ? ["--var", "TEST_CLOCK:allow"] : []),
  "--show-interactive-dev-session=false",
  "--log-level",
  "warn",
];
// A group of its own: wrangler starts workerd, and both must end. The Node of the repository comes first.
const wrangler = spawn(`${root}node_modules/.bin/wrangler`, args, {
  cwd: root,
  detached: true,
  stdio: ["ignore", "pipe", "pipe"],
  env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}`, WRANGLER_SEND_METRICS: "false" },
});
let output = "";
for (const stream of [wrangler.stdout, wrangler.stderr]) stream.on("data", (chunk) => (output += chunk));
wrangler.on("error", (error) => (output += error.message));

const stop = () => {
  if (wrangler.pid === undefined) return;
  try {
    process.kill(-wrangler.pid, "SIGTERM");
  } catch {
    // Already gone.
  }
};
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    stop();
    process.exit(130);
  });

async function whenReady() {
  const deadline = Date.now() + 60_000;
  while (wrangler.exitCode === null && Date.now() < deadline) {
    try {
      await fetch(`http://127.0.0.1:${port}/`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`wrangler dev did not start:\n${output}`);
}

try {
  await whenReady();
  const answer = await fetch(`http://127.0.0.1:${port}/seed`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-seed-token": token },
    body: JSON.stringify({ profile: values.profile, now: values.now, sales: values.sales }),
  });
  const report = await answer.json();
  if (!answer.ok) throw new Error(`Seeding failed: ${report.error}\n${output}`);
  console.log(
    `✓ Demo house for ${report.today}: ${report.events} dates, ${report.pictures} pictures (${(report.milliseconds / 1000).toFixed(1)} s)`,
  );
  if (values.sales) console.log(`  ${report.tickets} tickets sold`);
  console.log(`  Staff account: ${report.staff.email}  password: ${report.staff.password}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  stop();
}
