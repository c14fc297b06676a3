// Checks, builds, migrates and deploys: npm run deploy -- preview|production
import { problemsOf } from "./deploy/checks.ts";
import { must, root, run } from "./run.mjs";

const [environment] = process.argv.slice(2);
if (!["preview", "production"].includes(environment)) {
  console.error("npm run deploy -- preview|production");
  process.exit(1);
}
const { code: dirty, output } = await run("git", ["status", "--porcelain"], { capture: true });
const { origin, problems } = problemsOf(environment, `${root}wrangler.toml`);
if (dirty !== 0 || output.trim() !== "") problems.push("There are changes that are not committed");
const secrets = await run("wrangler", ["secret", "list", "--env", environment], { capture: true });
if (!secrets.output.includes("AUTH_SECRET"))
  problems.push(
    `AUTH_SECRET is not set: openssl rand -base64 32 | wrangler secret put AUTH_SECRET --env ${environment}`,
  );
if (problems.length > 0) {
  for (const problem of problems) console.error(`✗ ${problem}`);
  process.exit(1);
}

// The commit, so that two deployments of one state share their cache.
const commit = await must("Commit", "git", ["rev-parse", "--short=12", "HEAD"]);
const env = { CLOUDFLARE_ENV: environment, BUILD_ID: commit.trim() };
await must("Types of the bindings", "wrangler", ["types"]);
await must("Types", "sh", ["-c", "react-router typegen && tsc --noEmit"]);
await must("Build", "react-router", ["build"], { env });
// Migrations only ever add: the Worker that still runs reads the new schema too.
await must("Database migrations", "wrangler", ["d1", "migrations", "apply", "DB", "--env", environment, "--remote"]);
const { hostname } = new URL(origin);
await must("Deploy", "wrangler", [
  "deploy",
  "-c",
  "build/server/wrangler.json",
  ...(environment === "production" ? ["--domain", hostname] : []),
]);
console.log(`\n${origin} · back to the version before: wrangler rollback --env ${environment}`);
