import { films } from "../content/films";
import { genreId, productionTagId } from "../content/catalogue";
import { seriesId } from "../content/series";
import { team } from "../content/team";
import type { DemoFilm } from "../content/types";
import type { ArtworkIds } from "./artwork-ids";
import { richBoth } from "./rich-text";
import type { Row } from "./insert";
import { folded, slugOf } from "~/domain/format/slug";

const filmPeople = [...new Set(films.flatMap(({ directors, cast = [] }) => [...directors, ...cast]))];
const personIds = new Map(filmPeople.map((name, index) => [name, index + 1]));

/** The people of the films, then the house's own. */
export function personRows(art: ArtworkIds, now: number): Row[] {
  const cinema = filmPeople.map((name, index) => ({
    id: index + 1,
    slug: slugOf(name),
    name,
    position: {},
    text: null,
    email: "",
    image_id: null,
    in_ensemble: false,
    is_online: true,
    updated_at: now,
    sort: index,
  }));
  const house = team.map(({ id, name, position, text, email }, index) => ({
    id,
    slug: slugOf(name),
    name,
    position,
    text: richBoth(text),
    email,
    image_id: art.get(`portrait:${slugOf(name)}`) ?? null,
    in_ensemble: true,
    is_online: true,
    updated_at: now,
    sort: index,
  }));
  return [...cinema, ...house];
}

export interface FilmRows {
  productions: Row[];
  genres: Row[];
  tags: Row[];
  people: Row[];
  images: Row[];
}

/** The columns of a production that come from the film alone. */
export const filmColumns = (film: DemoFilm): Row => ({
  original_title: film.original ?? null,
  original_lang: film.originalLang ?? null,
  countries: film.countries,
  runtime: film.runtime,
  aspect_ratio: film.ratio,
  languages: film.spoken,
  teaser: film.teaser,
  text: richBoth(film.text),
  children: film.children ?? {},
  signed_by: film.signed,
  age_rating: null,
  video: null,
  series_id: seriesId(film.series),
  is_online: true,
  show_sticky_event: true,
});

const trailerOf = ({ title, trailer }: DemoFilm, still: number | null) =>
  trailer
    ? {
        title: { de: `Trailer: ${title.de}`, en: `Trailer: ${title.en}` },
        video_url: `https://www.youtube.com/watch?v=${trailer}`,
        provider: "YouTube",
        image_id: still,
      }
    : null;

/** The films with what belongs to them. `now` in epoch milliseconds. */
export function filmRows(art: ArtworkIds, now: number): FilmRows {
  const rows: FilmRows = { productions: [], genres: [], tags: [], people: [], images: [] };
  for (const film of films) {
    const still = art.get(`still:${film.slug}`) ?? null;
    rows.productions.push({
      ...filmColumns(film),
      id: film.id,
      slug: film.slug,
      title: film.title,
      year: film.year,
      image_id: still,
      video: trailerOf(film, still),
      poster_id: art.get(`poster:${film.slug}`) ?? null,
      exhibition_type_id: film.year >= 2016 ? 2 : film.format ? 3 : 1,
      season_id: film.id % 5 === 0 ? 1 : 2,
      sort_title: folded(film.title.de),
      created_at: now,
      updated_at: now,
    });
    film.genres.forEach((slug, sort) => rows.genres.push({ production_id: film.id, genre_id: genreId(slug), sort }));
    film.tags?.forEach((slug) => rows.tags.push({ production_id: film.id, tag_id: productionTagId(slug) }));
    const credit =
      (role: string) =>
      (name: string, sort: number): number =>
        rows.people.push({ production_id: film.id, person_id: personIds.get(name), role, sort });
    film.directors.forEach(credit("director"));
    film.cast?.forEach(credit("cast"));
    [art.get(`detail:${film.slug}`), art.get(`proof:${film.slug}`)].forEach(
      (media, sort) => media !== undefined && rows.images.push({ production_id: film.id, media_id: media, sort }),
    );
  }
  return rows;
}
