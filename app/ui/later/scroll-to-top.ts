const SCROLL_MS = 600;

/** To the top in 0.6 s, or at once where motion is not wanted. A press or a wheel takes over. */
export function scrollToTop(): void {
  const from = window.scrollY;
  if (from === 0) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    window.scrollTo(0, 0);
    return;
  }
  const began = performance.now();
  const stop = new AbortController();
  for (const event of ["wheel", "touchstart", "keydown"])
    window.addEventListener(event, () => stop.abort(), { once: true, passive: true, signal: stop.signal });
  const step = (now: number) => {
    if (stop.signal.aborted) return;
    const part = Math.min(1, (now - began) / SCROLL_MS);
    window.scrollTo({ top: from * (1 - part) ** 3, behavior: "instant" });
    if (part < 1) requestAnimationFrame(step);
    else stop.abort();
  };
  requestAnimationFrame(step);
}
