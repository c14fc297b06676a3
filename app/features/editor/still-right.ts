import { createCell } from "./store/cell";
import { keepOnDevice, keptOnDevice } from "./store/on-device";

const storageKey = "kasch-editor-still-right";
/** So many are remembered; a page that was published asks for none of them any more. */
const most = 200;

function kept(): string[] {
  try {
    const known: unknown = JSON.parse(keptOnDevice(storageKey) ?? "[]");
    return Array.isArray(known) ? known.filter((pair) => typeof pair === "string") : [];
  } catch {
    return [];
  }
}

/** Originals with translations that somebody has called right though only the original was changed, on this device. */
export const stillRight = createCell<readonly string[]>(kept());

/** Calls a translation right for what its original says now. */
export function callRight(pair: string): void {
  const pairs = [...stillRight.get(), pair].slice(-most);
  stillRight.set(pairs);
  keepOnDevice(storageKey, JSON.stringify(pairs));
}
