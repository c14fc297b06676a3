// How many commands a second one hot screening takes, beside an object that writes one row for each, both past the front door.
//   npm run bench -- hot        (BENCH_ROUNDS=5)
import { stormEvent } from "./storm-event.mjs";
import { askInside, visitorsOf } from "./visitors.mjs";

const base = process.env.BASE_URL;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** Pairs on their way at the same time, fewer than there are places; and how often they go in a round. */
const pairs = 200;
const calls = 10;

const visitors = await visitorsOf(base);
const event = await stormEvent(base);
const { body } = await visitors.oneTicket(event);
const [{ price_id: priceId, seat_group: pool, sale_type_id: saleType }] = body.tickets;
// By the front door first: the object hears of its hall.
const first = await visitors.hold(body);
if (first.status !== 201) throw new Error(`The first hold was answered ${first.status}`);
await visitors.send("DELETE", "/de/api/shop/cart/", { cookie: first.cookie });

const ask = (path) =>
  askInside(process.env.INSIDE_URL, path, { event, line: { priceId, pool, saleType, amount: 1 }, pairs });
async function perSecond(path) {
  const began = performance.now();
  for (let call = 0; call < calls; call += 1) {
    const { held } = await ask(path);
    if (path === "/flood" && held !== pairs) throw new Error(`${held} of ${pairs} were held`);
  }
  return (2 * pairs * calls) / ((performance.now() - began) / 1000);
}
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

await ask("/flood");
await ask("/rows");
const hot = [];
const bare = [];
// In turn, so that a slow moment of the machine meets both.
for (let round = 0; round < rounds; round += 1) {
  bare.push(await perSecond("/rows"));
  hot.push(await perSecond("/flood"));
}
const broken = await askInside(process.env.INSIDE_URL, "/sweep", { event });
console.log(`A bare object writes ${median(bare).toFixed(0)} rows a second.`);
console.log(`One screening holds and gives back ${median(hot).toFixed(0)} times a second.`);
console.log(`${(median(hot) / median(bare)).toFixed(2)} of the bare object (median of ${rounds} rounds in turn).`);
console.log(`${broken.length === 0 ? "ok  " : "FAIL"} the screening breaks no invariant${broken.join("; ")}`);
process.exit(broken.length === 0 ? 0 : 1);
