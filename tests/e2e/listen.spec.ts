import { expect, expectAxeClean, open, test } from "../support/e2e";

test("how a show sounds is heard over the list, and Escape leads back to where it was asked for", async ({ page }) => {
  await open(page, "/de/programm");
  const link = page.getByRole("link", { name: "Hörprobe: Metropolis" });
  await link.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Metropolis" });
  await expect(dialog.getByRole("heading", { name: "Metropolis" })).toBeFocused();
  await expect(dialog.getByRole("listitem")).toHaveText([/^Auftakt.*Flügel und Schlagwerk, 64 Min\./]);
  await expectAxeClean(page);
  const sound = dialog.getByLabel("Hörprobe: Auftakt");
  await sound.evaluate((audio: HTMLAudioElement) => audio.play());
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0.2);
  expect(await sound.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeCloseTo(14, 0);

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\/de\/programm$/);
});

test("a player that does not arrive costs nothing: the same is on the page of the show", async ({ page }) => {
  await page.route(/SampleDialog/, (route) => route.abort());
  await open(page, "/en/programm");
  await page.getByRole("link", { name: "Listen to a sample: Metropolis" }).click();
  await expect(page.getByLabel("Sample: Prelude")).toBeVisible();
  await expect(page).toHaveURL(/\/en\/programm\/metropolis\/\d+#programs$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a show is listened to on its page", async ({ page }) => {
    await page.goto("/de/programm");
    await page.getByRole("link", { name: "Hörprobe: Metropolis" }).click();
    await expect(page.getByRole("heading", { name: "Metropolis", level: 1 })).toBeVisible();
    const source = await page.getByLabel("Hörprobe: Auftakt").getAttribute("src");
    const answer = await page.request.get(source ?? "");
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "audio/wav"]);
  });
});
