import type { AccessFeature, EventListItem } from "~/domain/programme/schema";
import type { DemoGuest } from "../content/guests";
import type { Both, DemoVersion } from "../content/types";

/** One date of the demo programme before it becomes a row. Wall times are the house's. */
export interface PlannedEvent {
  id: number;
  slug?: string;
  /** Slug of a film; without one `title` says what it is. */
  film?: string;
  title?: Both;
  subtitle?: Both;
  type: "film" | "konzert" | "lesung" | "gespraech" | "spezial" | "livestream";
  series?: string;
  room: number;
  /** Wall time "YYYY-MM-DDTHH:MM". */
  start: string;
  /** Length in minutes without the film's own; films add theirs. */
  minutes: number;
  doorsBefore?: number;
  status?: EventListItem["status"];
  previousStart?: string;
  version?: DemoVersion;
  format?: string;
  access?: AccessFeature[];
  extras?: string[];
  tags?: string[];
  labels?: string[];
  text?: Both;
  importantInfo?: Both;
  rainPlan?: Both;
  guests?: DemoGuest[];
  /** `sample`: a sound among the files of the demo. */
  programs?: { title: Both; text: Both; duration: number | null; sample?: string }[];
  priceList: number;
  salesStart?: string;
  paused?: boolean;
  ticketUrl?: string;
  ageRating?: number;
  artwork?: string;
  timeslots?: { time: string; capacity: number }[];
}

/** Minutes between the end of one show and the start of the next in the same room. */
export const turnaround = 20;
