import { Suspense, use, useEffect, useState, type ReactNode } from "react";
import { createSleeper, wakeIfDrawn, watch, type Sleeper } from "./sleepers";

interface AsleepProps {
  /** Id of the element that the part begins with. */
  id: string;
  /** `touched`: it works as it was served, and says nothing that only a browser knows. */
  until?: "near" | "touched";
  children: ReactNode;
}

/**
 * A part that stays as it was served until somebody comes near or touches it: on a slow phone no task makes the whole
 * page live. Links and forms in it work meanwhile. It wakes as soon as it is drawn anew.
 */
export function Asleep({ id, until = "near", children }: AsleepProps) {
  const [sleeper] = useState(() => createSleeper(!import.meta.env.SSR && document.getElementById(id) !== null));
  wakeIfDrawn(sleeper);
  useEffect(() => {
    if (sleeper.isAwake()) return;
    const element = document.getElementById(id);
    if (!element) return sleeper.wake();
    return watch(sleeper, element, until === "near");
  }, [sleeper, id, until]);
  return (
    <Suspense>
      <Sleeping sleeper={sleeper}>{children}</Sleeping>
    </Suspense>
  );
}

function Sleeping({ sleeper, children }: { sleeper: Sleeper; children: ReactNode }) {
  const [wasAwake] = useState(sleeper.isAwake);
  if (!import.meta.env.SSR && !wasAwake) use(sleeper.until);
  return children;
}
