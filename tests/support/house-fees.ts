import type { Page } from "@playwright/test";
import { expect } from "./e2e";

/** A fee as the house asks it, in cents. */
export interface HouseFee {
  name: string;
  per: "order" | "ticket";
  cents: number;
  /** Percent. */
  tax: number;
  comesBack: boolean;
}

const path = "/de/cms-hub/box-office/fees";

/** Asks fees from the next order on, on the page for it. */
export async function askFees(office: Page, fees: readonly HouseFee[]): Promise<void> {
  await office.goto(path);
  for (const { name, per, cents, tax, comesBack } of fees) {
    await office.getByRole("textbox", { name: "Name, Deutsch" }).fill(name);
    await office.getByRole("textbox", { name: /^Betrag/ }).fill((cents / 100).toFixed(2).replace(".", ","));
    await office.getByRole("textbox", { name: /^USt\./ }).fill(String(tax));
    await office.getByRole("radio", { name: per === "order" ? "je Bestellung" : "je bezahlter Karte" }).check();
    await office.getByRole("checkbox", { name: /^Kommt mit den Karten zurück/ }).setChecked(comesBack);
    await office.getByRole("button", { name: "Gebühr verlangen" }).click();
    await expect(office.getByRole("button", { name: `${name} aufheben` })).toBeVisible();
  }
}

/** Asks no fee any more. */
export async function endFees(office: Page, fees: readonly HouseFee[]): Promise<void> {
  await office.goto(path);
  for (const { name } of fees) {
    await office.getByRole("button", { name: `${name} aufheben` }).click();
    await expect(office.getByRole("button", { name: `${name} aufheben` })).toHaveCount(0);
  }
  await expect(office.getByText("Es gilt keine Gebühr")).toBeVisible();
}

/** What fees come to for an order of so many paid tickets, cents. */
export const feeCents = (fees: readonly HouseFee[], tickets: number): number =>
  fees.reduce((sum, { per, cents }) => sum + cents * (per === "ticket" ? tickets : 1), 0);
