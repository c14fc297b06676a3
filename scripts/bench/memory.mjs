// What one screening's object keeps of a flood: pairs of hold and give back, each from a network of its own.
//   npm run bench -- memory        (BENCH_REQUESTS=90000)
// The heap is read by the runtime's inspector after a collection, before and after. Exits non-zero when more stays.
const base = process.env.BASE_URL;
const requests = Number(process.env.BENCH_REQUESTS ?? 90_000);
const parallel = 32;
const mostLeft = 8 * 1024 * 1024;

/** The inspector of the isolate that runs Worker and objects. */
async function openInspector() {
  const listed = new URL("/json", process.env.INSPECTOR_URL.replace(/^ws/, "http"));
  const targets = await (await fetch(listed)).json();
  const target = targets.find(({ id, title = "" }) => `${id} ${title}`.includes("kasch"));
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
  return {
    async heap() {
      await ask("HeapProfiler.enable");
      for (let i = 0; i < 3; i += 1) await ask("HeapProfiler.collectGarbage");
      return (await ask("Runtime.getHeapUsage")).usedSize;
    },
    close: () => socket.close(),
  };
}

let networks = 0;
async function send(method, path, { cookie = "", body, key } = {}) {
  networks += 1;
  const response = await fetch(base + path, {
    method,
    headers: {
      "content-type": "application/json",
      "x-csrftoken": "bench",
      origin: new URL(base).origin,
      cookie: `csrftoken=bench${cookie ? `; ${cookie}` : ""}`,
      "cf-connecting-ip": `2001:db8:${(networks >> 16).toString(16)}:${(networks & 0xffff).toString(16)}::1`,
      ...(key && { "idempotency-key": key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  const own = response.headers.getSetCookie().find((set) => /^[^=]*cart_key=[^;]/.test(set));
  return { status: response.status, cookie: own?.split(";")[0] ?? "" };
}

const { results } = await (await fetch(`${base}/de/api/events/?page_size=100`)).json();
const event = (results.find(({ slug }) => slug === "storm") ?? results.find(({ has_quick_buy }) => has_quick_buy)).id;
const { prices } = await (await fetch(`${base}/de/api/events/${event}/booking/`)).json();
const { id: price_id, seat_group, sale_type_id } = prices.find(({ price }) => price !== "0.00");
const body = { event, tickets: [{ price_id, seat_group, sale_type_id, amount: 9 }] };

const statuses = new Map();
const count = ({ status }) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
async function holdAndGiveBack() {
  const held = await send("POST", "/de/api/shop/cart/", { body, key: crypto.randomUUID() });
  count(held);
  if (held.status === 201) count(await send("DELETE", `/de/api/shop/cart/${event}/`, { cookie: held.cookie }));
}
async function flood(pairs) {
  let left = pairs;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      await holdAndGiveBack();
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
}

const inspector = await openInspector();
await flood(1_000);
const before = await inspector.heap();
statuses.clear();
const began = performance.now();
await flood(requests / 2);
const seconds = (performance.now() - began) / 1000;
const after = await inspector.heap();
inspector.close();
const last = await send("POST", "/de/api/shop/cart/", { body, key: crypto.randomUUID() });
const megabytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const answers = [...statuses].map(([status, n]) => `${n} × ${status}`).join(", ");
console.log(`${answers} in ${seconds.toFixed(0)} s; heap ${megabytes(before)} before, ${megabytes(after)} after`);
const passed = after - before <= mostLeft && last.status === 201;
console.log(`${passed ? "ok  " : "FAIL"} ${megabytes(after - before)} stay, the screening answers ${last.status}`);
process.exit(passed ? 0 : 1);
