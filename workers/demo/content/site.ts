import { defaultSettings } from "~/domain/site/default-settings";
import type { StoredSettings } from "../../db/schema/site";
import type { Both } from "./types";

const empty = { code: {} };

/** Settings of the demo house. */
export const settings: StoredSettings = {
  site_name: "Kino Meridian",
  html_footer_top: empty,
  html_footer_bottom: {
    code: {
      de: "<p>Kino Meridian ist ein erfundenes Haus. Es zeigt, was die Software Kasch kann.</p>",
      en: "<p>Kino Meridian is an invented house. It shows what the software Kasch can do.</p>",
    },
  },
  html_footer_logos: empty,
  html_header: empty,
  is_shop_online: true,
  is_site_online: true,
  contact: {
    name: "Kino Meridian",
    street: "Kaschgasse 7",
    postal_code: "1060",
    city: "Wien",
    country: "AT",
    phone: "+43 1 000 00 70",
    email: "kassa@kino-meridian.example",
    lat: 48.1961,
    lon: 16.3533,
    transport: { de: "U4 Pilgramgasse, 5 Minuten; Bus 13A, 57A", en: "U4 Pilgramgasse, 5 minutes; bus 13A, 57A" },
  },
  show_whistleblower: true,
  design: {
    ...defaultSettings.design,
    custom_error_pages: { "404": "/404" },
    programme_filters: ["calendar", "tag", "version", "access", "time", "english"],
    parsers: { time_zone: "Europe/Vienna", locale: "de-AT", currency: "€" },
    sections: {
      ...defaultSettings.design.sections,
      event: [
        "ImportantInfo",
        "Description",
        "Children",
        "Programs",
        "Events",
        "ImageSlider",
        "Video",
        "Contributors",
        "OpeningHours",
        "Series",
        "Blog",
        "Sponsors",
        "Promoter",
      ],
    },
  },
};

interface DemoMenuEntry {
  id: number;
  menu: "primary" | "secondary" | "footer";
  name: Required<Both>;
  url: string;
  online: boolean;
  parent?: number;
}

/** Menus; one entry is deliberately offline. */
export const menu: readonly DemoMenuEntry[] = [
  { id: 1, menu: "primary", name: { de: "Programm", en: "Programme" }, url: "/programm", online: true },
  { id: 2, menu: "primary", name: { de: "Filme", en: "Films" }, url: "/alle-filme", online: true },
  { id: 3, menu: "primary", name: { de: "Reihen", en: "Series" }, url: "/reihen", online: true },
  { id: 13, menu: "primary", name: { de: "Mediathek", en: "Magazine" }, url: "/mediathek", online: true },
  { id: 4, menu: "primary", name: { de: "Haus", en: "House" }, url: "/haus", online: true },
  {
    id: 5,
    menu: "primary",
    name: { de: "Säle & Zugang", en: "Halls & access" },
    url: "/barrierefreiheit",
    online: true,
    parent: 4,
  },
  { id: 6, menu: "primary", name: { de: "Gutscheine", en: "Vouchers" }, url: "/gutscheine", online: false, parent: 4 },
  {
    id: 7,
    menu: "secondary",
    name: { de: "Anreise", en: "Getting here" },
    url: "/haus#anreise",
    online: true,
  },
  { id: 12, menu: "secondary", name: { de: "Oft gefragt", en: "Often asked" }, url: "/haus#fragen", online: true },
  { id: 8, menu: "footer", name: { de: "AGB", en: "Terms" }, url: "/agb", online: true },
  { id: 9, menu: "footer", name: { de: "Impressum", en: "Imprint" }, url: "/impressum", online: true },
  { id: 10, menu: "footer", name: { de: "Datenschutz", en: "Privacy" }, url: "/datenschutz", online: true },
  {
    id: 11,
    menu: "footer",
    name: { de: "Barrierefreiheit", en: "Accessibility" },
    url: "/barrierefreiheit",
    online: true,
  },
];

/** Weekly hours: weekday 1 is Monday. */
export const openingHours: readonly { weekday: number; from: string; to: string }[] = [
  { weekday: 1, from: "17:00", to: "23:30" },
  { weekday: 2, from: "17:00", to: "23:30" },
  { weekday: 3, from: "17:00", to: "23:30" },
  { weekday: 4, from: "17:00", to: "23:30" },
  { weekday: 5, from: "16:30", to: "02:00" },
  { weekday: 6, from: "14:00", to: "02:00" },
  { weekday: 7, from: "10:00", to: "23:00" },
];

export const breakingNews = {
  id: 1,
  title: { de: "Sturm in der Remise", en: "Storm at the Depot" },
  text: { de: "Gala mit Orchester", en: "Gala with orchestra" },
  linkTitle: { de: "Karten für die Gala", en: "Tickets for the gala" },
};

/** Addresses of the old website; a rule without a language holds in each. */
export const redirects: readonly { id: number; old: string; to: string }[] = [
  { id: 1, old: "/spielplan", to: "/programm" },
  { id: 2, old: "/schedule", to: "/programm" },
  { id: 3, old: "/saele", to: "/haus" },
  { id: 4, old: "/filmreihen", to: "/reihen" },
  { id: 5, old: "/kontakt", to: "/impressum" },
];
