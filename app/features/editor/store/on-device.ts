/** What this device keeps under a name; null where it keeps nothing. */
export function keptOnDevice(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps something on this device, or with null nothing any more. */
export function keepOnDevice(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Then it holds until the page is loaded again.
  }
}
