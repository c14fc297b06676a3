import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../support/e2e";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Presses Tab, as often as somebody would, until `target` has the focus. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

/** What has the focus is seen: it is in the window, and nothing that sticks lies over its middle. */
async function expectSeen(page: Page) {
  const covered = await page.locator(":focus").evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above && (element.contains(above) || above.contains(element))
      ? null
      : (above?.outerHTML ?? "outside").slice(0, 120);
  });
  expect(covered).toBeNull();
}

test.describe("the menu of a phone", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, "/de/haus");
    await tabTo(page, page.getByRole("banner").getByRole("button", { name: "Menü" }));
  });

  test("opens, keeps the focus and gives it back, by whatever key it is closed", async ({ page }) => {
    const burger = page.getByRole("banner").getByRole("button", { name: "Menü" });
    const menu = page.getByRole("dialog", { name: "Menü" });
    for (const [opens, closes] of [
      ["Enter", "Escape"],
      ["Space", "Escape"],
      ["Enter", "Enter"],
      ["Enter", "Space"],
    ] as const) {
      await page.keyboard.press(opens);
      await expect(menu).toBeVisible();
      // The way out is the first thing in it.
      if (closes !== "Escape") await tabTo(page, menu.getByRole("button", { name: "Schließen" }));
      await page.keyboard.press(closes);
      await expect(menu).toBeHidden();
      await expect(burger).toBeFocused();
    }
  });

  test("is walked through in both directions, and the page behind is not", async ({ page }) => {
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Menü" });
    const inside = () => page.evaluate(() => document.activeElement?.closest("dialog") !== null);
    await tabTo(page, menu.getByRole("link", { name: "Programm", exact: true }));
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "Filme", exact: true })).toBeFocused();
    await expectSeen(page);
    await page.keyboard.press("Shift+Tab");
    await expect(menu.getByRole("link", { name: "Programm", exact: true })).toBeFocused();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press("Tab");
      // The browser's own bar is a stop between the last and the first.
      expect((await inside()) || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
    }
  });

  test("leads on: the new page's title has the focus, the menu is closed", async ({ page }) => {
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Menü" });
    await tabTo(page, menu.getByRole("link", { name: "Filme", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/de\/alle-filme$/);
    await expect(menu).toBeHidden();
    await expect(page.locator("main h1")).toBeFocused();
  });
});

test("a list of the wide menu opens, closes on Escape and when the focus goes on", async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, "/de/programm");
  const house = page.locator("header summary", { hasText: "Haus" });
  const list = page.locator("header details", { has: page.locator("summary", { hasText: "Haus" }) });
  await tabTo(page, house);
  for (const key of ["Enter", "Space"]) {
    await page.keyboard.press(key);
    await expect(list).toHaveAttribute("open");
    await page.keyboard.press("Tab");
    await expect(list.getByRole("link").first()).toBeFocused();
    await expectSeen(page);
    await page.keyboard.press("Escape");
    await expect(list).not.toHaveAttribute("open");
    await expect(house).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await tabTo(page, list.getByRole("link").last());
  await page.keyboard.press("Tab");
  await expect(list).not.toHaveAttribute("open");
});

test.describe("the filters", () => {
  test("of a wide screen are opened, chosen from and closed, and the focus stays where it is", async ({ page }) => {
    await page.setViewportSize(desktop);
    await open(page, "/de/programm");
    const version = page.locator("summary", { hasText: "Sprachfassung" });
    const list = page.locator("details", { has: version });
    await tabTo(page, version);
    await page.keyboard.press("Enter");
    await expect(list).toHaveAttribute("open");
    await page.keyboard.press("Tab");
    const first = list.getByRole("checkbox").first();
    await expect(first).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/\?version=/);
    await expect(first).toBeFocused();
    await expect(first).toBeChecked();
    await expectSeen(page);
    await page.keyboard.press("Escape");
    await expect(list).not.toHaveAttribute("open");
    await expect(version).toBeFocused();
    // What was set can be taken back from the keyboard, too.
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/\/programm$/);
    await expect(first).toBeFocused();
  });

  test("of a wide screen do not lie over what the focus goes to", async ({ page }) => {
    await page.setViewportSize(desktop);
    await open(page, "/de/programm");
    const version = page.locator("summary", { hasText: "Sprachfassung" });
    const list = page.locator("details", { has: version });
    await tabTo(page, version);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(list.getByRole("checkbox").first()).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(list).not.toHaveAttribute("open");
    await expectSeen(page);
  });

  test("of a phone are a dialog that keeps the focus and gives it back", async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, "/de/programm");
    const opener = page.locator("summary", { hasText: "Filter" });
    await tabTo(page, opener);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading")).toBeFocused();
    const first = dialog.getByRole("checkbox").first();
    await tabTo(page, first);
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/\/programm\?\w+=/);
    await expect(first).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press("Space");
    await tabTo(page, dialog.getByRole("button", { name: /^\d+ Vorstellung(en)? zeigen$/ }));
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe("the pictures of a film", () => {
  const shown = (gallery: Locator) =>
    gallery.locator("li").evaluateAll((slides) => {
      const { left, width } = slides[0]?.parentElement?.getBoundingClientRect() ?? { left: 0, width: 0 };
      const middle = left + width / 2;
      return slides.findIndex(
        (slide) => slide.getBoundingClientRect().left <= middle && slide.getBoundingClientRect().right > middle,
      );
    });

  test("are moved by their buttons and by arrows, one at a time, and say which is shown", async ({ page }) => {
    const { results } = (await (await page.request.get("/de/api/productions/?page_size=50")).json()) as {
      results: { id: number; url: string }[];
    };
    const details = await Promise.all(
      results.map(async ({ id }) => (await page.request.get(`/de/api/productions/${id}/`)).json()),
    );
    const film = details.find(({ gallery }) => gallery.length > 1) as { url: string; gallery: unknown[] } | undefined;
    if (!film) throw new Error("No film of the demo house has several pictures");
    const last = film.gallery.length;
    await page.setViewportSize(desktop);
    await open(page, film.url);
    const gallery = page.locator("section[aria-roledescription]", {
      has: page.getByRole("button", { name: "Nächstes Bild" }),
    });
    const [previous, next] = [
      gallery.getByRole("button", { name: "Vorheriges Bild" }),
      gallery.getByRole("button", { name: "Nächstes Bild" }),
    ];
    const said = page.locator("[data-live-region]").first();
    await tabTo(page, next);
    for (let at = 2; at <= last; at += 1) {
      await page.keyboard.press(at % 2 === 0 ? "Enter" : "Space");
      await expect(said).toHaveText(`Bild ${at} von ${last}`);
      await expect.poll(() => shown(gallery)).toBe(at - 1);
    }
    // Behind the last there is none.
    await page.keyboard.press("Enter");
    await expect(said).toHaveText(`Bild ${last} von ${last}`);
    await expect.poll(() => shown(gallery)).toBe(last - 1);

    await page.keyboard.press("Shift+Tab");
    await expect(previous).toBeFocused();
    await page.keyboard.press("Space");
    await expect(said).toHaveText(`Bild ${last - 1} von ${last}`);
    await expect.poll(() => shown(gallery)).toBe(last - 2);
    await expect(previous).toBeFocused();

    // The strip itself is a stop: arrows move it as they move any page.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(gallery.getByRole("list")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => shown(gallery)).toBe(last - 1);
  });
});
