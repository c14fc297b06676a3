import type { Page } from "@playwright/test";
import { expect, expectAxeClean, test } from "../support/staff";
import { hold, seatedShow } from "./booking-shows";

const look = async (page: Page, name: string) => {
  const { LOOK: folder } = process.env;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

test("a code is issued by the house, used without JavaScript, and stands wherever the sum does", async ({
  page,
  context,
  as,
  browser,
  baseURL,
  request,
}) => {
  await as("ada", context);
  await page.goto("/de/cms-hub/box-office");
  await page.getByRole("link", { name: "Aktionscodes" }).click();
  const code = `E2E${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await page.getByRole("textbox", { name: /^Code/ }).fill(code);
  await page.getByRole("textbox", { name: "Nachlass je Karte" }).fill("120");
  await page.getByRole("button", { name: "Code ausgeben" }).click();
  await expect(page.getByText("Bitte eine ganze Zahl von 1 bis 100.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Code/ })).toHaveValue(code);
  await expectAxeClean(page);
  await page.getByRole("textbox", { name: "Nachlass je Karte" }).fill("25");
  await page.getByRole("textbox", { name: /^Bestellungen insgesamt/ }).fill("1");
  await page.getByRole("button", { name: "Code ausgeben" }).click();
  await expect(page.getByRole("status")).toHaveText(`Der Code ${code} ist ausgegeben.`);
  await expect(page.getByRole("listitem").filter({ hasText: code })).toContainText("0 von 1 Bestellungen");

  await look(page, "codes-de-light");

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await hold(plain, await seatedShow(request, 39));
  const guest = await plain.newPage();
  await guest.goto("/de/kassa");
  await guest.getByRole("textbox", { name: /^Name/ }).fill("Anna Leitner");
  await guest.getByText("Gutschein oder Code eingeben").click();
  const field = guest.getByRole("textbox", { name: "Gutschein oder Code" });
  await field.fill("GIBTESNICHT");
  await field.press("Enter");
  await expect(guest.getByText("Diesen Code kennen wir nicht.")).toBeVisible();
  await expect(field).toHaveValue("GIBTESNICHT");
  await expect(field).toBeFocused();
  await look(guest, "code-wrong-de");
  await field.fill(code.toLowerCase());
  await guest.getByRole("button", { name: "Einlösen" }).click();
  await expect(guest.getByText(`Der Code ${code} ist eingelöst.`)).toBeVisible();
  await expect(guest.getByRole("textbox", { name: /^Name/ })).toHaveValue("Anna Leitner");
  await look(guest, "code-used-de");
  const total = await guest
    .getByText(/^Gesamt/)
    .locator("xpath=following-sibling::dd[1]")
    .innerText();
  await guest.getByRole("textbox", { name: /^E-Mail/ }).fill("anna.code@gmx.example");
  await guest.getByRole("checkbox", { name: /AGB/ }).check();
  await guest.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await guest.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(guest.getByRole("heading", { level: 1, name: "Ihre Karten" })).toBeVisible();
  await expect(guest.getByText(`Code ${code}`)).toBeVisible();
  await expect(guest.getByText(total).first()).toBeVisible();
  await look(guest, "code-order-de");
  await plain.close();

  await page.reload();
  const mine = page.getByRole("listitem").filter({ hasText: code });
  await expect(mine).toContainText("1 von 1 Bestellungen");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAxeClean(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await look(page, "codes-de-390-dark");
  await mine.getByRole("button", { name: `Code ${code} beenden` }).click();
  await expect(mine).toContainText("beendet");
});
