import type { Missed, Refusal } from "~/api/later/editing";
import type { Operation } from "~/domain/editing/operations";
import type { Accepted, Conflict, Draft, Mutation } from "~/domain/editing/schema";
import { createCell, type Cell } from "./cell";
import * as change from "./state";
import type { Clash, EditorState, Kept } from "./state";

/** What came of sending a step. */
export type Sent =
  | { kind: "accepted"; answer: Accepted }
  | { kind: "conflict"; answer: Conflict }
  | { kind: "unfit" | Missed };

/** How far what is on the page is from what the house has. */
export interface Saving {
  kind: "saved" | "saving" | Missed;
  /** Epoch ms of the last answer that took something; null: none yet. */
  at: number | null;
}

export interface StoreDeps {
  send: (mutation: Mutation) => Promise<Sent>;
  /** Reads the working copy anew. */
  read: () => Promise<Draft | null>;
  /** Keeps what would be lost with the tab. */
  keep: (kept: Kept) => void;
  now: () => number;
  newId: () => string;
  /** Runs something in so many milliseconds; what it gives back calls that off. */
  later: (run: () => void, ms: number) => () => void;
  /** Runs something once the page has shown what was done; what it gives back calls that off. */
  afterFrame: (run: () => void) => () => void;
}

/** What is being written in a place, as far as the page's working copy does not hold it yet. */
interface Written {
  place: string;
  operations: () => Operation[];
  callOff: () => void;
}

const pauseMs = 500;
/** Whoever types without a pause is saved all the same. */
const longestWaitMs = 2_000;
/** What is typed in one go is taken back in one go. */
const togetherMs = 1_000;
/** Trying these again by itself would change nothing: somebody has to do something first. */
const waiting: readonly Saving["kind"][] = ["signed-out", "too-large", "forbidden", "gone"];

/** True for what the house has said no to. */
export const isRefused = (kind: Saving["kind"]): kind is Refusal => waiting.includes(kind) && kind !== "signed-out";

/** So often is tried again to bring what another tab has left, while something here is not saved. */
const bringAgainMs = 1_000;
const retries = [1_000, 2_000, 5_000, 10_000, 30_000];

/**
 * A page's working copy in this browser. What is done is on the page at once, then kept in the browser, then sent, one
 * step after the other. Nothing that was done is thrown away unless somebody says so.
 */
export class EditorStore {
  readonly state: Cell<EditorState>;
  readonly saving: Cell<Saving>;
  /** What could not be taken back, and whose work is in the way. */
  readonly blocked: Cell<{ by: string } | null> = createCell<{ by: string } | null>(null);
  readonly #deps: StoreDeps;
  #isSending = false;
  #failures = 0;
  #callOff: (() => void) | null = null;
  #waitsSince: number | null = null;
  #lastAct = 0;
  #isStopped = false;
  #written: Written | null = null;
  #idle: ((kind: Saving["kind"]) => void)[] = [];

  constructor(draft: Draft, kept: Kept, deps: StoreDeps) {
    this.#deps = deps;
    this.state = createCell(change.begin(draft, kept));
    const hasPending = this.state.get().pending.length > 0;
    this.saving = createCell<Saving>({ kind: hasPending ? "saving" : "saved", at: null });
    if (hasPending) this.#sendIn(0);
  }

  /**
   * Does to the page what is being written in a place (a module's text), once it is seen there: whoever types does not wait for
   * it. Whatever else comes to the page finds it done.
   */
  write(place: string, operations: () => Operation[]): void {
    if (this.#written?.place === place) {
      // It waits for the first of its letters: whoever types quickly puts nothing off.
      this.#written.operations = operations;
      return;
    }
    this.takeWritten();
    this.#written = { place, operations, callOff: this.#deps.afterFrame(() => this.takeWritten()) };
  }

  /** Does at once what waits to be seen first: the tab is going, or whoever has written goes on to something else. */
  takeWritten(): void {
    const written = this.#written;
    if (!written) return;
    this.#written = null;
    written.callOff();
    const operations = written.operations();
    if (operations.length > 0) this.act(operations, { together: true });
  }

  /** Does something to the page, as one step. False if it does not fit. */
  act(operations: Operation[], options: { together?: boolean } = {}): boolean {
    this.takeWritten();
    const now = this.#deps.now();
    const mayJoin = options.together === true && now - this.#lastAct < togetherMs;
    const next = change.act(this.state.get(), { id: this.#deps.newId(), operations, mayJoin });
    this.#lastAct = now;
    return this.#take(next);
  }

  undo(): boolean {
    return this.#takeBack("undo");
  }

  redo(): boolean {
    return this.#takeBack("redo");
  }

  #takeBack(list: "undo" | "redo"): boolean {
    this.takeWritten();
    const state = this.state.get();
    const step = state[list].at(-1);
    const inTheWay = step ? change.inTheWay(state, step) : [];
    this.blocked.set(inTheWay.length > 0 ? { by: inTheWay.at(-1)?.actor?.name ?? "" } : null);
    this.#lastAct = 0;
    return this.#take(change.takeBack(state, this.#deps.newId(), list));
  }

  #take(next: EditorState | null): boolean {
    if (!next) return false;
    this.#put(next);
    if (this.saving.get().kind === "saved") this.saving.update({ kind: "saving" });
    this.#sendIn(pauseMs);
    return true;
  }

  /** Decides a clash with what is to be done to the page now: nothing leaves theirs. */
  settle(clash: Clash, operations: Operation[]): void {
    const { clashes } = this.state.get();
    this.#put({ ...this.state.get(), clashes: clashes.filter((other) => other !== clash) });
    if (operations.length > 0) this.act(operations);
  }

  #put(next: EditorState): void {
    this.state.set(next);
    this.#deps.keep({ pending: next.pending, clashes: next.clashes });
  }

  #sendIn(ms: number): void {
    if (this.#isStopped || this.#isSending) return;
    const now = this.#deps.now();
    this.#waitsSince ??= now;
    this.#callOff?.();
    const left = Math.max(0, this.#waitsSince + longestWaitMs - now);
    this.#callOff = this.#deps.later(() => void this.#send(), this.#failures > 0 ? ms : Math.min(ms, left));
  }

  async #send(): Promise<void> {
    const [step] = this.state.get().pending;
    if (!step || this.#isSending || this.#isStopped) return;
    this.#isSending = true;
    this.#callOff?.();
    this.#waitsSince = null;
    if (!step.isSent) this.#put(change.sending(this.state.get()));
    const { id, base, operations, undoes } = step;
    const sent = await this.#deps
      .send({ base_rev: base, step: id, operations, ...(undoes !== undefined && { undoes }) })
      .catch((): Sent => ({ kind: "failing" }));
    this.#isSending = false;
    if (!this.#isStopped) this.#answer(sent);
  }

  #answer(sent: Sent): void {
    this.takeWritten();
    const state = this.state.get();
    switch (sent.kind) {
      case "accepted":
        return this.#goOn(change.accepted(state, sent.answer));
      case "conflict":
        return this.#goOn(change.refused(state, sent.answer));
      case "unfit":
        return this.#goOn(change.unfit(state));
      default:
        this.saving.update({ kind: sent.kind });
        this.#failures += 1;
        this.#rest(sent.kind);
        if (!waiting.includes(sent.kind))
          this.#sendIn(retries[Math.min(this.#failures, retries.length) - 1] ?? pauseMs);
    }
  }

  #goOn(next: EditorState): void {
    this.#failures = 0;
    this.#put(next);
    const isDone = next.pending.length === 0;
    this.saving.set({ kind: isDone ? "saved" : "saving", at: this.#deps.now() });
    if (!isDone) return this.#sendIn(0);
    this.#rest("saved");
  }

  #rest(kind: Saving["kind"]): void {
    for (const resolve of this.#idle.splice(0)) resolve(kind);
  }

  /** Puts a step that the house has refused aside, where it can be decided later: those behind it go on. */
  setAside(): void {
    if (isRefused(this.saving.get().kind)) this.#goOn(change.unfit(this.state.get()));
  }

  /** Tries at once: the connection is back, somebody has signed in. */
  retry(): void {
    this.takeWritten();
    this.#failures = 0;
    this.#sendIn(0);
  }

  /** Resolves with "saved" when the house has everything; with what is in the way, if it has not. */
  settled(): Promise<Saving["kind"]> {
    this.takeWritten();
    if (this.state.get().pending.length === 0) return Promise.resolve("saved");
    this.retry();
    return new Promise((resolve) => this.#idle.push(resolve));
  }

  /** Looks whether others have gone on with the page. */
  async refresh(): Promise<void> {
    if (this.state.get().pending.length > 0) return this.retry();
    await this.reload();
  }

  /**
   * Brings what another tab has left to the page, as soon as the house has everything that was done here. False: the work here
   * was over before.
   */
  async bring(left: Kept): Promise<boolean> {
    while (!this.#isStopped) {
      if (await this.#bringNow(left)) return true;
      await new Promise<void>((resolve) => void this.#deps.later(resolve, bringAgainMs));
    }
    return false;
  }

  async #bringNow(left: Kept): Promise<boolean> {
    this.takeWritten();
    const draft = this.state.get().pending.length === 0 ? await this.#deps.read().catch(() => null) : null;
    this.takeWritten();
    const next = draft && !this.#isStopped ? change.bring(this.state.get(), draft, left) : null;
    if (!next) return false;
    this.#put(next);
    if (next.pending.length > 0) {
      this.saving.update({ kind: "saving" });
      this.#sendIn(0);
    }
    return true;
  }

  /** Reads what is said of the page anew: what is live, what is planned. */
  async reload(): Promise<void> {
    const draft = await this.#deps.read();
    this.takeWritten();
    if (draft) this.state.set(change.reread(this.state.get(), draft));
  }

  stop(): void {
    this.takeWritten();
    this.#isStopped = true;
    this.#callOff?.();
    this.#rest(this.saving.get().kind);
  }
}
