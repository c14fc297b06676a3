import type { MoneyStyle } from "~/domain/format/price";
import type { SafeNode } from "~/domain/html/safe-html";
import type { OpeningHoursToday } from "~/domain/opening-hours/schema";
import type { BreakingNews, MenuEntry, SiteSettings } from "~/domain/site/schema";

/** An entry of a menu; its address is empty where it only names what is below it. */
export interface ShownEntry extends Omit<MenuEntry, "is_clickable" | "has_tab_navigation" | "children"> {
  children: ShownEntry[];
}

/** Where the house is and who answers; empty what it has not said. */
export interface ShownContact extends Pick<SiteSettings["contact"], "phone" | "email" | "transport"> {
  /** Its lines. */
  address: string;
  /** The link to its place on a map. */
  map: string;
}

/** What header, footer and alert show: the part of the settings that leaves the server. */
export interface ShellData {
  siteName: string;
  contact: ShownContact;
  menu: ShownEntry[];
  secondary: ShownEntry[];
  footer: ShownEntry[];
  headerBlock: SafeNode[];
  footerBlocks: { top: SafeNode[]; bottom: SafeNode[]; logos: SafeNode[] };
  news: BreakingNews | null;
  hours: OpeningHoursToday | null;
  /** Wall-clock time of the house when the page was made, ISO with offset. */
  houseTime: string;
  timeZone: string;
  money: MoneyStyle;
  menuStyle: "style1" | "style2";
  logoLink: string;
  basketLink: string;
  favoritesLink: string;
  stickyButton: boolean;
  whistleblower: boolean;
  /** Loaded after consent only; "": the house has none. */
  tagManager: string;
}
