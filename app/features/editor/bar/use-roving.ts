import { useEffect, type RefObject } from "react";
import { afterFrame } from "../after-frame";

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

/** Makes one of a bar's commands, or none, the one that Tab meets: who has the focus, who had it last, or the first one. */
function putInOrder(bar: HTMLElement, isHidden: boolean): void {
  const all = membersOf(bar);
  const active =
    all.find((member) => member === document.activeElement) ?? all.find(({ tabIndex }) => tabIndex === 0) ?? all[0];
  for (const member of all) {
    const tabIndex = !isHidden && member === active ? 0 : -1;
    if (member.tabIndex !== tabIndex) member.tabIndex = tabIndex;
  }
}

/** A bar is one stop of the Tab key, or none; arrows, Home and End go from one command to the next. */
export function useRoving(bar: RefObject<HTMLElement | null>, isHidden: boolean): (event: KeyboardEvent) => void {
  useEffect(() => {
    const { current } = bar;
    if (!current || isInOrder(current, isHidden)) return;
    // Who is seen is asked after the frame: before it, the page would be laid out once more.
    return afterFrame(() => putInOrder(current, isHidden));
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
