import { createCell } from "./store/cell";
import { keepOnDevice, keptOnDevice } from "./store/on-device";

const storageKey = "kasch-editor-single-keys";
const off = "off";

/** Whether keys of one sign ("/", "?") do something. Whoever speaks to their computer switches them off (WCAG 2.1.4). */
export const singleKeys = createCell(keptOnDevice(storageKey) !== off);

/** Switches them on or off, on this device. */
export function setSingleKeys(isOn: boolean): void {
  singleKeys.set(isOn);
  keepOnDevice(storageKey, isOn ? null : off);
}
