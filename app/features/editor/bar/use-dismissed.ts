import { useEffect, type RefObject } from "react";

/** A `details` that closes with Escape, giving the focus back, and with a press outside. */
export function useDismissed(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { current } = menu;
      if (event.key !== "Escape" || !current?.open) return;
      event.stopPropagation();
      current.open = false;
      current.querySelector("summary")?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (menu.current?.open && !menu.current.contains(event.target as Node)) menu.current.open = false;
    };
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", onPress, true);
    return () => {
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", onPress, true);
    };
  }, [menu]);
}
