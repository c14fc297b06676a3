import { expect, seededAt, test } from "../support/e2e";

test("an event list on a page has whole days and leads on to the first that is not listed", async ({
  page,
  request,
}) => {
  await page.goto("/de/reihen");
  const list = page.locator("section", { has: page.getByRole("heading", { name: "Dieses Wochenende" }) });
  const headers = { "x-test-now": seededAt };
  for (const day of ["2026-11-21", "2026-11-22"]) {
    const { results } = await (
      await request.get(`/de/api/events/?from=${day}&to=${day}&page_size=100`, { headers })
    ).json();
    const ahead = results.filter(
      (event: { date_start: string }) => Date.parse(event.date_start) > Date.parse(seededAt),
    );
    expect(ahead.length).toBeGreaterThan(0);
    for (const { url } of ahead) await expect(list.locator(`h4 a[href="${url}"]`)).toHaveCount(1);
  }
  await list.getByRole("link", { name: "Weitere Vorstellungen ab Montag, 23. November" }).click();
  await expect(page).toHaveURL(/\/de\/programm\?date=23-11-2026$/);
  await expect(page.getByRole("heading", { name: "Programm", level: 1 })).toBeVisible();
});
