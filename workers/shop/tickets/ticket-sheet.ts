/** A fact of the ticket: what it is, the word for it, and what belongs to it. */
export interface SheetFact {
  label: string;
  value: string;
  more?: string;
}

/** One ticket, on paper or on a phone's screen: every word is there already, in the order's language. */
export interface TicketSheet {
  house: string;
  /** "Eintrittskarte 1 von 2". */
  heading: string;
  /** A JPEG, its width through its height, and what it shows. Null: the plane is all there is. */
  picture: { jpeg: ArrayBuffer; ratio: number; alt: string } | null;
  /** Colour of the plane that masks the still; `#rrggbb`. */
  accent: string;
  /** On the plane. */
  series: string;
  note: string;
  format: string;
  title: string;
  /** Language of the title. */
  titleLang: string;
  day: string;
  place: string;
  /** Time, row and seat, or time and "Freie Platzwahl". */
  board: readonly { label: string; value: string }[];
  facts: readonly SheetFact[];
  /** What the code says, for scanners. */
  qr: string;
  qrAlt: string;
  /** The code as people read it out. */
  code: string;
  once: string;
  rules: readonly { title: string; text: string }[];
  /** On a phone's screen, beside the code: the kind of ticket and for whom; and below it, lines of facts. */
  slim: { caption: readonly string[]; lines: readonly (readonly string[])[] };
}

/** Whether a field of the board is set as large as can be. */
export const isFigure = (value: string): boolean => /^\d/.test(value);
