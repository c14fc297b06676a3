import { readId } from "~/domain/common/id";

/** Ids of films, newest last, in this browser: written by a press on a heart and, for who is signed in, by the account. */
const storageKey = "kasch-favorites";
const changed = "kasch:favorites";
/** As many as one list shows. */
export const mostFavorites = 50;

const none: readonly number[] = [];
let lastText: string | null = null;
let lastIds = none;

/** Ids out of any text: whole positive numbers, each once, at most `mostFavorites`. */
export function parseIds(text: string): number[] {
  const ids = text.split(/\D+/).flatMap((part) => readId(part) ?? []);
  return [...new Set(ids)].slice(0, mostFavorites);
}

function stored(): string {
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch {
    // Storage may be forbidden: then there is no list.
    return "";
  }
}

/** The kept ids; the same array until something changes. */
export function readFavorites(): readonly number[] {
  const text = stored();
  if (text !== lastText) [lastText, lastIds] = [text, text ? parseIds(text) : none];
  return lastIds;
}

export const noFavorites = (): readonly number[] => none;

/** Keeps films or forgets them. */
export function setFavorites(ids: readonly number[], kept: boolean): void {
  const others = readFavorites().filter((id) => !ids.includes(id));
  writeFavorites(kept ? [...others, ...ids] : others);
}

/** Makes these the list; of too many the oldest go. */
export function writeFavorites(ids: readonly number[]): void {
  const next = ids.slice(-mostFavorites);
  try {
    if (next.length > 0) localStorage.setItem(storageKey, next.join());
    else localStorage.removeItem(storageKey);
  } catch {
    // Then the heart stays as it was: it shows what is kept.
  }
  window.dispatchEvent(new Event(changed));
}

/** Hears of changes in this tab and in others. */
export function onFavorites(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener("storage", listener);
  };
}
