/** So far below the top a part of the page begins to be the one that is read. */
const offset = 600;

/** The last of these elements that has come up to 600 px below the top, in windows that are lower into sight. */
function lastReached(ids: readonly string[]): string | undefined {
  const line = Math.min(offset, window.innerHeight);
  return ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) < line);
}

/** Tells the anchor of the part of the page that is being read, now and as it changes, until `signal` is aborted. */
export function followAnchors(
  ids: readonly string[],
  tell: (current: string | undefined) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const look = () => tell(lastReached(ids));
  let frame = 0;
  const lookSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  look();
  window.addEventListener("scroll", lookSoon, { passive: true, signal });
  signal.addEventListener("abort", () => cancelAnimationFrame(frame));
}
