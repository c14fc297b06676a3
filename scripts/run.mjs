import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const localImages = new URL("local-images.mjs", import.meta.url).href;

/** Mails are kept instead of sent, and shown at `/__mail`. Never set in a deployment. */
export const localVars = {
  MAILBOX: "local",
  MAIL_FROM: "haus@kino-meridian.example",
  // Who pays says what the bank says: possible on one's own machine alone.
  PAYMENTS: "simulator onsite",
};

/** A Worker whose clock tests may set, and which waits for its backends, and a press for its page, however busy the machine is. */
export const testVars = {
  TEST_CLOCK: "allow",
  TEST_LIMITS: ["cache", "database", "bucket", "images", "imagesUpload", "screening", "limiter", "waking"]
    .map((part) => `${part}=60000`)
    .join(" "),
  ...localVars,
};

const environment = {
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  // A store of every request's trace, for a page of wrangler that nobody opens: a tenth of the runtime's work.
  X_LOCAL_OBSERVABILITY: "false",
  WRANGLER_HIDE_BANNER: "true",
  FORCE_COLOR: process.env.FORCE_COLOR ?? (process.stdout.isTTY ? "1" : "0"),
};

/** Runs a command in the repository; resolves with its exit code and, if `capture`, what it printed. */
export function run(command, args, { capture = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: capture ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
      env: { ...environment, ...env },
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Like `run`, but a failure prints what the command said and ends the process. */
export async function must(label, command, args, options = {}) {
  const started = Date.now();
  const { code, output } = await run(command, args, { capture: true, ...options });
  if (code !== 0) {
    process.stderr.write(output ?? "");
    console.error(`\n${label} failed (${command} ${args.join(" ")}).`);
    process.exit(1);
  }
  console.log(`✓ ${label} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return output;
}

/** Secrets of local development are made on the spot, so that none has a default value. */
export function ensureLocalSecrets() {
  const file = `${root}.dev.vars`;
  const there = existsSync(file) ? readFileSync(file, "utf8") : "";
  const missing = ["AUTH_SECRET", "TICKET_KEY"].filter((name) => !new RegExp(`^${name}=`, "m").test(there));
  if (missing.length === 0) return;
  const made = missing.map((name) => `${name}=${randomBytes(32).toString("base64url")}\n`);
  writeFileSync(file, [there && there.replace(/\n*$/, "\n"), ...made].join(""), { mode: 0o600 });
}

/** Builds the site. */
export async function build() {
  ensureLocalSecrets();
  await must("Types of the bindings", "wrangler", ["types"]);
  await must("Build", "react-router", ["build"]);
}

/** Brings the database in `state` to the newest schema. */
export const migrate = (state) => must("Database migrations", "node", ["scripts/migrate.mjs", "--persist-to", state]);

/** What has to be there before the site can be served from `state`. */
export async function buildAndMigrate(state) {
  await build();
  await migrate(state);
}

/** Starts the built Worker; resolves when it answers. The returned function stops it. */
export async function serve({ port, state, vars = {} }) {
  const args = [
    "dev",
    "-c",
    "build/server/wrangler.json",
    "--port",
    String(port),
    "--persist-to",
    state,
    "--show-interactive-dev-session=false",
    "--env-file",
    ".dev.vars",
  ];
  for (const [key, value] of Object.entries({ SITE_ORIGIN: `http://localhost:${port}`, ...vars }))
    args.push("--var", `${key}:${value}`);
  const child = spawn("wrangler", args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...environment, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${localImages}`.trim() },
    detached: true,
  });
  const stop = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, "SIGTERM");
    } catch {
      // The group has ended by itself.
    }
  };
  const ended = new Promise((resolve) => child.on("close", resolve));
  for (let attempt = 0; attempt < 240; attempt += 1) {
    if (child.exitCode !== null) throw new Error("The server stopped before it answered.");
    const answer = await fetch(`http://localhost:${port}/api/settings-probe`).catch(() => null);
    if (answer) return { stop, ended };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  stop();
  throw new Error(`The server did not answer on port ${port} within a minute.`);
}
