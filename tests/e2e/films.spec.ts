import { test, expect, expectAxeClean, open } from "../support/e2e";
import type { Page } from "@playwright/test";

/** The address of the first event in the API's list that answers the description. */
async function findEvent(
  page: Page,
  wanted: (event: {
    title: string;
    status: string;
    date_start: string;
    url: string;
    has_quick_buy: boolean;
  }) => boolean,
): Promise<string> {
  for (let number = 1; number <= 3; number++) {
    const answer = await page.request.get(`/de/api/events/?page_size=100&page=${number}`);
    const { results } = (await answer.json()) as {
      results: { title: string; status: string; date_start: string; url: string; has_quick_buy: boolean }[];
    };
    const found = results.find(wanted);
    if (found) return found.url;
  }
  throw new Error("The demo house has no such event");
}

interface Film {
  url: string;
  title: string;
  showings_count: number;
}

async function films(page: Page): Promise<Film[]> {
  const answer = await page.request.get("/de/api/productions/?page_size=100");
  return ((await answer.json()) as { results: Film[] }).results;
}

const jsonLd = async (page: Page, type: string): Promise<Record<string, unknown>> => {
  const all = await page.locator('script[type="application/ld+json"]').allTextContents();
  const found = all.map((text) => JSON.parse(text) as Record<string, unknown>).find((entry) => entry["@type"] === type);
  expect(found, `${type} in the structured data`).toBeDefined();
  return found ?? {};
};

test.describe("home", () => {
  test("opens with the next film of the evening and only lists what can still be reached", async ({ page }) => {
    await page.goto("/de");
    const hero = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { level: 1 }) })
      .first();
    await expect(hero.getByRole("heading", { level: 2 })).toBeVisible();
    const starts = await page
      .getByRole("region", { name: "Heute Abend" })
      .locator("li > time")
      .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
    expect(starts.length).toBeGreaterThan(2);
    expect(starts.every((start) => Date.parse(start) > Date.parse("2026-11-21T18:05:00+01:00"))).toBe(true);
    expect(starts).toEqual(starts.toSorted((a, b) => Date.parse(a) - Date.parse(b)));
  });

  test("goes on to the next day when the evening is over", async ({ page, at }) => {
    await at("2026-11-22T04:30:00+01:00");
    await page.goto("/de");
    await expect(page.getByRole("heading", { level: 2, name: "Sonntag, 22. November" })).toBeVisible();
  });

  test("crops no picture: every frame has the ratio of its film", async ({ page }) => {
    await page.goto("/de");
    const odd = await page.locator("main picture").evaluateAll((pictures) =>
      pictures.flatMap((picture) => {
        const image = picture.querySelector("img");
        const box = picture.getBoundingClientRect();
        const ratio = Number(image?.getAttribute("width")) / Number(image?.getAttribute("height"));
        return box.width > 0 && Math.abs(box.width / box.height - ratio) > 0.03
          ? [`${ratio} drawn as ${box.width / box.height}`]
          : [];
      }),
    );
    expect(odd).toEqual([]);
  });
});

test.describe("event", () => {
  test("shows time, version, price and the form, and tells search engines the same", async ({ page }) => {
    const url = await findEvent(
      page,
      (event) =>
        event.has_quick_buy &&
        event.status === "scheduled" &&
        Date.parse(event.date_start) > Date.parse("2026-11-22T00:00:00+01:00"),
    );
    await page.goto(url);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("alle Gebühren enthalten").first()).toBeVisible();
    await expect(page.locator("#datesAndTickets form")).toBeVisible();
    const data = await jsonLd(page, "ScreeningEvent").catch(() => jsonLd(page, "Event"));
    expect(String(data.startDate)).toMatch(/T\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
    expect(data).toMatchObject({
      eventStatus: "https://schema.org/EventScheduled",
      location: { "@type": "MovieTheater" },
    });
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveCount(1);
  });

  test("says first that it is cancelled and sells nothing", async ({ page }) => {
    await page.goto(await findEvent(page, (event) => event.status === "cancelled"));
    await expect(page.getByText("Abgesagt").first()).toBeVisible();
    await expect(page.locator("#datesAndTickets")).toHaveCount(0);
    expect(await jsonLd(page, "ScreeningEvent")).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" });
  });

  test("says where a moved show comes from", async ({ page }) => {
    await page.goto(await findEvent(page, (event) => event.status === "moved"));
    await expect(page.getByText(/^Verlegt von /)).toBeVisible();
    expect(await jsonLd(page, "ScreeningEvent")).toHaveProperty("previousStartDate");
  });

  test("leads wrong names to the right one, unknown ones to 404, and the overlay to the programme", async ({
    page,
  }) => {
    const url = await findEvent(page, () => true);
    const wrong = await page.request.get(url.replace(/\/[^/]+\/(\d+)$/, "/falsch/$1"), { maxRedirects: 0 });
    expect(wrong.status()).toBe(301);
    expect(wrong.headers().location).toContain(url);
    for (const id of ["999999", "0", "abc", "1e3"])
      expect((await page.request.get(`/de/programm/x/${id}`)).status()).toBe(404);
    const overlay = await page.request.get(`${url}?overlay=true&tag=2`, { maxRedirects: 0 });
    expect(overlay.status()).toBe(302);
    expect(overlay.headers().location).toMatch(/\/de\/programm\?tag=2$/);
  });

  test("contacts no video provider before it is asked to", async ({ page }) => {
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (
        !request.url().startsWith("http://localhost") &&
        !request.url().startsWith("http://127.0.0.1") &&
        request.url().startsWith("http")
      )
        elsewhere.push(request.url());
    });
    await page.route("https://www.youtube-nocookie.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "" }),
    );
    const film = (await films(page)).find(({ url }) => url.includes("/portraet-einer-jungen-frau"));
    await page.goto(film?.url ?? "");
    const facade = page.getByRole("link", { name: /^Trailer: Porträt.*YouTube/ });
    await facade.scrollIntoViewIfNeeded();
    expect(elsewhere).toEqual([]);
    await facade.click();
    await expect(page.getByTitle("Trailer: Porträt einer jungen Frau in Flammen")).toBeVisible();
    // A frame is there before it has asked for anything.
    await expect.poll(() => elsewhere).toEqual([expect.stringContaining("youtube-nocookie.com/embed/")]);
  });
});

test.describe("film", () => {
  test("reaches all its dates over the weeks of the strip", async ({ page }) => {
    const film = (await films(page)).toSorted((a, b) => b.showings_count - a.showings_count)[0];
    await page.goto(film?.url ?? "");
    const strip = page.getByRole("navigation", { name: "Spielzeiten" });
    let seen = 0;
    for (let week = 0; week < 8; week++) {
      seen += await strip.locator("li li").count();
      const next = strip.getByRole("link", { name: /^Nächste/ });
      if ((await next.count()) === 0) break;
      const address = (await next.getAttribute("href")) ?? "";
      await page.goto(address);
    }
    expect(seen).toBe(film?.showings_count);
  });

  test("keeps its page when its run is over", async ({ page }) => {
    const past = (await films(page)).find((film) => film.showings_count === 0);
    const answer = await page.goto(past?.url ?? "/de/nichts");
    expect(answer?.status()).toBe(200);
    await expect(page.getByText(/^Zuletzt gezeigt am /)).toBeVisible();
  });

  test("has no page of the list past its end", async ({ page }) => {
    expect((await page.request.get("/de/alle-filme?page=2")).status()).toBe(200);
    expect((await page.request.get("/de/alle-filme?page=99")).status()).toBe(404);
  });

  test("is found by its title without JavaScript", async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      extraHTTPHeaders: { "x-test-now": "2026-11-21T18:05:00+01:00" },
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    await page.goto("/de/alle-filme");
    await page.getByRole("searchbox", { name: "Titel, Originaltitel oder Regie" }).fill("Sedmikrasky");
    await page.getByRole("button", { name: "Anzeigen" }).click();
    await expect(page).toHaveURL(/q=Sedmikrasky/);
    await expect(page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) })).toHaveCount(1);
    await page.goto("/de/alle-filme?q=gibtesnicht");
    await expect(page.getByText("Leider ergab Ihre Auswahl kein Ergebnis.")).toBeVisible();
    await page.getByRole("link", { name: "Filter zurücksetzen" }).click();
    await expect(page).toHaveURL(/\/alle-filme$/);
    await context.close();
  });
});

test.describe("accessibility", () => {
  for (const [lang, colorScheme] of [
    ["de", "light"],
    ["en", "dark"],
  ] as const) {
    test(`home, event, film, list, series and article are clean (${lang}, ${colorScheme})`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const event = (await findEvent(page, (entry) => entry.has_quick_buy && entry.status === "scheduled")).replace(
        "/de/",
        `/${lang}/`,
      );
      const film = ((await films(page))[0]?.url ?? "").replace("/de/", `/${lang}/`);
      const series =
        ((await (await page.request.get(`/${lang}/api/series/`)).json()) as { url: string }[])[0]?.url ?? "";
      const article =
        ((await (await page.request.get(`/${lang}/api/articles-teaser/`)).json()) as { url: string }[])[0]?.url ?? "";
      for (const path of [`/${lang}`, event, film, `/${lang}/alle-filme`, series, article]) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await expectAxeClean(page);
      }
    });
  }

  test("nothing is wider than a phone of 320 pixels", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const longest = (await films(page)).toSorted((a, b) => b.title.length - a.title.length)[0];
    for (const path of ["/de", "/de/alle-filme", longest?.url ?? ""]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });
});

test("the pictures of a film are seen one at a time, 24 px apart", async ({ page }) => {
  await open(page, "/de/alle-filme/the-kid/5");
  const slider = page.getByRole("region", { name: "Bilder zu Der Vagabund und das Kind" });
  const track = slider.getByRole("list");
  const slides = track.getByRole("listitem");
  await expect(slides).toHaveCount(2);
  const left = (index: number) => slides.nth(index).evaluate((slide) => Math.round(slide.getBoundingClientRect().left));
  const width = await track.evaluate((list) => list.clientWidth);
  expect((await left(1)) - (await left(0))).toBe(width + 24);
  const first = await left(0);
  await slider.getByRole("button", { name: "Nächstes Bild" }).click();
  await expect.poll(() => left(1)).toBe(first);
});
