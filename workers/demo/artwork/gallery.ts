import { films } from "../content/films";
import type { Both } from "../content/types";
import { filmArt, type FilmArt } from "./film-art";
import { houseArt } from "./house-art";
import type { Colour } from "./palette";
import { poster } from "./poster";
import { seeded } from "./random";
import { picture } from "./svg";

/** A picture of the demo. `key` says what it shows: "still:metropolis". */
export interface Artwork {
  key: string;
  svg: string;
  alt: Required<Both>;
  /** Point of interest; default: the middle. */
  focal?: { x: number; y: number };
}

/** Pixels of a still's longer side: the widest variant there is. */
export const stillWidth = 1536;

const darkGrounds: readonly Colour[] = ["hall", "hall2", "hall3", "fir", "berry", "rust", "violet", "blue", "umber"];

/** The motif of a film on a stage of any width, always the same for the same film. */
const motif =
  ({ scene, c }: FilmArt, seed: string) =>
  (w: number): string =>
    scene({ w, c, r: seeded(seed) });

function filmPictures(): Artwork[] {
  return films.flatMap((film) => {
    const art = filmArt[film.slug];
    if (!art) return [];
    const w = film.ratio * 1000;
    const draw = motif(art, film.slug);
    const [ground] = art.c;
    const title = film.title.de.split(/ – |: /)[0] ?? film.title.de;
    const note = `${film.year} ${film.directors[0] ?? ""}`;
    return [
      { key: `still:${film.slug}`, svg: picture(draw(w), [w, 1000], stillWidth), alt: art.alt },
      {
        key: `poster:${film.slug}`,
        svg: poster({ title, scene: draw, ground, ink: darkGrounds.includes(ground) ? "light" : "hall", note }),
        alt: { de: `Plakat zu ${film.title.de}`, en: `Poster of ${film.title.en}` },
      },
    ];
  });
}

/** Every picture of the demo house. */
export const gallery = (): Artwork[] => [...filmPictures(), ...houseArt()];
