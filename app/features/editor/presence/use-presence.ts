import { useEffect } from "react";
import type { Session } from "../session";

/** How often somebody is heard of; the house forgets whoever is silent for some rounds. */
const everyMs = 5_000;
/** Who walks through a page tells of the place where they stay. */
const settlesMs = 400;

/**
 * Tells the page's others where somebody works, and learns where they are. A hint: where it cannot be had nobody is
 * shown, and all else goes on.
 */
export function usePresence({ page, api, view, here }: Session): void {
  useEffect(() => {
    const tab = crypto.randomUUID();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    let isOver = false;
    let told: string | null = null;
    const tell = async (): Promise<void> => {
      clearTimeout(timer);
      if (isAsking || isOver) return;
      isAsking = true;
      const module = view.get().selected;
      told = module;
      const people = await api.meet(page, { tab, module });
      isAsking = false;
      if (isOver) return;
      here.set(people ?? []);
      later(told === view.get().selected ? everyMs : settlesMs);
    };
    const later = (ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void tell(), ms);
    };
    const leave = (): void => void api.meet(page, { tab, module: null, isLeaving: true });
    const onView = view.subscribe(() => {
      if (!isAsking && view.get().selected !== told) later(settlesMs);
    });
    const onShow = (): void => void (document.visibilityState === "visible" && tell());
    window.addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", onShow);
    void tell();
    return () => {
      isOver = true;
      clearTimeout(timer);
      onView();
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", onShow);
      here.set([]);
      leave();
    };
  }, [page, api, view, here]);
}

/** What stands for somebody where there is no room for a name: "JL". */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => Array.from(part)[0] ?? "")
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join("")
    .toUpperCase();
