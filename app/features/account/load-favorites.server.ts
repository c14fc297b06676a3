import type { LoaderFunctionArgs } from "react-router";
import { apiFrom } from "~/server/api";
import { isStatus } from "~/server/not-found";
import { toListedFilm, type FilmList } from "./film-list";
import { parseIds } from "./favorites";

/**
 * The films that an address names (`?films=1,2,3`), or null if it names none. Films that the house
 * no longer has are named apart; any other failure is one of the page.
 */
export async function loadFavorites({ request, context }: LoaderFunctionArgs): Promise<FilmList | null> {
  const ids = parseIds(new URL(request.url).searchParams.get("films") ?? "");
  if (ids.length === 0) return null;
  const api = apiFrom(context);
  const found = await Promise.all(
    ids.map(async (id) => {
      try {
        return toListedFilm(await api.production(id));
      } catch (error) {
        if (isStatus(error, 404)) return id;
        throw error;
      }
    }),
  );
  return {
    films: found.filter((film) => typeof film !== "number"),
    gone: found.filter((film) => typeof film === "number"),
  };
}
