import type { Scan } from "~/domain/door/schema";

/** What the house is still to be told, in the order it happened. */
export type Waiting = { what: string } & (
  | { kind: "scan"; scan: Scan }
  | { kind: "undo"; nonce: string; device: string }
);

const key = (show: number): string => `kasch-door-${show}`;

/** What waits at the door of a show: kept by the browser, so that a closed page loses nothing. */
export function readQueue(show: number): Waiting[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(show)) ?? "[]");
    return Array.isArray(kept) ? (kept as Waiting[]) : [];
  } catch {
    return [];
  }
}

/** Keeps what waits. Without storage it waits in this page alone. */
export function writeQueue(show: number, queue: readonly Waiting[]): void {
  try {
    if (queue.length > 0) localStorage.setItem(key(show), JSON.stringify(queue));
    else localStorage.removeItem(key(show));
  } catch {
    // A browser that keeps nothing.
  }
}

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
