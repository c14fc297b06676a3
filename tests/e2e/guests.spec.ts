import type { Page } from "@playwright/test";
import { expect, expectAxeClean, open, test } from "../support/e2e";
import { askForCode, codeFor, signIn, someAddress } from "../support/guest-pages";

const listHere = (page: Page) => page.evaluate(() => localStorage.getItem("kasch-favorites"));

async function someFilms(page: Page): Promise<{ id: number; title: string }[]> {
  const answer = await page.request.get("/de/api/productions/?page_size=3");
  return ((await answer.json()) as { results: { id: number; title: string }[] }).results;
}

test("a guest's list comes along at signing in, meets that of the account, and leaves with the guest", async ({
  page,
  browser,
}) => {
  const address = someAddress();
  const [first, second] = await someFilms(page);
  if (!first || !second) throw new Error("The demo house has no films");

  await open(page, "/de/user/login");
  await page.evaluate((id) => localStorage.setItem("kasch-favorites", String(id)), first.id);
  await signIn(page, address);
  const atAccount = async () =>
    ((await (await page.request.get("/api/account/favorites/")).json()) as { ids: number[] }).ids;
  await expect.poll(atAccount).toEqual([first.id]);
  const name = address.split("@")[0] ?? "";
  await expect(page.getByRole("banner").getByText(`Konto von ${name}`)).toBeAttached();
  await expectAxeClean(page);

  // A minute later: what was put on a list first comes first.
  const device = await browser.newContext({ extraHTTPHeaders: { "x-test-now": "2026-11-21T18:06:00+01:00" } });
  const other = await device.newPage();
  await open(other, "/de/user/login");
  await other.evaluate((id) => localStorage.setItem("kasch-favorites", String(id)), second.id);
  await signIn(other, address);
  await expect.poll(atAccount).toEqual([first.id, second.id]);
  await expect.poll(() => listHere(other)).toBe(`${first.id},${second.id}`);

  // What came along can be taken out again, and is gone on both sides then.
  const merged = other.getByRole("status").filter({ hasText: "Ein Film von diesem Gerät steht jetzt" });
  await expect(merged).toBeVisible();
  await expectAxeClean(other);
  await merged.getByRole("button", { name: "Rückgängig machen" }).click();
  await expect.poll(atAccount).toEqual([first.id]);
  await expect.poll(() => listHere(other)).toBe(`${first.id}`);
  await expect(merged).toHaveCount(0);

  await other.evaluate((ids) => localStorage.setItem("kasch-favorites", ids), `${first.id},${second.id}`);
  await open(other, "/de/user/favorites");
  const list = other.getByRole("main");
  for (const { title } of [first, second])
    await expect(list.getByRole("button", { name: `${title} von der Merkliste entfernen` })).toBeVisible();
  await expect(list.getByText("Diese Liste liegt in Ihrem Konto")).toBeVisible();
  // They have met before: a film that was kept here since is no news.
  await expect.poll(atAccount).toEqual([first.id, second.id]);
  await expect(merged).toHaveCount(0);
  await expectAxeClean(other);
  await list.getByRole("button", { name: `${first.title} von der Merkliste entfernen` }).click();
  await expect.poll(atAccount).toEqual([second.id]);

  await list.getByRole("button", { name: "Abmelden" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Sie sind abgemeldet" })).toBeVisible();
  await expect.poll(() => listHere(other)).toBeNull();
  expect((await other.request.get("/api/account/favorites/")).status()).toBe(401);
  await device.close();
});

test("signing in, a name and leaving for good work without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const address = someAddress();
  await page.goto("/de/user/settings");
  await askForCode(page, address);
  const code = page.getByLabel("Code aus der Mail");
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(code).toHaveAttribute("inputmode", "numeric");
  const right = await codeFor(page, address);
  await code.fill(right === "000 000" ? "000 001" : "000 000");
  await page.getByRole("main").getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Sie haben noch 4 Versuche.");
  await page.reload();
  await code.fill(right);
  await page.getByRole("main").getByRole("button", { name: "Anmelden", exact: true }).click();

  await expect(page).toHaveURL(/\/de\/user\/settings$/);
  await page.getByLabel("Vorname").fill("Nora");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Gespeichert." })).toBeVisible();
  await expect(page.getByLabel("Vorname")).toHaveValue("Nora");
  await page.goto("/de/user/orders");
  await expect(page.getByRole("heading", { name: "Noch keine Karten" })).toBeVisible();
  expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(390);
  // All ways of the area are in sight on a phone, none to be scrolled for.
  const area = page.getByRole("navigation", { name: "Mein Bereich" });
  expect(await area.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
  await expect(area.getByRole("button", { name: "Abmelden" })).toBeInViewport({ ratio: 1 });

  await page.goto("/de/user/settings");
  await page.getByText("Ich möchte mein Konto löschen").click();
  await page.getByLabel("Ja, mein Konto und alles darin löschen.").check();
  await page.getByRole("button", { name: "Konto endgültig löschen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ihr Konto ist gelöscht" })).toBeVisible();
  await page.goto("/de/user/profile");
  await expect(page).toHaveURL(/\/de\/user\/login\?next=/);
  await context.close();
});
