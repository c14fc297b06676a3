import { useEffect, useState, useSyncExternalStore } from "react";
import { judgeOffline, withAnswer, withoutScan } from "~/domain/door/judge-offline";
import type { DoorList, Scan, ScanAnswer } from "~/domain/door/schema";
import { longestScan, readScan, ticketMark } from "~/domain/door/verdicts";
import { toOffsetIso } from "~/domain/time/zone";
import type { LocaleCode } from "~/domain/locale/locales";
import { useLocale } from "~/i18n/locale-context";
import { doorCalls, type Called } from "./calls";
import { readQueue, writeQueue, type Waiting } from "./queue";
import { signal } from "./signals";
import { isSigned } from "./verify";

/** A scan and what was said of it. */
export interface Shown {
  scan: Scan;
  mark: string;
  answer: ScanAnswer;
  isOffline: boolean;
}

export interface DoorState {
  list: DoorList | null;
  /** What the connection is like, as the last call found it. */
  net: "loading" | "online" | "offline" | "signed-out";
  queue: readonly Waiting[];
  shown: Shown | null;
  /** What was let in, newest first. */
  log: readonly Shown[];
  /** Scans that turned out to be second ones when they were told to the house. */
  duplicates: readonly { what: string; answer: ScanAnswer }[];
  /** Something that did not work. */
  told: "undo_failed" | "undone" | "anyway.offline" | null;
}

const freshMs = 30_000;
const logged = 4;

async function markOf(show: number, text: string): Promise<string> {
  const scanned = readScan(text);
  return "code" in scanned ? ticketMark("event" in scanned ? scanned.event : show, scanned.code) : "";
}

const nothing: DoorState = {
  list: null,
  net: "loading",
  queue: [],
  shown: null,
  log: [],
  duplicates: [],
  told: null,
};

/** Which door it is. */
interface Place {
  show: number;
  device: string;
  /** Of the house's clock. */
  zone: string;
  lang: LocaleCode;
}

/** The door of a show: with a connection the house decides, without one the list does, and the house is told later. */
class Door {
  state = nothing;
  readonly #place: Place;
  readonly #calls: ReturnType<typeof doorCalls>;
  readonly #listeners = new Set<() => void>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(place: Place) {
    this.#place = place;
    this.#calls = doorCalls(place.lang, place.show);
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Asks the house now, whenever the connection is back, and twice a minute. */
  start(): () => void {
    this.#set({ queue: readQueue(this.#place.show) });
    void this.sync();
    const again = () => void this.sync();
    const gone = () => this.#set({ net: "offline" });
    const timer = setInterval(again, freshMs);
    addEventListener("online", again);
    addEventListener("offline", gone);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
      removeEventListener("offline", gone);
    };
  }

  /** Tells the house what waits, and takes its list. */
  sync = (): Promise<void> =>
    this.#inTurn(async () => {
      if (!(await this.#tellHouse())) return;
      const list = await this.#calls.list();
      if (list.ok) this.#set({ list: list.value, net: "online" });
      else this.#set({ net: list.why === "signed-out" ? "signed-out" : "offline" });
    });

  scan = (text: string, anyway?: string): Promise<void> =>
    this.#inTurn(async () => {
      const scan: Scan = {
        nonce: crypto.randomUUID(),
        text: text.slice(0, longestScan),
        device: this.#place.device,
        scanned_at: new Date().toISOString(),
        ...(anyway !== undefined && { anyway }),
      };
      const mark = await markOf(this.#place.show, scan.text);
      const shown = await this.#judge(scan, mark);
      const isIn = shown !== null && (shown.answer.verdict === "admitted" || shown.answer.anyway);
      signal(isIn);
      if (shown) this.#show(shown, isIn);
      else this.#set({ told: anyway === undefined ? null : "anyway.offline" });
    });

  undo = (): Promise<void> =>
    this.#inTurn(async () => {
      const { shown, list, queue, log } = this.state;
      if (!shown) return;
      const { nonce, device } = shown.scan;
      const answer = queue.length === 0 ? await this.#calls.undo(nonce, device) : null;
      if (answer && !answer.ok && answer.why === "refused") return this.#set({ told: "undo_failed" });
      if (!answer?.ok) this.#wait([...queue, { kind: "undo", what: "", nonce, device }]);
      const inside = answer?.ok ? answer.value.inside : Math.max(0, (list?.inside ?? 1) - 1);
      this.#set({
        shown: null,
        told: "undone",
        log: log.filter((one) => one.scan.nonce !== nonce),
        list: list && withoutScan(list, shown.mark, inside),
      });
    });

  next = (): void => this.#set({ shown: null, told: null });

  #set(change: Partial<DoorState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** One after the other: what was scanned first is judged first. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  #wait(queue: readonly Waiting[]): void {
    writeQueue(this.#place.show, queue);
    this.#set({ queue });
  }

  async #tell(next: Waiting): Promise<Called<ScanAnswer | null>> {
    if (next.kind === "scan") return this.#calls.scan(next.scan);
    const undone = await this.#calls.undo(next.nonce, next.device);
    return undone.ok ? { ok: true, value: null } : undone;
  }

  /** True when nothing waits any more. */
  async #tellHouse(): Promise<boolean> {
    for (let [next] = this.state.queue; next; [next] = this.state.queue) {
      // In the order it happened.
      // oxlint-disable-next-line no-await-in-loop
      const told = await this.#tell(next);
      if (!told.ok && told.why !== "refused") {
        this.#set({ net: told.why === "away" ? "offline" : told.why });
        return false;
      }
      if (told.ok && told.value && told.value.verdict !== "admitted")
        this.#set({ duplicates: [...this.state.duplicates, { what: next.what, answer: told.value }] });
      this.#wait(this.state.queue.slice(1));
    }
    return true;
  }

  /** Asks the house unless something waits for it; without it the list. Null: nobody can say. */
  async #judge(scan: Scan, mark: string): Promise<Shown | null> {
    const answer = this.state.queue.length === 0 ? await this.#calls.scan(scan) : null;
    if (answer?.ok) {
      this.#set({ net: "online" });
      return { scan, mark, answer: answer.value, isOffline: false };
    }
    if (answer) this.#set({ net: answer.why === "signed-out" ? "signed-out" : "offline" });
    const { list } = this.state;
    if (!list || scan.anyway !== undefined) return null;
    const { device, zone } = this.#place;
    const at = toOffsetIso(Date.parse(scan.scanned_at), zone);
    const known = { scanned: readScan(scan.text), mark, isSigned: await isSigned(list.public_key, scan.text) };
    return { scan, mark, answer: judgeOffline(list, { ...known, device, at }), isOffline: true };
  }

  #show(shown: Shown, isIn: boolean): void {
    const { list, queue, log } = this.state;
    const { scan, mark, answer, isOffline } = shown;
    if (isOffline && isIn)
      this.#wait([...queue, { kind: "scan", what: scan.text.slice(0, 14), scan: { ...scan, offline: true } }]);
    this.#set({
      shown,
      told: null,
      list: list && withAnswer(list, mark, answer),
      ...(isIn && { log: [shown, ...log].slice(0, logged) }),
    });
  }
}

/** A door for as long as its page is open. */
export function useDoor(show: number, device: string, zone: string) {
  const { lang } = useLocale();
  const [door, setDoor] = useState(() => new Door({ show, device, zone, lang }));
  const [of, setOf] = useState(device);
  if (of !== device) {
    setOf(device);
    setDoor(new Door({ show, device, zone, lang }));
  }
  useEffect(() => door.start(), [door]);
  const state = useSyncExternalStore(
    door.subscribe,
    () => door.state,
    () => nothing,
  );
  return { door, state };
}
