import { env } from "cloudflare:workers";

export interface Sent {
  sql: string;
  values: unknown[];
}

/** The database, and every statement that is sent to it. */
export function recorded() {
  const sent: Sent[] = [];
  const database = new Proxy(env.DB, {
    get(target, key) {
      if (key !== "prepare") return (Reflect.get(target, key) as () => unknown).bind(target);
      return (sql: string) => {
        const statement = target.prepare(sql);
        const bind = statement.bind.bind(statement);
        statement.bind = (...values) => {
          sent.push({ sql, values });
          return bind(...values);
        };
        return statement;
      };
    },
  });
  return { database, sent };
}

/** How SQLite goes about a statement. */
export async function stepsOf({ sql, values }: Sent): Promise<string[]> {
  const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>();
  return plan.results.map(({ detail }) => detail);
}
