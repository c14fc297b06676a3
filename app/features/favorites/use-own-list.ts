import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "~/i18n/locale-context";
import { listPath, listSearch, type FilmList } from "./film-list";
import { useFavorites } from "~/api/use-favorites";

/**
 * The films kept in this browser, asked for in one request; null until they are here. What is
 * removed stays in the list of this visit, so that it can be kept again.
 */
export function useOwnList(): { list: FilmList | null; kept: readonly number[] } {
  const { href } = useLocale();
  const kept = useFavorites();
  const { data, load } = useFetcher<{ list: FilmList | null }>();
  const asked = useRef<readonly number[]>([]);
  useEffect(() => {
    const added = kept.filter((id) => !asked.current.includes(id));
    if (added.length === 0) return;
    // The newest first, as one remembers them.
    asked.current = [...added.toReversed(), ...asked.current];
    void load(href(listPath) + listSearch(asked.current));
  }, [kept, load, href]);
  return { list: data?.list ?? null, kept };
}
