import { films } from "../content/films";
import type { Both } from "../content/types";
import { filmArt, type FilmArt } from "./film-art";
import { maskingStill } from "../files/masking";
import { houseArt } from "./house-art";
import type { Colour } from "./palette";
import { poster } from "./poster";
import { seeded } from "./random";
import { cut, each, picture, rect } from "./svg";

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

/** Pixels of a gallery picture's longer side: they are shown smaller than stills. */
const galleryWidth = 1024;
const closeness = 2.1;

/** The motif from so near that it becomes a composition of its own; a little beside the middle, never the same. */
function closeUp(draw: (w: number) => string, w: number, seed: string): string {
  const random = seeded(`detail ${seed}`);
  const x = w * (0.5 - 0.5 / closeness) * (0.7 + random() * 0.6);
  const y = 1000 * (0.5 - 0.5 / closeness) * (0.6 + random() * 0.5);
  return `<g transform="scale(${closeness}) translate(${-Math.round(x)} ${-Math.round(y)})">${draw(w)}</g>`;
}

/** The motif as a printer tries colours: one sheet, three inkings side by side. */
function colourProof({ scene, c: [ground, ...inks] }: FilmArt, w: number, seed: string): string {
  const [first, second, third, fourth] = inks;
  const inkings: FilmArt["c"][] = [
    [ground, first, second, third, fourth],
    [first, second, third, fourth, ground],
    [ground, third, fourth, first, second],
  ];
  return each(inkings.length, (turn) => {
    const inked = inkings[turn] ? scene({ w, c: inkings[turn], r: seeded(seed) }) : "";
    return cut(`proof${turn}`, rect([(w * turn) / 3, 0, w / 3 + 1, 1000], "hall"), inked);
  });
}

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
      {
        key: `detail:${film.slug}`,
        svg: picture(closeUp(draw, w, film.slug), [w, 1000], galleryWidth),
        alt: { de: `Ausschnitt: ${art.alt.de}`, en: `Detail: ${art.alt.en}` },
      },
      {
        key: `proof:${film.slug}`,
        svg: picture(colourProof(art, w, film.slug), [w, 1000], galleryWidth),
        alt: { de: `Farbprobe in drei Streifen: ${art.alt.de}`, en: `Colour proof in three strips: ${art.alt.en}` },
      },
    ];
  });
}

/** Every picture of the demo house. */
export const gallery = (): Artwork[] => [
  ...filmPictures(),
  ...houseArt(),
  {
    key: "house:masking",
    svg: maskingStill(stillWidth),
    alt: { de: "Die Kasch gibt ein Boot auf dem Meer frei", en: "The masking uncovers a boat at sea" },
  },
];
