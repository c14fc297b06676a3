// A thousand people want one of three hundred places at the same moment.
//   node scripts/bench/storm.mjs [--event ID] [--requests 1000] [--parallel 64]      BASE_URL=http://localhost:8787
// Each request is a cart of its own. Prints one line per check; exits non-zero if one fails.
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { stormEvent } from "./storm-event.mjs";

const { values: options } = parseArgs({
  options: {
    event: { type: "string" },
    requests: { type: "string", default: "1000" },
    parallel: { type: "string", default: "64" },
    release: { type: "string", default: "37" },
  },
});
const base = (process.env.BASE_URL ?? "http://localhost:8787").replace(/\/$/, "");
const requests = Number(options.requests);
const parallel = Number(options.parallel);
let failures = 0;

function check(name, passed, detail = "") {
  if (!passed) failures += 1;
  console.log(`${passed ? "ok  " : "FAIL"} ${name}${detail ? `: ${detail}` : ""}`);
}

async function getJson(path) {
  const response = await fetch(base + path);
  if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
  return response.json();
}

async function csrfToken() {
  const response = await fetch(`${base}/api/csrf/`);
  const token = response.headers
    .getSetCookie()
    .map((cookie) => /^csrftoken=([^;]*)/.exec(cookie)?.[1])
    .find(Boolean);
  if (!token) throw new Error("GET /api/csrf/ set no csrftoken cookie");
  return token;
}

/** `parallel` workers take the jobs in turn. */
async function inParallel(jobs, work) {
  const results = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (next < jobs.length) {
        const index = next;
        next += 1;
        results[index] = await work(jobs[index]);
      }
    }),
  );
  return results;
}

const event = options.event ? Number(options.event) : await stormEvent(base);
const token = await csrfToken();
const info = await getJson(`/de/api/events/${event}/booking/`);
const group = info.seat_groups.find(({ kind }) => kind === "general") ?? info.seat_groups[0];
const line = group?.prices.find(({ remaining }) => remaining === null);
if (!line) throw new Error(`Event ${event} sells no ticket without a contingent`);

/** Everybody comes from a network of their own, as a thousand people do. */
let networks = Math.floor(Math.random() * 0xffff) * 0x10000;
function newAddress() {
  networks += 1;
  return `2001:db8:${Math.floor(networks / 0x10000).toString(16)}:${(networks % 0x10000).toString(16)}::1`;
}

async function send(method, path, { cookie = "", body, key } = {}) {
  const began = performance.now();
  const response = await fetch(base + path, {
    method,
    headers: {
      "content-type": "application/json",
      "x-csrftoken": token,
      "cf-connecting-ip": newAddress(),
      cookie: `csrftoken=${token}${cookie ? `; ${cookie}` : ""}`,
      ...(key && { "idempotency-key": key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const own = response.headers
    .getSetCookie()
    .map((set) => /^kasch_cart_key=[^;]+/.exec(set)?.[0])
    .find(Boolean);
  return {
    status: response.status,
    json: text.startsWith("{") ? JSON.parse(text) : null,
    cookie: own ?? cookie,
    ms: performance.now() - began,
  };
}

const timeslot = group.timeslots[0]?.id;
const body = {
  event,
  ...(timeslot && { timeslot }),
  tickets: [{ price_id: line.id, seat_group: line.seat_group, sale_type_id: line.sale_type_id, amount: 1 }],
};
const hold = (key = randomUUID()) => send("POST", "/de/api/shop/cart/", { body, key });
const storm = (count) => inParallel(Array.from({ length: count }), () => hold());

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
console.log(`Event ${event} (${info.title}): ${places} places free, ${requests} requests, ${parallel} at a time`);
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
const released = await inParallel(held.slice(0, k), ({ cookie }) =>
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
  const twice = await Promise.all(Array.from({ length: 8 }, () => hold(key)));
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
await inParallel([...held.slice(k), ...again.filter(({ status }) => status === 201)], ({ cookie }) =>
  send("DELETE", "/de/api/shop/cart/", { cookie }),
);
const end = await free();
check("all places are free in the end", end.free === places, `${end.free} of ${places}`);
process.exit(failures > 0 ? 1 : 0);
