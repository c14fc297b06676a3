import { expect, expectAxeClean, open, test } from "../support/e2e";

test("the credits lead to a person, and a person to what they wrote", async ({ page }) => {
  await open(page, "/de/team");
  await expect(page.getByRole("heading", { level: 1, name: "Mitwirkende" })).toBeVisible();
  await page.getByRole("link", { name: "Selma Brandt" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Selma Brandt" })).toBeVisible();
  const person = new URL(page.url()).pathname;
  await expect(page.getByRole("link", { name: "selma@kino-meridian.example" })).toHaveAttribute("href", /^mailto:/);
  const article = page.getByRole("region", { name: "Hat geschrieben" }).getByRole("link").first();
  await article.click();
  await expect(page).toHaveURL(/\/de\/mediathek\/.+\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(person);
});

test("a person by another name leads to their own address, and nobody is a page that is not there", async ({
  request,
}) => {
  const people = await (await request.get("/en/api/persons/")).json();
  const { url, id } = people[0];
  const moved = await request.get(`/en/team/somebody/${id}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, url]);
  for (const path of ["/en/team/somebody/99999", "/en/veranstaltungsort/nirgends/99999"])
    expect((await request.get(path)).status(), path).toBe(404);
  const html = await (await request.get(url)).text();
  const [, data = "{}"] = /<script type="application\/ld\+json"[^>]*>([^<]*"Person"[^<]*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ "@type": "Person", name: people[0].name });
});

for (const [lang, title, today] of [
  ["de", "Zugang", "Sa"],
  ["en", "Access", "Sat"],
] as const)
  test(`a venue counts its seats, draws them, and says how one gets in (${lang})`, async ({ page, request }) => {
    const venue = (await (await request.get(`/${lang}/api/venues/`)).json())[0];
    await open(page, venue.url);
    const seats = venue.rooms.reduce((sum: number, room: { seats: number }) => sum + room.seats, 0);
    await expect(page.locator("article strong").first()).toHaveText(String(seats));
    for (const { name, seats: count } of venue.rooms)
      await expect(page.getByRole("img", { name: new RegExp(`^${name}: ${count} `) })).toBeVisible();
    const table = page.getByRole("region", { name: title }).getByRole("table");
    await expect(table.getByRole("rowheader")).toHaveText(venue.rooms.map(({ name }: { name: string }) => name));
    await expect(page.locator('dl [aria-current="date"]')).toContainText(today);
  });

test("the map of a venue is somebody else's, and comes when it is asked for", async ({ page, context }) => {
  const asked: string[] = [];
  await context.route(/openstreetmap\.org/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>map</p>" });
  });
  await open(page, "/de/veranstaltungsort/kino-meridian/1");
  const map = page.getByRole("region", { name: "Karte der Umgebung" });
  await expect(map).toContainText("erfährt OpenStreetMap Ihre IP-Adresse");
  const link = map.getByRole("link", { name: "Bei OpenStreetMap öffnen" });
  await expect(link).toHaveAttribute("href", /^https:\/\/www\.openstreetmap\.org\/\?mlat=48\.\d+&mlon=16\.\d+/);
  expect(asked).toEqual([]);
  const load = map.getByRole("button", { name: "Inhalt von OpenStreetMap laden" });
  const frame = map.locator("iframe");
  // It answers once it is awake, and then it is gone.
  await expect(async () => {
    if (await load.isVisible()) await load.click({ timeout: 2_000 });
    await expect(frame).toBeAttached({ timeout: 2_000 });
  }).toPass();
  await expect(frame.contentFrame().getByText("map")).toBeVisible();
  expect(asked[0]).toMatch(/export\/embed\.html\?bbox=16\.\d+%2C48\.\d+/);
});

test("the pages of the house fit the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/de/team", "/de/team/marta-weiss/901", "/de/veranstaltungsort/kino-meridian/1"]) {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

for (const colorScheme of ["light", "dark"] as const)
  test(`the pages of the house can be used by everybody (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ["/en/team", "/de/team/marta-weiss/901", "/de/veranstaltungsort/kino-meridian/1"]) {
      await open(page, path);
      await expectAxeClean(page);
    }
  });
