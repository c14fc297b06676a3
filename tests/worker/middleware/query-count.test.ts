import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { AppEnv } from "../../../workers/http/app-env";
import { queryCount } from "../../../workers/middleware/query-count/query-count";

const app = new Hono<AppEnv>().use(queryCount()).all("*", async (c) => {
  const ask = (sql: string) => c.env.DB.prepare(sql).all();
  await Promise.all([ask("SELECT 1"), ask("SELECT 2")]);
  await ask("SELECT 1");
  c.header("server-timing", "own;dur=1");
  return c.body(null);
});
const timing = async (method: string) => (await app.request("/", { method }, env)).headers.get("server-timing");

describe("what an answer took of the database", () => {
  it.each(["GET", "HEAD"])(
    "is said beside what else is, and nothing is read twice for who only reads: %s",
    async (method) => {
      expect(await timing(method)).toBe('own;dur=1, db;desc="2", trips;desc="1"');
    },
  );

  it("is read again where something may have changed meanwhile", async () => {
    expect(await timing("POST")).toBe('own;dur=1, db;desc="3", trips;desc="2"');
  });
});
