import type { Page } from "@playwright/test";
import { expect, expectAxeClean, open, scriptsLater, test } from "../support/e2e";

const hire = "/de/forms/saal-mieten/1";
const ask = "/de/forms/frage/2";
/** Nobody sends a form in the moment its page is made: the house's clock goes on meanwhile. */
const later = "2026-11-21T18:09:00+01:00";
const pdf = { name: "ablauf.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\nablauf") };

test("every kind of answer arrives, and the house reads it", async ({ page, at, request }) => {
  await open(page, hire);
  await page.getByLabel("Anlass").fill("Betriebsfeier mit Film");
  await page.getByLabel("E-Mail", { exact: true }).fill("nora.winkler@example.at");
  await page.getByLabel("E-Mail wiederholen").fill("nora.winkler@example.at");
  await page.getByLabel("Website").fill("druckerei.example");
  await page.getByRole("radio", { name: "Salon" }).check();
  await page.getByLabel("Personen").fill("30");
  const start = page.getByRole("group", { name: "Datum und Beginn" });
  await start.getByLabel("Datum").fill("2026-12-05");
  await start.getByLabel("Uhrzeit").fill("19:00");
  await page.getByRole("group", { name: "Technik" }).getByLabel("Laptop").check();
  await page.getByLabel("Bewirtung").selectOption("bar");
  await page.getByRole("group", { name: "Barrieren" }).getByLabel("Rollstuhlplätze").check();
  const birth = page.getByRole("group", { name: "Geburtsdatum" });
  await birth.getByLabel("Tag").fill("4");
  await birth.getByLabel("Monat").fill("9");
  await birth.getByLabel("Jahr").fill("1988");
  await page.getByLabel("Ihr Vorhaben").fill("Wir sind eine kleine Druckerei und werden dreißig.");
  await page.getByLabel("Beilage").setInputFiles(pdf);
  await page.getByRole("group", { name: "Einverständnis" }).getByRole("checkbox").check();
  await at(later);
  await page.getByRole("button", { name: "Absenden" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Angekommen." })).toBeFocused();
  await expect(page.locator("main time")).toHaveText("18:09");
  await expect(page).toHaveURL(hire);
  const said = page.locator("main dl");
  for (const words of [
    "Salon, 34",
    "Samstag, 5. Dezember 2026, 19:00 Uhr",
    "Laptop",
    "ablauf.pdf",
    "4. September 1988",
  ])
    await expect(said).toContainText(words);
  const number = /Nr\. (\d+)/.exec(await page.locator("main").innerText())?.[1];
  await expect.poll(async () => (await request.get("/__mail")).text()).toContain(`Einen Saal mieten: Nr. ${number}`);
  const mails = await (await request.get("/__mail")).text();
  expect(mails).toContain("Website: https://druckerei.example");
  expect(mails).toContain("ablauf.pdf (application/pdf, 15 bytes)");
});

test("what is wrong is said at once at the top and at the field, and nothing typed is lost", async ({ page, at }) => {
  await open(page, hire);
  await page.getByLabel("E-Mail", { exact: true }).fill("nora@example.at");
  await page.getByLabel("E-Mail wiederholen").fill("nora@example.a");
  await page.getByLabel("Beilage").setInputFiles({ ...pdf, buffer: Buffer.from("<html>") });
  await at(later);
  await page.getByRole("button", { name: "Absenden" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "passen nicht" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link", { name: "03 E-Mail wiederholen: stimmt nicht überein" })).toBeVisible();
  await expect(summary.getByRole("link", { name: "14 Beilage: ist kein PDF und kein Bild" })).toBeVisible();
  await expect(page.getByLabel("E-Mail wiederholen")).toHaveAccessibleDescription(/stimmen nicht überein/);
  await expect(page.getByLabel("E-Mail", { exact: true })).toHaveValue("nora@example.at");
  await expectAxeClean(page);
  await summary.getByRole("link", { name: /^01 Anlass/ }).press("Enter");
  await expect(page.getByLabel("Anlass")).toBeFocused();
  await expect(page.getByLabel("Anlass")).toHaveAttribute("aria-invalid", "true");
});

test("what comes awake late takes nobody from the field they are in", async ({ page, at }) => {
  const wake = await scriptsLater(page);
  await page.goto(hire, { waitUntil: "domcontentloaded" });
  await at(later);
  await page.getByRole("button", { name: "Absenden" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "passen nicht" })).toBeFocused();
  const email = page.getByLabel("E-Mail", { exact: true });
  await email.fill("nora@example.at");
  await wake();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue("nora@example.at");
});

test("a line that is down takes nothing away", async ({ page, context, at }) => {
  await open(page, ask);
  await page.getByLabel("E-Mail", { exact: true }).fill("nora@example.at");
  await page.getByLabel("Ihre Frage").fill("Ein grüner Schal, Reihe 7?");
  await at(later);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Absenden" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Ihre Angaben stehen noch da" })).toBeFocused();
  await expect(page.getByLabel("Ihre Frage")).toHaveValue("Ein grüner Schal, Reihe 7?");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Absenden" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Angekommen." })).toBeFocused();
});

test("a form is filled in with the keyboard alone", async ({ page, at }) => {
  await open(page, "/en/forms/frage/2");
  await page.getByLabel("Name").focus();
  await page.keyboard.type("Nora");
  for (const words of ["nora@example.at", "nora@example.at"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(words);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.type("Lost");
  await page.keyboard.press("Tab");
  await page.keyboard.type("A green scarf?");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeFocused();
  await at(later);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Arrived." })).toBeFocused();
  await expect(page.locator("main dl")).toContainText("Lost or found");
});

const modules = "/de/bausteine";
const question = (page: Page) => page.getByRole("form", { name: "Frage an das Haus" });

async function askOnPage(page: Page): Promise<void> {
  await question(page).getByLabel("E-Mail", { exact: true }).fill("nora@example.at");
  await question(page).getByLabel("Ihre Frage").fill("Ein grüner Schal?");
}

test("a form among other modules is answered where it stands", async ({ page, at }) => {
  await open(page, modules);
  await question(page).scrollIntoViewIfNeeded();
  // Before it is awake it is a plain form, which leads to its own page.
  await expect
    .poll(() => question(page).evaluate((form) => Object.keys(form).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
  await askOnPage(page);
  await at(later);
  await question(page).getByRole("button", { name: "Absenden" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Angekommen." })).toBeFocused();
  await expect(page).toHaveURL(modules);
  await expectAxeClean(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form among other modules is answered by its own page", async ({ page, at }) => {
    await page.goto(modules);
    await askOnPage(page);
    await at(later);
    await question(page).getByRole("button", { name: "Absenden" }).click();
    await expect(page).toHaveURL(ask);
    await expect(page.getByRole("heading", { level: 1, name: "Angekommen." })).toBeVisible();
  });

  test("the form comes back with everything typed and its file, and arrives once", async ({ page, at }) => {
    await page.goto(hire);
    await page.getByLabel("Anlass").fill("Lesung");
    await page.getByLabel("E-Mail", { exact: true }).fill("nora@");
    await page.getByLabel("Personen").fill("20");
    await page.getByRole("group", { name: "Technik" }).getByLabel("35 mm").check();
    await page.getByLabel("Bewirtung").selectOption("keine");
    await page.getByLabel("Ihr Vorhaben").fill("Eine Lesung.");
    await page.getByLabel("Beilage").setInputFiles(pdf);
    await page.getByRole("group", { name: "Einverständnis" }).getByRole("checkbox").check();
    await at(later);
    await page.getByRole("button", { name: "Absenden" }).click();

    await expect(page.getByRole("alert").getByRole("link")).toHaveText([
      "02 E-Mail: ist nicht vollständig",
      "07 Datum und Beginn: fehlt noch",
      "12 Geburtsdatum: fehlt noch",
    ]);
    await expect(page.getByText("Ungültige E-Mail-Adresse!")).toBeVisible();
    await expect(page.getByLabel("Anlass")).toHaveValue("Lesung");
    await expect(page.getByLabel("Bewirtung")).toHaveValue("keine");
    await expect(page.getByRole("group", { name: "Technik" }).getByLabel("35 mm")).toBeChecked();
    await expect(page.locator("main")).toContainText("ablauf.pdf");
    await page.getByLabel("E-Mail", { exact: true }).fill("nora@example.at");
    const start = page.getByRole("group", { name: "Datum und Beginn" });
    await start.getByLabel("Datum").fill("2026-12-05");
    await start.getByLabel("Uhrzeit").fill("19:00");
    const birth = page.getByRole("group", { name: "Geburtsdatum" });
    for (const [part, digits] of Object.entries({ Tag: "04", Monat: "09", Jahr: "1988" }))
      await birth.getByLabel(part).fill(digits);
    await at("2026-11-21T18:12:00+01:00");
    await page.getByRole("button", { name: "Absenden" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Angekommen." })).toBeVisible();
    await expect(page.locator("main dl")).toContainText("ablauf.pdf");
    const number = await page.getByText(/Nr\. \d+/).innerText();
    await page.reload();
    await expect(page.getByText(/Nr\. \d+/)).toHaveText(number);
  });
});

for (const colorScheme of ["light", "dark"] as const)
  test(`forms can be used by everybody, on the narrowest phone too (${colorScheme})`, async ({ page, at }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 700 });
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await open(page, "/en/forms/saal-mieten/1");
    await expectAxeClean(page);
    await fits();
    await open(page, ask);
    await page.getByLabel("E-Mail", { exact: true }).fill("nora@example.at");
    await page.getByLabel("Ihre Frage").fill("Ein Schal?");
    await at(later);
    await page.getByRole("button", { name: "Absenden" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Angekommen." })).toBeFocused();
    await expectAxeClean(page);
    await fits();
  });

test("the house leads to its forms, and an old address to the form's own", async ({ page, request }) => {
  await open(page, "/en/haus");
  await page.getByRole("link", { name: "Hire a screen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hire a screen" })).toBeVisible();
  const moved = await request.get("/en/forms/alt/1", { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, "/en/forms/saal-mieten/1"]);
  expect((await request.get("/en/forms/nichts/99")).status()).toBe(404);
});
