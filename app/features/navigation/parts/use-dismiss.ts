import { useEffect, type RefObject } from "react";
import { useLocation } from "react-router";

/**
 * Closes a `<details>` on Escape (focus back to its summary), when focus or a press goes elsewhere,
 * (`delay` milliseconds later) and when the page changes. Opening stays native, so it works without JavaScript.
 */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>, delay = 0): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    details.current?.removeAttribute("open");
  }, [details, pathname, search]);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const close = () => element.removeAttribute("open");
    const onPress = (event: PointerEvent) => {
      if (element.open && event.target instanceof Node && !element.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !element.open) return;
      close();
      element.querySelector("summary")?.focus();
    };
    const onFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !element.contains(event.relatedTarget))
        setTimeout(() => element.contains(document.activeElement) || close(), delay);
    };
    document.addEventListener("pointerdown", onPress);
    element.addEventListener("keydown", onKey);
    element.addEventListener("focusout", onFocusOut);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      element.removeEventListener("keydown", onKey);
      element.removeEventListener("focusout", onFocusOut);
    };
  }, [details, delay]);
}
