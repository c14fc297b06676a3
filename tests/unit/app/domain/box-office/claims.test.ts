import { beforeEach, describe, expect, it } from "vitest";
import { holdMs, type ScreeningConfig } from "~/domain/box-office/model";
import { openHouse, price, quota, testConfig } from "../../../../support/box-office";

const start = Date.parse("2027-01-15T19:00:00Z");
let { state, opening, at, run, take } = openHouse(start);
beforeEach(() => void ({ state, opening, at, run, take } = openHouse(start)));

const over = opening + holdMs;
const holdOf = (cart: string) => state.holds.get(`hold-of-${cart}`);
let versions = 1;
/** The house says something new of its contingents. */
const configure = (quotas: ScreeningConfig["quotas"]) => {
  versions += 1;
  return run({ type: "configure", config: testConfig(start, { version: `v${versions}`, readAt: versions, quotas }) });
};

describe("a contingent", () => {
  const quotaNow = () => state.quotas.get(quota);

  it("is used by what is held, and given back by what is changed, released, refunded and over", () => {
    take("anna", price.culture, 2);
    expect(quotaNow()).toEqual({ key: quota, used: 2, max: 2, wanted: 2 });
    run({ type: "change-amount", hold: "hold-of-anna", priceId: price.culture, pool: 1, amount: 1 });
    expect(quotaNow()?.used).toBe(1);
    run({ type: "release", hold: "hold-of-anna" });
    expect(quotaNow()?.used).toBe(0);
    take("boris", price.culture, 2);
    run({ type: "confirm", hold: "hold-of-boris", cents: 0 });
    run({ type: "refund", hold: "hold-of-boris", units: [...(state.unitsOf.get("hold-of-boris") ?? [])].slice(0, 1) });
    expect(quotaNow()?.used).toBe(1);
    take("carla", price.culture, 1);
    at(over, { type: "expire" });
    expect(quotaNow()).toEqual({ key: quota, used: 1, max: 2, wanted: 2 });
    at(over, { type: "confirm", hold: "hold-of-carla", cents: 0 });
    expect([...state.quotas.values()]).toEqual([{ key: quota, used: 2, max: 2, wanted: 2 }]);
  });

  it("that is cut below what is used shrinks as it is given back, and never grows again by itself", () => {
    take("anna", price.culture, 2);
    configure([{ key: quota, max: 0 }]);
    expect(quotaNow()).toEqual({ key: quota, used: 2, max: 2, wanted: 0 });
    run({ type: "change-amount", hold: "hold-of-anna", priceId: price.culture, pool: 1, amount: 1 });
    expect(quotaNow()).toEqual({ key: quota, used: 1, max: 1, wanted: 0 });
    expect(take("boris", price.culture, 1)).toMatchObject({ ok: false, code: "quota_exhausted" });
    run({ type: "release", hold: "hold-of-anna" });
    expect(quotaNow()).toEqual({ key: quota, used: 0, max: 0, wanted: 0 });
    configure([{ key: quota, max: 3 }]);
    expect(quotaNow()).toEqual({ key: quota, used: 0, max: 3, wanted: 3 });
  });

  it("is given back once: a hold that is over gives nothing back when its money is refused", () => {
    take("anna", price.culture, 1);
    take("boris", price.culture, 1);
    at(over, { type: "expire" });
    run({ type: "set-sales", status: "cancelled" });
    at(over, { type: "confirm", hold: "hold-of-anna", cents: 0 });
    expect(holdOf("anna")?.state).toBe("lost");
    expect(quotaNow()?.used).toBe(0);
  });

  it("is given back by a hold that is lost while it has its places", () => {
    take("anna", price.culture, 2);
    run({ type: "set-sales", status: "cancelled" });
    run({ type: "confirm", hold: "hold-of-anna", cents: 0 });
    expect([holdOf("anna")?.state, quotaNow()?.used, state.claims.size]).toEqual(["lost", 0, 0]);
  });
});
