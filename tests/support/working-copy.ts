import { applyAll } from "~/domain/editing/apply";
import type { Operation } from "~/domain/editing/operations";
import { conflicts } from "~/domain/editing/rebase";
import type { Draft, Mutation, Step } from "~/domain/editing/schema";
import { findModule } from "~/domain/editing/tree";
import type { PageDocument } from "~/domain/pages/document";
import { EditorStore, type Sent } from "~/features/editor/store/editor-store";
import type { Kept } from "~/features/editor/store/state";

export const module = (id: string, order: number) => ({
  id,
  type: "text",
  version: 1,
  order,
  props: { content: { de: id } },
});
export const page: PageDocument = {
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
export const nothing: Kept = { pending: [], clashes: [] };
export const write = (id: string, value: string): Operation => ({ op: "set", id, key: "content", lang: "de", value });
export const textIn = (document: PageDocument, id: string) =>
  (findModule(document, id)?.module.props.content as { de?: string } | undefined)?.de;

/** The house as the contract says: one writer at a time, the same step once, others' work never overwritten. */
export function house() {
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
      sources: { images: {}, files: {}, venues: {}, rights_end: {} },
      live: null,
      scheduled: null,
      offline_at: null,
      steps: plain(steps.filter((step) => step.by === by)),
      may: { edit: true, publish: true, settings: true },
    }),
    receive: (by: string, { base_rev = 0, step: id, operations }: Mutation): Sent => {
      const known = answers.get(id);
      if (known) return known;
      const ids = conflicts(operations, steps.slice(base_rev), document);
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

/** So long a browser's frame takes. */
export const frameMs = 16;

/** A browser with a clock of its own: nothing happens before `pass`. */
export function browser(at: ReturnType<typeof house>, by: string, left: Kept = nothing) {
  let now = 0;
  let kept: Kept = left;
  let ids = 0;
  let timers: { at: number; run: () => void }[] = [];
  const faults: Sent[] = [];
  const sent: Mutation[] = [];
  const reply: { loses: boolean } = { loses: false };
  const later = (run: () => void, ms: number) => {
    const timer = { at: now + ms, run };
    timers.push(timer);
    return () => (timers = timers.filter((other) => other !== timer));
  };
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
    later,
    afterFrame: (run) => later(run, frameMs),
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
