import type { ErrorCode } from "~/domain/common/errors";
import type { BookingInfo } from "~/domain/booking/schema";
import type { Collect, DeskOrders, DeskSale, HandedOut, SaleChange } from "~/domain/desk/schema";
import type { BoxOfficeDay } from "~/domain/door/schema";
import type { DeskMethod } from "~/domain/orders/contact";
import { codeProblems, type CodeProblem } from "~/domain/orders/promotion";
import type { LocaleCode } from "~/domain/locale/locales";
import { call as ask } from "../call";

/** What a call came to; `away`: nobody answered. */
export type Called<T> = { ok: true; value: T } | { ok: false; why: ErrorCode | `code_${CodeProblem}` | "away" };

const patienceMs = 10_000;

async function call<T>(path: string, body?: unknown): Promise<Called<T>> {
  const answer = await ask<T>(path, patienceMs, body);
  if (answer.ok) return answer;
  const problem = codeProblems.find((one) =>
    answer.errors.some((wrong) => wrong.path === "code" && wrong.message === one),
  );
  return { ok: false, why: problem ? `code_${problem}` : (answer.code ?? "away") };
}

/** The calls of the desk. None throws: what did not work is told. */
export function deskCalls(lang: LocaleCode, date: string) {
  const path = `/${lang}/api/box-office/desk/`;
  const saleAt = (show: number, sale: string): string => `${path}${show}/sales/${sale}/`;
  return {
    day: () => call<BoxOfficeDay>(`/${lang}/api/box-office/day/?date=${date}`),
    booking: (show: number) => call<BookingInfo>(`/${lang}/api/events/${show}/booking/`),
    change: (show: number, sale: string, line: SaleChange) => call<DeskSale>(saleAt(show, sale), line),
    code: (show: number, sale: string, code: string) => call<DeskSale>(`${saleAt(show, sale)}code/`, { code }),
    move: (show: number, sale: string, units: number[]) => call<DeskSale>(`${saleAt(show, sale)}seats/`, { units }),
    leave: (show: number, sale: string) => call<DeskSale>(`${saleAt(show, sale)}leave/`, {}),
    pay: (show: number, sale: string, paid: DeskMethod) => call<HandedOut>(`${saleAt(show, sale)}pay/`, { paid }),
    orders: () => call<DeskOrders>(`${path}orders/?date=${date}`),
    collect: (order: string, body: Collect) => call<HandedOut>(`${path}orders/${order}/collect/`, body),
  };
}
export type DeskCalls = ReturnType<typeof deskCalls>;
