// Ten thousand people want one of three hundred places at the same moment.
//   node scripts/bench/storm.mjs [--event ID] [--requests 10000] [--parallel 256]      BASE_URL=http://localhost:8787
// Each request is a cart of its own. Prints one line per check; exits non-zero if one fails.
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { stormEvent } from "./storm-event.mjs";
import { askInside, checks, inParallel, visitorsOf } from "./visitors.mjs";

const { values: options } = parseArgs({
  options: {
    event: { type: "string" },
    requests: { type: "string", default: "10000" },
    parallel: { type: "string", default: "256" },
    release: { type: "string", default: "37" },
  },
});
const base = (process.env.BASE_URL ?? "http://localhost:8787").replace(/\/$/, "");
const requests = Number(options.requests);
const parallel = Number(options.parallel);
const all = checks();
const { check } = all;
const { getJson, send, oneTicket, hold } = await visitorsOf(base);
const event = options.event ? Number(options.event) : await stormEvent(base);
const { title, body } = await oneTicket(event);

const storm = (count) => inParallel(Array.from({ length: count }), parallel, () => hold(body));

async function free() {
  // Longer than the copy in the database may lag behind.
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const [availability] = await getJson(`/api/availability/?events=${event}`);
  return availability;
}

const summary = (answers) => {
  const counts = new Map();
  for (const { status, json } of answers)
    counts.set(
      `${status}${json?.code ? ` ${json.code}` : ""}`,
      (counts.get(`${status}${json?.code ? ` ${json.code}` : ""}`) ?? 0) + 1,
    );
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(", ");
};

const places = (await free()).free;
console.log(`Event ${event} (${title}): ${places} places free, ${requests} requests, ${parallel} at a time`);
const began = performance.now();
const answers = await storm(requests);
const seconds = (performance.now() - began) / 1000;
const held = answers.filter(({ status }) => status === 201);
const refused = answers.filter(({ status }) => status !== 201);
const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
console.log(
  `     ${(requests / seconds).toFixed(0)} requests/s, median ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms; ${summary(answers)}`,
);
check("exactly the free places were held", held.length === Math.min(places, requests), `${held.length} of ${places}`);
check(
  "no server error",
  answers.every(({ status }) => status < 500),
);
check(
  "every refusal is a 409 not_enough_seats",
  refused.every(({ status, json }) => status === 409 && json?.code === "not_enough_seats"),
);
check(
  "every hold is one ticket in a cart of its own",
  held.every(({ json }) => json.tickets_quantity === 1) &&
    new Set(held.map(({ cookie }) => cookie)).size === held.length,
);
const after = await free();
check(
  "the list says so",
  after.free === places - held.length && (after.free > 0 || after.state === "sold-out"),
  `${after.free} free, ${after.state}`,
);

const k = Math.min(Number(options.release), held.length);
const released = await inParallel(held.slice(0, k), parallel, ({ cookie }) =>
  send("DELETE", `/de/api/shop/cart/${event}/`, { cookie }),
);
check(
  `${k} places were given back`,
  released.every(({ status }) => status === 200),
  summary(released),
);
const again = await storm(k * 3);
check(
  `exactly ${k} can be held again`,
  again.filter(({ status }) => status === 201).length === Math.min(places - held.length + k, k * 3),
  summary(again),
);
check(
  "every other is refused as before",
  again.every(({ status, json }) => status === 201 || (status === 409 && json?.code === "not_enough_seats")),
);

const key = randomUUID();
const [mine] = [...again.filter(({ status }) => status === 201), ...held.slice(k)];
if (mine) {
  await send("DELETE", `/de/api/shop/cart/${event}/`, { cookie: mine.cookie });
  const twice = await Promise.all(Array.from({ length: 8 }, () => hold(body, key)));
  const carts = new Set(twice.map(({ cookie }) => cookie));
  check(
    "eight times the same key is one hold in one cart",
    twice.every(({ status }) => status === 201) && carts.size === 1,
    summary(twice),
  );
  check("and takes one place", (await free()).free === places - held.length);
  again.push(twice[0]);
}

// Everything goes back, so that the storm can come again.
const taken = [...held.slice(k), ...again.filter(({ status }) => status === 201)];
await inParallel(taken, parallel, ({ cookie }) => send("DELETE", "/de/api/shop/cart/", { cookie }));
const end = await free();
check("all places are free in the end", end.free === places, `${end.free} of ${places}`);
if (process.env.INSIDE_URL) {
  const broken = await askInside(process.env.INSIDE_URL, "/sweep", { event });
  check(
    "memory, tables and ledger of the screening agree and break no invariant",
    broken.length === 0,
    broken.join("; "),
  );
}
process.exit(all.failures > 0 ? 1 : 0);
