/*
 * Names of days and months are written down instead of asked of Intl: the server's and the
 * browser's data differ ("Jänner" only in some), and a page that hydrates must read the same twice.
 */
export interface CalendarNames {
  weekdays: readonly string[];
  weekdaysShort: readonly string[];
  months: readonly string[];
  monthsShort: readonly string[];
  /** Day and month, month in words. */
  dayMonth: (day: number, month: string) => string;
  /** Day and month in figures. */
  short: (day: number, month: number) => string;
}

/** What the house knows about a language besides its texts. */
export interface Locale {
  /** The URL prefix, and the folder of its texts. */
  code: string;
  /** In the language itself. */
  name: string;
  /** BCP 47. */
  iso: string;
  /** A test proves that its files hold every key, so that the browser need not load the default language too. */
  isComplete?: boolean;
  calendar: CalendarNames;
  /** By BCP 47, where another country says it otherwise. */
  calendarsElsewhere?: Readonly<Record<string, CalendarNames>>;
  /** BCP 47 for figures and prices, of a language that Intl does not know. */
  figures?: string;
  /** A wall-clock time "HH:MM" in a sentence. */
  clock: (time: string) => string;
  minutes: (count: number) => string;
}
