import type { Page } from "@playwright/test";
import { scriptsLater } from "../support/e2e";
import { issuedVouchers } from "../support/issued-vouchers";
import { expect, test } from "../support/staff";
import { hold, seatedShow } from "./booking-shows";

/** A voucher is issued on a page whose scripts come later; what is told of it, and what lets them come. */
async function issuedLate(page: Page) {
  await page.goto("/de/cms-hub/box-office/vouchers");
  const wake = await scriptsLater(page);
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.getByRole("textbox", { name: /^Wert/ }).fill("35,00");
  await page.getByRole("textbox", { name: "Anzahl" }).fill("1");
  await page.getByRole("button", { name: "Ausgeben" }).click();
  const told = page.getByRole("heading", { name: /^1 Gutschein zu € 35,00/ });
  await expect(told).toBeVisible();
  return { wake, told };
}

test("an answer that comes awake late leaves whoever has gone on where they are", async ({ page, context, as }) => {
  await as("ada", context);
  const { wake } = await issuedLate(page);
  const list = page.getByText(/^Einzeln/).first();
  await list.click();
  await expect(list).toBeFocused();
  await wake();
  await expect(list).toBeFocused();
});

test("an answer that comes awake late leaves whoever has scrolled on where they are", async ({ page, context, as }) => {
  await as("ada", context);
  await page.setViewportSize({ width: 390, height: 844 });
  const { wake, told } = await issuedLate(page);
  await page
    .getByText(/^Einzeln/)
    .last()
    .scrollIntoViewIfNeeded();
  await expect(told).not.toBeInViewport();
  await wake();
  await expect(told).not.toBeInViewport();
});

test("a code that is written before the answer to the last one comes awake stays in its field", async ({
  browser,
  context,
  page,
  as,
  baseURL,
  request,
}) => {
  await as("ada", context);
  const [one = "", two = ""] = await issuedVouchers(page, "8,00", 2);
  const guest = await browser.newContext({ ...(baseURL && { baseURL }) });
  await hold(guest, await seatedShow(request, 74));
  const checkout = await guest.newPage();
  const wake = await scriptsLater(checkout);
  await checkout.goto("/de/kassa", { waitUntil: "domcontentloaded" });
  await checkout.getByText("Gutschein oder Code eingeben", { exact: true }).click();
  const field = checkout.getByRole("textbox", { name: "Gutschein oder Code" });
  await field.fill(one);
  await checkout.getByRole("button", { name: "Einlösen" }).click();
  await expect(checkout.getByText(`Der Gutschein …${one.slice(-4)} zahlt`)).toBeVisible();
  await checkout.getByText("Noch einen Gutschein oder Code eingeben", { exact: true }).click();
  await field.fill(two);
  await wake();
  await expect(field).toHaveValue(two);
  await checkout.getByRole("button", { name: "Einlösen" }).click();
  await expect(checkout.getByText(`Der Gutschein …${two.slice(-4)} zahlt`)).toBeVisible();
  await expect(field).toHaveValue("");
  await guest.close();
});
