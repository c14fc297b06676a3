const lookMs = 250;
const mostLooks = 100;
/** A target that has stood still for a second stays where it is. */
const stillLooks = 4;

/** What an address leads to is open: a question shows its answer, and its line has the focus. */
function unfolded(target: HTMLElement): HTMLElement {
  if (!(target instanceof HTMLDetailsElement)) return target;
  target.open = true;
  return target.querySelector("summary") ?? target;
}

/** Gives the focus also to what is no control, without scrolling. What a part of it has taken for itself it keeps. */
function focusOn(target: HTMLElement): void {
  if (target.contains(document.activeElement)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

const placeOf = (target: HTMLElement): number => Math.round(target.getBoundingClientRect().top + window.scrollY);

/**
 * Brings the target of an address into view although it may appear late, and move while what stands
 * above it arrives: looks every 250 ms, at most 100 times, until it has stood still for a second.
 * `isOpened`: by a navigation; in a document the browser has gone there itself, if the target was there then,
 * and the visitor perhaps on from there: only a page that still stands at its top is taken to it at once.
 * Gives up when `over` is aborted, which it does itself at the end.
 */
export function reachTarget(id: string, over: AbortController, isOpened: boolean): void {
  const { signal } = over;
  if (signal.aborted) return;
  let place: number | undefined;
  let looks = 0;
  let still = 0;
  const look = (): void => {
    const target = document.getElementById(id);
    if (target) {
      const now = placeOf(target);
      if (place === undefined) focusOn(unfolded(target));
      still = now === place ? still + 1 : 0;
      if (still === 0 && (looks > 0 || isOpened || window.scrollY === 0)) target.scrollIntoView();
      place = now;
    }
    looks += 1;
    if (still === stillLooks || looks === mostLooks) over.abort();
  };
  const timer = setInterval(look, lookMs);
  signal.addEventListener("abort", () => clearInterval(timer));
  look();
}
