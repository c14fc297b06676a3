import { useEffect, useState, type ComponentType } from "react";
import { useLocation, useNavigation } from "react-router";

const throttleMs = 200;

/** Undefined without a connection: a navigation goes on unaccompanied then. */
async function loadPassage() {
  try {
    const { Passage } = await import("../later/Passage");
    return Passage;
  } catch {
    return undefined;
  }
}

/** What is seen while one page becomes another. Its code is fetched when that happens for the first time. */
export function BetweenPages() {
  const navigating = useNavigation().state !== "idle";
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [Passage, setPassage] = useState<ComponentType<{ slow: number }>>();
  const [slow, setSlow] = useState(0);
  useEffect(() => {
    if (!navigating) return;
    const timer = setTimeout(() => setSlow((before) => before + 1), throttleMs);
    return () => clearTimeout(timer);
  }, [navigating]);
  useEffect(() => {
    // One that was over before it was drawn counts as well: the page is another.
    if (navigating || pathname !== first) void loadPassage().then((loaded) => loaded && setPassage(() => loaded));
  }, [navigating, pathname, first]);
  return Passage && <Passage slow={slow} />;
}
