import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { keepMs, mostKept } from "../../../workers/box-office/forgetting";
import type { Screening } from "../../../workers/box-office/screening";
import { holdCommand, line, price } from "../../support/box-office";
import { minute, openScreening } from "../../support/screening-object";

/** Holds and gives back, each time as a cart of its own with a key of its own; inside the object, because there are many. */
async function holdAndRelease(instance: Screening, times: number, timeOf: (turn: number) => number): Promise<void> {
  const done = Array.from({ length: times }, (_, turn) => {
    const now = timeOf(turn);
    const hold = `hold-${now}-${turn}`;
    const key = { value: `key-${now}-${turn}`, bodyHash: "same" };
    return [
      instance.run(holdCommand(`cart-${now}-${turn}`, hold, [line(price.place, 5)]), { config: null, now, key }),
      instance.run({ type: "release", hold }, { config: null, now }),
    ];
  });
  await Promise.all(done.flat());
}

describe("what a screening remembers", () => {
  it("is what is held, however many have held and given back", async () => {
    const { object, at } = await openScreening();
    await object.run(holdCommand("cart-a", "hold-a", [line(price.place, 1)]), { config: null, now: at });
    const turns = mostKept + 300;
    await runInDurableObject(object, (instance: Screening) => holdAndRelease(instance, turns, () => at));
    const most = mostKept + 40;
    const after = await object.remembered();
    expect(after).toMatchObject({ holds: 1, answers: 0 });
    expect(after.holdRows).toBeLessThanOrEqual(most);
    expect(after.answerRows).toBeLessThanOrEqual(most);
    // They were all done: the ledger has each of them, and the books agree.
    const told = await runInDurableObject(object, (_, state) =>
      state.storage.sql.exec<{ n: number }>("SELECT count(*) AS n FROM ledger WHERE event LIKE '%\"freed\"%'").one(),
    );
    expect(told.n).toBe(turns);
    await evictDurableObject(object);
    expect(await object.remembered()).toMatchObject({ holds: 1, answers: 0 });
    expect(await object.sweep()).toEqual([]);
  });

  it("does not contain yesterday, which goes while today's requests are answered", async () => {
    const { object, at } = await openScreening();
    await runInDurableObject(object, (instance: Screening) =>
      holdAndRelease(instance, 150, () => at - keepMs - 20 * minute),
    );
    expect(await object.remembered()).toMatchObject({ holdRows: 150, answerRows: 150 });
    await runInDurableObject(object, (instance: Screening) => holdAndRelease(instance, 100, () => at));
    expect(await object.remembered()).toMatchObject({ holdRows: 100, answerRows: 100 });
  });

  it("is forgotten at an alarm of its own where nobody comes any more", async () => {
    const { object, at } = await openScreening();
    await runInDurableObject(object, (instance: Screening) => holdAndRelease(instance, 5, () => at));
    // The alarm of the delivery comes first, and sets the one that forgets.
    await runDurableObjectAlarm(object);
    const ringsAt = await runInDurableObject(object, (_, state) => state.storage.getAlarm());
    expect(ringsAt).not.toBeNull();
    await object.look({ now: at + keepMs + 20 * minute });
    await runDurableObjectAlarm(object);
    expect(await object.remembered()).toMatchObject({ holdRows: 0, answerRows: 0 });
  });

  it("still has the answer to a key, and what became of a hold, after both have left the memory", async () => {
    const { object, at } = await openScreening();
    const key = { value: "a-key", bodyHash: "same" };
    const command = holdCommand("cart-a", "hold-a", [line(price.place, 2)]);
    await object.run(command, { config: null, now: at, key });
    const later = at + 20 * minute;
    expect((await object.look({ hold: "hold-a", now: later })).hold).toMatchObject({ state: "expired" });
    await object.run({ type: "expire" }, { config: null, now: later });
    expect(await object.remembered()).toMatchObject({ holds: 0 });
    expect((await object.look({ hold: "hold-a", now: later })).hold).toMatchObject({
      state: "expired",
      lines: [{ amount: 2 }],
    });
    expect(await object.run(command, { config: null, now: later, key })).toMatchObject({
      ok: true,
      value: { repeated: true, hold: { id: "hold-a" } },
    });
    expect(
      await object.run({ type: "extend", hold: "hold-a", ordinal: 1 }, { config: null, now: later }),
    ).toMatchObject({
      ok: false,
      code: "cart_expired",
    });
    // Money that comes late finds the hold again.
    expect(
      await object.run({ type: "confirm", hold: "hold-a", cents: 1980 }, { config: null, now: later }),
    ).toMatchObject({
      ok: true,
      value: { hold: { state: "sold" } },
    });
    expect(await object.sweep()).toEqual([]);
  });
});
