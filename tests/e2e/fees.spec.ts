import { expect, expectAxeClean, test } from "../support/staff";

// Nothing is set here: every order of the other tests would cost more while it is.
for (const javaScriptEnabled of [true, false])
  test(`a fee that is wrong is not set, and what was typed stays (${javaScriptEnabled ? "with" : "without"} JavaScript)`, async ({
    browser,
    as,
    baseURL,
  }) => {
    const staff = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
    await as("ada", staff);
    const page = await staff.newPage();
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto("/de/cms-hub/box-office");
    await page.getByRole("link", { name: "Gebühren" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Gebühren" })).toBeVisible();
    await expect(page.getByText("Es gilt keine Gebühr")).toBeVisible();
    await page.getByRole("textbox", { name: "Name, Deutsch" }).fill("Servicegebühr");
    await page.getByRole("textbox", { name: /^Betrag/ }).fill("0,50");
    await page.getByRole("textbox", { name: /^USt\./ }).fill("120");
    await page.getByRole("radio", { name: "je Bestellung" }).check();
    await page.getByRole("checkbox", { name: /^Kommt mit den Karten zurück/ }).check();
    await page.getByRole("button", { name: "Gebühr verlangen" }).click();
    await expect(page.getByText("Bitte einen Satz von 0 bis 50 Prozent.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Name, Deutsch" })).toHaveValue("Servicegebühr");
    await expect(page.getByRole("textbox", { name: /^USt\./ })).toHaveValue("120");
    await expect(page.getByRole("radio", { name: "je Bestellung" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /^Kommt mit den Karten zurück/ })).toBeChecked();
    if (javaScriptEnabled) {
      await expect(page.getByRole("textbox", { name: /^USt\./ })).toBeFocused();
      await expectAxeClean(page);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expect(page.getByText("Es gilt keine Gebühr")).toBeVisible();
    await staff.close();
  });
