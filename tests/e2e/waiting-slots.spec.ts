import type { Locator, Page } from "@playwright/test";
import { hold } from "../support/buying";
import { open, seededAt } from "../support/e2e";
import { minutePasses } from "../support/minute-passes";
import { partyMailedTo } from "../support/party-mail";
import { expect, expectAxeClean, test } from "../support/staff";
import { timedShow } from "../support/timed-show";

const look = async (shown: Page | Locator, name: string) => {
  const { LOOK: folder } = process.env;
  if (folder) await shown.screenshot({ path: `${folder}/${name}.png` });
};

const listName = "Warteliste für ausverkaufte Zeiten";

for (const isPlain of [false, true])
  test(`a time slot that is sold out has its list while others are on sale${isPlain ? " (without JavaScript, 320 px)" : ""}`, async ({
    browser,
  }, { repeatEachIndex }) => {
    const settings = { extraHTTPHeaders: { "x-test-now": seededAt } };
    const holder = await browser.newContext(settings);
    const show = await timedShow(holder);
    const slots = show.booking.seat_groups[0]?.timeslots ?? [];
    const slot = slots[2 + 2 * repeatEachIndex + Number(isPlain)];
    const time = slot?.time_start.slice(0, 5) ?? "";
    await hold(holder, show, { amount: 8, timeslot: slot?.id ?? 0 });

    const viewport = isPlain ? { width: 320, height: 640 } : { width: 390, height: 844 };
    const guest = await browser.newContext({ ...settings, viewport, javaScriptEnabled: !isPlain });
    const page = await guest.newPage();
    const list = page.getByRole("region", { name: listName });
    if (isPlain) {
      await page.goto(show.event.url);
      // The page is everybody's: what is sold out is known once somebody has asked.
      await page.getByRole("button", { name: "In den Warenkorb", exact: true }).click();
    } else await open(page, show.event.url);
    await expect(page.getByRole("button", { name: "In den Warenkorb", exact: true })).toBeVisible();
    await expect(list.getByRole("radio", { name: time })).toBeEnabled();
    await expect(list.getByRole("radio")).toHaveCount(await page.getByText(/^\d\d:\d\d\s*ausverkauft$/).count());
    if (!isPlain) await expectAxeClean(page);
    await look(list, `slots-${viewport.width}`);

    const address = `ida-${crypto.randomUUID()}@post.example`;
    await list.getByRole("spinbutton", { name: /^Anzahl.*Vollpreis/ }).fill("2");
    await list.getByLabel("E-Mail-Adresse").fill(address);
    await list.getByRole("button", { name: "Auf die Warteliste" }).click();
    // Which time was not said: nothing that was typed is lost over it.
    await expect(list.getByRole("alert")).toContainText("Bitte wählen Sie eine Uhrzeit.");
    await expect(list.getByLabel("E-Mail-Adresse")).toHaveValue(address);
    await list.getByRole("radio", { name: time }).check();
    await list.getByRole("button", { name: "Auf die Warteliste" }).click();
    await expect(page.getByText("Sie stehen auf der Liste")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);

    const token = (await holder.cookies()).find(({ name }) => name.endsWith("csrftoken"))?.value ?? "";
    const headers = { "x-csrftoken": token };
    const given = await holder.request.delete(`/de/api/shop/cart/${show.event.id}/`, { headers });
    expect(given.ok()).toBe(true);
    await minutePasses(holder, seededAt);
    await page.goto(await partyMailedTo(page, address, /Für Sie ist etwas frei/));
    await expect(
      page
        .getByRole("main")
        .getByText(new RegExp(`Einlass um ${time}|${time} Uhr`))
        .first(),
    ).toBeVisible();
    await look(page, `slot-offer-${viewport.width}`);
    await page.getByRole("button", { name: "In den Warenkorb legen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Warenkorb" })).toBeVisible();
    await expect(page.getByRole("main").getByText(time).first()).toBeVisible();
    await Promise.all([guest.close(), holder.close()]);
  });
