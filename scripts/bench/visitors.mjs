import { randomUUID } from "node:crypto";

/** Everybody comes from a network of their own, as a thousand people do. */
let networks = Math.floor(Math.random() * 0xffff) * 0x10000;
function newAddress() {
  networks += 1;
  return `2001:db8:${Math.floor(networks / 0x10000).toString(16)}:${(networks % 0x10000).toString(16)}::1`;
}

/** `work` for every job, in turn, so many at a time; resolves with the results in the order of the jobs. */
export async function inParallel(jobs, parallel, work) {
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

/** Visitors of a served house: what it tells anybody, and what it is told with the proof that it comes from its own pages. */
export async function visitorsOf(base) {
  async function getJson(path) {
    const response = await fetch(base + path);
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
    return response.json();
  }
  const { headers } = await fetch(`${base}/api/csrf/`);
  const cookies = headers.getSetCookie();
  const token = cookies.map((cookie) => /^csrftoken=([^;]*)/.exec(cookie)?.[1]).find(Boolean);
  if (!token) throw new Error("GET /api/csrf/ set no csrftoken cookie");

  /** Answers the status, what was said, the cart's cookie and how long it took. */
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

  /** One ticket of the first line without a contingent, as a hold asks for it. */
  async function oneTicket(event) {
    const info = await getJson(`/de/api/events/${event}/booking/`);
    const group = info.seat_groups.find(({ kind }) => kind === "general") ?? info.seat_groups[0];
    const line = group?.prices.find(({ remaining, price }) => remaining === null && price !== "0.00");
    if (!line) throw new Error(`Event ${event} sells no ticket without a contingent`);
    const timeslot = group.timeslots[0]?.id;
    return {
      title: info.title,
      body: {
        event,
        ...(timeslot && { timeslot }),
        tickets: [{ price_id: line.id, seat_group: line.seat_group, sale_type_id: line.sale_type_id, amount: 1 }],
      },
    };
  }
  const hold = (body, key = randomUUID()) => send("POST", "/de/api/shop/cart/", { body, key });
  return { getJson, send, oneTicket, hold };
}

/** Says how each check came out; `failures` counts those that failed. */
export function checks() {
  const all = { failures: 0, check };
  function check(name, passed, detail = "") {
    if (!passed) all.failures += 1;
    console.log(`${passed ? "ok  " : "FAIL"} ${name}${detail ? `: ${detail}` : ""}`);
  }
  return all;
}

/** Asks the objects themselves, past the front door: see `beside.mjs`. */
export async function askInside(inside, path, body) {
  const response = await fetch(inside + path, { method: "POST", body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
