import { use, useEffect, useRef, useState } from "react";
import { UNSAFE_DataRouterDataContext as RouterData, useNavigation } from "react-router";
import { countUnanswered, refusedSince, useUnanswered } from "~/api/asking";
import { useT } from "~/i18n/use-t";
import styles from "./LoadingBar.module.css";

const hideMs = 500;

/** `half`: one of two kinds of loading is over. */
type Phase = "loading" | "half" | "done" | "failed" | "gone";

/**
 * Progress of one navigation: the data of its route, and what the page asks for itself meanwhile
 * and then. Crawls for 5 s, jumps when one of the two is over, leaves 500 ms after the end, which
 * may be a failure.
 */
export function LoadingBar() {
  const t = useT("common");
  const navigating = useNavigation().state !== "idle";
  const errors = use(RouterData)?.errors;
  const asking = useUnanswered();
  const [began] = useState(Date.now);
  // Its code may come later than the page it would tell of.
  const [phase, setPhase] = useState<Phase>(() => (navigating || countUnanswered() > 0 ? "loading" : "gone"));
  const hasAsked = useRef(false);
  const loading = phase === "loading" || phase === "half";

  useEffect(() => {
    if (!loading) return;
    // Counted anew: a page that has just been mounted asks before `asking` says so.
    const isAsking = countUnanswered() > 0;
    if (navigating ? hasAsked.current && !isAsking : isAsking) setPhase("half");
    hasAsked.current ||= isAsking;
    if (navigating || isAsking) return;
    setPhase(errors || refusedSince(began) ? "failed" : "done");
  }, [loading, navigating, asking, errors, began]);

  useEffect(() => {
    if (loading) return;
    const timer = setTimeout(() => setPhase("gone"), hideMs);
    return () => clearTimeout(timer);
  }, [loading]);

  if (phase === "gone") return null;
  return (
    <div
      className={styles.bar}
      data-state={phase}
      {...(loading ? { role: "progressbar", "aria-label": t("loading.page") } : { "aria-hidden": true })}
    >
      <i />
    </div>
  );
}
