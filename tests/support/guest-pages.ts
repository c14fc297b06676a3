import type { Page } from "@playwright/test";
import { expect, open } from "./e2e";

/** An address nobody else has: codes of one address are counted. */
export const someAddress = () => `gast-${crypto.randomUUID()}@example.at`;

/** The newest code that was mailed to an address. */
export async function codeFor(page: Page, address: string): Promise<string> {
  let code = "";
  const look = async () => {
    const mails = (await (await page.request.get("/__mail")).text()).split("<article>");
    const [, first, second] = /<h2>(\d{3}) (\d{3}) /.exec(mails.find((mail) => mail.includes(address)) ?? "") ?? [];
    code = first && second ? `${first} ${second}` : "";
    return code;
  };
  await expect.poll(look).not.toBe("");
  return code;
}

/** Asks for a code on the page of the sign-in. */
export async function askForCode(page: Page, address: string) {
  await page.getByLabel("E-Mail-Adresse").fill(address);
  await page.getByRole("button", { name: "Code schicken" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sechs Ziffern sind unterwegs" })).toBeVisible();
}

/** Signs a guest in, from the address to the code of the mail. */
export async function signIn(page: Page, address: string) {
  await open(page, "/de/user/login");
  await askForCode(page, address);
  await page.getByLabel("Code aus der Mail").fill(await codeFor(page, address));
  await page.getByRole("main").getByRole("button", { name: "Anmelden", exact: false }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mein Profil" })).toBeVisible();
}
