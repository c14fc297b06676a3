import { useEffect, useRef, useSyncExternalStore, type RefObject } from "react";

const never = () => () => undefined;
/** True for what was in the document already and comes awake. */
const useWaking = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

type Part = Pick<HTMLElement, "focus" | "querySelector">;
const itself = (element: Part): Part | null => element;

/** The first field of a form that is marked as wrong. */
export const firstWrong = (form: Part): Part | null => form.querySelector<HTMLElement>("[aria-invalid]");

/**
 * Whether somebody has begun to use the page: a focus that scrolls would take it away from under a press. To a target in the
 * address the browser has scrolled.
 */
const hasGoneOn = (): boolean => document.activeElement !== document.body || (!location.hash && window.scrollY > 0);

/**
 * Gives the focus to what says what came of a form, or to the `part` of it that matters, once for each answer. A document
 * that was sent as an answer comes awake later: whoever has gone on by then, or scrolled on, keeps focus and place.
 */
export function useAnswered<Answering extends Part>(answer: unknown, part = itself): RefObject<Answering | null> {
  const element = useRef<Answering>(null);
  const cameAwake = useRef(useWaking());
  useEffect(() => {
    const isLate = cameAwake.current;
    cameAwake.current = false;
    if (!answer || (isLate && hasGoneOn())) return;
    if (element.current) part(element.current)?.focus();
  }, [answer, part]);
  return element;
}
