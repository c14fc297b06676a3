import { env } from "cloudflare:workers";

// Every test file starts with the whole schema and no rows. One batch: each statement by itself takes twice as long.
await env.DB.batch(env.TEST_MIGRATIONS.flatMap(({ queries }) => queries.map((query) => env.DB.prepare(query))));
