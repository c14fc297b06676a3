import type { Page } from "@playwright/test";
import { expect, seededAt, test } from "../support/e2e";

type Entity = Record<string, unknown>;

/** What search engines demand of a type wherever it stands, and what of the one a page is about. */
const required: Readonly<Record<string, readonly string[]>> = {
  Article: ["headline", "author", "datePublished", "dateModified", "image", "publisher", "url"],
  BreadcrumbList: ["itemListElement"],
  Country: ["name"],
  Event: ["name", "startDate", "location", "url"],
  EventSeries: ["name", "url"],
  ItemList: ["itemListElement"],
  GeoCoordinates: ["latitude", "longitude"],
  ListItem: ["position", "name"],
  LiteraryEvent: ["name", "startDate", "location"],
  LocationFeatureSpecification: ["name", "value"],
  Movie: ["name", "url"],
  MovieTheater: ["name"],
  MusicEvent: ["name", "startDate", "location"],
  Offer: ["price", "priceCurrency", "availability", "url"],
  OpeningHoursSpecification: ["opens", "closes"],
  Organization: ["name"],
  PerformingGroup: ["name"],
  Person: ["name"],
  Place: ["name"],
  PostalAddress: ["streetAddress", "postalCode", "addressLocality", "addressCountry"],
  ScreeningEvent: ["name", "startDate", "location"],
  SearchAction: ["target", "query-input"],
  WebSite: ["name", "url", "potentialAction"],
};
const ofEvents = ["endDate", "eventStatus", "eventAttendanceMode", "offers", "organizer", "url"];
const ofPages: typeof required = {
  EventSeries: ["startDate", "subEvent", "organizer"],
  LiteraryEvent: ofEvents,
  Movie: ["image", "director"],
  MovieTheater: ["address", "url", "telephone", "geo", "openingHoursSpecification"],
  MusicEvent: [...ofEvents, "performer"],
  Person: ["url", "jobTitle", "image", "worksFor"],
  ScreeningEvent: [...ofEvents, "image", "workPresented"],
};

const isEntity = (value: unknown): value is Entity => typeof value === "object" && value !== null;
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** What another page describes under the same name has to say where that is, and when. */
const ofReferences = ["@id", "url", "startDate"];

/** What is missing, as "Article/author/Person.name"; types that nobody has described are missing altogether. */
function missingIn(value: unknown, path = "", own: typeof required = ofPages): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => missingIn(part, path, own));
  if (!isEntity(value)) return [];
  const type = typeof value["@type"] === "string" ? value["@type"] : undefined;
  const here = type ? [path, type].filter(Boolean).join("/") : path;
  const isReference = path !== "" && type === "ScreeningEvent" && "@id" in value;
  const described = isReference ? ofReferences : (required[type ?? ""] ?? ["a description of the type"]);
  const demanded = type ? [...described, ...(own[type] ?? [])] : [];
  return [
    ...demanded.filter((key) => isEmpty(value[key])).map((key) => `${here}.${key}`),
    ...Object.values(value).flatMap((part) => missingIn(part, here, {})),
  ];
}

async function toldAt(page: Page, path: string): Promise<Entity[]> {
  const html = await (await page.request.get(path)).text();
  return Array.from(html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs), ([, json = ""]) =>
    JSON.parse(json),
  );
}

/** The address of a record that says all it can: what the demo house has of everything. */
async function addressIn(page: Page, list: string, wanted: (entry: Entity) => boolean = () => true) {
  const answer = await (await page.request.get(list)).json();
  const entries: Entity[] = Array.isArray(answer) ? answer : answer.results;
  return String(entries.find(wanted)?.["url"]);
}

/** A show to come that is sold, of a kind of events. */
const showOf = (page: Page, kind: string, wanted: (entry: Entity) => boolean = () => true) =>
  addressIn(
    page,
    "/de/api/events/?page_size=100",
    (entry) =>
      (entry["event_type_new"] as Entity)["kind"] === kind &&
      entry["has_quick_buy"] === true &&
      entry["status"] === "scheduled" &&
      Date.parse(String(entry["date_start"])) > Date.parse(seededAt) &&
      wanted(entry),
  );

const pages: readonly [type: string, address: (page: Page) => Promise<string> | string][] = [
  ["WebSite", () => "/en"],
  ["Article", (page) => addressIn(page, "/de/api/articles-teaser/")],
  ["Person", () => "/de/team/marta-weiss/901"],
  ["MovieTheater", () => "/de/veranstaltungsort/kino-meridian/1"],
  ["EventSeries", (page) => addressIn(page, "/de/api/series/", (entry) => Number(entry["upcoming_count"]) > 0)],
  ["Movie", (page) => addressIn(page, "/de/api/productions/", (entry) => entry["image"] !== null)],
  ["ScreeningEvent", (page) => showOf(page, "film", (entry) => entry["image"] !== null)],
  ["MusicEvent", (page) => showOf(page, "concert")],
  ["LiteraryEvent", (page) => showOf(page, "reading")],
];

/** Lists of records, each with how many it tells of at least. */
const lists: readonly [path: string, most: number][] = [
  ["/de/programm", 10],
  ["/en/programm?page=2", 10],
  ["/de/alle-filme", 10],
  ["/en/reihen", 10],
];

for (const [path, most] of lists)
  test(`${path} tells search engines what is in its list`, async ({ page }) => {
    const told = await toldAt(page, path);
    expect(missingIn(told)).toEqual([]);
    const items = told.find((entry) => entry["@type"] === "ItemList")?.["itemListElement"] as Entity[];
    expect(items.length).toBeGreaterThanOrEqual(most);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    for (const item of [items[0], items.at(-1)]) {
      const { origin, pathname } = new URL(String(item?.["url"]));
      expect(origin).toBe(new URL((await page.request.get("/de")).url()).origin);
      expect((await page.request.get(pathname)).status()).toBe(200);
    }
  });

for (const [type, address] of pages)
  test(`the page of a ${type} tells search engines everything they demand of it`, async ({ page }) => {
    const told = await toldAt(page, await address(page));
    const about = told.find((entry) => entry["@type"] === type);
    expect(about).toMatchObject({ "@context": "https://schema.org" });
    expect(missingIn(told)).toEqual([]);
    // What is demanded is missed where it is not said, on the page's own entity and inside of it.
    const [first = ""] = required[type] ?? [];
    expect(missingIn({ ...about, [first]: "" })).toContain(`${type}.${first}`);
    expect(missingIn({ ...about, part: { "@type": "Person" } })).toContain(`${type}/Person.name`);
  });
