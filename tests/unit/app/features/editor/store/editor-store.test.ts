import { describe, expect, it } from "vitest";
import { applyAll } from "~/domain/editing/apply";
import type { Operation } from "~/domain/editing/operations";
import { conflicts } from "~/domain/editing/rebase";
import type { Draft, Mutation, Step } from "~/domain/editing/schema";
import { findModule } from "~/domain/editing/tree";
import type { PageDocument } from "~/domain/pages/document";
import { EditorStore, type Sent } from "~/features/editor/store/editor-store";
import type { Kept } from "~/features/editor/store/state";

const module = (id: string, order: number) => ({ id, type: "text", version: 1, order, props: { content: { de: id } } });
const page: PageDocument = {
  containers: [
    {
      id: "s",
      slug: "",
      layout: "50-50",
      extra_class: "",
      columns: [
        { index: 0, classes: "", children: [module("a", 0), module("b", 1)] },
        { index: 1, classes: "", children: [module("c", 0)] },
      ],
    },
  ],
};
const nothing: Kept = { pending: [], clashes: [] };
const write = (id: string, value: string): Operation => ({ op: "set", id, key: "content", lang: "de", value });
const textIn = (document: PageDocument, id: string) =>
  (findModule(document, id)?.module.props.content as { de?: string } | undefined)?.de;

/** The house as the contract says: one writer at a time, the same step once, others' work never overwritten. */
function house() {
  const steps: (Step & { by: string })[] = [];
  let document = page;
  const answers = new Map<string, Sent>();
  const plain = (found: typeof steps): Step[] => found.map(({ by: _by, ...step }) => step);
  return {
    steps,
    document: () => document,
    draft: (by: string): Draft => ({
      page: {} as Draft["page"],
      rev: steps.length,
      document,
      sources: { images: {}, files: {}, venues: {} },
      live: null,
      scheduled: null,
      offline_at: null,
      steps: plain(steps.filter((step) => step.by === by)),
      may: { edit: true, publish: true, settings: true },
    }),
    receive: (by: string, { base_rev = 0, step: id, operations }: Mutation): Sent => {
      const known = answers.get(id);
      if (known) return known;
      const others = steps.slice(base_rev).filter((step) => step.by !== by);
      const ids = conflicts(operations, others, document);
      if (ids.length > 0)
        return { kind: "conflict", answer: { rev: steps.length, ids, others: plain(steps.slice(base_rev)) } };
      const applied = applyAll(document, operations);
      if (!applied.ok) return { kind: "unfit" };
      document = applied.value.document;
      const rev = steps.length + 1;
      const before = plain(steps.slice(base_rev));
      steps.push({ id, rev, operations, inverse: applied.value.inverse, actor: { id: by, name: by }, at: "", by });
      const sent: Sent = { kind: "accepted", answer: { rev, others: before } };
      answers.set(id, sent);
      return sent;
    },
  };
}

/** A browser with a clock of its own: nothing happens before `pass`. */
function browser(at: ReturnType<typeof house>, by: string, left: Kept = nothing) {
  let now = 0;
  let kept: Kept = left;
  let ids = 0;
  let timers: { at: number; run: () => void }[] = [];
  const faults: Sent[] = [];
  const sent: Mutation[] = [];
  const reply: { loses: boolean } = { loses: false };
  const store = new EditorStore(at.draft(by), left, {
    send: (mutation) => {
      sent.push(mutation);
      const fault = faults.shift();
      if (fault) return Promise.resolve(fault);
      const answer = at.receive(by, mutation);
      return Promise.resolve<Sent>(reply.loses ? { kind: "offline" } : answer);
    },
    read: () => Promise.resolve(at.draft(by)),
    keep: (next) => {
      kept = next;
      return Promise.resolve();
    },
    now: () => now,
    newId: () => `${by}-${(ids += 1)}-${Math.random()}`,
    later: (run, ms) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => (timers = timers.filter((other) => other !== timer));
    },
  });
  const pass = async (ms: number) => {
    const end = now + ms;
    for (;;) {
      const next = timers.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      timers = timers.filter((other) => other !== next);
      now = next.at;
      next.run();
      for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
    }
    now = end;
  };
  const shown = (id: string) => textIn(store.state.get().document, id);
  return { store, pass, faults, sent, shown, reply, kept: () => kept };
}

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
