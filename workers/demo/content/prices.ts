import type { Both } from "./types";

interface DemoSaleType {
  id: number;
  slug: string;
  name: Both;
  text: Both;
  full: boolean;
  requires?: "wheelchair";
}

const types = {
  full: { id: 1, slug: "vollpreis", name: { de: "Vollpreis", en: "Full price" }, text: { de: "", en: "" }, full: true },
  reduced: {
    id: 2,
    slug: "ermaessigt",
    name: { de: "Ermäßigt", en: "Reduced" },
    text: {
      de: "Senior:innen, Menschen mit Behinderung, Arbeitsuchende, mit Nachweis",
      en: "Seniors, people with disabilities, job seekers, with proof",
    },
    full: false,
  },
  young: {
    id: 3,
    slug: "u26",
    name: { de: "U26", en: "Under 26" },
    text: { de: "bis zum 26. Geburtstag", en: "up to your 26th birthday" },
    full: false,
  },
  child: {
    id: 4,
    slug: "kinder",
    name: { de: "Kinder", en: "Children" },
    text: { de: "bis 14 Jahre", en: "up to 14 years" },
    full: false,
  },
  companion: {
    id: 5,
    slug: "begleitperson",
    name: { de: "Begleitperson", en: "Companion" },
    text: { de: "zu einem Rollstuhlplatz, gratis", en: "with a wheelchair place, free of charge" },
    full: false,
    requires: "wheelchair",
  },
  nonstop: {
    id: 6,
    slug: "nonstop",
    name: { de: "nonstop", en: "nonstop" },
    text: { de: "mit Kinoabo, Ausweis an der Kassa", en: "with the cinema pass, shown at the box office" },
    full: false,
  },
  culture: {
    id: 7,
    slug: "kulturpass",
    name: { de: "Kulturpass", en: "Kulturpass" },
    text: {
      de: "Hunger auf Kunst und Kultur, vier Karten je Vorstellung",
      en: "Hunger auf Kunst und Kultur, four tickets a show",
    },
    full: false,
  },
  breakfast: {
    id: 8,
    slug: "fruehstueck-kombi",
    name: { de: "Frühstück-Kombi", en: "Film and breakfast" },
    text: { de: "Film, Kaffee oder Tee, Kipferl und Saft", en: "film, coffee or tea, croissant and juice" },
    full: true,
  },
  wheelchair: {
    id: 9,
    slug: "rollstuhlplatz",
    name: { de: "Rollstuhlplatz", en: "Wheelchair place" },
    text: { de: "Begleitperson gratis dazu", en: "companion free of charge" },
    full: true,
  },
  free: {
    id: 10,
    slug: "freier-eintritt",
    name: { de: "Freier Eintritt", en: "Free admission" },
    text: { de: "Zählkarte", en: "registration ticket" },
    full: true,
  },
} as const satisfies Record<string, DemoSaleType>;

/** Kinds of tickets. */
export const saleTypes: readonly DemoSaleType[] = Object.values(types);

export interface DemoPriceLine {
  seatKind: "seated" | "general" | "wheelchair";
  saleType: number;
  cents: number;
  quota: number | null;
}

export interface DemoPriceList {
  id: number;
  name: string;
  lines: DemoPriceLine[];
}

/** Ids of the price lists. */
export const lists = {
  film: 1,
  salon: 2,
  kids: 3,
  breakfast: 4,
  live: 5,
  yard: 6,
  stage: 7,
  free: 8,
  gala: 9,
  tour: 10,
  long: 11,
  freeSeats: 12,
} as const;

type Amounts = Partial<Record<keyof typeof types, number>>;

function line(seatKind: DemoPriceLine["seatKind"], type: keyof typeof types, cents: number): DemoPriceLine {
  return { seatKind, saleType: types[type].id, cents, quota: type === "culture" ? 4 : null };
}

const names = Object.keys(types).filter((key): key is keyof typeof types => key in types);
const linesOf = (seatKind: DemoPriceLine["seatKind"], amounts: Amounts): DemoPriceLine[] =>
  names.flatMap((type) => {
    const cents = amounts[type];
    return cents === undefined ? [] : [line(seatKind, type, cents)];
  });

const passes: Amounts = { nonstop: 0, culture: 0 };
const seated = (amounts: Amounts, wheelchair: number): DemoPriceLine[] => [
  ...linesOf("seated", amounts),
  line("wheelchair", "wheelchair", wheelchair),
  line("wheelchair", "companion", 0),
];

/** What the house charges, all included, in cents. */
export const priceLists: readonly DemoPriceList[] = [
  {
    id: lists.film,
    name: "Film: Großer Saal und Studio",
    lines: seated({ full: 1150, reduced: 950, young: 800, child: 700, ...passes }, 950),
  },
  {
    id: lists.salon,
    name: "Film: Salon",
    lines: seated({ full: 1050, reduced: 850, young: 750, child: 650, ...passes }, 850),
  },
  { id: lists.kids, name: "Lichtblicke", lines: seated({ full: 850, child: 700, culture: 0 }, 700) },
  { id: lists.breakfast, name: "Zweites Frühstück", lines: seated({ breakfast: 1900, nonstop: 0 }, 1900) },
  {
    id: lists.live,
    name: "Film mit Live-Musik",
    lines: seated({ full: 1700, reduced: 1400, young: 1100, culture: 0 }, 1400),
  },
  {
    id: lists.yard,
    name: "Hofkino",
    lines: linesOf("general", { full: 1150, reduced: 950, young: 800, child: 700, ...passes }),
  },
  {
    id: lists.stage,
    name: "Bar & Bühne",
    lines: linesOf("general", { full: 1400, reduced: 1100, young: 900, culture: 0 }),
  },
  { id: lists.free, name: "Freier Eintritt, freie Platzwahl", lines: linesOf("general", { free: 0 }) },
  { id: lists.gala, name: "Gala in der Remise", lines: linesOf("general", { full: 2800, reduced: 2400, young: 1600 }) },
  { id: lists.tour, name: "Rundgang", lines: linesOf("general", { full: 600, child: 300 }) },
  {
    id: lists.long,
    name: "Langfilm und Doppelprogramm",
    lines: seated({ full: 1800, reduced: 1500, young: 1200, ...passes }, 1500),
  },
  {
    id: lists.freeSeats,
    name: "Freier Eintritt, mit Platzkarte",
    lines: [line("seated", "free", 0), line("wheelchair", "free", 0)],
  },
];
