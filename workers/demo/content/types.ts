import type { AccessFeature, VersionCode } from "~/domain/programme/schema";

/** A text in both languages of the demo house; some are deliberately German only. */
export interface Both {
  de: string;
  en?: string;
}

/** How a film of the demo is shown unless a screening says otherwise. */
export interface DemoVersion {
  code: VersionCode;
  subtitles?: string;
}

/** A film of the demo programme: facts from the reference literature, texts of our own. */
export interface DemoFilm {
  id: number;
  slug: string;
  title: Required<Both>;
  original?: string;
  originalLang?: string;
  year: number;
  directors: string[];
  cast?: string[];
  countries: string[];
  runtime: number;
  ratio: number;
  /** Slugs of genres. */
  genres: string[];
  /** BCP 47 of the languages spoken; empty: silent or without dialogue. */
  spoken: string[];
  version: DemoVersion;
  /** Slug of the series it belongs to. */
  series: string;
  format?: string;
  access?: AccessFeature[];
  tags?: string[];
  teaser: Both;
  text: Both;
  /** What grown-ups who bring children want to know. */
  children?: Both;
  signed: string;
  /** YouTube id of the distributor's trailer. */
  trailer?: string;
}
