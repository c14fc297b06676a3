import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../../http/app-env";

function counted(database: D1Database, onQuery: () => void): D1Database {
  return new Proxy(database, {
    get(target, key) {
      if (key === "prepare") {
        return (sql: string) => {
          onQuery();
          return target.prepare(sql);
        };
      }
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/**
 * Says in `Server-Timing` how many SQL statements an answer took (`db;desc="3"`), so that the
 * budget of every page can be read in any browser and held by a test. A warm public page says 0.
 */
export function queryCount(): MiddlewareHandler<AppEnv> {
  return async function queryCountMiddleware(c, next) {
    let queries = 0;
    c.env = { ...c.env, DB: counted(c.env.DB, () => (queries += 1)) };
    await next();
    c.res.headers.append("server-timing", `db;desc="${queries}"`);
  };
}
