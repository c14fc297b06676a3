import type { Scan } from "~/domain/door/schema";
import type { Verdict } from "~/domain/door/verdicts";

/** What the house is still to be told, in the order it happened. */
export type Waiting = { what: string } & (
  | { kind: "scan"; scan: Scan }
  | { kind: "undo"; nonce: string; device: string }
);

/** What was done without a connection and the house says no to: somebody is in the hall, or out of it, whom its books have otherwise. */
export interface Refused {
  nonce: string;
  kind: Waiting["kind"];
  what: string;
  /** When it was scanned, with offset; null for what was taken back. */
  at: string | null;
  why: Exclude<Verdict, "admitted" | "already-in"> | "forbidden" | "not_found" | "conflict";
}

const queueKey = (show: number): string => `kasch-door-${show}`;
const refusedKey = (show: number): string => `kasch-door-refused-${show}`;

function read<T>(key: string): T[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? (kept as T[]) : [];
  } catch {
    return [];
  }
}

function write(key: string, list: readonly unknown[]): void {
  try {
    if (list.length > 0) localStorage.setItem(key, JSON.stringify(list));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing.
  }
}

/** What waits at the door of a show: kept by the browser, so that a closed page loses nothing. */
export const readQueue = (show: number): Waiting[] => read<Waiting>(queueKey(show));

/** Keeps what waits. Without storage it waits in this page alone. */
export const writeQueue = (show: number, queue: readonly Waiting[]): void => write(queueKey(show), queue);

/** What the house has refused and nobody has said to have seen. */
export const readRefused = (show: number): Refused[] => read<Refused>(refusedKey(show));

/** Keeps that: what is refused stands nowhere else. */
export const writeRefused = (show: number, refused: readonly Refused[]): void => write(refusedKey(show), refused);

const deviceKey = "kasch-door-device";

/** Where this device stands. */
export function readDevice(): string {
  try {
    return localStorage.getItem(deviceKey) ?? "";
  } catch {
    return "";
  }
}

export function writeDevice(device: string): void {
  try {
    localStorage.setItem(deviceKey, device);
  } catch {
    // Asked again next time.
  }
}
