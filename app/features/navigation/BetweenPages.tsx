import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** Without this code a navigation goes on unaccompanied. */
const Passage = lazy(() => import("./Passage").catch(() => ({ default: () => null })));

const throttleMs = 200;

/** What is seen while one page becomes another. Its code is fetched when that happens for the first time. */
export function BetweenPages() {
  const navigating = useNavigation().state !== "idle";
  const [isWanted, setIsWanted] = useState(false);
  const [slow, setSlow] = useState(0);
  useEffect(() => {
    if (!navigating) return;
    setIsWanted(true);
    const timer = setTimeout(() => setSlow((before) => before + 1), throttleMs);
    return () => clearTimeout(timer);
  }, [navigating]);
  return (
    isWanted && (
      <Suspense>
        <Passage slow={slow} />
      </Suspense>
    )
  );
}
