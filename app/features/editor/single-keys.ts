import { createCell } from "./store/cell";

const storageKey = "kasch-editor-single-keys";
const off = "off";

function kept(): boolean {
  try {
    return localStorage.getItem(storageKey) !== off;
  } catch {
    return true;
  }
}

/** Whether keys of one sign ("/", "?") do something. Whoever speaks to their computer switches them off (WCAG 2.1.4). */
export const singleKeys = createCell(kept());

/** Switches them on or off, on this device. */
export function setSingleKeys(isOn: boolean): void {
  singleKeys.set(isOn);
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, off);
  } catch {
    // Then it holds until the page is loaded again.
  }
}
