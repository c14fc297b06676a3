import { useSyncExternalStore, type ComponentType } from "react";
import type { ContentPageData } from "./load";

/** What draws a page's modules in the place of the page itself. */
export type Stage = ComponentType<{ content: ContentPageData }>;

let stage: Stage | null = null;
const listeners = new Set<() => void>();

function onStage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From now on content pages are drawn by it; null: by themselves. For the editor, whose code no visitor loads. */
export function setStage(next: Stage | null): void {
  stage = next;
  for (const listener of listeners) listener();
}

export const useStage = (): Stage | null =>
  useSyncExternalStore(
    onStage,
    () => stage,
    () => null,
  );
