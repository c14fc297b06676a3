import { useRevalidator } from "react-router";
import type { Session } from "../session";

/** Shows a page to visitors, or hides it from them; true if that is done. The page that is open says so at once. */
export function useSetOnline() {
  const { revalidate } = useRevalidator();
  return async ({ api, page: open, store }: Session, page: number, isOnline: boolean): Promise<boolean> => {
    const isDone = await api.setOnline(page, isOnline);
    if (isDone && page === open) await Promise.all([store.refresh(), revalidate()]);
    return isDone;
  };
}
