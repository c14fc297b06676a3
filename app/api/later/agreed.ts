import type { Agreed } from "~/domain/account/in-step";
import { mostFavorites, parseIds, writeFavorites } from "../favorites";

/** What this browser's list and an account last agreed on. */
const storageKey = "kasch-favorites-account";

/** Null where there was nothing yet, or storage is forbidden. */
export function readAgreed(): Agreed | null {
  try {
    const [account, ids = ""] = localStorage.getItem(storageKey)?.split(":") ?? [];
    return account ? { account, ids: parseIds(ids) } : null;
  } catch {
    return null;
  }
}

export function writeAgreed({ account, ids }: Agreed): void {
  try {
    localStorage.setItem(storageKey, `${account}:${ids.slice(-mostFavorites).join()}`);
  } catch {
    // Then the lists are merged anew the next time.
  }
}

/** Takes an account's list off this browser: the next one here may be somebody else. */
export function forgetAgreed(): void {
  if (!readAgreed()) return;
  localStorage.removeItem(storageKey);
  writeFavorites([]);
}
