import type { LoaderFunctionArgs } from "react-router";
import { toCome } from "~/domain/programme/grouping";
import { nextShow, type NextShow } from "~/domain/programme/listed";
import { personOf } from "~/domain/site/session";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { toListedFilm, type FilmList } from "./film-list";
import { mostFavorites, parseIds } from "~/api/favorites";

/** Films by their ids, in that order; those the house no longer has are named apart. */
async function listOf({ context }: LoaderFunctionArgs, ids: readonly number[]): Promise<FilmList> {
  if (ids.length === 0) return { films: [], gone: [] };
  const { results } = await apiFrom(context).productions({ ids, page_size: ids.length });
  const found = new Map(results.map((film) => [film.id, toListedFilm(film)]));
  return {
    films: ids.flatMap((id) => found.get(id) ?? []),
    gone: ids.filter((id) => !found.has(id)),
  };
}

/** The films that an address names (`?films=1,2,3`), or null if it names none. */
export async function loadFavorites(args: LoaderFunctionArgs): Promise<FilmList | null> {
  const ids = parseIds(new URL(args.request.url).searchParams.get("films") ?? "");
  return ids.length === 0 ? null : listOf(args, ids);
}

/** The newest films that whoever is signed in keeps, the newest first; null for visitors, whose browser knows. */
export async function loadKept(args: LoaderFunctionArgs): Promise<FilmList | null> {
  if (!personOf(args.context.get(requestContext).session)) return null;
  const ids = await apiFrom(args.context).keptFilms();
  return listOf(args, ids.slice(-mostFavorites).toReversed());
}

/** As many films as an empty list suggests, and as many shows as they are looked for among. */
const [suggested, lookedThrough] = [3, 24];

/** The films that are on next, each once and with the address of its own page; none where `list` has films itself. */
export async function loadNextFilms({ context }: LoaderFunctionArgs, list: FilmList | null): Promise<NextShow[]> {
  if (list && list.films.length > 0) return [];
  const { results } = await apiFrom(context).events({ page_size: lookedThrough });
  const shows = toCome(results, context.get(requestContext).now);
  return shows
    .filter(
      ({ production }, at) => production && shows.findIndex((show) => show.production?.id === production.id) === at,
    )
    .slice(0, suggested)
    .map((show) => nextShow({ ...show, url: show.production?.url ?? show.url }));
}
