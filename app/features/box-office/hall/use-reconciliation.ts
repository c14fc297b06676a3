import { useCallback, useEffect, useState } from "react";
import type { ErrorCode } from "~/domain/common/errors";
import type { Reconciliation } from "~/domain/reconciling/schema";
import { useLocale } from "~/i18n/locale-context";
import { call } from "../call";
import { usePolled } from "../use-polled";

const patienceMs = 20_000;
/** Conflicts end in the plan and with orders, by other hands too. */
const everyMs = 10_000;

/** How a hall that was set back stands against the orders, and the way to bring it there; null until it is known. */
export function useReconciliation(show: number, isSetBack: boolean) {
  const { lang } = useLocale();
  const path = `/${lang}/api/box-office/shows/${show}/reconciliation/`;
  const [told, setTold] = useState<Reconciliation | null>(null);
  const [refused, setRefused] = useState<ErrorCode | "away" | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ask = useCallback(async () => {
    if (!isSetBack) return;
    const answer = await call<Reconciliation>(path, patienceMs);
    // What was done stays to be read.
    if (answer.ok) setTold((before) => ({ ...answer.value, done: before?.done ?? null }));
  }, [path, isSetBack]);
  useEffect(() => void ask(), [ask]);
  usePolled(ask, everyMs);
  const reconcile = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await call<Reconciliation>(path, patienceMs, {});
    setBusy(false);
    setRefused(answer.ok ? null : (answer.code ?? "away"));
    if (answer.ok) setTold(answer.value);
  };
  return { told, refused, isBusy, reconcile };
}
