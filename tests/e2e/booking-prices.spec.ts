import type { BookingInfo, SeatGroup } from "~/domain/booking/schema";
import { expect, expectAxeClean, test } from "../support/e2e";
import { programmeOf, seatedShow, ticketButtonOf, type Show } from "./booking-shows";

const rem = 16;

test("a price of which the house gives a few only says how many are left, and no more can be taken", async ({
  page,
  request,
}) => {
  const show = await seatedShow(request, 73);
  await page.goto(programmeOf(show));
  await ticketButtonOf(page, show).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /Kulturpass/ }).click();
  await expect(dialog.getByText("Noch 4 verfügbar")).toBeVisible();
  const few = dialog.getByRole("group", { name: /^Kulturpass/ });
  const more = few.getByRole("button", { name: /eine mehr$/ });
  for (let pressed = 0; pressed < 4; pressed += 1) await more.click();
  await expect(few.getByRole("status")).toHaveText("4");
  await expect(more).toHaveAttribute("aria-disabled", "true");
});

/** The show with its first seat group so many times: more than the demo house sells. */
function withGroups({ booking }: Show, count: number): BookingInfo {
  const [first] = booking.seat_groups;
  if (!first) throw new Error("a seated show has a seat group");
  const again = (_: unknown, nth: number): SeatGroup => {
    const id = first.id + nth * 10_000;
    const prices = first.prices.map((line) => ({ ...line, id: line.id + nth * 10_000, seat_group: id }));
    return { ...first, id, seat_group: id, text: `Kategorie ${nth + 1}`, prices };
  };
  return { ...booking, seat_groups: Array.from({ length: count }, again) };
}

for (const [width, height] of [
  [1440, 900],
  [320, 640],
] as const)
  test(`the price list is two seat groups, and all of them within 25 rem (${width} px)`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    const show = await seatedShow(request, 44);
    await page.route(`**/api/events/${show.event.id}/booking/`, (route) =>
      route.fulfill({ json: withGroups(show, 9) }),
    );
    await page.goto(programmeOf(show));
    await ticketButtonOf(page, show).click();
    const dialog = page.getByRole("dialog");
    const list = dialog.getByRole("list").filter({ hasText: "Kategorie 1" });
    await expect(list.getByRole("listitem")).toHaveCount(2);
    const folded = await list.evaluate((element) => [element.clientHeight, element.scrollHeight]);
    expect(folded[0], "nothing of the two is cut off").toBe(folded[1]);

    const all = dialog.getByRole("button", { name: "alle Platzkategorien zeigen" });
    await all.focus();
    await page.keyboard.press("Enter");
    const fewer = dialog.getByRole("button", { name: "weniger zeigen" });
    await expect(fewer).toBeFocused();
    await expect(list.getByRole("listitem")).toHaveCount(9);
    const open = await list.evaluate((element) => [element.clientHeight, element.scrollHeight] as const);
    expect(open[0]).toBe(25 * rem);
    expect(open[1]).toBeGreaterThan(open[0]);
    await expectAxeClean(page);

    await page.keyboard.press("Shift+Tab");
    const last = await list.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const focused = document.activeElement;
      const at = focused?.getBoundingClientRect();
      return { isWithin: element.contains(focused), isSeen: !!at && at.top >= top - 1 && at.bottom <= bottom + 1 };
    });
    expect(last).toEqual({ isWithin: true, isSeen: true });

    await fewer.click();
    await expect(list.getByRole("listitem")).toHaveCount(2);
  });
