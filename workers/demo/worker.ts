import type { OrderEnvironment } from "../shop/orders/ordering";
import { sellTickets } from "./sales";
import { seedDemo, seedStaff } from "./seed";

export { Screening } from "../box-office/screening";
export { Presence } from "../publishing/presence";

interface SeedRequest {
  profile?: unknown;
  now?: unknown;
  /** Tickets of the shows around `now` are sold, too. */
  sales?: unknown;
}

/** The script makes a new token for every run; without one nothing is ever seeded. */
type SeedEnv = OrderEnvironment & { SEED_TOKEN?: string };

/**
 * A Worker of its own that fills the local state. It is started by `scripts/seed.mjs` on the
 * developer's machine and has no deployment: no configuration of the product names it, and without
 * the token of a running script it answers nothing.
 */
export default {
  fetch: async (request, env) => {
    const { SEED_TOKEN: token } = env;
    const isCalledByScript = token !== undefined && token !== "" && request.headers.get("x-seed-token") === token;
    if (!isCalledByScript || request.method !== "POST" || new URL(request.url).pathname !== "/seed")
      return new Response(null, { status: 404 });
    const { profile, now, sales } = await request.json<SeedRequest>();
    const moment = typeof now === "string" ? Date.parse(now) : Date.now();
    if (Number.isNaN(moment)) return new Response("`now` is not a date", { status: 400 });
    try {
      const report = await seedDemo(env, {
        now: moment,
        profile: profile === "large" ? "large" : "demo",
        artwork: true,
      });
      const staff = await seedStaff(env, moment);
      const tickets = sales === true ? await sellTickets(env, staff, moment) : 0;
      return Response.json({ ...report, tickets, staff });
    } catch (error) {
      return Response.json(
        { error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        { status: 500 },
      );
    }
  },
} satisfies ExportedHandler<SeedEnv>;
