import fc from "fast-check";
import { expect, it } from "vitest";
import { applyAll } from "~/domain/editing/apply";
import type { Operation } from "~/domain/editing/operations";
import { conflicts } from "~/domain/editing/rebase";
import type { Draft, Mutation, Step } from "~/domain/editing/schema";
import { findModule } from "~/domain/editing/tree";
import type { PageDocument } from "~/domain/pages/document";
import { EditorStore, type Sent } from "~/features/editor/store/editor-store";
import type { Kept } from "~/features/editor/store/state";

const modules = ["a", "b", "c", "d"];
const empty: PageDocument = {
  containers: [
    {
      id: "s",
      slug: "",
      layout: "100",
      extra_class: "",
      image: null,
      columns: [
        {
          index: 0,
          classes: "",
          children: modules.map((id, order) => ({ id, type: "text", version: 1, order, props: { content: {} } })),
        },
      ],
    },
  ],
};

/** The house as the Worker is: steps in order, each once, none over what somebody else has changed. */
class House {
  steps: Step[] = [];
  document = empty;

  take({ base_rev: base = 0, step: id, operations }: Mutation, by: string): Sent {
    const known = this.steps.find((step) => step.id === id);
    const others = this.steps.filter(({ rev, actor }) => rev > base && actor?.id !== by && rev !== known?.rev);
    if (known)
      return { kind: "accepted", answer: { rev: known.rev, others: others.filter(({ rev }) => rev < known.rev) } };
    const rev = this.steps.length;
    const ids = conflicts(operations, others, this.document);
    if (ids.length > 0) return { kind: "conflict", answer: { rev, ids, others } };
    const applied = applyAll(this.document, operations);
    if (!applied.ok) return { kind: "unfit" };
    this.document = applied.value.document;
    const actor = { id: by, name: by };
    this.steps.push({ id, rev: rev + 1, operations, inverse: applied.value.inverse, actor, at: "" });
    return { kind: "accepted", answer: { rev: rev + 1, others } };
  }

  draft(by: string): Draft {
    return {
      rev: this.steps.length,
      document: this.document,
      steps: this.steps.filter(({ actor }) => actor?.id === by).slice(-100),
    } as Draft;
  }
}

/** Time that goes on when it is told to. */
class Clock {
  now = 0;
  #due: { at: number; run: () => void }[] = [];

  later = (run: () => void, ms: number): (() => void) => {
    const entry = { at: this.now + ms, run };
    this.#due.push(entry);
    return () => void (this.#due = this.#due.filter((other) => other !== entry));
  };

  async pass(ms: number): Promise<void> {
    const until = this.now + ms;
    for (;;) {
      // Answers are promises: they arrive before the clock goes on.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      const [next] = this.#due.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
      if (!next) break;
      this.#due = this.#due.filter((other) => other !== next);
      this.now = Math.max(this.now, next.at);
      next.run();
    }
    this.now = until;
  }
}

type Fault = "none" | "lost on the way" | "answer lost" | "500" | "signed-out" | "offline";

/** Somebody's tab, which can be killed and opened again. */
class Tab {
  store!: EditorStore;
  fault: Fault = "none";
  #kept: Kept = { pending: [], clashes: [] };
  #count = 0;
  readonly #house: House;
  readonly #clock: Clock;
  readonly #by: string;

  constructor(house: House, clock: Clock, by: string) {
    this.#house = house;
    this.#clock = clock;
    this.#by = by;
    this.open();
  }

  open(): void {
    this.store = new EditorStore(this.#house.draft(this.#by), this.#kept, {
      send: async (mutation) => this.#send(mutation),
      read: async () => this.#house.draft(this.#by),
      keep: async (kept) => {
        this.#kept = structuredClone(kept);
      },
      now: () => this.#clock.now,
      newId: () => `${this.#by}-${(this.#count += 1)}`,
      later: this.#clock.later,
      afterFrame: (run) => this.#clock.later(run, 16),
    });
  }

  #send(mutation: Mutation): Sent {
    switch (this.fault) {
      case "none":
        return this.#house.take(mutation, this.#by);
      case "answer lost":
        this.#house.take(mutation, this.#by);
        throw new TypeError("Failed to fetch");
      case "lost on the way":
        throw new TypeError("Failed to fetch");
      case "500":
        return { kind: "failing" };
      default:
        return { kind: this.fault };
    }
  }

  kill(): void {
    this.store.stop();
    this.open();
  }
}

const event = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant("type" as const), who: fc.nat(1), module: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("fault" as const),
      who: fc.nat(1),
      fault: fc.constantFrom<Fault>("none", "lost on the way", "answer lost", "500", "signed-out", "offline"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("kill" as const), who: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("wait" as const), ms: fc.integer({ min: 50, max: 3_000 }) }) },
);

/** Every word somebody typed, by who did: each is of one letter more than the one before in its module. */
const typed = (id: string, words: string): Operation => ({ op: "set", id, key: "content", lang: "de", value: words });
const wordsIn = (document: PageDocument, id: string): string =>
  (findModule(document, id)?.module.props.content as Record<string, string> | undefined)?.de ?? "";
const heldWords = (store: EditorStore, id: string): string[] =>
  store.state
    .get()
    .clashes.flatMap(({ held }) => held.flatMap(({ operations }) => operations))
    .flatMap((operation) => (operation.op === "set" && operation.id === id ? [String(operation.value)] : []));

type Event = typeof event extends fc.Arbitrary<infer One> ? One : never;

/** What each last typed in each module, by person and module. */
type Latest = Map<string, { tab: Tab; module: string; word: string }>;

/** Lets something happen; what is typed goes on from what its tab shows. */
async function happen(
  clock: Clock,
  tabs: readonly Tab[],
  latest: Latest,
  [index, next]: [number, Event],
): Promise<void> {
  if (next.does === "wait") return clock.pass(next.ms);
  const tab = tabs[next.who];
  if (!tab) return;
  if (next.does === "fault") tab.fault = next.fault;
  if (next.does === "kill") tab.kill();
  const module = next.does === "type" ? modules[next.module] : undefined;
  if (module === undefined) return;
  const word = `[${next.who}.${index}]`;
  const words = wordsIn(tab.store.state.get().document, module) + word;
  expect(tab.store.act([typed(module, words)], { together: true })).toBe(true);
  latest.set(`${next.who} ${module}`, { tab, module, word });
}

/** Everything that was written to a module in the house, in order. */
const writtenTo = ({ steps }: House, module: string): string[] =>
  steps
    .flatMap(({ operations }) => operations)
    .flatMap((operation) => (operation.op === "set" && operation.id === module ? [String(operation.value)] : []));

it("loses no word in a thousand runs of faults, whoever else is writing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 40 }), async (events) => {
      const clock = new Clock();
      const house = new House();
      const tabs = ["jakob", "mira"].map((by) => new Tab(house, clock, by));
      const latest: Latest = new Map();
      // One after the other, as time goes on.
      // oxlint-disable-next-line no-await-in-loop
      for (const next of events.entries()) await happen(clock, tabs, latest, next);
      for (const tab of tabs) {
        tab.fault = "none";
        tab.kill();
        tab.store.retry();
      }
      await clock.pass(120_000);
      for (const { tab, module, word } of latest.values()) {
        expect(tab.store.saving.get().kind).toBe("saved");
        // With the house, or kept aside for somebody to decide: never gone.
        const anywhere = [...writtenTo(house, module), ...heldWords(tab.store, module)];
        expect([module, word, anywhere.some((words) => words.includes(word))]).toEqual([module, word, true]);
      }
      // Nobody wrote over words that they had not seen: each text goes on from the one before.
      for (const module of modules)
        writtenTo(house, module).reduce((before, words) => {
          expect(words.startsWith(before)).toBe(true);
          return words;
        }, "");
    }),
    { numRuns: 1_000, seed: 2026 },
  );
});
