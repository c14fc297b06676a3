import type { BrowserContext, Page } from "@playwright/test";
import type { Cart } from "~/domain/booking/schema";
import type { Hall } from "~/domain/hall/schema";
import { checkouts, fill, hold, orderButton, title, toCheckout } from "../support/buying";
import { seededAt } from "../support/e2e";
import { expect, expectAxeClean, test } from "../support/staff";
import { seatedShow } from "./booking-shows";

const over = "2026-11-21T18:25:00+01:00";
const typedIs = async (page: Page): Promise<void> => {
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Anna Leitner");
  await expect(page.getByRole("checkbox", { name: /AGB|terms/ })).toBeChecked();
};
const look = async (page: Page, name: string) => {
  const { LOOK: folder } = process.env;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};
const tokenOf = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).find(({ name }) => name.endsWith("csrftoken"))?.value ?? "";
const cartOf = async ({ request }: BrowserContext): Promise<Cart> =>
  (await (await request.get("/de/api/shop/cart/")).json()) as Cart;

/** Somebody moves to other seats. */
async function reseat(context: BrowserContext, event: number, units: number[]): Promise<void> {
  const headers = { "x-csrftoken": await tokenOf(context) };
  const answer = await context.request.put(`/de/api/shop/cart/${event}/seats/`, { headers, data: { units } });
  expect(answer.status()).toBe(200);
}

/** The house takes whoever has places of a show their time. */
async function release({ request }: BrowserContext, token: string, event: number): Promise<void> {
  const path = `/de/api/box-office/hall/${event}/`;
  const hall = (await (await request.get(path)).json()) as Hall;
  const holds = hall.holds.map(({ id }) => id);
  const answer = await request.post(path, { headers: { "x-csrftoken": token }, data: { do: "release", holds } });
  expect(answer.status()).toBe(200);
}

test("a show that is held no longer says so beside the others, and there is a way on with it and without it", async ({
  page,
  context,
  browser,
  request,
  as,
}) => {
  const [kept, lapsed] = [await seatedShow(request, 34), await seatedShow(request, 20)];
  await hold(context, lapsed);
  await toCheckout(page, "de", kept, "anna.leitner@gmx.example");
  const house = await browser.newContext({ extraHTTPHeaders: { "x-test-now": seededAt } });
  await as("ada", house);
  const takeAway = async () => release(house, await tokenOf(house), lapsed.event.id);

  await takeAway();
  await orderButton(page, "de").click();
  await expect(page.getByRole("alert")).toContainText("Für eine Vorstellung ist die Zeit abgelaufen");
  await expect(page.getByText(/^Die Zeit ist abgelaufen, diese Plätze sind nicht mehr gehalten/)).toBeVisible();
  await typedIs(page);
  await expectAxeClean(page);
  await look(page, "lapsed");

  await page.getByRole("button", { name: "Dieselben Plätze noch einmal" }).click();
  await expect(page.getByText(/^Die Zeit ist abgelaufen, diese/)).toHaveCount(0);
  await typedIs(page);
  expect((await cartOf(context)).items.map(({ held }) => held)).toEqual([true, true]);

  await takeAway();
  await orderButton(page, "de").click();
  await page.getByRole("button", { name: /^Ohne diese Vorstellung bestellen/ }).click();
  await expect(page.getByText(/^Die Zeit ist abgelaufen, diese/)).toHaveCount(0);
  await typedIs(page);
  expect((await cartOf(context)).items.map(({ event }) => event)).toEqual([kept.event.id]);
  await house.close();
});

for (const lang of ["de", "en"] as const)
  test(`other seats than those that ran out are named with them, and none in plain words, in ${lang}`, async ({
    page,
    context,
    browser,
    request,
    at,
  }) => {
    const show = await seatedShow(request, lang === "de" ? 35 : 36);
    await toCheckout(page, lang, show, "anna.leitner@gmx.example");
    const [item] = (await cartOf(context)).items;
    await at(over);
    const other = await browser.newContext({ extraHTTPHeaders: { "x-test-now": over } });
    await hold(other, show, { lang });
    await reseat(other, show.event.id, item?.seats.map(({ unit }) => unit) ?? []);
    await orderButton(page, lang).click();
    const { words } = checkouts[lang];
    await expect(title(page, words.expired)).toBeVisible();
    await page.getByRole("button", { name: words.again }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(
      lang === "de" ? "Diese Plätze waren inzwischen vergeben." : "These seats had gone",
    );
    const [now] = (await cartOf(context)).items;
    const numbers = [item, now].flatMap((one) => one?.seats.map(({ seat }) => Number(seat)) ?? []);
    for (const one of [Math.min(...numbers), Math.max(...numbers)])
      // oxlint-disable-next-line no-await-in-loop
      await expect(alert).toContainText(String(one));
    await expectAxeClean(page);
    await look(page, `moved-${lang}`);
    await other.close();
  });

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a show without any seats left is named, and what was typed is there", async ({
    page,
    context,
    browser,
    request,
    as,
  }) => {
    const show = await seatedShow(request, 31);
    await hold(context, show);
    await page.goto("/de/kassa");
    await fill(page, "anna.leitner@gmx.example");
    await page.getByRole("checkbox", { name: /AGB/ }).check();
    const house = await browser.newContext({ extraHTTPHeaders: { "x-test-now": seededAt } });
    await as("ada", house);
    const token = await tokenOf(house);
    await release(house, token, show.event.id);
    const path = `/de/api/box-office/hall/${show.event.id}/`;
    const hall = (await (await house.request.get(path)).json()) as Hall;
    const units = hall.groups.flatMap(({ seats }) => seats.flatMap(({ id, state }) => (state === "free" ? [id] : [])));
    const data = { do: "block", units, reason: "broken" };
    const blocked = await house.request.post(path, { headers: { "x-csrftoken": token }, data });
    expect(blocked.status()).toBe(200);

    await orderButton(page, "de").click();
    await expect(title(page, "Die Zeit ist abgelaufen")).toBeVisible();
    await page.getByRole("button", { name: "Dieselben Plätze noch einmal" }).click();
    await expect(page.getByRole("alert")).toContainText("Nicht genügend (zusammenhängende) Plätze gefunden.");
    await expect(page.getByRole("alert")).toContainText(show.event.title);
    await look(page, "none-left");
    await house.request.post(path, { headers: { "x-csrftoken": token }, data: { do: "unblock", units } });
    await page.getByRole("button", { name: "Dieselben Plätze noch einmal" }).click();
    await expect(title(page, "Kassa")).toBeVisible();
    await typedIs(page);
    await house.close();
  });
});
