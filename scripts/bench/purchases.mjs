// How many purchases a second the house makes: a place held, ordered, paid at the simulated provider, and the ticket there.
//   npm run bench -- purchases        (BENCH_PURCHASES=250)
import { randomUUID } from "node:crypto";
import { brokenBooks, ticketsOf } from "./books.mjs";
import { stormEvent } from "./storm-event.mjs";
import { askInside, checks, inParallel, visitorsOf } from "./visitors.mjs";

const atOnce = 16;

/** Buys so many tickets of the demo house's largest screening, each for somebody else; resolves with how many checks failed. */
export async function purchases({ site, inside, yardstick, database, cpuMs }, count) {
  const { send, hold, oneTicket } = await visitorsOf(site);
  const event = await stormEvent(site);
  const { body } = await oneTicket(event);
  const all = checks();

  async function buy(nth) {
    const held = await hold(body);
    if (held.status !== 201) return `held: ${held.status}`;
    const ordered = await send("POST", "/de/api/shop/orders/", {
      cookie: held.cookie,
      key: randomUUID(),
      body: { name: "Anna Leitner", email: `anna-${nth}@example.org`, method: "card", terms: true },
    });
    if (ordered.status !== 201) return `ordered: ${ordered.status} ${ordered.json?.code ?? ""}`;
    const { next_url: pay, order_url: page } = ordered.json;
    const paid = await fetch(new URL(pay, site), {
      method: "POST",
      body: new URLSearchParams({ deed: "approve" }),
      headers: { origin: site },
      redirect: "manual",
    });
    if (paid.status !== 303) return `paid: ${paid.status}`;
    const order = await (await fetch(`${site}/de/api/shop/orders/${page.split("/").at(-1)}/`)).json();
    return order.standing === "paid" ? "bought" : `standing: ${order.standing}`;
  }

  const jobs = Array.from({ length: count }, (_, nth) => nth);
  const timed = async (work) => {
    const [began, cpu] = [performance.now(), cpuMs()];
    const results = await inParallel(jobs, atOnce, work);
    return { results, perSecond: (count / (performance.now() - began)) * 1000, cpu: (cpuMs() - cpu) / count };
  };
  const row = async () => (await fetch(yardstick, { method: "POST" })).status;
  await row();
  const bare = await timed(row);
  const bought = await timed(buy);
  console.log(
    `${bought.perSecond.toFixed(1)} purchases a second, ${atOnce} at a time, ${bought.cpu.toFixed(1)} ms CPU each`,
  );
  console.log(
    `${bare.perSecond.toFixed(0)} requests a second to an object that writes one row: a purchase takes ${(bare.perSecond / bought.perSecond).toFixed(0)} of them`,
  );
  const failed = bought.results.filter((one) => one !== "bought");
  all.check("everybody has bought", failed.length === 0, [...new Set(failed)].join(", "));
  const db = await database();
  const { tickets, orders } = await ticketsOf(db, event);
  const { counts } = await askInside(inside, "/tally", { event });
  all.check(
    "a ticket for each, and each place sold has one",
    tickets === count && counts.sold === tickets,
    `${tickets} tickets, ${counts.sold} places sold`,
  );
  all.check("an order for each", orders === count);
  const broken = [...(await brokenBooks(db)), ...(await askInside(inside, "/sweep", { event }))];
  all.check("the books and the screening break no invariant", broken.length === 0, broken.join("; "));
  return all.failures;
}
