import type { ErrorCode } from "~/domain/common/errors";
import type { Hall, HallChange } from "~/domain/hall/schema";
import type { LocaleCode } from "~/domain/locale/locales";
import { call } from "../call";

const patienceMs = 8000;

/** The calls of a hall: with a change it answers how it is then. None throws: what did not work is told. */
export const hallCall =
  (lang: LocaleCode, show: number) =>
  async (change?: HallChange): Promise<{ ok: true; value: Hall } | { ok: false; why: ErrorCode | "away" }> => {
    const answer = await call<Hall>(`/${lang}/api/box-office/hall/${show}/`, patienceMs, change);
    return answer.ok ? answer : { ok: false, why: answer.code ?? "away" };
  };
