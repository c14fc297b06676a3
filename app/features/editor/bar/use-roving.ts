import { useEffect, type RefObject } from "react";

const members = "button:not([disabled]), a[href], summary";
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

const membersOf = (bar: HTMLElement): HTMLElement[] =>
  [...bar.querySelectorAll<HTMLElement>(members)].filter(
    (member) => member.checkVisibility() && !member.closest("[data-menu]"),
  );

/** True if nobody has come or gone that Tab would meet. Whether they are seen is not asked: that has the page styled at once. */
function isInOrder(bar: HTMLElement, isHidden: boolean): boolean {
  const all = [...bar.querySelectorAll<HTMLElement>(members)].filter((member) => !member.closest("[data-menu]"));
  return all.filter(({ tabIndex }) => tabIndex === 0).length === (isHidden ? 0 : 1);
}

/** A bar is one stop of the Tab key, or none; arrows, Home and End go from one command to the next. */
export function useRoving(bar: RefObject<HTMLElement | null>, isHidden: boolean): (event: KeyboardEvent) => void {
  useEffect(() => {
    if (!bar.current || isInOrder(bar.current, isHidden)) return;
    const all = membersOf(bar.current);
    const active =
      all.find((member) => member === document.activeElement) ?? all.find(({ tabIndex }) => tabIndex === 0);
    for (const member of all) {
      const tabIndex = !isHidden && member === (active ?? all[0]) ? 0 : -1;
      if (member.tabIndex !== tabIndex) member.tabIndex = tabIndex;
    }
  });
  return (event) => {
    const all = bar.current ? membersOf(bar.current) : [];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = steps[event.key];
    if (at === -1) return;
    const next =
      step !== undefined
        ? all[(at + step + all.length) % all.length]
        : event.key === "Home"
          ? all[0]
          : event.key === "End"
            ? all.at(-1)
            : undefined;
    if (!next) return;
    event.preventDefault();
    for (const member of all) member.tabIndex = member === next ? 0 : -1;
    next.focus();
  };
}
