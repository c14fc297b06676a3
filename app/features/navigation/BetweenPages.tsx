import { useEffect, useState, type ComponentType } from "react";
import { useNavigation } from "react-router";

const throttleMs = 200;

/** What is seen while one page becomes another. Its code is fetched when that happens for the first time. */
export function BetweenPages() {
  const navigating = useNavigation().state !== "idle";
  const [Passage, setPassage] = useState<ComponentType<{ slow: number }>>();
  const [slow, setSlow] = useState(0);
  useEffect(() => {
    if (!navigating) return;
    const timer = setTimeout(() => setSlow((before) => before + 1), throttleMs);
    import("./Passage").then(
      (loaded) => setPassage(() => loaded.Passage),
      // Without this code a navigation goes on unaccompanied.
      () => undefined,
    );
    return () => clearTimeout(timer);
  }, [navigating]);
  return Passage && <Passage slow={slow} />;
}
