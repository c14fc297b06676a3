import type { Page } from "@playwright/test";
import { expect, expectAxeClean, open, test } from "../support/e2e";

/** The choice that the browser holds; null: none. */
const choice = async (page: Page): Promise<unknown> => {
  const found = (await page.context().cookies()).find(({ name }) => name === "cookie_consent_settings");
  return found ? JSON.parse(decodeURIComponent(found.value)) : null;
};

/** Opens the dialog with the keyboard, from the foot of the page. */
async function openDialog(page: Page) {
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" });
  await link.scrollIntoViewIfNeeded();
  const dialog = page.getByRole("dialog", { name: "Was darf offen sein?" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  return { link, dialog };
}

test("nobody is asked where there is nothing to ask, and no script of others is loaded", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") foreign.push(request.url());
  });
  await open(page, "/de/haus");
  await expect(page.getByRole("region", { name: "Wir merken uns nur Ihre Karten." })).toHaveCount(0);
  expect(await choice(page)).toBeNull();
  expect(foreign).toEqual([]);
});

test("the dialog works with the keyboard alone: Escape changes nothing, a choice is remembered", async ({ page }) => {
  await open(page, "/de/agb");
  const { link, dialog } = await openDialog(page);
  await expect(page).toHaveURL(/\/de\/agb$/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  expect(await choice(page)).toBeNull();

  await openDialog(page);
  await expect(dialog.getByRole("heading", { level: 3 })).toHaveText([
    "Notwendig",
    "Statistik",
    "Werbung",
    "Medien von außen",
  ]);
  await expect(dialog.getByRole("checkbox")).toHaveCount(3);
  await expect(dialog.getByRole("checkbox", { name: "Medien von außen" })).not.toBeChecked();
  await dialog.getByRole("checkbox", { name: "Medien von außen" }).focus();
  await page.keyboard.press("Space");
  await dialog.getByRole("button", { name: "Auswahl speichern" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  const chosen = { required: true, optimization: false, marketing: false, external_media: true };
  expect(await choice(page)).toEqual(chosen);

  await openDialog(page);
  await expect(dialog.getByRole("checkbox", { name: "Medien von außen" })).toBeChecked();
  await dialog.getByRole("button", { name: "Alle ablehnen" }).click();
  await expect(dialog).toBeHidden();
  expect(await choice(page)).toEqual({ ...chosen, external_media: false });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the dialog is accessible, and declining looks like agreeing (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/de/agb");
    const { dialog } = await openDialog(page);
    const looks = ["Alle ablehnen", "Alle akzeptieren"].map((name) =>
      dialog.getByRole("button", { name }).evaluate((button) => {
        const { backgroundColor, color, fontSize } = getComputedStyle(button);
        return [backgroundColor, color, fontSize, button.clientWidth, button.clientHeight];
      }),
    );
    const [decline, agree] = await Promise.all(looks);
    expect(decline).toEqual(agree);
    await expectAxeClean(page);
  });
}

test("without JavaScript the foot leads to what is said about cookies", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/de/haus");
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" }).click();
  await expect(page).toHaveURL(/\/de\/datenschutz#cookies$/);
  await expect(page.locator("#cookies")).toContainText("Cookies");
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test("who has consented to media from outside is not asked for each, and is again once that is taken back", async ({
  page,
  context,
}) => {
  // Nothing leaves this machine.
  await context.route(
    (url) => url.hostname !== "localhost",
    (route) => route.fulfill({ contentType: "text/html", body: "<p>there</p>" }),
  );
  const asks = page.getByRole("button", { name: "Inhalt von SoundCloud laden" });
  await open(page, "/de/bausteine");
  await expect(asks).toBeVisible();
  const { dialog } = await openDialog(page);
  await dialog.getByRole("button", { name: "Alle akzeptieren" }).click();
  await expect(asks).toHaveCount(0);
  await openDialog(page);
  await dialog.getByRole("button", { name: "Alle ablehnen" }).click();
  await expect(asks).toHaveCount(1);
});

test("declining takes back what was loaded one by one, on this page and on the next", async ({ page, context }) => {
  await context.route(
    (url) => url.hostname !== "localhost",
    (route) => route.fulfill({ contentType: "text/html", body: "<p>there</p>" }),
  );
  const asks = page.getByRole("button", { name: "Inhalt von SoundCloud laden" });
  await open(page, "/de/bausteine");
  await asks.scrollIntoViewIfNeeded();
  await asks.click();
  await expect(asks).toHaveCount(0);
  const { dialog } = await openDialog(page);
  await dialog.getByRole("button", { name: "Alle ablehnen" }).click();
  await expect(asks).toHaveCount(1);
  await page.reload();
  await expect(asks).toHaveCount(1);
});

test("the dialog names everybody whose content may load", async ({ page }) => {
  await open(page, "/de/bausteine");
  const { dialog } = await openDialog(page);
  const media = dialog.getByRole("listitem").filter({ hasText: "Medien von außen" });
  for (const name of ["YouTube", "Vimeo", "IDAGIO", "Yumpu", "Adobe", "Instagram", "X (Twitter)", "Facebook", "TikTok"])
    await expect(media).toContainText(name);
  await expect(media).toContainText("OpenStreetMap");
});

test("a trailer is there at once for who has consented to media from outside, and is gone when that is taken back", async ({
  page,
  context,
}) => {
  await context.route(
    (url) => url.hostname !== "localhost",
    (route) => route.fulfill({ contentType: "text/html", body: "<p>there</p>" }),
  );
  const { results } = (await (await page.request.get("/de/api/productions/?page_size=100")).json()) as {
    results: { id: number; url: string }[];
  };
  const details = await Promise.all(
    results.map(async ({ id, url }) => {
      const answer = await page.request.get(`/de/api/productions/${id}/`);
      return { url, video: ((await answer.json()) as { video: object | null }).video };
    }),
  );
  const film = details.find(({ video }) => video !== null);
  await open(page, film?.url ?? "");
  await page.getByText("Beim Abspielen werden Daten an YouTube").scrollIntoViewIfNeeded();
  const trailer = page.locator("iframe[src*='youtube-nocookie']");
  const { dialog } = await openDialog(page);
  await dialog.getByRole("button", { name: "Alle akzeptieren" }).click();
  await expect(trailer).toBeAttached();
  // It is there, and plays when it is told to.
  await expect(trailer).not.toHaveAttribute("src", /autoplay/);
  await openDialog(page);
  await dialog.getByRole("button", { name: "Alle ablehnen" }).click();
  await expect(trailer).toHaveCount(0);
});
