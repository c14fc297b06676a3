import { describe, expect, it } from "vitest";
import type { Operation } from "~/domain/editing/operations";
import { browser, house, page, textIn, write } from "../../../../../support/working-copy";

describe("what another tab has left", () => {
  const gone = async (at: ReturnType<typeof house>, ...operations: Operation[]) => {
    const tab = browser(at, "anna");
    tab.faults.push({ kind: "offline" });
    tab.store.act(operations);
    await tab.pass(500);
    tab.store.stop();
    return tab.kept();
  };

  it("comes to the page and to the house, and can be taken back", async () => {
    const at = house();
    const left = await gone(at, write("a", "liegen geblieben"));
    const anna = browser(at, "anna");
    expect(await anna.store.bring(left)).toBe(true);
    expect([anna.shown("a"), anna.kept().pending.length, anna.store.saving.get().kind]).toEqual([
      "liegen geblieben",
      1,
      "saving",
    ]);
    await anna.pass(0);
    expect([textIn(at.document(), "a"), anna.store.saving.get().kind]).toEqual(["liegen geblieben", "saved"]);
    anna.store.undo();
    expect(anna.shown("a")).toBe(textIn(page, "a"));
  });

  it("waits for what was done here, and meets what others did since", async () => {
    const at = house();
    const left = await gone(at, write("a", "liegen geblieben"));
    const [anna, jakob] = [browser(at, "anna"), browser(at, "jakob")];
    jakob.store.act([write("a", "Jakobs")]);
    await jakob.pass(500);
    anna.faults.push({ kind: "offline" });
    anna.store.write("b", () => [write("b", "Annas")]);
    const brought = anna.store.bring(left);
    await anna.pass(600);
    expect(anna.kept().pending).toHaveLength(1);
    await anna.pass(5_000);
    expect(await brought).toBe(true);
    expect([textIn(at.document(), "a"), textIn(at.document(), "b")]).toEqual(["Jakobs", "Annas"]);
    expect(anna.store.state.get().clashes.map(({ ids }) => ids)).toEqual([["a"]]);
  });

  it("is nothing new where the house has heard it after all, and stays where it is when the work here ends", async () => {
    const at = house();
    const tab = browser(at, "anna");
    tab.reply.loses = true;
    tab.store.act([write("a", "gehört")]);
    await tab.pass(500);
    tab.store.stop();
    const anna = browser(at, "anna");
    expect([await anna.store.bring(tab.kept()), anna.store.saving.get().kind]).toEqual([true, "saved"]);
    const left = await gone(at, write("c", "liegen geblieben"));
    anna.faults.push({ kind: "offline" });
    anna.store.act([write("b", "Annas")]);
    const brought = anna.store.bring(left);
    await anna.pass(600);
    anna.store.stop();
    await anna.pass(1_000);
    expect(await brought).toBe(false);
    expect(anna.kept().pending).toHaveLength(1);
  });
});
