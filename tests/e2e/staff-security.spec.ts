import type { Page } from "@playwright/test";
import { alive, expect, expectAxeClean, open, test } from "../support/e2e";
import { newStaffAccount, operatorAccount } from "../support/staff-account";
import { totpOf } from "../support/totp";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Presses a button whose form loads a document, and waits until that is there and alive. */
async function press(page: Page, name: string, leadsTo: string) {
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
  await expect(title(page, leadsTo)).toBeVisible();
  await alive(page);
}

async function givePassword(page: Page, email: string, password: string, leadsTo: string) {
  await open(page, "/de/user/login?with=password&next=/de/user/security");
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await press(page, "Anmelden", leadsTo);
}

test("staff change their password, end a session they do not know, and sign in with a second factor", async ({
  page,
  browser,
}) => {
  const { email, password } = newStaffAccount();
  const fresh = "vier Worte ohne Sinn";
  await givePassword(page, email, password, "Sicherheit");
  await expect(page.getByRole("main").getByRole("link", { name: "Sicherheit" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expectAxeClean(page);

  await page.getByLabel("Bisheriges Passwort").fill("nicht das Passwort");
  await page.getByLabel("Neues Passwort").fill(fresh);
  await press(page, "Passwort ändern", "Sicherheit");
  await expect(page.getByLabel("Bisheriges Passwort")).toHaveAccessibleDescription("Das ist nicht Ihr Passwort.");
  await page.getByLabel("Bisheriges Passwort").fill(password);
  await page.getByLabel("Neues Passwort").fill(fresh);
  await press(page, "Passwort ändern", "Sicherheit");
  await expect(page.getByRole("status").getByText("Das neue Passwort gilt.")).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await givePassword(other, email, fresh, "Sicherheit");
  await open(page, "/de/user/security");
  const sessions = page.getByRole("listitem").filter({ hasText: /^(?:Dieses|Ein anderes) Gerät/ });
  await expect(sessions).toHaveCount(2);
  await sessions.filter({ hasText: "Ein anderes Gerät" }).getByRole("button", { name: "Gerät abmelden" }).click();
  await expect(page.getByRole("status").getByText("Dieses Gerät ist abgemeldet.")).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await other.goto("/de/user/security");
  await expect(title(other, "Anmelden")).toBeVisible();
  await elsewhere.close();

  await alive(page);
  await page.getByLabel("Ihr Passwort", { exact: true }).fill(fresh);
  await press(page, "Einrichten", "Zweiten Faktor einrichten");
  await expect(page.getByRole("img", { name: "QR-Code für die App" })).toBeVisible();
  await expectAxeClean(page);
  const secret = (await page.getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]+$/).textContent()) ?? "";
  const code = () => totpOf(secret, Date.now());
  await page.getByLabel("Sechs Ziffern aus der App").fill("12345");
  await press(page, "Einschalten", "Zweiten Faktor einrichten");
  await expect(page.getByText(secret, { exact: true })).toBeVisible();
  await page.getByLabel("Sechs Ziffern aus der App").fill(await code());
  await press(page, "Einschalten", "Ihre Ersatzcodes");
  await expectAxeClean(page);
  const codes = page.getByRole("listitem").filter({ hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ });
  await expect(codes).toHaveCount(10);
  const paper = (await codes.first().textContent()) ?? "";
  await page.getByRole("link", { name: "Ich habe sie notiert" }).click();
  await expect(page.getByText("Eingerichtet: Die Anmeldung fragt")).toBeVisible();
  await expectAxeClean(page);

  for (const way of ["app", "paper"]) {
    // oxlint-disable-next-line no-await-in-loop -- one way after the other
    await page.context().clearCookies();
    // oxlint-disable-next-line no-await-in-loop
    await givePassword(page, email, fresh, "Noch ein Code");
    // oxlint-disable-next-line no-await-in-loop
    await expectAxeClean(page);
    // oxlint-disable-next-line no-await-in-loop
    if (way === "paper") await page.getByRole("link", { name: "Mit einem Ersatzcode anmelden" }).click();
    const field = page.getByLabel(way === "paper" ? "Ersatzcode" : "Code aus der App", { exact: true });
    // oxlint-disable-next-line no-await-in-loop
    await field.fill(way === "paper" ? paper : await code());
    // oxlint-disable-next-line no-await-in-loop
    await press(page, "Anmelden", "Sicherheit");
  }
});

test("who forgot their password sets a new one with a mailed link, without JavaScript", async ({ browser, page }) => {
  const { email } = newStaffAccount();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const form = await plain.newPage();
  await form.goto("/en/user/login?with=password");
  await form.getByRole("link", { name: "Forgotten your password?" }).click();
  await form.getByLabel("Email address").fill(email);
  await form.getByRole("button", { name: "Send the link" }).click();
  await expect(title(form, "Look into your mailbox")).toBeVisible();

  let link = "";
  const look = async () => {
    const mails = (await (await page.request.get("/__mail")).text()).split("<article>");
    link = /\/en\/user\/password\?key=[\w%-]+/.exec(mails.find((mail) => mail.includes(email)) ?? "")?.[0] ?? "";
    return link;
  };
  await expect.poll(look).not.toBe("");
  await form.goto(link);
  await form.getByLabel("New password").fill("four words without sense");
  await form.getByRole("button", { name: "Set password" }).click();
  await expect(title(form, "Your new password is in use")).toBeVisible();
  await form.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await form.getByLabel("Email address").fill(email);
  await form.getByLabel("Password", { exact: true }).fill("four words without sense");
  await form.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(form).toHaveURL(/\/en\/?$/);
  await plain.close();

  await open(page, link);
  await page.getByLabel("New password").fill("four words once more");
  await press(page, "Set password", "New password");
  await expect(page.getByRole("alert")).toContainText("This link is no longer good.");
  await expectAxeClean(page);
});

test("the pages of staff's access are accessible in English, too", async ({ page }) => {
  const { email, password } = operatorAccount();
  await open(page, "/en/user/password");
  await expectAxeClean(page);
  await open(page, "/en/user/login?with=password&next=/en/user/security");
  await expectAxeClean(page);
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Sign in", "Security");
  await expectAxeClean(page);
  await page.getByLabel("Your password", { exact: true }).fill(password);
  await press(page, "Set up", "Set up a second factor");
  await expectAxeClean(page);
});
