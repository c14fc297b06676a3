import { useEffect } from "react";

/** What is asked is at most this old while the page is touched … */
const freshMs = 30_000;
/** … and at most this old while nobody touches it but it is in view. */
const idleMs = 120_000;
/** Moving a pointer is one touch a second. */
const noticeMs = 1_000;

const touches = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

/**
 * Calls `ask` again and again while the page is in view: every thirty seconds while it is touched, less and less often
 * when it is not, down to every two minutes; never while it is hidden, at once when it is shown again, or touched when
 * what it says is old. `asked` names what was just asked for: another name starts anew, none asks nothing.
 */
export function useKeptFresh(ask: () => unknown, asked: string): void {
  useEffect(() => {
    if (!asked) return;
    const now = () => performance.now();
    let askedAt = now();
    let touchedAt = askedAt;
    let timer: ReturnType<typeof setTimeout>;
    const left = () => askedAt + Math.min(Math.max(now() - touchedAt, freshMs), idleMs) - now();
    const look = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      if (left() <= 0) {
        askedAt = now();
        ask();
      }
      timer = setTimeout(look, left());
    };
    const touch = () => {
      if (now() - touchedAt < noticeMs) return;
      touchedAt = now();
      look();
    };
    const show = () => {
      askedAt = -Infinity;
      touchedAt = now();
      look();
    };
    look();
    for (const type of touches) addEventListener(type, touch, { passive: true });
    document.addEventListener("visibilitychange", show);
    return () => {
      clearTimeout(timer);
      for (const type of touches) removeEventListener(type, touch);
      document.removeEventListener("visibilitychange", show);
    };
  }, [ask, asked]);
}
