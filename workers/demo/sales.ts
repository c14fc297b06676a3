import { and, asc, between, eq, notExists, notInArray, sql } from "drizzle-orm";
import type { PriceRule } from "~/domain/box-office/model";
import { deskMethods } from "~/domain/orders/contact";
import type { Session } from "~/domain/site/session";
import { screeningConfig } from "../box-office/screenings";
import { db as open, type Database } from "../db/client";
import { orderLine } from "../db/schema/box-office";
import { event } from "../db/schema/programme";
import { addTickets } from "../shop/add-tickets";
import { changeSale, paySale } from "../shop/desk/sell";
import { beginOrder } from "../shop/orders/begin-order";
import type { OrderEnvironment } from "../shop/orders/ordering";
import { seeded } from "./artwork/random";
import { eachInTurn } from "./each-in-turn";
import { fixtureIds } from "./programme/today";

/** Who sells: somebody of the house. */
type Seller = NonNullable<Session["staff"]>;

interface Selling {
  env: OrderEnvironment;
  database: Database;
  seller: Seller;
  now: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** The days around the moment of seeding whose shows have sold tickets. */
const reach = { before: 2 * day, after: 1.5 * day };
/** Guests who come for their tickets, with addresses that nobody has. */
const reserving = ["Katharina Eder", "Ferdinand Moser", "Lea Brandstetter"];

/** Shows that the house sells, without those that are as they are for a reason and those that have sold before. */
const shows = (database: Database, now: number) =>
  database
    .select({ id: event.id, startsAt: event.startsAt })
    .from(event)
    .where(
      and(
        between(event.startsAt, now - reach.before, now + reach.after),
        eq(event.status, "scheduled"),
        notInArray(event.id, Object.values(fixtureIds)),
        notExists(
          database
            .select({ one: sql`1` })
            .from(orderLine)
            .where(eq(orderLine.eventId, event.id)),
        ),
      ),
    )
    .orderBy(asc(event.startsAt))
    .all();

type Show = Awaited<ReturnType<typeof shows>>[number];

/** The prices that somebody pays at the desk without showing anything; none where tickets are for a time. */
async function pricesOf({ database, now }: Selling, { id }: Show): Promise<PriceRule[]> {
  const screenable = await screeningConfig(database, id, now);
  if (!screenable || screenable.facts.slots.length > 0) return [];
  const usual = new Set(screenable.config.pools.filter(({ kind }) => kind !== "wheelchair").map((pool) => pool.id));
  return screenable.config.prices.filter(({ pool, cents, quota }) => usual.has(pool) && cents > 0 && quota === null);
}

const lineOf = ({ id, pool, saleType }: PriceRule, amount: number) => ({
  price_id: id,
  seat_group: pool,
  sale_type_id: saleType,
  amount,
});

/** When the tickets of a show were sold, in the order of time: in the two hours before it, or in the day before now. */
function moments({ now }: Selling, { startsAt }: Show, random: () => number): number[] {
  const before = startsAt < now ? { at: startsAt, within: 120 * minute } : { at: now, within: day };
  return Array.from({ length: 2 + Math.floor(random() * 4) }, () => before.at - minute - random() * before.within)
    .map(Math.floor)
    .toSorted((a, b) => a - b);
}

/** Sells at the desk, paid for in cash or at the terminal; the number of tickets. */
async function sell(selling: Selling, show: Show, prices: readonly PriceRule[]): Promise<number> {
  const { env, database, seller } = selling;
  const random = seeded(`sales of ${show.id}`);
  let sold = 0;
  for (const [turn, now] of moments(selling, show, random).entries()) {
    const asking = { db: database, env, now, lang: "de" as const, actor: seller, requestId: "demo" };
    const sale = { event: show.id, sale: `demo-${turn}` };
    const price = prices[Math.floor(random() ** 2 * prices.length)];
    const paid = deskMethods[Math.floor(random() * deskMethods.length)];
    if (!price || !paid) continue;
    const amount = 1 + Math.floor(random() * 4);
    // One after the other, as at a desk: each gets the best seats that are left.
    // oxlint-disable-next-line no-await-in-loop
    const chosen = await changeSale(asking, sale, lineOf(price, amount));
    if (!chosen.ok) return sold;
    // oxlint-disable-next-line no-await-in-loop
    const done = await paySale(asking, sale, paid);
    if (!done.ok) throw new Error(`The demo sold nothing of event ${show.id}: ${done.detail}`);
    sold += amount;
  }
  return sold;
}

/** Reserves two tickets that will be paid for at the desk. */
async function reserve({ env, database, now }: Selling, { id }: Show, price: PriceRule, name: string): Promise<void> {
  const key = crypto.randomUUID();
  const shop = {
    db: database,
    env,
    now,
    lang: "de" as const,
    by: { actor: "guest", correlationId: "demo" },
    actor: { cartKey: undefined, network: null },
    customer: null,
  };
  const added = await addTickets(shop, { event: id, tickets: [lineOf(price, 2)] }, key);
  if (!added.ok || !("cartKey" in added.value)) throw new Error(`The demo reserved nothing of event ${id}`);
  const typed = {
    name,
    email: `${name.toLowerCase().replaceAll(" ", ".")}@gmx.example`,
    phone: "",
    delivery: "desk",
    method: "desk",
    terms: true,
  };
  const begun = await beginOrder({ ...shop, actor: { cartKey: added.value.cartKey, network: null } }, typed, key);
  if (!begun.ok) throw new Error(`The demo reserved nothing of event ${id}: ${begun.detail}`);
}

/**
 * Sells tickets of the demo's shows around `now` (epoch milliseconds) over the commands of the desk and of guests, so that day
 * sheet, numbers and desk of a new house have something to show. Shows that have sold tickets already stay as they are, so that
 * it can be done again. Returns the number of tickets.
 */
export async function sellTickets(env: OrderEnvironment, seller: Seller, now: number): Promise<number> {
  const database = open(env);
  const selling: Selling = { env, database, seller, now };
  const names = reserving.values();
  let sold = 0;
  await eachInTurn(await shows(database, now), 2, async (show) => {
    const prices = await pricesOf(selling, show);
    const tickets = await sell(selling, show, prices);
    sold += tickets;
    const [price] = prices;
    const name = price && show.startsAt > now + 90 * minute ? names.next().value : undefined;
    if (!price || !name) return;
    await reserve(selling, show, price, name);
    sold += 2;
  });
  return sold;
}
