import type { Page } from "@playwright/test";
import { issuedVouchers } from "../support/issued-vouchers";
import { expect, expectAxeClean, test } from "../support/staff";
import { hold, seatedShow } from "./booking-shows";

const look = async (page: Page, name: string) => {
  const { LOOK: folder } = process.env;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

test("vouchers are issued by the house, pay for orders with and without JavaScript, and say what is on them", async ({
  page,
  context,
  as,
  browser,
  baseURL,
  request,
}) => {
  await as("ada", context);
  await page.goto("/de/cms-hub/box-office");
  await page.getByRole("link", { name: "Gutscheine" }).click();
  await page.getByRole("textbox", { name: /^Wert/ }).fill("20,00");
  await page.getByRole("textbox", { name: "Anzahl" }).fill("201");
  await page.getByRole("textbox", { name: /^Vermerk/ }).fill("Tombola");
  await page.getByRole("button", { name: "Ausgeben" }).click();
  await expect(page.getByText("Bitte eine Zahl von 1 bis 200.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Anzahl" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: /^Vermerk/ })).toHaveValue("Tombola");
  await page.getByRole("textbox", { name: "Anzahl" }).fill("2");
  await page.getByRole("button", { name: "Ausgeben" }).click();
  await expect(page.getByRole("heading", { name: /^2 Gutscheine zu € 20,00/ })).toBeFocused();
  const codes = await page.getByRole("list", { name: "Codes" }).getByRole("code").allInnerTexts();
  expect(codes).toHaveLength(2);
  const [code = "", second = ""] = codes;
  expect(code).toMatch(/^(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Als CSV speichern" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^gutscheine-.+\.csv$/);
  await expectAxeClean(page);
  await fits(page);
  await look(page, "vouchers-issued-de-light");
  await page.reload();
  await expect(page.getByText(code)).toHaveCount(0);

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await hold(plain, await seatedShow(request, 37));
  const guest = await plain.newPage();
  await guest.setViewportSize({ width: 390, height: 844 });
  await guest.goto("/de/kassa");
  await guest.getByRole("textbox", { name: /^Name/ }).fill("Anna Leitner");
  await guest.getByText("Gutschein oder Code eingeben").click();
  const field = guest.getByRole("textbox", { name: "Gutschein oder Code" });
  await field.fill(code.toLowerCase().replaceAll("-", " "));
  await field.press("Enter");
  const ending = code.slice(-4);
  await expect(guest.getByText(`Der Gutschein …${ending} zahlt € 20,00.`)).toBeVisible();
  await expect(guest.getByRole("textbox", { name: /^Name/ })).toHaveValue("Anna Leitner");
  const toPay = await guest
    .getByText("Zu zahlen", { exact: true })
    .locator("xpath=following-sibling::dd[1]")
    .innerText();
  await fits(guest);
  await look(guest, "voucher-checkout-de-390-light");
  await guest.getByRole("textbox", { name: /^E-Mail/ }).fill("anna.voucher@gmx.example");
  await guest.getByRole("checkbox", { name: /AGB/ }).check();
  await guest.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await guest.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(guest.getByRole("heading", { level: 1, name: "Ihre Karten" })).toBeVisible();
  await expect(guest.getByText(`Mit Gutschein …${ending}`)).toBeVisible();
  await expect(guest.getByText(toPay, { exact: true }).first()).toBeVisible();
  await expect(guest.getByText("Noch auf dem Gutschein: € 0,00")).toBeVisible();
  await look(guest, "voucher-order-de-390-light");
  await plain.close();

  const other = await browser.newContext({ ...(baseURL && { baseURL }), colorScheme: "dark" });
  await hold(other, await seatedShow(request, 38));
  const visitor = await other.newPage();
  await visitor.setViewportSize({ width: 1440, height: 900 });
  await visitor.goto("/en/checkout");
  await visitor.getByText("Enter a voucher or a code").click();
  const typed = visitor.getByRole("textbox", { name: "Voucher or code" });
  await typed.fill(code);
  await visitor.getByRole("button", { name: "Apply" }).click();
  await expect(visitor.getByText("There is nothing left on this voucher.")).toBeVisible();
  await expect(typed).toBeFocused();
  await typed.fill(second);
  await visitor.getByRole("button", { name: "Apply" }).click();
  await expect(visitor.getByText(`Voucher …${second.slice(-4)} pays`)).toBeVisible();
  await expectAxeClean(visitor);
  await look(visitor, "voucher-checkout-en-1440-dark");
  await visitor.getByRole("button", { name: "Remove voucher" }).click();
  await expect(visitor.getByText("To pay", { exact: true })).toHaveCount(0);
  await other.close();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("textbox", { name: "Code des Gutscheins" }).fill("2345-6789-ABCD-EFGH");
  await page.getByRole("button", { name: "Nachsehen" }).click();
  await expect(page.getByText("Diesen Gutschein gibt es nicht.")).toBeVisible();
  await page.getByRole("textbox", { name: "Code des Gutscheins" }).fill(code);
  await page.getByRole("button", { name: "Nachsehen" }).click();
  await expect(page.getByText("Darauf sind € 0,00 von € 20,00.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Bestellung \d{4}-\d+$/ })).toBeVisible();
  await expectAxeClean(page);
  await fits(page);
  await look(page, "vouchers-found-de-390-light");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/en/cms-hub/box-office/vouchers");
  await look(page, "vouchers-en-1440-dark");
});

for (const javaScriptEnabled of [true, false])
  test(`a voucher whose code is lost gets a new one (${javaScriptEnabled ? "with" : "without"} JavaScript)`, async ({
    browser,
    as,
    baseURL,
  }) => {
    const staff = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
    await as("ada", staff);
    const page = await staff.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/de/cms-hub/box-office/vouchers");
    await page.getByRole("textbox", { name: /^Wert/ }).fill("35,00");
    await page.getByRole("textbox", { name: "Anzahl" }).fill("1");
    await page.getByRole("button", { name: "Ausgeben" }).click();
    const told = page.getByRole("list", { name: "Codes" }).getByRole("code");
    await expect(page.getByRole("heading", { name: /^1 Gutschein zu € 35,00/ })).toBeVisible();
    const lost = await told.innerText();

    // Another test may have issued some in between: not always the first of the list.
    const seen = page.getByRole("button", { name: `Gutschein …${lost.slice(-4)} nachsehen`, includeHidden: true });
    await page
      .getByRole("group", { includeHidden: true })
      .filter({ has: seen })
      .getByText(/^Einzeln/)
      .click();
    await seen.click();
    const heading = page.getByRole("heading", { name: `Gutschein …${lost.slice(-4)}` });
    await expect(heading).toBeVisible();
    if (javaScriptEnabled) await expect(heading).toBeFocused();
    await page.getByText("Code verloren oder in fremden Händen?").click();
    if (javaScriptEnabled) await expectAxeClean(page);
    await fits(page);
    await look(page, "voucher-lost-de-390");
    await page.getByRole("button", { name: "Neuen Code ausgeben" }).click();
    await expect(page.getByRole("heading", { name: /^Neuer Code: € 35,00 sind darauf/ })).toBeVisible();
    const fresh = await told.innerText();
    expect(fresh).not.toBe(lost);
    await look(page, "voucher-recoded-de-390");
    const field = page.getByRole("textbox", { name: "Code des Gutscheins" });
    await field.fill(lost);
    await field.press("Enter");
    await expect(page.getByText("Diesen Gutschein gibt es nicht.")).toBeVisible();
    await field.fill(fresh);
    await field.press("Enter");
    await expect(page.getByText("Darauf sind € 35,00 von € 35,00.")).toBeVisible();
    await staff.close();
  });

for (const javaScriptEnabled of [true, false])
  test(`several vouchers pay for one order (${javaScriptEnabled ? "with" : "without"} JavaScript)`, async ({
    browser,
    context,
    page,
    as,
    baseURL,
    request,
  }) => {
    await as("ada", context);
    const [one = "", two = ""] = await issuedVouchers(page, "8,00", 2);
    const [first, second] = [one.slice(-4), two.slice(-4)];

    const guest = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) });
    await hold(guest, await seatedShow(request, javaScriptEnabled ? 32 : 33));
    const checkout = await guest.newPage();
    await checkout.setViewportSize(javaScriptEnabled ? { width: 1440, height: 900 } : { width: 390, height: 844 });
    await checkout.goto("/de/kassa");
    await checkout.getByRole("textbox", { name: /^Name/ }).fill("Anna Leitner");
    const field = checkout.getByRole("textbox", { name: "Gutschein oder Code" });
    const use = async (code: string, how: string) => {
      if (!(await field.isVisible())) await checkout.getByText(how, { exact: true }).click();
      await field.fill(code);
      await checkout.getByRole("button", { name: "Einlösen" }).click();
      await expect(checkout.getByText(`Der Gutschein …${code.slice(-4)} zahlt`)).toBeVisible();
      if (await field.isVisible()) await expect(field).toHaveValue("");
    };
    const toPay = () =>
      checkout.getByText("Zu zahlen", { exact: true }).locator("xpath=following-sibling::dd[1]").innerText();
    await use(one, "Gutschein oder Code eingeben");
    const before = await toPay();
    await use(two, "Noch einen Gutschein oder Code eingeben");
    await expect(checkout.getByText(`Der Gutschein …${first} zahlt € 8,00.`)).toBeVisible();
    const after = await toPay();
    expect(Number(before.replace(/\D/g, "")) - Number(after.replace(/\D/g, ""))).toBe(800);
    if (javaScriptEnabled) await expectAxeClean(checkout);
    await fits(checkout);
    await look(checkout, `two-vouchers-checkout-de-${javaScriptEnabled ? 1440 : 390}`);
    await checkout.getByRole("button", { name: `Gutschein …${first} entfernen` }).click();
    await expect(checkout.getByText(`Der Gutschein …${first} zahlt`)).toHaveCount(0);
    expect(await toPay()).toBe(before);
    await use(one, "Noch einen Gutschein oder Code eingeben");
    expect(await toPay()).toBe(after);

    await checkout.getByRole("textbox", { name: /^E-Mail/ }).fill("anna.vouchers@gmx.example");
    await checkout.getByRole("checkbox", { name: /AGB/ }).check();
    await checkout.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
    await checkout.getByRole("button", { name: "Approve", exact: true }).click();
    await expect(checkout.getByRole("heading", { level: 1, name: "Ihre Karten" })).toBeVisible();
    for (const ending of [first, second]) await expect(checkout.getByText(`Mit Gutschein …${ending}`)).toBeVisible();
    await look(checkout, `two-vouchers-order-de-${javaScriptEnabled ? 1440 : 390}`);
    await checkout.getByText("Karten zurückgeben").first().click();
    await checkout
      .getByRole("group", { name: "Welche Karten geben Sie zurück?" })
      .getByRole("checkbox")
      .first()
      .check();
    await checkout.getByRole("button", { name: "Weiter" }).click();
    // What was put in last comes back first.
    await expect(checkout.getByText(`davon auf den Gutschein …${first}`)).toBeVisible();
    await look(checkout, `two-vouchers-back-de-${javaScriptEnabled ? 1440 : 390}`);
    await checkout.getByRole("button", { name: "Karte zurückgeben" }).click();
    await expect(checkout.getByText(`Zurück auf den Gutschein …${first}`)).toBeVisible();
    await guest.close();
  });
