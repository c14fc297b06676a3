import type { Page } from "@playwright/test";
import { expect } from "./e2e";

/** The codes of vouchers that the house issues now, in the browser of somebody who may. */
export async function issuedVouchers(page: Page, euros: string, amount: number): Promise<string[]> {
  await page.goto("/de/cms-hub/box-office/vouchers");
  await page.getByRole("textbox", { name: /^Wert/ }).fill(euros);
  await page.getByRole("textbox", { name: "Anzahl" }).fill(String(amount));
  await page.getByRole("button", { name: "Ausgeben" }).click();
  const codes = page.getByRole("list", { name: "Codes" }).getByRole("code");
  await expect(codes).toHaveCount(amount);
  return codes.allInnerTexts();
}
