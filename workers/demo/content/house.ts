import type { AccessFeature } from "~/domain/programme/schema";
import type { SeatPlan } from "~/domain/box-office/plan";
import type { Both } from "./types";

/** The house's time zone; every wall time of the demo is meant in it. */
export const zone = "Europe/Vienna";

export const rooms = { large: 1, studio: 2, salon: 3, yard: 4, bar: 5, hall: 6, booth: 7 } as const;
const venues = { house: 1, remise: 2 } as const;

/** Rows of seats with an aisle in the middle, centred on the widest row. Front row first. */
function plan(rows: readonly number[], bestRow: number): SeatPlan {
  const widest = Math.max(...rows);
  return {
    best_row: bestRow,
    rows: rows.map((count, index) => {
      const left = Math.floor((widest - count) / 2);
      const aisle = Math.ceil(count / 2);
      return {
        name: String(index + 1),
        seats: Array.from({ length: count }, (_, seat) => ({
          name: String(seat + 1),
          x: left + seat + (seat >= aisle ? 1 : 0),
        })),
      };
    }),
  };
}

/** Places at the ends of a row that is reached without a step. */
function wheelchairPlan(row: string, columns: readonly number[]): SeatPlan {
  return {
    rows: [
      { name: row, seats: columns.map((x, index) => ({ name: `R${index + 1}`, x, kind: "wheelchair" as const })) },
    ],
  };
}

interface DemoSeatGroup {
  id: number;
  name: Both;
  kind: "seated" | "general" | "wheelchair";
  capacity: number;
  plan: SeatPlan | null;
}

export interface DemoRoom {
  id: number;
  venue: number;
  slug: string;
  name: Both;
  text: Both;
  access: AccessFeature[];
  wheelchair: number;
  toilet: Both;
  door: Both;
  loop: Both;
  formats: string[];
  openAir: boolean;
  groups: DemoSeatGroup[];
}

const stalls: Both = { de: "Parkett", en: "Stalls" };
const free: Both = { de: "Freie Platzwahl", en: "Unreserved seating" };
const chairs: Both = { de: "Rollstuhlplätze", en: "Wheelchair places" };
const autoDoor: Both = { de: "Automatische Schiebetür, 120 cm", en: "Automatic sliding door, 120 cm" };
const wideDoor: Both = { de: "Flügeltür, 95 cm, wird geöffnet", en: "Hinged door, 95 cm, opened for you" };

export const houseRooms: readonly DemoRoom[] = [
  {
    id: rooms.large,
    venue: venues.house,
    slug: "grosser-saal",
    name: { de: "Großer Saal", en: "Großer Saal" },
    access: ["wheelchair", "companion", "induction-loop"],
    wheelchair: 3,
    text: {
      de: "Saal 1, seit 1955: 186 Klappsessel in Tannengrün, ein Rang, den es nicht mehr gibt, und eine Leinwand von neun Metern, die sich für jedes Bildformat öffnet.",
      en: "Hall 1, since 1955: 186 fir-green folding seats, a balcony that is no more, and a nine-metre screen that opens to the shape of every picture.",
    },
    toilet: { de: "Gleiche Ebene, 12 m", en: "Same level, 12 m" },
    door: autoDoor,
    loop: { de: "Alle Plätze", en: "All seats" },
    formats: ["DCP", "35 mm", "16 mm"],
    openAir: false,
    groups: [
      {
        id: 1,
        name: stalls,
        kind: "seated",
        capacity: 186,
        plan: plan([10, 11, 12, 12, 13, 13, 13, 14, 14, 14, 14, 14, 14, 18], 8),
      },
      { id: 2, name: chairs, kind: "wheelchair", capacity: 3, plan: wheelchairPlan("15", [2, 8, 14]) },
    ],
  },
  {
    id: rooms.studio,
    venue: venues.house,
    slug: "studio",
    name: { de: "Studio", en: "Studio" },
    access: ["wheelchair", "companion", "induction-loop"],
    wheelchair: 2,
    text: {
      de: "Saal 2: achtundsechzig Plätze unter einer Decke aus gelochtem Holz. Der beste Ton im Haus.",
      en: "Hall 2: sixty-eight seats under a ceiling of perforated wood. The best sound in the house.",
    },
    toilet: { de: "Gleiche Ebene, 25 m", en: "Same level, 25 m" },
    door: wideDoor,
    loop: { de: "Reihe 1 bis 6", en: "Rows 1 to 6" },
    formats: ["DCP", "35 mm"],
    openAir: false,
    groups: [
      { id: 3, name: stalls, kind: "seated", capacity: 68, plan: plan([7, 8, 8, 9, 9, 9, 9, 9], 5) },
      { id: 4, name: chairs, kind: "wheelchair", capacity: 2, plan: wheelchairPlan("8a", [1, 8]) },
    ],
  },
  {
    id: rooms.salon,
    venue: venues.house,
    slug: "salon",
    name: { de: "Salon", en: "Salon" },
    access: ["wheelchair", "companion"],
    wheelchair: 1,
    text: {
      de: "Saal 3: vierunddreißig Fauteuils, zwei Stehlampen, kein schlechter Platz.",
      en: "Hall 3: thirty-four armchairs, two standard lamps, not one bad seat.",
    },
    toilet: { de: "Ein Stockwerk tiefer, mit dem Lift", en: "One floor down, by lift" },
    door: wideDoor,
    loop: { de: "Keine", en: "None" },
    formats: ["DCP"],
    openAir: false,
    groups: [
      { id: 5, name: stalls, kind: "seated", capacity: 34, plan: plan([6, 7, 7, 7, 7], 3) },
      { id: 6, name: chairs, kind: "wheelchair", capacity: 1, plan: wheelchairPlan("1", [9]) },
    ],
  },
  {
    id: rooms.yard,
    venue: venues.house,
    slug: "hof",
    name: { de: "Hof", en: "Yard" },
    access: ["wheelchair"],
    wheelchair: 4,
    text: {
      de: "Hundertzwanzig Sessel, eine Kastanie, eine aufblasbare Leinwand. Bei Regen im Großen Saal.",
      en: "One hundred and twenty chairs, a chestnut tree, an inflatable screen. In the large hall if it rains.",
    },
    toilet: { de: "Im Foyer, 30 m, ohne Stufen", en: "In the foyer, 30 m, step-free" },
    door: { de: "Hoftor, 280 cm", en: "Yard gate, 280 cm" },
    loop: { de: "Keine", en: "None" },
    formats: ["DCP"],
    openAir: true,
    groups: [{ id: 7, name: free, kind: "general", capacity: 120, plan: null }],
  },
  {
    id: rooms.bar,
    venue: venues.house,
    slug: "bar",
    name: { de: "Bar & Bühne", en: "Bar & Stage" },
    access: ["wheelchair"],
    wheelchair: 2,
    text: {
      de: "Neunzig Plätze, ein Flügel, eine kleine Bühne und die einzige Kaffeemaschine der Gasse, die nachts noch läuft.",
      en: "Ninety places, a grand piano, a small stage, and the only coffee machine in the street that still runs at night.",
    },
    toilet: { de: "Gleiche Ebene, 8 m", en: "Same level, 8 m" },
    door: autoDoor,
    loop: { de: "Keine", en: "None" },
    formats: [],
    openAir: false,
    groups: [{ id: 8, name: free, kind: "general", capacity: 90, plan: null }],
  },
  {
    id: rooms.hall,
    venue: venues.remise,
    slug: "halle",
    name: { de: "Halle", en: "Hall" },
    access: ["wheelchair"],
    wheelchair: 6,
    text: {
      de: "Die frühere Straßenbahnremise, einmal im Jahr ein Kino mit dreihundert Plätzen.",
      en: "The former tram depot: once a year a cinema with three hundred places.",
    },
    toilet: { de: "In der Halle, ohne Stufen", en: "In the hall, step-free" },
    door: { de: "Remisentor, 350 cm", en: "Depot gate, 350 cm" },
    loop: { de: "Keine", en: "None" },
    formats: ["DCP"],
    openAir: false,
    groups: [{ id: 9, name: free, kind: "general", capacity: 300, plan: null }],
  },
  {
    id: rooms.booth,
    venue: venues.house,
    slug: "vorfuehrraum",
    name: { de: "Vorführraum", en: "Projection booth" },
    access: [],
    wheelchair: 0,
    text: {
      de: "Zwei Ernemann-Projektoren, ein Umrolltisch, Platz für acht Neugierige.",
      en: "Two Ernemann projectors, a rewind bench, room for eight curious people.",
    },
    toilet: { de: "Ein Stockwerk tiefer", en: "One floor down" },
    door: { de: "Wendeltreppe, 14 Stufen", en: "Spiral stairs, 14 steps" },
    loop: { de: "Keine", en: "None" },
    formats: [],
    openAir: false,
    groups: [{ id: 10, name: { de: "Rundgang", en: "Tour" }, kind: "general", capacity: 80, plan: null }],
  },
];

export const houseVenues = [
  {
    id: venues.house,
    slug: "kino-meridian",
    name: { de: "Kino Meridian", en: "Kino Meridian" },
    street: "Kaschgasse 7",
    postal_code: "1060",
    city: "Wien",
    lat: 48.1961,
    lon: 16.3533,
    phone: "+43 1 000 00 70",
    email: "kassa@kino-meridian.example",
    text: {
      de: "Ein Lichtspielhaus mit drei Sälen, einem Hof und einer Bar, erfunden für diese Vorführung der Software Kasch. Gebaut wurde es 1955, behaupten wir, von einer Architektin, die gegen rechte Winkel nichts hatte, aber auch nichts für sie.",
      en: "A picture house with three halls, a yard and a bar, invented for this demonstration of the software Kasch. It was built in 1955, we claim, by an architect who had nothing against right angles, but nothing for them either.",
    },
    transport: {
      de: "U4 Pilgramgasse, 5 Minuten; Bus 13A, 57A. Behindertenparkplatz vor dem Haus.",
      en: "U4 Pilgramgasse, 5 minutes; bus 13A, 57A. Disabled parking in front of the house.",
    },
    access: {
      de: "Eingang, Kassa, alle drei Säle, Bar und Hof sind ohne Stufen erreichbar. Begleitpersonen zahlen nichts. Assistenzhunde sind willkommen.",
      en: "Entrance, box office, all three halls, bar and yard are step-free. Companions pay nothing. Assistance dogs are welcome.",
    },
  },
  {
    id: venues.remise,
    slug: "alte-remise",
    name: { de: "Alte Remise", en: "Alte Remise" },
    street: "Schienengasse 1",
    postal_code: "1200",
    city: "Wien",
    lat: 48.2405,
    lon: 16.3772,
    phone: "+43 1 000 00 71",
    email: "remise@kino-meridian.example",
    text: {
      de: "Unsere Außenstelle für große Abende: eine erfundene Straßenbahnremise mit Oberlichten, Gleisen im Boden und dreihundert Sesseln.",
      en: "Our outpost for big evenings: an invented tram depot with skylights, rails in the floor and three hundred chairs.",
    },
    transport: { de: "U6 Jägerstraße, 7 Minuten; Straßenbahn 33.", en: "U6 Jägerstraße, 7 minutes; tram 33." },
    access: {
      de: "Ebenerdig, sechs Rollstuhlplätze, Toilette in der Halle.",
      en: "Level access, six wheelchair places, accessible toilet in the hall.",
    },
  },
] as const;
