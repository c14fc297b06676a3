import type { Page } from "@playwright/test";
import { alive, expect, expectAxeClean, open, test } from "../support/e2e";

const titles = (page: Page) => page.locator("main h2 a[href*='/mediathek/']");
const shown = (count: number, of: number) => `${count} von ${of}`;

test.describe("the magazine", () => {
  test("adds the further articles to the list, says so, and finds it again on the way back", async ({ page }) => {
    await open(page, "/de/mediathek");
    await expect(titles(page)).toHaveCount(12);
    await expect(page.getByText(shown(12, 14))).toBeVisible();
    await page.getByRole("link", { name: "Weitere Texte laden" }).click();
    await expect(titles(page)).toHaveCount(14);
    await expect(page.locator("[data-live-region]").first()).toHaveText("2 weitere Texte geladen");
    await expect(page).toHaveURL(/\/de\/mediathek$/);
    await expect(page.getByRole("link", { name: "Weitere Texte laden" })).toHaveCount(0);
    await titles(page).last().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kinder sitzen vorne");
    await page.goBack();
    await expect(titles(page)).toHaveCount(14);
  });

  test("keeps what is there when a page does not arrive, and asks again", async ({ page }) => {
    const further = /\/de\/api\/articles\/\?page=2/;
    await page.route(further, (route) => route.abort());
    await open(page, "/de/mediathek");
    await page.getByRole("link", { name: "Weitere Texte laden" }).click();
    await expect(page.getByRole("alert")).toHaveText("Die weiteren Texte sind nicht angekommen.");
    await expect(titles(page)).toHaveCount(12);
    await page.unroute(further);
    await page.getByRole("link", { name: "Noch einmal" }).click();
    await expect(titles(page)).toHaveCount(14);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("leads from a category to its articles and from the index to a topic", async ({ page }) => {
    await open(page, "/en/mediathek");
    const strip = page.getByRole("navigation", { name: "Sections" });
    await strip.getByRole("link", { name: /^Afterwards/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Afterwards");
    await expect(strip.getByRole("link", { name: /^Afterwards/ })).toHaveAttribute("aria-current", "page");
    await expect(titles(page)).toHaveCount(2);
    await strip.getByRole("link", { name: "All 18 topics" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Index");
    await page.getByRole("link", { name: /^Silent film\b.*4 pieces$/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Silent film");
    await expect(titles(page)).toHaveCount(4);
  });

  test("shows every picture in its own ratio and those of a row at one height", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, "/de/mediathek");
    const rows = await page.locator("main ul:has(> li picture)").evaluateAll((lists) =>
      lists.map((list) =>
        Array.from(list.querySelectorAll("picture"), (picture) => {
          const { width, height } = picture.getBoundingClientRect();
          const image = picture.querySelector("img");
          return { height, off: width / height - Number(image?.width) / Number(image?.height) };
        }),
      ),
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows)
      for (const { height, off } of row) {
        expect(Math.abs(off)).toBeLessThan(0.03);
        expect(Math.abs(height - (row[0]?.height ?? 0))).toBeLessThan(2);
      }
  });
});

test.describe("an article", () => {
  test("shows when its films can be seen, and sells tickets for them", async ({ page }) => {
    await open(page, "/de/mediathek/was-ist-eine-kasch/1");
    const rows = page
      .locator("section", { has: page.getByRole("heading", { name: "Zum Text im Kino" }) })
      .locator("li");
    await expect(rows).toHaveCount(3);
    const starts = await rows
      .locator("time")
      .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
    expect(starts).toEqual(starts.toSorted((a, b) => Date.parse(a) - Date.parse(b)));
    await rows.first().locator("[data-quick-buy]").first().click();
    await expect(page.locator("dialog[open]")).toBeVisible();
  });

  test("leads through its topics and its category back to the magazine", async ({ page }) => {
    await open(page, "/de/mediathek/ein-buchstabe-aus-kreide/6");
    await page.getByRole("navigation", { name: "Themen dieses Textes" }).getByRole("link", { name: "Ton" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ton");
    await page.goBack();
    await alive(page);
    const crumbs = page.locator("main nav:has(> ol)").first();
    await crumbs.getByRole("link", { name: "Mediathek" }).click();
    await expect(page).toHaveURL(/\/de\/mediathek$/);
  });

  for (const [lang, word, heard] of [
    ["de", "Zwei Schiffe, ein Klavier", "Zu hören"],
    ["en", "Two ships, one piano", "To be heard"],
  ] as const)
    test(`goes on with its sections, in the measure of its text or as wide as a page (${lang})`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, `/${lang}/mediathek/zwei-oktaven-fehlen/2`);
      const edges = (name: string) =>
        page
          .getByRole("heading", { name, exact: true })
          .evaluate((heading) => heading.parentElement?.getBoundingClientRect().toJSON() as DOMRect);
      const text = await page
        .locator("article h2 + p")
        .first()
        .evaluate((node) => node.getBoundingClientRect().left);
      expect((await edges(word)).left).toBe(text);
      expect((await edges(heard)).left).toBeLessThan(text);
      expect((await edges(heard)).width).toBeGreaterThan(1300);
      const shows = page.locator("section", { has: page.getByRole("heading", { name: heard, exact: true }) });
      await shows.locator("[data-quick-buy]").first().click();
      await expect(page.locator("dialog[open]")).toBeVisible();
      const player = page.locator("article audio");
      await expect(player).toHaveCount(1);
    });

  test("leads to its author, whose picture is told to search engines and not twice to who listens", async ({
    page,
  }) => {
    await open(page, "/de/mediathek/zwei-oktaven-fehlen/2");
    const author = page.locator("article aside", { hasText: "Stummfilm und Musik" });
    await expect(author.locator("img")).toHaveAttribute("alt", "");
    await author.scrollIntoViewIfNeeded();
    await expect.poll(() => author.locator("img").evaluate((image) => (image as HTMLImageElement).complete)).toBe(true);
    const shape = await author.locator("img").evaluate((image) => {
      const { width, height } = image.getBoundingClientRect();
      const { naturalWidth, naturalHeight } = image as HTMLImageElement;
      return width / height - naturalWidth / naturalHeight;
    });
    expect(Math.abs(shape)).toBeLessThan(0.02);
    await author.getByRole("link", { name: "Jakob Lindner" }).click();
    await expect(page).toHaveURL(/\/de\/team\/jakob-lindner\/902$/);
  });

  test("is printed with its address and without what is only of use on a screen", async ({ page }) => {
    await open(page, "/de/mediathek/was-ist-eine-kasch/1");
    const address = page.getByText(/^https?:\/\/.*\/de\/mediathek\/was-ist-eine-kasch\/1$/);
    await expect(address).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(address).toBeVisible();
    await expect(page.getByRole("heading", { name: "Weiterlesen" })).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [lang, more, newer] of [
    ["de", "Weitere Texte laden", "Neuere Texte"],
    ["en", "Load more pieces", "Newer pieces"],
  ] as const)
    test(`every article is reached, and read (${lang})`, async ({ page }) => {
      await page.goto(`/${lang}`);
      await page
        .locator("main")
        .getByRole("link", { name: lang === "de" ? "Ganze Mediathek" : "The whole magazine" })
        .click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/mediathek$`));
      await page.getByRole("link", { name: more }).click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/mediathek\\?page=2$`));
      await expect(titles(page)).toHaveCount(2);
      await titles(page).last().click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goBack();
      await page.getByRole("link", { name: newer }).click();
      await expect(titles(page)).toHaveCount(12);
    });
});

test.describe("accessibility", () => {
  const pages = [
    "mediathek",
    "mediathek?page=2",
    "mediathek/tags",
    "mediathek/categories/essay/2",
    "mediathek/tags/ton/54",
  ];
  const articles = [
    "mediathek/was-ist-eine-kasch/1",
    "mediathek/zwei-oktaven-fehlen/2",
    "mediathek/wer-zuerst-klatscht/12",
  ];
  for (const [lang, colorScheme] of [
    ["de", "light"],
    ["en", "dark"],
  ] as const)
    test(`the magazine is clean (${lang}, ${colorScheme})`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const path of [...pages, ...articles]) {
        await page.goto(`/${lang}/${path}`, { waitUntil: "domcontentloaded" });
        await expectAxeClean(page);
      }
    });

  test("nothing is wider than a phone of 320 pixels", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [...pages, ...articles]) {
      await page.goto(`/de/${path}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), path).toBe(true);
    }
  });

  test("what can be pressed is large enough on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ["mediathek", "mediathek/tags"]) {
      await page.goto(`/de/${path}`);
      const small = await page
        .locator("main nav a")
        .evaluateAll((links) =>
          links.filter((link) => link.getBoundingClientRect().height < 24).map((link) => link.textContent),
        );
      expect(small).toEqual([]);
    }
  });
});

test("a note stands in the margin beside its paragraph, below it on a phone, and at the end on paper", async ({
  page,
}) => {
  const path = "/de/mediathek/was-ist-eine-kasch/1";
  const [number, note] = [page.locator("[role=doc-noteref]").first(), page.locator("[role=doc-footnote]").first()];
  const paragraph = page.locator("article p", { has: page.locator("[role=doc-noteref]") }).first();
  const boxes = async () => {
    const [words, said] = [await paragraph.boundingBox(), await note.boundingBox()];
    if (!words || !said) throw new Error("The article has no note");
    return { words, said };
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, path);
  const wide = await boxes();
  expect(wide.said.x).toBeGreaterThan(wide.words.x + wide.words.width);
  expect(wide.said.y).toBeLessThan(wide.words.y + wide.words.height);

  await number.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\S+$/);
  await expect(note).toBeInViewport();
  await note.locator("[role=doc-backlink]").focus();
  await page.keyboard.press("Enter");
  await expect(number).toBeInViewport();

  await page.setViewportSize({ width: 320, height: 700 });
  const narrow = await boxes();
  expect(narrow.said.y).toBeGreaterThanOrEqual(narrow.words.y + narrow.words.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAxeClean(page);

  await page.emulateMedia({ media: "print" });
  const last = await page.getByText("nämlich noch nichts").boundingBox();
  expect((await boxes()).said.y).toBeGreaterThan((last?.y ?? Number.NaN) + (last?.height ?? 0) - 1);
});
