import { XMLParser } from "fast-xml-parser";
import ICAL from "ical.js";
import type { APIRequestContext } from "@playwright/test";
import { expect, open, seededAt, test } from "../support/e2e";

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  isArray: (name) => ["url", "sitemap", "item"].includes(name),
});

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));

const xml = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return parser.parse(await answer.text());
};

test("the programme can be subscribed to, as the page says in its head and at its end", async ({ page, request }) => {
  await open(page, "/de/programm");
  const link = page.getByRole("link", { name: "Programm als Kalender" });
  const path = (await link.getAttribute("href")) ?? "";
  await expect(page.locator('link[rel="alternate"][type="text/calendar"]')).toHaveAttribute("href", path);
  const answer = await request.get(path);
  expect(answer.headers()["content-type"]).toContain("text/calendar");
  const events = eventsIn(await answer.text());
  const { count } = await (await request.get("/de/api/events/?page_size=1")).json();
  expect(events).toHaveLength(count);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(count);
});

test("a show goes into a calendar from its page, a series from its own", async ({ page, request }) => {
  const { results } = await (await request.get("/de/api/events/?page_size=30")).json();
  const show = results.find(
    (event: { has_quick_buy: boolean; series: unknown; date_start: string }) =>
      event.has_quick_buy && event.series && Date.parse(event.date_start) > Date.parse(seededAt),
  );
  await open(page, show.url);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "In den Kalender" }).click(),
  ]);
  expect(download.url()).toContain(`${show.url}/termin.ics`);
  const [event] = eventsIn(await (await request.get(`${show.url}/termin.ics`)).text());
  expect(event?.startDate.toJSDate().getTime()).toBe(Date.parse(show.date_start));
  expect((await request.get("/de/programm/anders/1/termin.ics", { maxRedirects: 0 })).status()).not.toBe(200);

  await open(page, show.series.url);
  const dates = await page.getByRole("link", { name: "Termine als Kalender" }).getAttribute("href");
  const series = eventsIn(await (await request.get(dates ?? "")).text());
  expect(series.map(({ uid }) => uid)).toContain(event?.uid);
});

test("news are RSS, in the language of their address", async ({ request }) => {
  const { rss } = await xml(request, "/en/programm.rss");
  expect(rss.channel.title).toContain("New in the programme");
  expect(rss.channel.item.length).toBeGreaterThan(20);
  for (const { link, guid, pubDate } of rss.channel.item) {
    expect(new URL(link).pathname).toMatch(/^\/en\/programm\/.+\/\d+$/);
    expect(guid["#text"] ?? guid).toBe(link);
    expect(Number.isNaN(Date.parse(pubDate))).toBe(false);
  }
});

test("programs that read texts find their way", async ({ request }) => {
  const answer = await request.get("/llms.txt");
  const text = await answer.text();
  expect(answer.headers()["content-type"]).toContain("text/plain");
  const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, link = ""]) => new URL(link).pathname);
  expect(links.length).toBeGreaterThan(5);
  for (const path of links) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
});
