import { silentOne } from "./films/silent-one";
import { silentTwo } from "./films/silent-two";
import { soundOne } from "./films/sound-one";
import { soundTwo } from "./films/sound-two";
import type { DemoFilm } from "./types";

/** The whole repertory of the demo house, in order of the years. */
export const films: readonly DemoFilm[] = [...silentOne, ...silentTwo, ...soundOne, ...soundTwo];

const bySlug = new Map(films.map((film) => [film.slug, film]));

/** The film with this slug. Throws for an unknown one: a schedule that names it is wrong. */
export function filmBySlug(slug: string): DemoFilm {
  const film = bySlug.get(slug);
  if (!film) throw new Error(`No film "${slug}" in the demo repertory`);
  return film;
}
