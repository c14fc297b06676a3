import { useIsFetching, useQueryClient, type Query } from "@tanstack/react-query";
import { use, useEffect, useRef, useState } from "react";
import { UNSAFE_DataRouterDataContext as RouterData, useNavigation } from "react-router";
import { useT } from "~/i18n/use-t";
import styles from "./LoadingBar.module.css";

const hideMs = 500;

/** What a page asks for itself and has nothing of yet; what is only refreshed keeps nobody waiting. */
const firstOnes = { predicate: ({ state }: Query) => state.data === undefined };

/** `half`: one of two kinds of loading is over. */
type Phase = "loading" | "half" | "done" | "failed" | "gone";

/**
 * Progress of one navigation: the data of its route, and what the page asks for itself meanwhile
 * and then. Crawls for 5 s, jumps when one of the two is over, leaves 500 ms after the end, which
 * may be a failure.
 */
export function LoadingBar() {
  const t = useT("common");
  const queries = useQueryClient();
  const navigating = useNavigation().state !== "idle";
  const errors = use(RouterData)?.errors;
  const asking = useIsFetching(firstOnes);
  const [began] = useState(Date.now);
  const [phase, setPhase] = useState<Phase>("loading");
  const hasAsked = useRef(false);
  const loading = phase === "loading" || phase === "half";

  useEffect(() => {
    if (!loading) return;
    // Counted anew: a page that has just been mounted asks before `asking` says so.
    const isAsking = queries.isFetching(firstOnes) > 0;
    if (navigating ? hasAsked.current && !isAsking : isAsking) setPhase("half");
    hasAsked.current ||= isAsking;
    if (navigating || isAsking) return;
    const isRefused = ({ state }: Query) => state.status === "error" && state.errorUpdatedAt >= began;
    setPhase(errors || queries.getQueryCache().getAll().some(isRefused) ? "failed" : "done");
  }, [loading, navigating, asking, errors, queries, began]);

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
