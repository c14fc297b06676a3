import { faultsOf, lostIn, startOf, type Probe } from "../support/fault-runs";
import { editorCalls, ownPage, titled } from "../support/own-page";
import { expect, test } from "../support/staff";

const modules = 5;
/** `npm run bench -- editor-faults` asks for a thousand. */
const runs = Number(process.env["FAULT_RUNS"] ?? 4);
const seed = Number(process.env["FAULT_SEED"] ?? 5);
/** A headline has room for what is written in so many runs, wherever it is written: 300 letters. */
const runsOfPage = 5;
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
    const second = await browser.newContext({ extraHTTPHeaders: { "x-test-now": "2026-11-21T18:05:00+01:00" } });
    await as("ada", context);
    await as("jakob", second);
    const [calls, others] = [await editorCalls(context, origin), await editorCalls(second, origin)];
    let probe: Probe | null = null;
    for (let run = share; run < runs; run += shares) {
      if (run % (shares * runsOfPage) === share || !probe) {
        const words = Array.from({ length: modules }, (_, at) => startOf(at));
        const { id, path } = await ownPage(context, origin, ...words.map((start, at) => titled(`m${at}`, start)));
        probe = { context, calls, others, id, path, words };
      }
      const lost = await lostIn(probe, faultsOf(seed + run, modules));
      expect(lost, `run ${seed + run}`).toEqual([]);
    }
    await second.close();
  });
