import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { FeedEntry } from "~/domain/programme/feed-schema";
import { defaultSettings } from "~/domain/site/default-settings";
import { calendarOf } from "~/features/feeds/calendar";
import type { FeedHouse } from "~/features/feeds/house";

const said = ((key: string, values?: { title?: string }) => (values?.title ? `${key}: ${values.title}` : key)) as never;

const house: FeedHouse = {
  origin: "https://kino.example",
  lang: "de",
  settings: {
    ...defaultSettings,
    site_name: "Kino Meridian",
    contact: { ...defaultSettings.contact, street: "Kaschgasse 7", postal_code: "1060", city: "Wien" },
  },
  t: said,
  words: said,
};

const show = (id: number, change: Partial<FeedEntry> = {}): FeedEntry => ({
  id,
  url: `/de/programm/ran/${id}`,
  ticket_url: "",
  title: "Ran; oder: „Chaos“, ein Reich",
  original_title: "Ran",
  date_start: "2026-10-25T00:15:00+02:00",
  date_end: "2026-10-25T02:57:00+01:00",
  status: "scheduled",
  language_version: { code: "OmdU", spoken: ["ja"], subtitles: "de", english_friendly: false },
  directors: ["Akira Kurosawa"],
  countries: ["JP"],
  year: 1985,
  runtime: 162,
  room: { id: 1, slug: "gross", name: "Großer Saal" },
  venue: { id: 1, slug: "kino", name: "Kino Meridian", url: "/de/veranstaltungsort/kino/1" },
  series: null,
  extras: [],
  image: null,
  sequence: 0,
  announced: "2026-10-01T10:00:00+02:00",
  changed: null,
  ...change,
});

/** The file as a reader that is not ours understands it. */
const read = (entries: FeedEntry[], settings = house.settings) => {
  const root = new ICAL.Component(ICAL.parse(calendarOf({ ...house, settings }, "Programm", entries)));
  return root.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
};

describe("a calendar", () => {
  it("has the true moments of a show, also across the night the clocks change", () => {
    const [event] = read([show(7)]);
    expect(event?.startDate.toJSDate().toISOString()).toBe("2026-10-24T22:15:00.000Z");
    expect(event?.endDate.toJSDate().toISOString()).toBe("2026-10-25T01:57:00.000Z");
  });

  it("keeps words with signs that mean something in its format", () => {
    const [event] = read([show(7)]);
    expect(event?.summary).toBe("Ran; oder: „Chaos“, ein Reich (version.OmdU)");
    expect(event?.location).toBe("Großer Saal, Kino Meridian, Kaschgasse 7, 1060 Wien");
  });

  it("has no marks in the place of an address that the house has not said", () => {
    const [event] = read([show(7)], { ...house.settings, contact: defaultSettings.contact });
    expect(event?.location).toBe("Großer Saal, Kino Meridian");
  });

  it("names an event for ever, and says what was moved or cancelled by its sequence and status", () => {
    const before = read([show(7), show(8)]);
    const after = read([show(7, { status: "cancelled", sequence: 1 }), show(8, { status: "moved", sequence: 1 })]);
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(after.map(({ sequence }) => sequence)).toEqual([1, 1]);
    expect(after.map(({ component }) => component.getFirstPropertyValue("status"))).toEqual(["CANCELLED", "CONFIRMED"]);
    expect(after[0]?.summary).toMatch(/^cancelled: Ran/);
  });

  it("is the same file for the same shows, whenever it is made", () => {
    expect(calendarOf(house, "Programm", [show(7)])).toBe(calendarOf(house, "Programm", [show(7)]));
    expect(calendarOf(house, "Programm", [show(7)])).toContain("DTSTAMP:20261001T080000Z");
  });
});
