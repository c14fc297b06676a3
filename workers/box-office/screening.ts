import { DurableObject } from "cloudflare:workers";
import { type BookedHold, compareBooks, type Difference } from "~/domain/box-office/books";
import { type Answer, execute, nextExpiry, noticeSetBack, type Outcome } from "~/domain/box-office/core";
import { differences, violations } from "~/domain/box-office/invariants";
import type { Command, InventoryEvent, ScreeningConfig } from "~/domain/box-office/model";
import { isMostlyUnpaid, unpaidOf } from "~/domain/box-office/contention";
import { letGo } from "~/domain/box-office/let-go";
import { type HouseView, viewHouse } from "~/domain/box-office/house-view";
import { type Inventory, replay, withoutOrigins } from "~/domain/box-office/state";
import { tally, type Tally } from "~/domain/box-office/view";
import { fail, type Result } from "~/domain/common/errors";
import { logAlarm, logError, logSecurityEvent } from "~/server/log.server";
import { db } from "../db/client";
import type { Deed } from "../db/site/audit";
import { forgetOld, forgetOrigins, nextForgetting, rowsKept } from "./forgetting";
import { readLedger } from "./ledger";
import { holdsNamed, lookAt, type Look, seatsAt, type SeatView } from "./looks";
import { partiesOf, type PartyLook } from "./parties";
import { noteChange, noteDeed, waitingChange } from "./outbox";
import { loadInventory, readMeta, recall, saveChanges, writeMeta } from "./store";
import { createTables } from "./tables";
import { tellDatabase } from "./telling";
import { Together } from "./together";

/** Bindings of the object; TEST_CLOCK is set by tests only. */
export type ScreeningEnv = Env & { TEST_CLOCK?: string };

/** What accompanies a command over the wire. */
export interface RunOptions {
  /** The configuration the caller has read: by name, or whole when the object has asked for it. */
  config: ScreeningConfig | { version: string; readAt: number } | null;
  key?: { value: string; bodyHash: string };
  /** The revision the database was told last, as the caller has read it: a screening that knows less was set back. */
  told?: number | null;
  /** Goes into the audit log if the command changes anything. */
  deed?: Deed;
  /** Honoured in tests only. */
  now?: number;
}

/** A command's answer, or the wish to hear the configuration first. Nothing was done then. */
export type RunAnswer = Result<Answer> | "needs-config";

/** How long a failed delivery to the database waits. */
const retryMs = 5_000;
/** Deliveries of a busy screening are drawn together. */
const gatherMs = 100;
/** Commands between two rounds of forgetting, which deletes more rows than they can write. */
const turnsBetweenForgetting = 100;
/** A hall that stays mostly unpaid is worth a line that often. */
const noticeMs = 10 * 60_000;

/**
 * One screening: the only place where its seats are decided. Named by the event's id. The decision is
 * `app/domain/box-office/core.ts` on an inventory in memory, written to SQLite in the same turn; if the write fails, the memory is
 * thrown away and read back. No decision waits for anything outside. It knows carts and holds by opaque ids and no person.
 */
export class Screening extends DurableObject<ScreeningEnv> {
  private inventory: Inventory | null = null;
  /** Difference between the clock of a test and the runtime's; 0 in every deployment. */
  private clockOffset = 0;
  private alarmAt: number | null = null;
  private isDelivering = false;
  /** True while the outbox holds a row that no delivery has begun to look at: whatever happens then is in the next one. */
  private isNoted = false;
  private readonly together = new Together();
  private turns = 0;
  private noticedAt = Number.NEGATIVE_INFINITY;

  constructor(ctx: DurableObjectState, env: ScreeningEnv) {
    super(ctx, env);
    createTables(ctx.storage.sql);
    if (env.TEST_CLOCK === "allow") this.clockOffset = Number(readMeta(ctx.storage.sql, "clock_offset") ?? 0);
    this.forgetOrigins();
  }

  /** Does a command, in one turn with those that are asked for in the same moment, each whole before the next. */
  run(command: Command, options: RunOptions): Promise<RunAnswer> {
    return this.together.do(() => this.runNow(command, options));
  }

  /** Synchronous from the first read to the last write. */
  private runNow(command: Command, { config, key, deed, told, now }: RunOptions): RunAnswer {
    const at = this.clock(now);
    // Before the memory is read back, too: whatever has piled up costs a restart nothing.
    if (this.turns % turnsBetweenForgetting === 0) this.forget(at);
    this.turns += 1;
    const state = this.state();
    const isKnown = config === null || config.version === state.config?.version;
    const isWhole = config !== null && "pools" in config;
    if (!isKnown && !isWhole && (state.config === null || config.readAt > state.config.readAt)) return "needs-config";
    const outcomes: Outcome[] = [];
    this.commit(at, () => {
      outcomes.push(noticeSetBack(state, told ?? 0));
      for (const hold of holdsNamed(command)) recall(this.ctx.storage.sql, state, { hold });
      recall(this.ctx.storage.sql, state, { key: key?.value });
      if (!isKnown && isWhole) outcomes.push(execute(state, { type: "configure", config }, { now: at }));
      const outcome = execute(state, command, { now: at, ...(key && { key }) });
      if (deed && outcome.events.length > 0) noteDeed(this.ctx.storage.sql, { ...deed, seq: state.revision, at });
      outcomes.push(outcome);
      return outcomes;
    });
    return outcomes.at(-1)?.result ?? fail("internal");
  }

  /** What is free, judged by the clock; with a cart's own hold. */
  look({ now, ...viewer }: { cart?: string | null; hold?: string | null; now?: number } = {}): Look {
    const at = this.clock(now);
    return lookAt(this.ctx.storage.sql, this.judged(at), { ...viewer, at });
  }

  /** Every seat with its state for the viewer's cart; places without a seat are left out. */
  seats({ cart, now }: { cart: string | null; now?: number }): SeatView[] {
    const at = this.clock(now);
    return seatsAt(this.judged(at), { cart, at });
  }

  /** Every place by what it is at this moment. */
  tally(now?: number): { counts: Tally } {
    const at = this.clock(now);
    return { counts: tally(this.judged(at), at) };
  }

  /** Every place and every hold, for those who answer for them. */
  house(now?: number): HouseView {
    const at = this.clock(now);
    return viewHouse(this.judged(at), at);
  }

  /** Where it differs from the books. */
  compare(books: readonly BookedHold[], now?: number): Difference[] {
    const at = this.clock(now);
    const state = this.judged(at);
    for (const { hold } of books) recall(this.ctx.storage.sql, state, { hold });
    const { differences } = compareBooks({ state, now: at, guarded: () => true }, books);
    letGo(state);
    return differences;
  }

  /** What is wrong with this screening's books: memory, tables and ledger held against each other. Empty when all is well. */
  sweep(): string[] {
    const state = this.state();
    const stored = loadInventory(this.ctx.storage.sql);
    return [
      ...violations(stored),
      ...differences(state, stored),
      ...differences(withoutOrigins(stored), replay(readLedger(this.ctx.storage.sql))),
    ];
  }

  /** How much is remembered: in memory, and in the tables that forget. */
  remembered(): { holds: number; answers: number; holdRows: number; answerRows: number } {
    const { holds, answers } = this.state();
    return { holds: holds.size, answers: answers.size, ...rowsKept(this.ctx.storage.sql) };
  }

  /** What has become of parties that wait: on the list still, or with what they were offered, a hold of the same id. */
  parties(entries: readonly string[], now?: number): PartyLook[] {
    const at = this.clock(now);
    this.commit(at, () => [execute(this.state(), { type: "expire" }, { now: at })]);
    return partiesOf(this.ctx.storage.sql, this.state(), { entries, at });
  }

  /** Cleans up what has expired, delivers what is waiting, and sets itself again. May run early, late, twice or never. */
  override async alarm(): Promise<void> {
    this.alarmAt = null;
    const at = this.clock();
    try {
      this.forget(at);
      const state = this.state();
      this.commit(at, () => [execute(state, { type: "expire" }, { now: at })]);
    } catch (error) {
      // The runtime gives an alarm up that has failed seven times: this one is another one.
      logError("screening alarm", error);
      return this.setAlarm(at + retryMs);
    }
    await this.deliver();
  }

  /** The time of a command: the runtime's, or what a test says. One call, one instant. */
  private clock(now?: number): number {
    if (now === undefined || this.env.TEST_CLOCK !== "allow") return Date.now() + this.clockOffset;
    const offset = now - Date.now();
    // A clock that only ticks on needs no word; one that a test has moved must survive a restart.
    if (Math.abs(offset - this.clockOffset) > 1_000) writeMeta(this.ctx.storage.sql, "clock_offset", String(offset));
    this.clockOffset = offset;
    return now;
  }

  private state(): Inventory {
    this.inventory ??= loadInventory(this.ctx.storage.sql);
    return this.inventory;
  }

  /** A little of what is old goes from the tables; with the memory that has nothing to do. */
  private forget(at: number): void {
    this.ctx.storage.transactionSync(() => forgetOld(this.ctx.storage.sql, at));
    this.forgetOrigins();
  }

  /** A ledger that is too long for one turn is seen to at the next alarm again. */
  private forgetOrigins(): void {
    const isDone = this.ctx.storage.transactionSync(() => forgetOrigins(this.ctx.storage.sql));
    if (!isDone) this.setAlarm(this.clock() + retryMs);
  }

  /** An alarm for one that was set back. One line while most of the hall is held and not paid, and one mail: somebody may be emptying it. The mail's key sees to it that there is one. */
  private notice(state: Inventory, at: number, events: readonly InventoryEvent[]): void {
    if (events.some((event) => event.type === "set-back"))
      logAlarm("screening_set_back", `event ${state.config?.event}: no sales until it is reconciled with the books`);
    const held = events.find((event) => event.type === "held")?.hold;
    if (!held || at < this.noticedAt + noticeMs || !isMostlyUnpaid(state, held.block)) return;
    this.noticedAt = at;
    const { unpaid, capacity } = unpaidOf(state, held.block);
    logSecurityEvent("hall_mostly_unpaid", `event ${state.config?.event}: ${unpaid} of ${capacity} places`);
    noteChange(this.ctx.storage.sql, "unpaid", state.revision);
  }

  /** The inventory to show: what has just expired belongs to those who wait, and is shown to nobody as free. */
  private judged(at: number): Inventory {
    const state = this.state();
    const next = state.waiting.size > 0 ? nextExpiry(state) : null;
    if (next !== null && next <= at) this.commit(at, () => [execute(state, { type: "expire" }, { now: at })]);
    return this.state();
  }

  /** Runs commands and writes what they did, all or nothing; then sees to the alarm and the delivery. */
  private commit(at: number, work: () => Outcome[]): void {
    try {
      const state = this.state();
      const from = state.revision;
      const events = this.ctx.storage.transactionSync(() => {
        const outcomes = work();
        const events = outcomes.flatMap((outcome) => outcome.events);
        saveChanges(this.ctx.storage.sql, state, { from, events, answer: outcomes.at(-1)?.answer ?? null, at });
        if (events.length > 0 && !this.isNoted) noteChange(this.ctx.storage.sql, "availability", state.revision);
        return events;
      });
      this.isNoted ||= events.length > 0;
      letGo(state);
      this.notice(state, at, events);
      if (events.length > 0) {
        // Rings even if this object is gone before it has delivered: the lists must hear of the change.
        this.setAlarm(at + retryMs);
        this.ctx.waitUntil(this.deliver());
      }
      this.setAlarm(nextExpiry(state) ?? nextForgetting(this.ctx.storage.sql));
    } catch (error) {
      this.inventory = null;
      throw error;
    }
  }

  /** Only an earlier alarm is news; a later one finds its way when this one rings. */
  private setAlarm(next: number | null): void {
    if (next === null) return;
    // After a restart the alarm that is set is unknown; it may be the one of a delivery.
    const isDue = this.alarmAt === null && waitingChange(this.ctx.storage.sql, "availability") !== null;
    const at = (isDue ? Math.min(next, this.clock() + retryMs) : next) - this.clockOffset;
    if (this.alarmAt !== null && this.alarmAt <= at) return;
    this.alarmAt = at;
    this.ctx.waitUntil(this.ctx.storage.setAlarm(at));
  }

  /**
   * Copies the count of free seats into the database, drawing busy moments together. The row in
   * the outbox goes only when nothing newer came meanwhile; a failure keeps it for the next alarm.
   */
  private async deliver(): Promise<void> {
    if (this.isDelivering) return;
    this.isDelivering = true;
    try {
      const next = (): number | null => waitingChange(this.ctx.storage.sql, "availability");
      for (let revision = next(); revision !== null; revision = next()) {
        await this.deliverOnce(revision);
        if (next() !== null) await scheduler.wait(gatherMs);
      }
      this.setAlarm(nextExpiry(this.state()) ?? nextForgetting(this.ctx.storage.sql));
    } catch (error) {
      logError("screening outbox", error);
      this.setAlarm(this.clock() + retryMs);
    } finally {
      this.isDelivering = false;
    }
  }

  private async deliverOnce(revision: number): Promise<void> {
    // What happens from here on is not in what is read here.
    this.isNoted = false;
    const newer = await tellDatabase(db(this.env), this.ctx.storage.sql, {
      state: this.state(),
      now: this.clock(),
      revision,
    });
    // Nobody but this object tells the database: it has said more before than it knows now.
    if (newer !== null) this.commit(this.clock(), () => [noticeSetBack(this.state(), newer)]);
  }
}
