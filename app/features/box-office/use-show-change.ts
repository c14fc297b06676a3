import { useCallback, useState } from "react";
import type { FieldError } from "~/domain/common/errors";
import { call } from "./call";
import { usePolled } from "./use-polled";

const patienceMs = 20_000;
const everyMs = 4_000;

const refusals = ["forbidden", "conflict", "unauthorized"] as const;
type Refusal = (typeof refusals)[number] | "other";

const refusalOf = (code: string | null): Refusal => refusals.find((known) => known === code) ?? "other";

/**
 * A change of a show as it stands, and what was refused. It is looked at again while `isRunning` says that something goes on by
 * itself, and where the house says that it is not what was seen any more.
 */
export function useShowChange<Told>(path: string, first: Told, isRunning: (told: Told) => boolean) {
  const [told, setTold] = useState(first);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const running = isRunning(told);
  const look = useCallback(async () => {
    const answer = await call<Told>(path, patienceMs);
    if (answer.ok) setTold(answer.value);
  }, [path]);
  const follow = useCallback(async () => {
    if (running) await look();
  }, [running, look]);
  usePolled(follow, everyMs);
  const send = useCallback(
    async (body: unknown, below = ""): Promise<boolean> => {
      setBusy(true);
      const answer = await call<Told>(`${path}${below}`, patienceMs, body);
      if (!answer.ok && answer.code === "conflict") await look();
      setBusy(false);
      const problems = answer.ok ? [] : answer.errors;
      setErrors(problems);
      setRefused(answer.ok || problems.length > 0 ? null : refusalOf(answer.code));
      if (answer.ok) setTold(answer.value);
      return answer.ok;
    },
    [path, look],
  );
  return { told, busy, refused, errors, running, send };
}
