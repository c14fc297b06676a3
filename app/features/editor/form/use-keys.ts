import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Keys pressed within an element that is no control itself, after everything within it has heard them: what a part has
 * dealt with, it has prevented.
 */
export function useKeys(element: RefObject<HTMLElement | null>, onKey: (event: KeyboardEvent) => void): void {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented && element.current?.contains(event.target as Node)) onKey(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => heard(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
