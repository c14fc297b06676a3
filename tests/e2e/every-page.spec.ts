import type { APIRequestContext } from "@playwright/test";
import { expect, expectAxeClean, open, test } from "../support/e2e";
import { shiftOf, watchShifts } from "../support/shifts";

/** A desktop window of 1280 by 1024 pixels, enlarged four times; as wide as the narrowest phone. */
const enlarged = { width: 320, height: 256 };

/** Layout that moves by itself, as Chromium counts it. */
const mostShift = 0.02;

const urlOf = async (request: APIRequestContext, call: string): Promise<string> => {
  const answer = await (await request.get(call)).json();
  return (answer.results ?? answer)[0].url;
};

/** Every kind of public page; a call of the API where the address is a record's. */
const kinds: Record<string, string | { first: string }> = {
  home: "",
  programme: "/programm",
  week: "/programm?view=woche",
  "films of the programme": "/programm?view=filme",
  event: { first: "/api/events/?page_size=1" },
  films: "/alle-filme",
  film: { first: "/api/productions/" },
  series: { first: "/api/series/" },
  magazine: "/mediathek",
  category: "/mediathek/categories/essay/2",
  topics: "/mediathek/tags",
  article: { first: "/api/articles-teaser/" },
  team: "/team",
  person: { first: "/api/persons/" },
  venue: "/veranstaltungsort/kino-meridian/1",
  form: "/forms/saal-mieten/1",
  content: "/haus",
  modules: "/bausteine",
  terms: "/agb",
  search: "/search?q=nacht",
  favourites: "/user/favorites",
  "sign-in": "/user/login",
  cart: "/warenkorb",
  "not found": "/nirgends/so",
};

for (const [kind, where] of Object.entries(kinds))
  test(`enlarged four times, in both languages and themes: ${kind} is accessible, needs no scrolling sideways and does not move`, async ({
    page,
    request,
  }) => {
    const words: string[] = [];
    page.on("console", (message) => {
      const isAnswer = kind === "not found" && message.text().includes("404");
      if ((message.type() === "warning" || message.type() === "error") && !isAnswer) words.push(message.text());
    });
    await page.setViewportSize(enlarged);
    await watchShifts(page);
    for (const lang of ["de", "en"]) {
      const path = typeof where === "string" ? `/${lang}${where}` : await urlOf(request, `/${lang}${where.first}`);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await open(page, path);
        await expectAxeClean(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, path).toBeLessThanOrEqual(enlarged.width);
        expect(await shiftOf(page), path).toBeLessThan(mostShift);
      }
    }
    expect(words).toEqual([]);
  });
