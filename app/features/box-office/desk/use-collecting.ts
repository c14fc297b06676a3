import { useState } from "react";
import type { DeskOrder, HandedOut } from "~/domain/desk/schema";
import type { DeskMethod } from "~/domain/orders/contact";
import type { Called, DeskCalls } from "./calls";

/** Why nothing came of it; `seat_gone`: another seat of a sale, which has those that it had. */
export type Refused = Extract<Called<unknown>, { ok: false }>["why"] | "seat_gone";

/** The order that somebody stands at the desk for, and what came of it. `ask`: looks again at what waits. */
export function useCollecting(calls: DeskCalls, ask: () => Promise<void>) {
  const [chosen, setChosen] = useState<DeskOrder | null>(null);
  const [handed, setHanded] = useState<HandedOut | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** False while the order before is still on its way. */
  const choose = (order: DeskOrder | null): boolean => {
    if (isBusy) return false;
    setChosen(order);
    setHanded(null);
    setRefused(null);
    return true;
  };
  const pay = async (paid: DeskMethod): Promise<void> => {
    if (!chosen || isBusy || handed) return;
    setBusy(true);
    const answer = await calls.collect(chosen.id, chosen.state === "to_pay" ? { paid } : {});
    setBusy(false);
    setRefused(answer.ok ? null : answer.why);
    if (answer.ok) setHanded(answer.value);
    await ask();
  };
  return { chosen, handed, refused, isBusy, choose, pay };
}
