import { weaknessOf } from "~/domain/site/device";

/**
 * Has the worker keep the page that is shown, which may have come before it, or without a document of its own;
 * registers the worker if that has not happened. Browsers that have none, or forbid it, keep nothing: false.
 * `isNeeded`: also where what is kept beside what is read costs twice.
 */
export async function keepPage({ isNeeded = false } = {}): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const isKnown = navigator.serviceWorker.controller !== null;
  try {
    if (!isKnown) await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  } catch {
    return false;
  }
  if (isKnown && !isNeeded && weaknessOf(navigator) === "bandwidth") return false;
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ keep: window.location.href, files }, { transfer: [] });
  return active !== null;
}
