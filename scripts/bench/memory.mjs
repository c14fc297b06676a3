// What one screening's object keeps of a flood: pairs of hold and give back, sent to the object itself.
//   npm run bench -- memory        (BENCH_REQUESTS=90000)
// The heap is read by the runtime's inspector after a collection, before and after. Exits non-zero when more stays.
import { stormEvent } from "./storm-event.mjs";
import { askInside } from "./visitors.mjs";

const base = process.env.BASE_URL;
const requests = Number(process.env.BENCH_REQUESTS ?? 90_000);
/** Pairs on their way at the same time: no more than places for nine. */
const atOnce = 30;
const mostLeft = 8 * 1024 * 1024;

/** The inspector of the isolate that runs Worker and objects. */
async function openInspector() {
  const listed = new URL("/json", process.env.INSPECTOR_URL.replace(/^ws/, "http"));
  const targets = await (await fetch(listed)).json();
  const target = targets.find(({ id }) => id === "core:user:kasch");
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error("the inspector does not answer")));
  });
  const waiting = new Map();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id, result, error } = JSON.parse(data);
    waiting.get(id)?.(error ? Promise.reject(new Error(error.message)) : result);
  });
  const ask = (method) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method }));
    });
  /** A collection is made when the isolate has something to do. */
  async function collect() {
    const state = { isDone: false };
    const collected = ask("HeapProfiler.collectGarbage").then(() => (state.isDone = true));
    while (!state.isDone) await (await fetch(`${base}/api/csrf/`)).arrayBuffer();
    await collected;
  }
  return {
    async heap() {
      await ask("HeapProfiler.enable");
      for (let i = 0; i < 3; i += 1) await collect();
      return (await ask("Runtime.getHeapUsage")).usedSize;
    },
    close: () => socket.close(),
  };
}

const askBooking = async (event) => (await fetch(`${base}/de/api/events/${event}/booking/`)).json();
const event = await stormEvent(base);
const { prices } = await askBooking(event);
const { id: priceId, seat_group: pool, sale_type_id: saleType } = prices.find(({ price }) => price !== "0.00");
const line = { priceId, pool, saleType, amount: 9 };

/** One visitor by the front door: the object hears of its hall, and answers afterwards as before. */
async function visit() {
  const response = await fetch(`${base}/de/api/shop/cart/`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-csrftoken": "bench",
      origin: new URL(base).origin,
      cookie: "csrftoken=bench",
      "idempotency-key": crypto.randomUUID(),
    },
    body: JSON.stringify({
      event,
      tickets: [{ price_id: priceId, seat_group: pool, sale_type_id: saleType, amount: 1 }],
    }),
  });
  return response.status;
}

async function flood(pairs) {
  let held = 0;
  for (let left = pairs; left > 0; left -= atOnce) {
    const body = { event, line, pairs: Math.min(left, atOnce) };
    held += (await askInside(process.env.INSIDE_URL, "/flood", body)).held;
  }
  return held;
}

const inspector = await openInspector();
await visit();
await flood(1_000);
const before = await inspector.heap();
const began = performance.now();
const held = await flood(requests / 2);
const seconds = (performance.now() - began) / 1000;
const after = await inspector.heap();
inspector.close();
const answered = await visit();
const megabytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
console.log(
  `${requests} requests, ${held} holds given back, in ${seconds.toFixed(0)} s; heap ${megabytes(before)} before, ${megabytes(after)} after`,
);
const passed = after - before <= mostLeft && held === requests / 2 && answered === 201;
console.log(`${passed ? "ok  " : "FAIL"} ${megabytes(after - before)} stay, the screening answers ${answered}`);
process.exit(passed ? 0 : 1);
