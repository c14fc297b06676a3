import { edit, expect, expectAxeClean, saved, select, test } from "../support/staff";

const wide = { width: 1440, height: 900 };

test("the sections of an article are written where they stand, and put back", async ({ page, context, as }) => {
  await as("ada", context);
  await page.setViewportSize(wide);
  await edit(page, "/de/mediathek/zwei-oktaven-fehlen/2");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zwei Oktaven fehlen");
  await select(page, "2.1");
  await page.keyboard.press("Delete");
  await expect(page.locator("article blockquote")).toHaveCount(0);
  await saved(page);
  // Visitors see it when it is published.
  const published = await (await page.request.get("/de/api/articles/2/")).json();
  expect(JSON.stringify(published.page.modules)).toContain("Eine Pause ist kein Loch");
  await page.reload();
  await expect(page.locator("article blockquote")).toHaveCount(0);
  await page.getByRole("toolbar", { name: "Werkzeug der Seite" }).getByRole("button", { name: "Rückgängig" }).click();
  await expect(page.locator("article blockquote")).toHaveCount(1);
  await saved(page);
});

test("an article without sections gets its first one", async ({ page, context, as }) => {
  await as("ada", context);
  await page.setViewportSize(wide);
  await page.goto("/de/mediathek/wer-zuerst-klatscht/12");
  const bar = page.getByRole("toolbar", { name: "Werkzeug der Seite" });
  await bar.getByRole("button", { name: "Abschnitte anfügen" }).click();
  await expect(page).toHaveURL(/\/12\?edit$/);
  await expect(page.locator("body")).toHaveClass(/edit-mode/);
  await expect(bar.getByRole("button", { name: "Abschnitte anfügen" })).toHaveCount(0);
  await expect(page.locator("article [data-section]")).toHaveCount(1);
  await expectAxeClean(page);
  await bar.locator("summary").first().click();
  await expect(bar.getByRole("button", { name: "Alle Seiten" })).toBeVisible();
  // What stands on an article's page has no settings of its own.
  await expect(bar.getByRole("button", { name: "Seiteneinstellungen" })).toHaveCount(0);
});

test("sections are offered to those alone who may edit pages", async ({ page, context, as }) => {
  await as("jakob", context);
  await page.setViewportSize(wide);
  const bar = page.getByRole("toolbar", { name: "Werkzeug der Seite" });
  const offer = bar.getByRole("button", { name: "Abschnitte anfügen" });
  await page.goto("/de/mediathek/drei-marken-kein-brief/11");
  await expect(offer).toBeVisible();
  // Of the box office, as the house tells it.
  await page.route("**/api/user-details/**", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), may_edit_pages: false } });
  });
  await page.reload();
  await expect(bar.locator("summary").first()).toBeVisible();
  await expect(offer).toHaveCount(0);
});
