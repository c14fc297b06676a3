import { useSyncExternalStore, type ComponentType } from "react";

let stage: unknown = null;
const listeners = new Set<() => void>();

function onStage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From now on content pages are drawn by it; null: by themselves. For the editor, whose code no visitor loads. */
export function setStage<Props>(next: ComponentType<Props> | null): void {
  stage = next;
  for (const listener of listeners) listener();
}

/** What draws a content page in the place of the page itself. */
export const useStage = <Props>(): ComponentType<Props> | null =>
  useSyncExternalStore(
    onStage,
    () => stage as ComponentType<Props> | null,
    () => null,
  );
