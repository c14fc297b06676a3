import { describe, expect, it } from "vitest";
import { browser, frameMs, house, nothing, page, textIn, write } from "../../../../../support/working-copy";

describe("the working copy in a browser", () => {
  it("is changed at once, kept before it is sent, and sent after a pause", async () => {
    const at = house();
    const anna = browser(at, "anna");
    anna.store.act([write("a", "neu")]);
    expect(anna.shown("a")).toBe("neu");
    expect(anna.kept().pending).toHaveLength(1);
    expect(anna.sent).toHaveLength(0);
    await anna.pass(499);
    expect(anna.sent).toHaveLength(0);
    await anna.pass(1);
    expect(textIn(at.document(), "a")).toBe("neu");
    expect(anna.store.saving.get().kind).toBe("saved");
    expect(anna.kept().pending).toHaveLength(0);
  });

  it("has what is written once it is seen, and before whatever else comes to the page", async () => {
    const at = house();
    const anna = browser(at, "anna");
    const types = (id: string, text: string) => anna.store.write(id, () => [write(id, text)]);
    types("a", "N");
    await anna.pass(frameMs - 1);
    types("a", "Ne");
    expect(anna.shown("a")).toBe(textIn(page, "a"));
    await anna.pass(1);
    expect([anna.shown("a"), anna.kept().pending.length]).toEqual(["Ne", 1]);
    types("a", "Neu");
    types("b", "auch");
    expect([anna.shown("a"), anna.shown("b")]).toEqual(["Neu", textIn(page, "b")]);
    anna.store.act([write("c", "danach")]);
    expect([anna.shown("b"), anna.shown("c")]).toEqual(["auch", "danach"]);
    types("b", "zurück");
    anna.store.undo();
    expect([anna.shown("b"), anna.shown("c")]).toEqual(["auch", "danach"]);
    types("b", "zuletzt");
    anna.store.takeWritten();
    expect(anna.shown("b")).toBe("zuletzt");
    await anna.pass(1000);
    expect(textIn(at.document(), "b")).toBe("zuletzt");
    types("b", "vor dem Veröffentlichen");
    const settled = anna.store.settled();
    await anna.pass(0);
    expect([await settled, textIn(at.document(), "b")]).toEqual(["saved", "vor dem Veröffentlichen"]);
    types("b", "mit der Taste zum Sichern");
    anna.store.retry();
    await anna.pass(0);
    expect(textIn(at.document(), "b")).toBe("mit der Taste zum Sichern");
    types("b", "vor dem Ende");
    anna.store.stop();
    expect(anna.shown("b")).toBe("vor dem Ende");
    expect(anna.kept().pending).toHaveLength(1);
  });

  it("meets what others did with what is written and was not done yet", async () => {
    const at = house();
    const [anna, jakob] = [browser(at, "anna"), browser(at, "jakob")];
    anna.store.act([write("a", "Annas")]);
    await anna.pass(1000);
    jakob.store.act([write("c", "bleibt")]);
    await jakob.pass(499);
    jakob.store.write("a", () => [write("a", "Jakobs")]);
    await jakob.pass(1);
    const [clash] = jakob.store.state.get().clashes;
    expect([clash?.ids, textIn(clash?.mine ?? page, "a"), jakob.shown("a")]).toEqual([["a"], "Jakobs", "Annas"]);
    await jakob.pass(1000);
    expect(textIn(at.document(), "a")).toBe("Annas");
    anna.store.act([write("b", "Annas")]);
    await anna.pass(1000);
    jakob.store.write("b", () => [write("b", "Jakobs")]);
    await jakob.store.refresh();
    await jakob.pass(1000);
    expect([textIn(at.document(), "b"), jakob.store.state.get().clashes.at(-1)?.ids]).toEqual(["Annas", ["b"]]);
  });

  it("makes one step of what is typed in one go, and saves whoever never pauses", async () => {
    const at = house();
    const anna = browser(at, "anna");
    for (const letter of ["H", "He", "Heu"]) {
      anna.store.act([write("a", letter)], { together: true });
      await anna.pass(100);
    }
    await anna.pass(500);
    expect(at.steps).toHaveLength(1);
    for (let turn = 0; turn < 12; turn += 1) {
      anna.store.act([write("b", `b${turn}`)], { together: true });
      await anna.pass(300);
    }
    expect(at.steps.length).toBeGreaterThan(1);
  });

  it("follows what others did elsewhere, and sends one step at a time", async () => {
    const at = house();
    const anna = browser(at, "anna");
    const jakob = browser(at, "jakob");
    anna.store.act([write("a", "Annas")]);
    await anna.pass(1000);
    jakob.store.act([write("b", "Jakobs")]);
    jakob.store.act([write("c", "auch Jakobs")]);
    await jakob.pass(1000);
    expect(jakob.shown("a")).toBe("Annas");
    expect(jakob.store.state.get().document).toEqual(at.document());
    expect(jakob.sent.map(({ base_rev }) => base_rev)).toEqual([0, 2]);
  });

  it("keeps both where two changed the same, and overwrites nobody", async () => {
    const at = house();
    const anna = browser(at, "anna");
    const jakob = browser(at, "jakob");
    anna.store.act([write("a", "Annas")]);
    await anna.pass(1000);
    jakob.store.act([write("a", "Jakobs")]);
    jakob.store.act([write("c", "bleibt")]);
    await jakob.pass(1000);
    const [clash] = jakob.store.state.get().clashes;
    expect(clash?.ids).toEqual(["a"]);
    expect(textIn(clash?.mine ?? page, "a")).toBe("Jakobs");
    expect([jakob.shown("a"), jakob.shown("c")]).toEqual(["Annas", "bleibt"]);
    expect(jakob.kept().clashes).toHaveLength(1);
    if (clash) jakob.store.settle(clash, [write("a", "Jakobs")]);
    await jakob.pass(1000);
    expect(textIn(at.document(), "a")).toBe("Jakobs");
    expect(jakob.kept()).toEqual(nothing);
  });

  it("holds a later step that meets what came with the answer of an earlier one", async () => {
    const at = house();
    const anna = browser(at, "anna");
    const jakob = browser(at, "jakob");
    anna.store.act([write("b", "Annas")]);
    await anna.pass(1000);
    jakob.store.act([write("a", "Jakobs")]);
    jakob.store.act([write("b", "Jakobs")]);
    await jakob.pass(1000);
    expect(textIn(at.document(), "b")).toBe("Annas");
    expect(jakob.store.state.get().clashes[0]?.ids).toEqual(["b"]);
  });

  it("tries on without a connection and with a house that fails, and waits for who has to sign in", async () => {
    const at = house();
    const anna = browser(at, "anna");
    anna.faults.push({ kind: "offline" }, { kind: "failing" }, { kind: "signed-out" });
    anna.store.act([write("a", "neu")]);
    await anna.pass(500);
    expect(anna.store.saving.get().kind).toBe("offline");
    await anna.pass(1000);
    expect(anna.store.saving.get().kind).toBe("failing");
    await anna.pass(2000);
    expect(anna.store.saving.get().kind).toBe("signed-out");
    await anna.pass(60_000);
    expect(at.steps).toHaveLength(0);
    anna.store.retry();
    await anna.pass(0);
    expect(textIn(at.document(), "a")).toBe("neu");
  });

  it("takes back and does again, also what was done before the page was loaded", async () => {
    const at = house();
    const anna = browser(at, "anna");
    anna.store.act([write("a", "eins")]);
    await anna.pass(2000);
    const again = browser(at, "anna");
    again.store.act([write("b", "zwei")]);
    expect(again.store.undo() && again.store.undo()).toBe(true);
    expect([again.shown("a"), again.shown("b")]).toEqual(["a", "b"]);
    expect(again.store.undo()).toBe(false);
    expect(again.store.redo() && again.store.redo()).toBe(true);
    expect(again.store.redo()).toBe(false);
    await again.pass(3000);
    expect(at.document()).toEqual(again.store.state.get().document);
    expect(textIn(at.document(), "b")).toBe("zwei");
    expect(at.steps.at(-1)?.operations).toEqual([write("b", "zwei")]);
  });

  it("never takes back what somebody else has gone on with", async () => {
    const at = house();
    const anna = browser(at, "anna");
    anna.store.act([write("a", "Annas")]);
    await anna.pass(1000);
    const jakob = browser(at, "jakob");
    jakob.store.act([write("a", "Jakobs")]);
    await jakob.pass(1000);
    anna.store.act([write("c", "mehr")]);
    await anna.pass(1000);
    expect(anna.store.undo()).toBe(true);
    expect(anna.store.undo()).toBe(false);
    expect(anna.store.blocked.get()).toEqual({ by: "jakob" });
    await anna.pass(1000);
    expect([textIn(at.document(), "a"), textIn(at.document(), "c")]).toEqual(["Jakobs", "c"]);
  });
});

describe("what the house does not take", () => {
  for (const kind of ["too-large", "forbidden", "gone"] as const)
    it(`is kept, said, and not sent again by itself: ${kind}`, async () => {
      const at = house();
      const anna = browser(at, "anna");
      anna.faults.push({ kind });
      anna.store.act([write("a", "neu")]);
      await anna.pass(60_000);
      expect(anna.sent).toHaveLength(1);
      expect(anna.store.saving.get().kind).toBe(kind);
      expect([anna.shown("a"), anna.kept().pending.length]).toEqual(["neu", 1]);
      anna.store.retry();
      await anna.pass(0);
      expect(textIn(at.document(), "a")).toBe("neu");
    });

  it("is put aside, so that what followed it is saved, and can be brought back", async () => {
    const at = house();
    const anna = browser(at, "anna");
    anna.faults.push({ kind: "too-large" });
    anna.store.act([write("a", "zu lang")]);
    await anna.pass(1000);
    anna.store.act([write("b", "danach")]);
    anna.faults.push({ kind: "too-large" });
    await anna.pass(1000);
    anna.store.setAside();
    await anna.pass(1000);
    expect([textIn(at.document(), "a"), textIn(at.document(), "b")]).toEqual(["a", "danach"]);
    const [clash] = anna.store.state.get().clashes;
    expect(clash?.held.map(({ operations }) => operations)).toEqual([[write("a", "zu lang")]]);
    expect(anna.kept().clashes).toHaveLength(1);
    if (clash) anna.store.settle(clash, [write("a", "zu lang")]);
    await anna.pass(1000);
    expect(textIn(at.document(), "a")).toBe("zu lang");
  });

  it("is put aside by nobody while the house only fails", async () => {
    const anna = browser(house(), "anna");
    anna.faults.push({ kind: "failing" });
    anna.store.act([write("a", "neu")]);
    await anna.pass(600);
    anna.store.setAside();
    expect(anna.store.state.get().pending).toHaveLength(1);
  });
});

describe("whoever waits until everything is saved", () => {
  for (const kind of ["offline", "failing", "signed-out", "too-large", "forbidden", "gone"] as const)
    it(`hears what is in the way: ${kind}`, async () => {
      const anna = browser(house(), "anna");
      anna.faults.push({ kind });
      anna.store.act([write("a", "neu")]);
      const settled = anna.store.settled();
      await anna.pass(0);
      expect(await settled).toBe(kind);
    });

  it("hears that it is, also where nothing was to be saved", async () => {
    const anna = browser(house(), "anna");
    expect(await anna.store.settled()).toBe("saved");
    anna.store.act([write("a", "neu")]);
    const settled = anna.store.settled();
    await anna.pass(0);
    expect(await settled).toBe("saved");
  });

  it("does not wait for a page that was left", async () => {
    const anna = browser(house(), "anna");
    anna.store.act([write("a", "neu")]);
    const settled = anna.store.settled();
    anna.store.stop();
    expect(await settled).not.toBe("saved");
  });
});

it("a step that nobody came before leaves the page the object that it was", async () => {
  const at = house();
  const anna = browser(at, "anna");
  anna.store.act([write("a", "eins")]);
  const { document } = anna.store.state.get();
  await anna.pass(1000);
  expect(anna.store.state.get().document).toBe(document);
  expect(anna.store.state.get().base).toBe(document);
  expect(document).toEqual(at.document());
});
