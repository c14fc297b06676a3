import { useEffect, useState, useSyncExternalStore } from "react";
import { scannerName } from "~/domain/door/kept";
import { judgeOffline, withAnswer, withoutScan } from "~/domain/door/judge-offline";
import type { DoorList, Scan, ScanAnswer } from "~/domain/door/schema";
import { longestScan, readScan, ticketMark } from "~/domain/door/verdicts";
import { toOffsetIso } from "~/domain/time/zone";
import type { LocaleCode } from "~/domain/locale/locales";
import { useLocale } from "~/i18n/locale-context";
import { doorCalls, type Called } from "./calls";
import { codeReader } from "./code-reader";
import { forgetLists, keepList, readList } from "./kept-list";
import { readQueue, readRefused, writeQueue, writeRefused, type Refused, type Waiting } from "./queue";
import { nameOf, refusedOf } from "./refused";
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
  /** True while the list is the one this device has kept: the house has not been heard since the page was opened. */
  isKept: boolean;
  /** What the connection is like, as the last call found it. */
  net: "loading" | "online" | "offline" | "signed-out";
  queue: readonly Waiting[];
  shown: Shown | null;
  /** What was let in, newest first. */
  log: readonly Shown[];
  /** Scans that turned out to be second ones when they were told to the house. */
  duplicates: readonly { what: string; answer: ScanAnswer }[];
  /** What the house has said no to when it was told. */
  refused: readonly Refused[];
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
  isKept: false,
  net: "loading",
  queue: [],
  shown: null,
  log: [],
  duplicates: [],
  refused: [],
  told: null,
};

/** Which door it is. */
interface Place {
  show: number;
  device: string;
  /** Of the house's clock. */
  zone: string;
  lang: LocaleCode;
  /** Path of the scanner. */
  path: string;
  /** Has the device keep the scanner; false where it cannot. */
  keep: () => Promise<boolean>;
}

/** The door of a show: with a connection the house decides, without one the list does, and the house is told later. */
class Door {
  state = nothing;
  readonly #place: Place;
  readonly #calls: ReturnType<typeof doorCalls>;
  readonly #listeners = new Set<() => void>();
  readonly #scanner: string;
  #turn: Promise<unknown> = Promise.resolve();
  /** True once the device keeps the scanner: a list without it would be of no use. */
  #isKeeping = false;
  /** As it was kept last. */
  #kept: DoorList | null = null;

  constructor(place: Place) {
    this.#place = place;
    this.#calls = doorCalls(place.lang, place.show);
    this.#scanner = scannerName(place.path, place.show);
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Asks the house now, whenever the connection is back, and twice a minute. */
  start(): () => void {
    const { show } = this.#place;
    this.#set({ queue: readQueue(show), refused: readRefused(show) });
    void this.#inTurn(async () => {
      const list = await readList(this.#scanner);
      if (list && !this.state.list) this.#set({ list, isKept: true });
    });
    void this.sync();
    void this.#keepScanner();
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
      if (list.ok) this.#set({ list: list.value, isKept: false, net: "online" });
      else await this.#isAlone(list.why);
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
      if (!answer?.ok) this.#wait([...queue, { kind: "undo", what: nameOf(shown.scan.text), nonce, device }]);
      const inside = answer?.ok ? answer.value.inside : Math.max(0, (list?.inside ?? 1) - 1);
      this.#set({
        shown: null,
        told: "undone",
        log: log.filter((one) => one.scan.nonce !== nonce),
        list: list && withoutScan(list, shown.mark, inside),
      });
    });

  next = (): void => this.#set({ shown: null, told: null });

  /** Somebody has seen what was refused. */
  seen = (): void => this.#refused([]);

  #set(change: Partial<DoorState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** One after the other: what was scanned first is judged first. What it did to the list is kept before the next begins. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const mine = this.#turn.then(work).then(() => this.#keepList());
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  /** With what its camera reads codes by: it may be switched on for the first time when there is no connection any more. */
  async #keepScanner(): Promise<void> {
    await codeReader().catch(() => null);
    this.#isKeeping = await this.#place.keep();
    await this.#inTurn(() => Promise.resolve());
  }

  async #keepList(): Promise<void> {
    const { list } = this.state;
    if (!this.#isKeeping || !list || list === this.#kept) return;
    this.#kept = list;
    await keepList(this.#scanner, list);
  }

  /** Nobody answers, or the house does not know who asks: then nothing stays behind but what waits for it. */
  async #isAlone(why: "away" | "signed-out" | "refused"): Promise<void> {
    this.#set({ net: why === "signed-out" ? "signed-out" : "offline" });
    if (why !== "signed-out") return;
    this.#isKeeping = false;
    await forgetLists();
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

  /** What the house made of something it was told late. */
  #heard(next: Waiting, told: Called<ScanAnswer | null>): void {
    const answer = told.ok ? told.value : null;
    if (answer?.verdict === "already-in")
      return this.#set({ duplicates: [...this.state.duplicates, { what: next.what, answer }] });
    const refused = refusedOf(next, told, this.#place.zone);
    if (refused) this.#refused([...this.state.refused, refused]);
  }

  #refused(refused: readonly Refused[]): void {
    writeRefused(this.#place.show, refused);
    this.#set({ refused });
  }

  /** True when nothing waits any more. */
  async #tellHouse(): Promise<boolean> {
    for (let [next] = this.state.queue; next; [next] = this.state.queue) {
      // In the order it happened.
      // oxlint-disable-next-line no-await-in-loop
      const told = await this.#tell(next);
      if (!told.ok && told.why !== "refused") {
        // oxlint-disable-next-line no-await-in-loop
        await this.#isAlone(told.why);
        return false;
      }
      this.#heard(next, told);
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
    if (answer) await this.#isAlone(answer.why);
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
      this.#wait([...queue, { kind: "scan", what: nameOf(scan.text), scan: { ...scan, offline: true } }]);
    this.#set({
      shown,
      told: null,
      list: list && withAnswer(list, mark, answer),
      ...(isIn && { log: [shown, ...log].slice(0, logged) }),
    });
  }
}

/** A door for as long as its page is open; `keep` has the device keep the page. */
export function useDoor(show: number, device: string, zone: string, keep: () => Promise<boolean>) {
  const { lang, href } = useLocale();
  const path = href("/cms-hub/box-office/door");
  const open = () => new Door({ show, device, zone, lang, path, keep });
  const [door, setDoor] = useState(open);
  const [of, setOf] = useState(device);
  if (of !== device) {
    setOf(device);
    setDoor(open());
  }
  useEffect(() => door.start(), [door]);
  const state = useSyncExternalStore(
    door.subscribe,
    () => door.state,
    () => nothing,
  );
  return { door, state };
}
