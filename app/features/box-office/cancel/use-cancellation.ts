import { useCallback, useEffect, useState } from "react";
import type { Cancellation } from "~/domain/cancelling/schema";
import { useLocale } from "~/i18n/locale-context";
import { call, type Answered } from "../call";

const patienceMs = 20_000;
const everyMs = 4_000;

const refusals = ["forbidden", "conflict", "unauthorized"] as const;
export type CancelRefusal = (typeof refusals)[number] | "other";

const refusalOf = (code: string | null): CancelRefusal => refusals.find((known) => known === code) ?? "other";

/** True while something goes on by itself that is worth looking at. */
const isRunning = ({ status, open, refunds, mails }: Cancellation): boolean =>
  status === "cancelled" && open.orders + open.reservations + refunds.due_cents + mails.waiting > 0;

/** A cancellation as it stands, looked at again while it goes on, and what can be done about it. */
export function useCancellation(first: Cancellation) {
  const { lang } = useLocale();
  const [told, setTold] = useState(first);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<CancelRefusal | null>(null);
  const path = `/${lang}/api/box-office/shows/${first.show.id}/cancellation/`;
  const running = isRunning(told);
  useEffect(() => {
    if (!running) return undefined;
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      const answer = await call<Cancellation>(path, patienceMs);
      if (answer.ok) setTold(answer.value);
    };
    const timer = setInterval(() => void look(), everyMs);
    return () => clearInterval(timer);
  }, [path, running]);
  const send = useCallback(async (asked: Promise<Answered<Cancellation>>): Promise<boolean> => {
    setBusy(true);
    setRefused(null);
    const answer = await asked;
    setBusy(false);
    if (answer.ok) setTold(answer.value);
    else setRefused(refusalOf(answer.code));
    return answer.ok;
  }, []);
  return {
    told,
    busy,
    refused,
    running,
    cancel: () => send(call(path, patienceMs, {})),
    payOut: (order: string) => send(call(`${path}pay-out/`, patienceMs, { order })),
  };
}
export type Cancelling = ReturnType<typeof useCancellation>;
