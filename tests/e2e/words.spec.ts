import { brokenWords } from "../support/broken-words";
import { bank, checkouts, orderButton, title, toCheckout } from "../support/buying";
import { expect, test } from "../support/e2e";
import { seatedShow, showsIn } from "./booking-shows";

const narrow = { width: 320, height: 640 };

const paths = [
  "",
  "/programm",
  "/programm?view=woche",
  "/programm?view=filme",
  "/alle-filme",
  "/reihen",
  "/mediathek",
  "/mediathek/was-ist-eine-kasch/1",
  "/team",
  "/team/marta-weiss/901",
  "/veranstaltungsort/kino-meridian/1",
  "/haus",
  "/agb",
  "/alle-bausteine",
  "/search?q=nacht",
  "/user/login",
];

test("no word of a public page is broken on the narrowest phone", async ({ page, request }) => {
  await page.setViewportSize(narrow);
  const shows = [await showsIn(request, "sold-out"), await showsIn(request, "available")];
  const events = shows.map(([show]) => show?.url.replace(/^\/de/, "") ?? "");
  expect(events.join()).toMatch(/^\/programm\/.+,\/programm\//);
  for (const lang of ["de", "en"])
    for (const path of [...paths, ...events]) {
      await page.goto(`/${lang}${path}`);
      if (path === events[0]) {
        // Known once the page is alive.
        await expect(page.getByRole("heading", { name: /Auf die Warteliste|Join the waiting list/ })).toBeVisible();
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await brokenWords(page), `/${lang}${path} at 390`).toEqual([]);
        await page.setViewportSize(narrow);
      }
      await page.evaluate(() => document.fonts.ready);
      expect(await brokenWords(page), `/${lang}${path}`).toEqual([]);
    }
});

test("no word or time is broken from the checkout to the tickets, on a phone and on a desk", async ({
  page,
  request,
  at,
}) => {
  const expectWhole = async () => {
    for (const size of [narrow, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size);
      expect(await brokenWords(page), `${page.url()} at ${size.width}`).toEqual([]);
    }
  };
  await toCheckout(page, "de", await seatedShow(request, 75), "anna@gmx.example");
  await expectWhole();
  await orderButton(page, "de").click();
  await bank(page, "Approve, but in twenty seconds").click();
  await expect(title(page, checkouts.de.words.waiting)).toBeVisible();
  await expectWhole();
  await at("2026-11-21T18:05:30+01:00");
  await page.reload();
  await expect(title(page, checkouts.de.words.tickets)).toBeVisible();
  await expectWhole();
});
