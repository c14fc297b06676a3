import { describe, expect, it } from "vitest";
import { browser, house, module, textIn, write } from "../../../../../support/working-copy";

describe("the working copy where something fails", () => {
  it("loses nothing with a killed tab, and does nothing twice whose answer was lost", async () => {
    const at = house();
    const anna = browser(at, "anna");
    anna.reply.loses = true;
    anna.store.act([{ op: "insert", module: module("n", 0), place: { section: "s", column: 1, after: "c" } }]);
    anna.store.act([write("a", "nach dem Ende")]);
    await anna.pass(600);
    anna.store.stop();
    const again = browser(at, "anna", anna.kept());
    expect(again.shown("a")).toBe("nach dem Ende");
    await again.pass(1000);
    expect(at.steps).toHaveLength(2);
    expect(again.store.state.get().document).toEqual(at.document());
    expect(textIn(at.document(), "n")).toBe("n");
  });

  it("goes on with its own step whose answer was lost, and not with one that others came before", async () => {
    const at = house();
    const anna = browser(at, "anna");
    anna.reply.loses = true;
    anna.store.act([write("a", "ein W")]);
    await anna.pass(1000);
    anna.store.act([write("a", "ein Wort")]);
    anna.store.act([write("a", "ein Wort mehr")]);
    anna.store.stop();
    const again = browser(at, "anna", anna.kept());
    await again.pass(3000);
    expect(again.store.state.get().clashes).toEqual([]);
    expect([again.shown("a"), textIn(at.document(), "a")]).toEqual(["ein Wort mehr", "ein Wort mehr"]);

    const late = browser(at, "anna");
    const jakob = browser(at, "jakob");
    jakob.store.act([write("a", "Jakobs")]);
    await jakob.pass(1000);
    late.reply.loses = true;
    late.store.act([write("b", "b mit Jakob")]);
    await late.pass(1000);
    late.store.act([write("a", "über Jakobs hinweg")]);
    late.store.stop();
    const last = browser(at, "anna", late.kept());
    await last.pass(3000);
    expect(textIn(at.document(), "a")).toBe("Jakobs");
    expect(last.store.state.get().clashes.map(({ held }) => held.map(({ operations }) => operations))).toEqual([
      [[write("a", "über Jakobs hinweg")]],
    ]);
  });

  it("ends where the house is, whatever fails on the way", async () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      let state = seed * 2_654_435_761;
      const random = (below: number) => {
        state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1) >>> 0;
        return state % below;
      };
      const at = house();
      const people = ["anna", "jakob"].map((by) => browser(at, by));
      const wrote: string[] = [];
      for (let turn = 0; turn < 30; turn += 1) {
        const who = people[random(2)];
        if (!who) continue;
        const kinds = ["offline", "failing"] as const;
        if (random(3) === 0) who.faults.push({ kind: kinds[random(2)] ?? "offline" });
        const text = `${seed}.${turn}`;
        if (who.store.act([write(["a", "b", "c"][random(3)] ?? "a", text)])) wrote.push(text);
        await who.pass(random(1500));
      }
      for (const who of people) {
        who.store.retry();
        await who.pass(300_000);
        await who.store.refresh();
      }
      for (const who of people) await who.store.refresh();
      const known = JSON.stringify([at.steps, ...people.map(({ store }) => store.state.get().clashes)]);
      expect(wrote.filter((text) => !known.includes(`"${text}"`))).toEqual([]);
      for (const { store } of people) {
        expect(store.state.get().pending).toEqual([]);
        expect(store.state.get().document).toEqual(at.document());
      }
    }
  });
});
