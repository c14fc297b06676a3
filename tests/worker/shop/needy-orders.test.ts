import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { readSimulated, writeSimulated } from "../../../workers/backends/payments/simulator";
import { db as open } from "../../../workers/db/client";
import { readNeeds } from "../../../workers/db/shop/house-orders";
import { askNow, takeBack } from "../../../workers/shop/orders/house/change-order";
import { needyOrders } from "../../../workers/shop/orders/house/needs";
import { recorded, stepsOf } from "../../support/recorded";
import { boughtIn, by, valueOf, view, wish } from "../../support/house-orders";
import { approved, bankSays, buyerReturns, cartWith, cronRuns, minute, ordered, stateOf } from "../../support/orders";
import { evening, shopHouse, visitor } from "../../support/shop";

const day = 24 * 60 * minute;
let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

describe("what needs a person", () => {
  it("is told to nobody else", async () => {
    const guest = visitor();
    const { number } = await boughtIn(house, 1);
    const all = "/de/api/box-office/orders/";
    expect((await guest.send("GET", all)).status).toBe(401);
    expect((await guest.send("GET", `${all}${number}/`)).status).toBe(401);
    expect((await guest.send("POST", `${all}search/`, { body: { text: number } })).status).toBe(401);
    expect((await guest.send("POST", `${all}${number}/ask/`)).status).toBe(401);
    guest.jar.delete("csrftoken");
    expect((await guest.send("POST", `${all}${number}/ask/`)).status).toBe(403);
  });

  it("is asked about now, and goes on from there with the name of who asked", async () => {
    const { id, number, codes, payment } = await boughtIn(house, 2);
    const simulated = await readSimulated(env.CACHE, payment);
    if (!simulated) throw new Error("nothing was simulated");
    // A bank that refuses the refund.
    await writeSimulated(env.CACHE, { ...simulated, cents: 0 });
    const order = await valueOf(takeBack(by(), number, { tickets: codes, cents: 2300, ...wish }));
    expect(order).toMatchObject({ status: "refund_due", refunds: [{ status: "due" }], may_ask: true });
    expect(await askNow(by(), number)).toMatchObject({ code: "overloaded" });
    const late = await valueOf(needyOrders(by("box-office", { now: evening + day + minute })));
    expect(late.needs).toContainEqual(expect.objectContaining({ number, need: "refund_late", cents: 2300 }));
    await writeSimulated(env.CACHE, simulated);
    expect(await valueOf(askNow(by(), number))).toMatchObject({ status: "refunded", may_ask: false });
    const state = await stateOf(id, evening);
    expect(state).toMatchObject({ kept: 0, broken: [] });
    expect(state.events.filter((one) => one.endsWith(" asked"))).toHaveLength(2);
  });

  it("is an order whose sum does not match, until asking finds that it does", async () => {
    const { record } = await ordered(await cartWith([await house.salon()]));
    const { id, number } = record.order;
    await bankSays(id, { ...approved, cents: 1 });
    await buyerReturns(id);
    const stuck = await view(number);
    expect(stuck).toMatchObject({ status: "stuck", needs: [{ need: "stuck" }], may_ask: true });
    expect((await valueOf(needyOrders(by()))).needs).toContainEqual(expect.objectContaining({ number, need: "stuck" }));
    expect(await valueOf(askNow(by(), number))).toMatchObject({ status: "stuck" });
    await bankSays(id, { ...approved, cents: 2300 });
    await cronRuns(evening + 5 * minute);
    await buyerReturns(id);
    expect((await view(number)).status).toBe("stuck");
    expect(await valueOf(askNow(by(), number))).toMatchObject({ status: "fulfilled", needs: [] });
    expect(await stateOf(id, evening)).toMatchObject({ kept: 2300, broken: [] });
  });

  it("is said in the log once a day and order, without anybody's name", async () => {
    const { number, codes, payment } = await boughtIn(house, 1);
    const simulated = await readSimulated(env.CACHE, payment);
    if (!simulated) throw new Error("nothing was simulated");
    await writeSimulated(env.CACHE, { ...simulated, cents: 0 });
    await valueOf(takeBack(by(), number, { tickets: codes, cents: 1150, ...wish }));
    const lines: string[] = [];
    const spy = vi.spyOn(console, "error").mockImplementation((line: string) => {
      if (line.includes('"alarm"') && line.includes(number)) lines.push(line);
    });
    for (const after of [10, 1430, 1440, 1450, 1451, 2000, 2870, 2880, 2890])
      // One after the other, as the cron does.
      // oxlint-disable-next-line no-await-in-loop
      await cronRuns(evening + after * minute);
    spy.mockRestore();
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('"alarm":"refund_late"');
    expect(lines.join()).not.toContain("Leitner");
  });

  it("is read along what is open, however much went back before", async () => {
    const { database, sent } = recorded();
    await readNeeds(open({ DB: database }), {
      paidUntil: 1,
      refundedBefore: 1,
      mailedSince: 1,
      attempts: 8,
      most: 200,
    });
    const steps = (await Promise.all(sent.map(stepsOf))).flat();
    expect(steps).toContain("SCAN r USING INDEX refund_open");
    const own = /SCAN (?:f|found|r USING INDEX refund_open)$/;
    expect(steps.filter((step) => /\bSCAN\b/.test(step) && !own.test(step))).toEqual([]);
  });
});
