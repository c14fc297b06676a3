const storageKey = "kasch-reload";
const pauseMs = 60_000;

/**
 * Loads the document again, as every automatic reload does, but at most once a minute: what is still
 * missing then would be missing again. False if it does not.
 */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey));
    if (Date.now() - last < pauseMs) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Without a memory nothing would end the reloads.
    return false;
  }
  window.location.reload();
  return true;
}

const patienceMs = 5_000;

/** True if the house answers. A reload without that would end on a page of the browser's. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch("/favicon.svg", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(patienceMs) });
    return true;
  } catch {
    return false;
  }
}
