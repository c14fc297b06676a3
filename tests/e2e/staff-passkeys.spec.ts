import type { CDPSession, Page } from "@playwright/test";
import { alive, expect, expectAxeClean, open, test } from "../support/e2e";
import { newStaffAccount } from "../support/staff-account";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

/** A device with a finger on it, as Chromium imitates one. */
async function device(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Presses keys until what has this name has the focus. */
async function tabTo(page: Page, role: "button" | "textbox", name: string) {
  const wanted = page.getByRole("main").getByRole(role, { name, exact: true });
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press("Tab");
  }
  throw new Error(`No key leads to ${name}`);
}

async function enter(page: Page, lang: "de" | "en", { email, password }: { email: string; password: string }) {
  await open(page, `/${lang}/user/login?with=password&next=/${lang}/user/security`);
  await page.getByLabel(lang === "de" ? "E-Mail-Adresse" : "Email address").fill(email);
  await page.getByLabel(lang === "de" ? "Passwort" : "Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(title(page, lang === "de" ? "Sicherheit" : "Security")).toBeVisible();
  await alive(page);
  // It comes last, and moves the page under a press.
  await expect(page.getByRole("toolbar")).toBeVisible();
}

test("a passkey is added, signs in, and is removed, by keyboard alone", async ({ page }) => {
  const account = newStaffAccount();
  await device(page);
  await enter(page, "de", account);
  await tabTo(page, "button", "Passkey hinzufügen");
  await page.keyboard.press("Enter");
  const name = page.getByLabel("Wie soll er heißen?");
  await expect(name).toBeFocused();
  await page.keyboard.type("Laptop an der Kassa");
  await expectAxeClean(page);
  const secret = page.locator("form").filter({ has: name }).getByLabel("Ihr Passwort", { exact: true });
  await page.keyboard.press("Tab");
  await expect(secret).toBeFocused();
  await page.keyboard.type("nicht das Passwort");
  await page.keyboard.press("Enter");
  await expect(secret).toHaveAccessibleDescription("Das ist nicht Ihr Passwort.");
  await expect(name).toHaveValue("Laptop an der Kassa");
  await secret.fill(account.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText("Der Passkey ist da.")).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: "Laptop an der Kassa" });
  await expect(row).toContainText("noch nicht benutzt");
  await expectAxeClean(page);

  await page.context().clearCookies();
  await open(page, "/de/user/login?with=password&next=/de/user/security");
  await expectAxeClean(page);
  await tabTo(page, "button", "Mit Passkey anmelden");
  await page.keyboard.press("Enter");
  await expect(title(page, "Sicherheit")).toBeVisible();
  await expect(row).toContainText("zuletzt benutzt am");
  await alive(page);

  await row.getByText("Entfernen", { exact: true }).focus();
  await page.keyboard.press("Enter");
  await row.getByLabel("Ihr Passwort", { exact: true }).fill("nicht das Passwort");
  await page.keyboard.press("Enter");
  await expect(row.getByLabel("Ihr Passwort", { exact: true })).toHaveAccessibleDescription(
    "Das ist nicht Ihr Passwort.",
  );
  await alive(page);
  await expectAxeClean(page);
  await row.getByLabel("Ihr Passwort", { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText("Der Passkey ist entfernt.")).toBeVisible();
  await expect(row).toHaveCount(0);

  // The device does not know that it was removed.
  await page.context().clearCookies();
  await open(page, "/de/user/login?with=password");
  await button(page, "Mit Passkey anmelden").click();
  await expect(page.getByRole("alert")).toContainText("Diesen Passkey kennen wir nicht.");
  await expect(page.getByRole("alert")).toBeFocused();
  await expectAxeClean(page);
});

test("who changes their mind, or has it already, is told in plain words, in English, too", async ({ page }) => {
  const account = newStaffAccount();
  const { cdp, authenticatorId } = await device(page);
  await enter(page, "en", account);
  const add = async () => {
    await button(page, "Add a passkey").click();
    const form = page.locator("form").filter({ has: page.getByLabel("What shall it be called?") });
    await form.getByLabel("Your password", { exact: true }).fill(account.password);
    await form.getByRole("button", { name: "On to the device" }).click();
  };
  await add();
  await expect(page.getByRole("status").getByText("Your passkey is there.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Passkey without a name" })).toBeVisible();
  await alive(page);
  await add();
  await expect(page.getByRole("alert")).toContainText("You already have a passkey on this device.");
  await expectAxeClean(page);

  await page.context().clearCookies();
  await open(page, "/en/user/login?with=password");
  await expectAxeClean(page);
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await button(page, "Sign in with a passkey").click();
  await expect(page.getByRole("alert")).toContainText("Cancelled, or it took too long.");
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await button(page, "Sign in with a passkey").click();
  await expect(page).toHaveURL(/\/en\/?$/);
});

test("guests, and browsers that know no passkeys, are offered none", async ({ page, browser }) => {
  await open(page, "/de/user/login");
  await expect(button(page, "Code schicken")).toBeVisible();
  await expect(button(page, "Mit Passkey anmelden")).toHaveCount(0);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const form = await plain.newPage();
  await form.goto("/de/user/login?with=password");
  await expect(button(form, "Anmelden")).toBeVisible();
  await expect(form.getByText("Passkey")).toHaveCount(0);
  await plain.close();

  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await open(page, "/de/user/login?with=password");
  await expect(button(page, "Anmelden")).toBeVisible();
  await expect(button(page, "Mit Passkey anmelden")).toHaveCount(0);
});
