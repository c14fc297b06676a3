import { useEffect, useRef, useSyncExternalStore, type RefObject } from "react";

const never = () => () => undefined;
/** True for what was in the document already and comes awake. */
const useWaking = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * Gives the focus to what says what came of a form, once for each answer. A document that was sent as an answer comes awake
 * later: whoever has gone on by then keeps focus and place.
 */
export function useAnswered<Element extends HTMLElement>(answer: unknown): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const cameAwake = useRef(useWaking());
  useEffect(() => {
    const isTaken = cameAwake.current && document.activeElement !== document.body;
    cameAwake.current = false;
    if (answer && !isTaken) element.current?.focus();
  }, [answer]);
  return element;
}
