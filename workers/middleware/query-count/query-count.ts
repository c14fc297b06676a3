import type { MiddlewareHandler } from "hono";
import { gathered } from "../../db/gathered";
import type { AppEnv } from "../../http/app-env";

const readsOnly = new Set(["GET", "HEAD"]);

/**
 * Gives the request a database that sends its reads together, and says in `Server-Timing` what the answer
 * took: SQL statements, and how often they went to the database (`db;desc="8", trips;desc="2"`), so that the
 * budget of every page can be read in any browser and held by a test. A warm public page says 0.
 */
export function queryCount(): MiddlewareHandler<AppEnv> {
  return async function queryCountMiddleware(c, next) {
    const { database, spent } = gathered(c.env.DB, { readsOnly: readsOnly.has(c.req.method) });
    c.env = { ...c.env, DB: database };
    await next();
    c.res.headers.append("server-timing", `db;desc="${spent.statements}", trips;desc="${spent.trips}"`);
  };
}
