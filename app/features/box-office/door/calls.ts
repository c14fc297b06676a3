import type { ErrorCode } from "~/domain/common/errors";
import type { DoorCounts, DoorList, Scan, ScanAnswer } from "~/domain/door/schema";
import type { LocaleCode } from "~/domain/locale/locales";
import { call as ask } from "../call";

/** What a call came to. `away`: nobody answered; `signed-out`: nobody may; `refused`: it will not be done, asked again or not. */
export type Called<T> =
  | { ok: true; value: T }
  | { ok: false; why: "away" | "signed-out" }
  | { ok: false; why: "refused"; code: ErrorCode | null };

/** A guest who waits at a door does not wait for a network. */
const patienceMs = 4000;

async function call<T>(path: string, body?: unknown): Promise<Called<T>> {
  const answer = await ask<T>(path, patienceMs, body);
  if (answer.ok) return answer;
  const { status, code } = answer;
  if (status === 401) return { ok: false, why: "signed-out" };
  return status === 0 || status >= 500 || status === 429
    ? { ok: false, why: "away" }
    : { ok: false, why: "refused", code };
}

/** The calls of a door. None throws: what did not work is told. */
export function doorCalls(lang: LocaleCode, show: number) {
  const path = `/${lang}/api/box-office/door/${show}/`;
  return {
    list: () => call<DoorList>(path),
    scan: (scan: Scan) => call<ScanAnswer>(`${path}scans/`, scan),
    undo: (nonce: string, device: string) => call<DoorCounts>(`${path}undo/`, { nonce, device }),
  };
}
