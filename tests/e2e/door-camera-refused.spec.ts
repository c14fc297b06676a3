import { camera, test, withTickets } from "../support/camera";
import { door, look, online, verdict, wedge } from "../support/door";
import { expect, expectAxeClean } from "../support/staff";
import { seatedShow } from "./booking-shows";

test.use({ allowed: false });

test("a camera that nobody has allowed is said to be so, and tickets go on without it", async ({
  page,
  context,
  as,
  at,
}) => {
  await as("ada", context);
  const { show, one } = await withTickets(context, await seatedShow(context.request, 58));
  await at(show.date_start);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(door(show.id));
  await online(page);
  await camera(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Die Kamera ist nicht freigegeben." })).toBeVisible();
  await expect(page.locator("video")).toHaveCount(0);
  await expect(camera(page)).toBeFocused();
  await look(page, "camera-refused");
  await expectAxeClean(page);
  await wedge(page, one.scan);
  await expect(verdict(page, "Hinein")).toBeVisible();
});
