/** How long a text stays in the live region: long enough to be read, gone before it is found by browsing. */
const clearAfterMs = 4000;
const clearing = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

function announce(text: string): void {
  const regions = document.querySelectorAll<HTMLElement>("dialog[open] [data-live-region], [data-live-region]");
  const inDialog = [...regions].findLast((region) => region.closest("dialog[open]"));
  const region = inDialog ?? regions[0];
  if (!region) return;
  clearTimeout(clearing.get(region));
  region.textContent = "";
  // A new text in the next frame is a change even if it equals the last one.
  requestAnimationFrame(() => {
    region.textContent = text;
    const cleared = setTimeout(() => {
      region.textContent = "";
    }, clearAfterMs);
    clearing.set(region, cleared);
  });
}

/** A function that has a screen reader say something, politely. */
export function useAnnounce(): (text: string) => void {
  return announce;
}
