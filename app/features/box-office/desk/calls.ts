import { browserTransport } from "~/api/browser";
import type { ErrorCode } from "~/domain/common/errors";
import type { BookingInfo } from "~/domain/booking/schema";
import type { Collect, DeskOrders, DeskSale, HandedOut, SaleLine } from "~/domain/desk/schema";
import type { BoxOfficeDay } from "~/domain/door/schema";
import type { DeskMethod } from "~/domain/orders/contact";
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
  const saleAt = (show: number, sale: string): string => `${path}${show}/sales/${sale}/`;
  return {
    day: () => call<BoxOfficeDay>(`/${lang}/api/box-office/day/?date=${date}`),
    booking: (show: number) => call<BookingInfo>(`/${lang}/api/events/${show}/booking/`),
    change: (show: number, sale: string, line: SaleLine) => call<DeskSale>(saleAt(show, sale), line),
    leave: (show: number, sale: string) => call<DeskSale>(`${saleAt(show, sale)}leave/`, {}),
    pay: (show: number, sale: string, paid: DeskMethod) => call<HandedOut>(`${saleAt(show, sale)}pay/`, { paid }),
    orders: () => call<DeskOrders>(`${path}orders/?date=${date}`),
    collect: (order: string, body: Collect) => call<HandedOut>(`${path}orders/${order}/collect/`, body),
  };
}
export type DeskCalls = ReturnType<typeof deskCalls>;
