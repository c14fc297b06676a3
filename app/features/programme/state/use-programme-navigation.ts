import { useEffect, useMemo, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigation, useNavigationType } from "react-router";
import { scrollToTop } from "~/ui/scroll-to-top";
import { readState, searchOf, type PageState } from "./query-links";

/** A change that takes longer than this shows placeholders; a quicker one swaps the list. */
const WAITING_MS = 250;

/** The state the page is on its way to, and whether that takes long enough to say so. */
export function usePendingState(state: PageState, path: string): { state: PageState; waiting: boolean } {
  const { location } = useNavigation();
  const pending = location?.pathname === path ? location.search : null;
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    setWaiting(false);
    if (pending === null) return;
    const timer = setTimeout(() => setWaiting(true), WAITING_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  const shown = useMemo(() => (pending === null ? state : readState(new URLSearchParams(pending))), [pending, state]);
  return { state: shown, waiting: waiting && pending !== null };
}

/**
 * Keeps address and list in step: a mistaken address is replaced by its canonical form on arrival,
 * and after a change by the reader the list starts at its top. Going back restores the position.
 */
export function useProgrammeNavigation(state: PageState): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const type = useNavigationType();
  const canonical = searchOf(state);
  const shown = useRef(canonical);

  useEffect(() => {
    const asked = new URLSearchParams(search);
    if (asked.toString() !== new URLSearchParams(canonical).toString() && searchOf(readState(asked)) === canonical) {
      void navigate({ search: canonical }, { replace: true, preventScrollReset: true });
    }
  }, [search, canonical, navigate]);

  useEffect(() => {
    if (shown.current === canonical) return;
    shown.current = canonical;
    if (type !== NavigationType.Pop) scrollToTop();
  }, [canonical, type]);
}
