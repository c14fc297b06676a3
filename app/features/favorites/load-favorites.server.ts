import type { LoaderFunctionArgs } from "react-router";
import { apiFrom } from "~/server/api";
import { toListedFilm, type FilmList } from "./film-list";
import { parseIds } from "./favorites";

/**
 * The films that an address names (`?films=1,2,3`), in its order, or null if it names none. Films
 * that the house no longer has are named apart.
 */
export async function loadFavorites({ request, context }: LoaderFunctionArgs): Promise<FilmList | null> {
  const ids = parseIds(new URL(request.url).searchParams.get("films") ?? "");
  if (ids.length === 0) return null;
  const { results } = await apiFrom(context).productions({ ids, page_size: ids.length });
  const found = new Map(results.map((film) => [film.id, toListedFilm(film)]));
  return {
    films: ids.flatMap((id) => found.get(id) ?? []),
    gone: ids.filter((id) => !found.has(id)),
  };
}
