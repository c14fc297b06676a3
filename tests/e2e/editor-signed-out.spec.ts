import type { BrowserContext, Page } from "@playwright/test";
import { ownPage, titled } from "../support/own-page";
import { account, edit, expect, saved, select, test } from "../support/staff";
import { newStaffAccount } from "../support/staff-account";
import { totpOf } from "../support/totp";

const draftOf = /pageeditor-api\/draft\//;

test.use({ viewport: { width: 1440, height: 900 } });

const asked = (page: Page) => page.getByRole("dialog", { name: "Was du geschrieben hast, ist hier aufgehoben" });

async function givePassword(page: Page, { email, password }: { email: string; password: string }) {
  const dialog = asked(page);
  await dialog.getByLabel("E-Mail").fill(email);
  await dialog.getByLabel("Passwort").fill(password);
  await dialog.getByRole("button", { name: "Anmelden", exact: true }).click();
}

/** Puts the caret behind the only headline of a page. */
async function writeIn(page: Page, path: string) {
  await edit(page, path);
  await select(page, "1.1");
  await page.keyboard.press("Enter");
  await expect(page.locator("main [contenteditable]:focus")).toBeVisible();
  await page.keyboard.press("End");
}

const isKept = async (page: Page, words: string) => {
  await saved(page);
  await page.reload();
  await expect(page.getByRole("main").getByRole("heading", { name: words, exact: true })).toBeVisible();
};

test("whoever is signed out while writing writes their sentence to its end, signs in and goes on", async ({
  page,
  context,
  baseURL,
  as,
}) => {
  await as("jakob", context);
  const { path } = await ownPage(context, baseURL ?? "", titled("m", "Wir"));
  await writeIn(page, path);
  await context.route(draftOf, (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 401, json: {} }) : route.continue(),
  );
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await page.keyboard.type(" spielen");
  await refused;
  await expect(page.locator('[data-region="bar"] [data-state="signed-out"]')).toBeVisible();
  await page.keyboard.type(" weiter.");
  await expect(asked(page)).toBeVisible();
  await context.unroute(draftOf);
  await givePassword(page, account("jakob"));
  await expect(asked(page)).toBeHidden();
  await isKept(page, "Wir spielen weiter.");
});

/** Switches the second factor on, as the page for it does; its secret. */
async function withFactor(context: BrowserContext, origin: string, password: string): Promise<string> {
  await context.request.get(`${origin}/api/csrf/`);
  const token = (await context.cookies()).find(({ name }) => name === "csrftoken")?.value ?? "";
  const call = async (name: string, data: object) => {
    const headers = { origin, "x-csrftoken": token };
    const answer = await context.request.post(`${origin}/api/auth/two-factor/${name}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer;
  };
  const { totpURI }: { totpURI: string } = await (await call("enable", { password })).json();
  const secret = new URL(totpURI).searchParams.get("secret") ?? "";
  await call("verify-totp", { code: await totpOf(secret, Date.now()) });
  return secret;
}

test("whoever has a second factor is asked for it where they write", async ({ page, context, baseURL }) => {
  const origin = baseURL ?? "";
  const own = newStaffAccount();
  await page.goto("/de/user/login?with=password");
  await page.getByLabel("E-Mail-Adresse").fill(own.email);
  await page.getByLabel("Passwort", { exact: true }).fill(own.password);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  const secret = await withFactor(context, origin, own.password);
  const { path } = await ownPage(context, origin, titled("m", "Wir"));
  await writeIn(page, path);
  await context.clearCookies({ name: /session/ });
  await page.keyboard.type(" spielen");
  await expect(asked(page)).toBeVisible();
  await givePassword(page, own);
  const code = asked(page).getByLabel("Code");
  await expect(code).toBeFocused();
  await code.fill("12345");
  await page.keyboard.press("Enter");
  await expect(asked(page).getByRole("alert")).toHaveText("Ein Code hat sechs Ziffern, ein Ersatzcode zehn Zeichen.");
  await expect(code).toHaveValue("12345");
  await code.fill(await totpOf(secret, Date.now()));
  await page.keyboard.press("Enter");
  await expect(asked(page)).toBeHidden();
  await isKept(page, "Wir spielen");
});

const pickers = /pageeditor-api\/(pick|media|files)\//;
const unknown = { status: 401, json: {} };

test("whoever is signed out while choosing a picture signs in and goes on choosing", async ({
  page,
  context,
  baseURL,
  as,
}) => {
  await as("jakob", context);
  const module = { ...titled("m", "Wir"), type: "image", props: { image: { $media: 1 } } };
  const { path } = await ownPage(context, baseURL ?? "", module);
  await edit(page, path);
  await select(page, "1.1");
  await page.keyboard.press("Control+Enter");
  const form = page.getByRole("dialog", { name: "Bild" });
  await form.getByRole("button", { name: "Ersetzen" }).click();
  const shelf = form.getByRole("list", { name: "Bilder" }).getByRole("button");
  await expect(shelf.nth(1)).toBeVisible();
  await context.clearCookies({ name: /session/ });
  const words = form.getByLabel("In der Mediathek suchen");
  await words.pressSequentially("orgel");
  await expect(asked(page)).toBeVisible();
  await expect(shelf).toHaveCount(0);
  await givePassword(page, account("jakob"));
  await expect(asked(page)).toBeHidden();
  await expect(words).toHaveValue("orgel");
  await expect(words).toBeFocused();
  await expect(shelf.first()).toHaveAccessibleName(/orgel/i);
  await shelf.first().click();
  await form.getByRole("button", { name: "Fertig" }).click();
  await saved(page);
});

test("the same while choosing where a link leads, and a show", async ({ page, context, baseURL, as }) => {
  await as("jakob", context);
  const looks = { extra_class: "arrow", anchor: "", sticky: false, open_new_window: false };
  const link = { ...titled("l", ""), type: "link", props: { link_text: { de: "Los" }, link: "/programm", ...looks } };
  const range = { date_from: "", date_to: "", tag: null, filters: "none", style: "list", limit: 1 };
  const shows = { ...titled("e", ""), type: "event_list", props: { headline: {}, children: [], ...range } };
  const { path } = await ownPage(context, baseURL ?? "", link, shows);
  await edit(page, path);
  for (const [number, name, words] of [
    ["1.1", "Link", "Impress"],
    ["1.2", "Ausgewählte Veranstaltungen", "nordrand"],
  ] as const) {
    await select(page, number);
    await page.keyboard.press("Control+Enter");
    const form = page.getByRole("dialog");
    const field = form.getByRole("combobox", { name, exact: true });
    await field.fill("");
    await context.route(pickers, (route) => route.fulfill(unknown));
    await field.pressSequentially(words);
    await expect(asked(page)).toBeVisible();
    await context.unroute(pickers);
    await asked(page).getByRole("button", { name: "Ich bin angemeldet" }).click();
    await expect(asked(page)).toBeHidden();
    await expect(field).toHaveValue(words);
    await expect(field).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(field).not.toHaveValue(words);
    await form.getByRole("button", { name: "Fertig" }).click();
    await saved(page);
  }
});
