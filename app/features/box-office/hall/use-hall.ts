import { useCallback, useMemo, useRef, useState } from "react";
import type { ErrorCode } from "~/domain/common/errors";
import type { Hall, HallChange } from "~/domain/hall/schema";
import { useLocale } from "~/i18n/locale-context";
import { usePolled } from "../use-polled";
import { hallCall } from "./calls";

/** Carts come and go by the minute. */
const everyMs = 5000;

/**
 * A hall as it is while somebody looks at it, and the way to change it. An answer that was overtaken by a later question is
 * not shown: what was just blocked does not seem free again.
 */
export function useHall(show: number, first: Hall) {
  const { lang } = useLocale();
  const call = useMemo(() => hallCall(lang, show), [lang, show]);
  const [hall, setHall] = useState(first);
  const [refused, setRefused] = useState<ErrorCode | "away" | null>(null);
  const [isStale, setStale] = useState(false);
  const [done, setDone] = useState<HallChange["do"] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const turn = useRef(0);

  const ask = useCallback(async () => {
    const mine = (turn.current += 1);
    const answer = await call();
    if (mine !== turn.current) return;
    setStale(!answer.ok);
    if (answer.ok) setHall(answer.value);
  }, [call]);
  usePolled(ask, everyMs);

  /** True if it is so now. */
  const change = async (what: HallChange): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setDone(null);
    turn.current += 1;
    const answer = await call(what);
    turn.current += 1;
    setBusy(false);
    setRefused(answer.ok ? null : answer.why);
    if (answer.ok) {
      setHall(answer.value);
      setStale(false);
      setDone(what.do);
    } else await ask();
    return answer.ok;
  };
  return { hall, refused, done, isStale, isBusy, change };
}
export type Changing = Pick<ReturnType<typeof useHall>, "change" | "isBusy">;
