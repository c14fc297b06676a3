import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { sellTickets } from "../../../workers/demo/sales";
import { seedDemo } from "../../../workers/demo/seed";
import { fixtureIds } from "../../../workers/demo/programme/today";
import { mira } from "../../support/box-office-staff";
import { selling } from "../../support/orders";

const now = Date.parse("2026-11-21T18:05:00+01:00");

const one = async <T>(sql: string): Promise<T | null> => env.DB.prepare(sql).first<T>();

beforeAll(async () => {
  await seedDemo(env, { now, profile: "demo", artwork: false });
});

// Sixty orders, each with all that a guest's has: patience for a busy machine.
it(
  "a new house has sold tickets at its desk, some wait for their guests, and done again it sells no more",
  { timeout: 300_000 },
  async () => {
    const sold = await sellTickets(selling, mira, now);
    expect(sold).toBeGreaterThan(60);
    expect(await one("SELECT sum(amount) AS n FROM order_line")).toEqual({ n: sold });
    expect(await one("SELECT count(*) AS n FROM orders WHERE status = 'pending_payment'")).toEqual({ n: 3 });
    expect(
      await one("SELECT count(*) AS n FROM orders o JOIN payment p ON p.order_id = o.id WHERE p.status = 'captured'"),
    ).toEqual(await one("SELECT count(*) AS n FROM orders WHERE status = 'fulfilled'"));
    expect(await one("SELECT max(created_at) AS at FROM orders")).toEqual({ at: now });
    const fixtures = Object.values(fixtureIds).join(",");
    expect(await one(`SELECT count(*) AS n FROM order_line WHERE event_id IN (${fixtures})`)).toEqual({ n: 0 });
    expect(await sellTickets(selling, mira, now)).toBe(0);
  },
);
