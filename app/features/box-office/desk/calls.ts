import { browserTransport } from "~/api/browser";
import type { ErrorCode } from "~/domain/common/errors";
import type { Collect, DeskOrders, HandedOut } from "~/domain/desk/schema";
import type { LocaleCode } from "~/domain/locale/locales";

/** What a call came to; `away`: nobody answered. */
export type Called<T> = { ok: true; value: T } | { ok: false; why: ErrorCode | "away" };

const patienceMs = 10_000;

async function call<T>(path: string, body?: unknown): Promise<Called<T>> {
  try {
    const answer = await browserTransport.fetch(path, {
      signal: AbortSignal.timeout(patienceMs),
      ...(body !== undefined && {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      }),
    });
    if (answer.ok) return { ok: true, value: await answer.json<T>() };
    return { ok: false, why: (await answer.json<{ code: ErrorCode }>()).code };
  } catch {
    return { ok: false, why: "away" };
  }
}

/** The calls of the desk. None throws: what did not work is told. */
export function deskCalls(lang: LocaleCode, date: string) {
  const path = `/${lang}/api/box-office/desk/`;
  return {
    orders: () => call<DeskOrders>(`${path}orders/?date=${date}`),
    collect: (order: string, body: Collect) => call<HandedOut>(`${path}orders/${order}/collect/`, body),
  };
}
export type DeskCalls = ReturnType<typeof deskCalls>;
