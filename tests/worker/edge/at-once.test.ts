import { exports } from "cloudflare:workers";
import { expect, it } from "vitest";
import { forgetEverything } from "../../../workers/cache/shared";

const begin = Date.parse("2027-01-15T08:00:00Z");
const hour = 60 * 60_000;
/** More than any answer takes; whoever is never answered has waited in vain by then. */
const patience = 20_000;

function answered(path: string, at: number): Promise<number | "never"> {
  const headers = { "x-test-now": new Date(at).toISOString() };
  const answer = exports.default.fetch(new Request(`http://localhost:8787${path}`, { headers }));
  const late = new Promise<"never">((resolve) => setTimeout(resolve, patience, "never"));
  return Promise.race([answer.then(({ status }) => status), late]);
}

// One in some hundreds was never answered while requests waited for each other's promises: hence so many.
it("answers everybody who asks for one page at one moment", async () => {
  for (let round = 0; round < 500; round += 1) {
    forgetEverything();
    const at = begin + round * hour;
    // oxlint-disable-next-line no-await-in-loop
    expect(await Promise.all([1, 2, 3].map(() => answered("/de", at)))).toEqual([200, 200, 200]);
  }
});
