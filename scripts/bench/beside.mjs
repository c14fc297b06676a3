// The workers that a benchmark runs beside the built one, as source: what it is measured against, and a way past the front door.

/** Reads one value from a KV of its own, and writes one row in an object of its own: the least that a page and a sale can cost. */
export const yardstick = `import { DurableObject } from "cloudflare:workers";
export class Row extends DurableObject {
  constructor(state, env) {
    super(state, env);
    this.sql = state.storage.sql;
    this.sql.exec("CREATE TABLE IF NOT EXISTS written (id INTEGER PRIMARY KEY, at INTEGER NOT NULL)");
  }
  write() {
    return this.sql.exec("INSERT INTO written (at) VALUES (?) RETURNING id", Date.now()).one().id;
  }
}
export default { async fetch(request, env) {
  if (request.method === "POST") return Response.json(await env.ROW.get(env.ROW.idFromName("row")).write());
  const body = await env.KV.get(new URL(request.url).pathname, "text");
  return new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });
} };`;

/**
 * Asks objects themselves, past everything before them. /flood holds and gives back at one screening, each pair as a cart with a
 * key and an origin of its own; /rows writes as often in the bare object; /sweep says which invariants of a screening are broken,
 * /tally what its places are.
 */
export const inside = `const flood = async (env, { event, line, pairs }) => {
  const object = screening(env, { event });
  let held = 0;
  await Promise.all(Array.from({ length: pairs }, async () => {
    const [hold, cart, origin] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const command = { type: "hold", hold, cart, block: 0, lines: [line], until: null, extensions: 0, origin };
    const answer = await object.run(command, { config: null, key: { value: crypto.randomUUID(), bodyHash: hold } });
    if (answer.ok) held += 1;
    await object.run({ type: "release", hold }, { config: null });
  }));
  return { held };
};
const rows = async (env, { pairs }) => {
  const object = env.ROW.get(env.ROW.idFromName("row"));
  await Promise.all(Array.from({ length: pairs }, async () => {
    await object.write();
    await object.write();
  }));
  return {};
};
const screening = (env, { event }) => env.SCREENING.get(env.SCREENING.idFromName("event:" + event));
const sweep = (env, asked) => screening(env, asked).sweep();
const tally = (env, asked) => screening(env, asked).tally();
export default { async fetch(request, env) {
  const ask = { "/flood": flood, "/rows": rows, "/sweep": sweep, "/tally": tally }[new URL(request.url).pathname];
  return Response.json(await ask(env, await request.json()));
} };`;
