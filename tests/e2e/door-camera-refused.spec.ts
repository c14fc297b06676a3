import { camera, test } from "../support/camera";
import { look, verdict, wedge } from "../support/door";
import { expect, expectAxeClean } from "../support/staff";

test.use({ allowed: false });

test("a camera that nobody has allowed is said to be so, and tickets go on without it", async ({ page, atDoor }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { one } = await atDoor("2026-12-19");
  await camera(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Die Kamera ist nicht freigegeben." })).toBeVisible();
  await expect(page.locator("video")).toHaveCount(0);
  await expect(camera(page)).toBeFocused();
  await look(page, "camera-refused");
  await expectAxeClean(page);
  await wedge(page, one.scan);
  await expect(verdict(page, "Hinein")).toBeVisible();
});
