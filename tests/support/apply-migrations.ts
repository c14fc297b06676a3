import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

// Every test file starts with the whole schema and no rows; applying again is a no-op.
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
