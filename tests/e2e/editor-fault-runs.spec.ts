import { faultsOf, callsOf, lostIn, probe, startOf } from "../support/fault-runs";
import { expect, test } from "../support/staff";

const modules = 5;
/** `npm run bench -- editor-faults` asks for a thousand. */
const runs = Number(process.env["FAULT_RUNS"] ?? 4);
const seed = Number(process.env["FAULT_SEED"] ?? 5);
/** So many at a time. */
const shares = 2;

for (let share = 0; share < shares; share += 1)
  test(`no letter older than a second is lost to a fault of network, house or tab (${share + 1})`, async ({
    context,
    browser,
    baseURL,
    as,
  }) => {
    const origin = baseURL ?? "";
    test.setTimeout(180_000 + runs * 30_000);
    const tokenOf = async (other: typeof context) =>
      (await other.cookies()).find(({ name }) => name === "csrftoken")?.value ?? "";
    const second = await browser.newContext({
      baseURL: origin,
      extraHTTPHeaders: { "x-test-now": "2026-11-21T18:05:00+01:00" },
    });
    await as("ada", context);
    await as("jakob", second);
    const calls = callsOf(context, await tokenOf(context), origin);
    const others = callsOf(second, await tokenOf(second), origin);
    const path = `/probe-${share}-${test.info().repeatEachIndex}`;
    const id = await probe(calls, path, modules);
    const words = Array.from({ length: modules }, (_, at) => startOf(at));
    const house = { context, calls, others, id, path: `/de${path}`, words };
    for (let run = share; run < runs; run += shares)
      expect(await lostIn(house, faultsOf(seed + run, modules)), `run ${seed + run}`).toEqual([]);
    await second.close();
  });
