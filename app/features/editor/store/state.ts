import { applyAll } from "~/domain/editing/apply";
import type { Operation } from "~/domain/editing/operations";
import { conflicts } from "~/domain/editing/rebase";
import type { Accepted, Conflict, Draft, Step } from "~/domain/editing/schema";
import type { PageDocument } from "~/domain/pages/document";

/** What somebody did here and the house does not know yet. */
export interface PendingStep {
  id: string;
  /** The revision that it was made on. */
  base: number;
  operations: Operation[];
  inverse: Operation[];
  undoes?: string;
  /** It has been on its way, and the house may know it as it was then: nothing is added to it. */
  isSent?: true;
}

/** A step that can be taken back; `rev` is null until the house knows it. */
export interface Doable extends Omit<PendingStep, "base"> {
  rev: number | null;
}

/** Where two changed the same: theirs is on the page, mine is kept until somebody decides. */
export interface Clash {
  /** Ids of sections and modules; `["*"]`: the whole document. */
  ids: string[];
  /** The page as it was here. */
  mine: PageDocument;
  held: PendingStep[];
  /** What others did meanwhile. */
  others: Step[];
}

export interface EditorState {
  /** Of the working copy as the house has it. */
  rev: number;
  base: PageDocument;
  /** With what the house does not know yet: what is on the page. */
  document: PageDocument;
  pending: readonly PendingStep[];
  undo: readonly Doable[];
  redo: readonly Doable[];
  /** What others did since the page was opened. */
  seen: readonly Step[];
  clashes: readonly Clash[];
}

/** What outlives the tab. */
export interface Kept {
  pending: readonly PendingStep[];
  clashes: readonly Clash[];
}

const mostSteps = 100;

/** The steps on a document, each with what undoes it there; those that do not fit (any more) are told apart. */
function replay(base: PageDocument, steps: readonly PendingStep[]) {
  let document = base;
  const fitting: PendingStep[] = [];
  const unfit: PendingStep[] = [];
  for (const step of steps) {
    const applied = applyAll(document, step.operations);
    if (applied.ok) {
      document = applied.value.document;
      fitting.push({ ...step, inverse: applied.value.inverse });
    } else unfit.push(step);
  }
  return { document, fitting, unfit };
}

/** A document with what others did; what does not fit is for the next reading to bring. */
const withOthers = (document: PageDocument, others: readonly Step[]): PageDocument =>
  others.reduce((current, { operations }) => {
    const applied = applyAll(current, operations);
    return applied.ok ? applied.value.document : current;
  }, document);

/** What can be taken back knows what its steps have become. */
const inStep = (undo: readonly Doable[], pending: readonly PendingStep[], gone: readonly PendingStep[]): Doable[] =>
  undo
    .filter(({ id }) => !gone.some((step) => step.id === id))
    .map((step) => {
      const now = pending.find(({ id }) => id === step.id);
      return now ? { ...step, inverse: now.inverse } : step;
    });

interface Meeting {
  base: PageDocument;
  rev: number;
  pending: readonly PendingStep[];
  /** What others did that is not on the page yet. */
  fresh: readonly Step[];
  /** What others did since the revision of the first step: steps of an earlier tab may not know of what is on the page. */
  others: readonly Step[];
  /** Already known to collide. */
  held: readonly PendingStep[];
  ids: readonly string[];
}

/** One's own steps after what others did: those that would overwrite it are held. */
function meet(state: EditorState, { base, rev, pending, fresh, others, held, ids }: Meeting): EditorState {
  const found = new Set(ids);
  const colliding: PendingStep[] = [...held];
  const following = pending.filter((step) => {
    const unknown = others.filter((other) => other.rev > step.base);
    const own = unknown.length > 0 ? conflicts(step.operations, unknown, base) : [];
    for (const id of own) found.add(id);
    const isHeld = own.length > 0;
    if (isHeld) colliding.push(step);
    return !isHeld;
  });
  const { document, fitting, unfit } = replay(base, following);
  const kept = [...colliding, ...unfit].filter(({ undoes }) => undoes === undefined);
  const clash: Clash = { ids: [...found], mine: state.document, held: kept, others: [...others] };
  return {
    ...state,
    rev,
    base,
    document,
    pending: fitting.map((step) => ({ ...step, base: rev })),
    undo: inStep(state.undo, fitting, [...colliding, ...unfit]),
    seen: [...state.seen, ...fresh],
    clashes: kept.length > 0 ? [...state.clashes, clash] : state.clashes,
  };
}

/**
 * What was kept and the house does not know. A step whose answer was lost is known to it: what followed that here was made on
 * it, unless others came in before it; then the house is asked with the old revision, and judges by what they did.
 */
function unknownOf({ pending }: Kept, { steps }: Draft): PendingStep[] {
  const revs = new Map(steps.map(({ id, rev }) => [id, rev]));
  let made = 0;
  return pending.flatMap((step) => {
    const base = Math.max(step.base, made);
    const rev = revs.get(step.id);
    if (rev === undefined) return [{ ...step, base }];
    if (rev === base + 1) made = rev;
    return [];
  });
}

/** The working copy with what this browser kept of it. */
export function begin(draft: Draft, kept: Kept = { pending: [], clashes: [] }): EditorState {
  const { document, fitting, unfit } = replay(draft.document, unknownOf(kept, draft));
  const lost: Clash = { ids: [], mine: draft.document, held: unfit, others: [] };
  return {
    rev: draft.rev,
    base: draft.document,
    document,
    pending: fitting,
    undo: [...draft.steps, ...fitting.map((step) => ({ ...step, rev: null }))].slice(-mostSteps),
    redo: [],
    seen: [],
    clashes: unfit.length > 0 ? [...kept.clashes, lost] : kept.clashes,
  };
}

/** Both write the same prop: what is typed in one go is one step. */
function sameProp([a, ...more]: readonly Operation[], [b, ...others]: readonly Operation[]): boolean {
  const isAlone = more.length === 0 && others.length === 0;
  return isAlone && a?.op === "set" && b?.op === "set" && a.id === b.id && a.key === b.key && a.lang === b.lang;
}

interface Act {
  id: string;
  operations: Operation[];
  undoes?: string | undefined;
  /** It goes on with the step before, if that is not on its way. */
  mayJoin: boolean;
}

/** The page after something was done here; null if it does not fit. */
export function act(state: EditorState, { id, operations, undoes, mayJoin }: Act): EditorState | null {
  const applied = applyAll(state.document, operations);
  if (!applied.ok) return null;
  const { document, inverse } = applied.value;
  const last = state.pending.at(-1);
  if (mayJoin && last && !last.isSent && last.undoes === undefined && sameProp(last.operations, operations)) {
    const joined: PendingStep = { ...last, operations };
    return {
      ...state,
      document,
      pending: [...state.pending.slice(0, -1), joined],
      undo: state.undo.map((step) => (step.id === last.id ? { ...step, operations } : step)),
      redo: [],
    };
  }
  // What an earlier tab left is not yet judged by what others did meanwhile, and neither is what follows it.
  const base = last?.base ?? state.rev;
  const step: PendingStep = { id, base, operations, inverse, ...(undoes !== undefined && { undoes }) };
  return {
    ...state,
    document,
    pending: [...state.pending, step],
    undo: [...state.undo, { ...step, rev: null }].slice(-mostSteps),
    redo: [],
  };
}

/** The first step is on its way. */
export function sending(state: EditorState): EditorState {
  const [first, ...rest] = state.pending;
  return first ? { ...state, pending: [{ ...first, isSent: true }, ...rest] } : state;
}

/** What of others stands on what would be taken back. */
export function inTheWay(state: EditorState, step: Doable): Step[] {
  const since = state.seen.filter(({ rev }) => step.rev !== null && rev > step.rev);
  return conflicts(step.inverse, since, state.document).length > 0 ? since : [];
}

/** The last own step taken back, or one that was taken back done again; null if there is none or it does not fit. */
export function takeBack(state: EditorState, id: string, list: "undo" | "redo"): EditorState | null {
  const step = state[list].at(-1);
  if (!step || inTheWay(state, step).length > 0) return null;
  const next = act(state, { id, operations: step.inverse, undoes: step.id, mayJoin: false });
  if (!next) return null;
  const done = next.undo.at(-1);
  return list === "undo"
    ? { ...next, undo: state.undo.slice(0, -1), redo: done ? [...state.redo, done] : state.redo }
    : { ...next, redo: state.redo.slice(0, -1) };
}

/** The house has taken a step that nobody else came before: what is on the page stays as it is, and nobody draws it anew. */
function alone(
  state: EditorState,
  { rev, sent, rest }: { rev: number; sent: PendingStep; rest: readonly PendingStep[] },
): EditorState {
  const base = rest.length === 0 ? state.document : replay(state.base, [sent]).document;
  return { ...state, rev, base, pending: rest.map((step) => ({ ...step, base: rev })) };
}

/** The house has taken the first step. */
export function accepted(state: EditorState, { rev, others }: Accepted): EditorState {
  const [sent, ...rest] = state.pending;
  if (!sent) return state;
  const numbered = (step: Doable): Doable => (step.id === sent.id ? { ...step, rev } : step);
  const known = { ...state, undo: state.undo.map(numbered), redo: state.redo.map(numbered) };
  if (others.length === 0) return alone(known, { rev, sent, rest });
  const fresh = others.filter((step) => step.rev > state.rev);
  const base = replay(withOthers(state.base, fresh), [sent]).document;
  return meet(known, { base, rev, pending: rest, fresh, others, held: [], ids: [] });
}

/** The house has refused the first step, since others changed the same. */
export function refused(state: EditorState, { rev, ids, others }: Conflict): EditorState {
  const [sent, ...rest] = state.pending;
  const fresh = others.filter((step) => step.rev > state.rev);
  const base = withOthers(state.base, fresh);
  return meet(state, { base, rev, pending: rest, fresh, others, held: sent ? [sent] : [], ids });
}

/** The first step does not fit the page as the house has it: it is kept aside. */
export const unfit = (state: EditorState): EditorState => refused(state, { rev: state.rev, ids: [], others: [] });

/** The working copy was read again: what others did meanwhile is on the page. */
export function reread(state: EditorState, draft: Draft): EditorState {
  return draft.rev > state.rev ? (bring(state, draft) ?? state) : state;
}

/** The working copy as it was read again, with what another tab has left; null where that is not all that is done here. */
export function bring(state: EditorState, draft: Draft, kept?: Kept): EditorState | null {
  if (draft.rev < state.rev || state.pending.length > 0) return null;
  const begun = begin(draft, kept);
  return { ...begun, clashes: [...state.clashes, ...begun.clashes], seen: state.seen };
}
