import type { Page } from "@playwright/test";
import { expect, expectAxeClean, open, seededAt, test } from "../support/e2e";

const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };
const wide = { width: 1440, height: 900 };

interface Film {
  id: number;
  title: string;
  url: string;
  showings: { status: string }[];
}

async function films(page: Page): Promise<{ running: Film[]; resting: Film[] }> {
  const { results } = (await (await page.request.get("/de/api/productions/?page_size=100")).json()) as {
    results: Film[];
  };
  return {
    running: results.filter(({ showings }) => showings.some(({ status }) => status !== "cancelled")),
    resting: results.filter(({ showings }) => showings.length === 0),
  };
}

const widthOver = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Somebody is signed in, as far as the browser can tell. */
async function asStaff(page: Page, isStill = true) {
  await page.context().addCookies([{ name: "kasch_user", value: "1", domain: "localhost", path: "/" }]);
  const person = { first_name: "Marta", last_name: "Weiss", username: "Marta Weiss", email: "team@kino.example" };
  const nobody = { first_name: null, last_name: null, username: null, email: null };
  await page.route("**/api/user-details/**", (route) =>
    route.fulfill({
      json: {
        ...(isStill ? person : nobody),
        is_logged_in: isStill,
        has_dashboard_online_access: isStill,
        login_url: "/de/user/login",
        logout_url: "/de/user/logout",
        webshop_url: "/de/programm",
      },
    }),
  );
}

test.describe("the header", () => {
  test("leads visitors to their list and to signing in, without asking who they are", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/user-details|AccountMenu/.test(request.url())) asked.push(request.url());
    });
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(page, "/de/programm");
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: "Merkliste" })).toHaveAttribute("href", "/de/user/favorites");
    await expect(banner.getByRole("link", { name: "Konto" })).toHaveAttribute("href", "/de/user/login");
    expect(await widthOver(page)).toBeLessThanOrEqual(0);
    expect(asked).toEqual([]);
  });

  test("has both in the menu of phones", async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, "/en/programm");
    await expect(page.getByRole("banner").getByRole("link", { name: "Watchlist" })).toBeHidden();
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "Account" })).toBeVisible();
    await menu.getByRole("link", { name: "Watchlist" }).click();
    await expect(page).toHaveURL(/\/en\/user\/favorites$/);
    await expect(menu).toBeHidden();
  });

  test("shows staff their name, their profile and the way out", async ({ page }) => {
    await asStaff(page);
    await page.setViewportSize(wide);
    await open(page, "/de/user/login");
    const account = page.getByRole("banner").locator("summary", { hasText: "Konto von Marta Weiss" });
    await account.click();
    await expect(page.getByRole("banner").getByText("Marta Weiss", { exact: true })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Mein Profil" })).toHaveAttribute(
      "href",
      "/de/user/profile",
    );
    await expect(page.getByRole("banner").getByRole("button", { name: "Abmelden" })).toBeVisible();
    await expectAxeClean(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("banner").getByRole("link", { name: "Mein Profil" })).toBeHidden();
    await expect(account).toBeFocused();
  });

  test("offers to sign in where the hint outlived the session", async ({ page }) => {
    await asStaff(page, false);
    await page.setViewportSize(wide);
    await open(page, "/de/programm");
    await expect(page.getByRole("banner").getByRole("link", { name: "Konto" })).toBeVisible();
  });
});

test.describe("the list of kept films", () => {
  test("explains itself while it is empty, and keeps nothing unasked", async ({ page }) => {
    for (const lang of ["de", "en"]) {
      await open(page, `/${lang}/user/favorites`);
      await expect(
        page.getByRole("heading", { level: 1, name: lang === "de" ? "Noch nichts gemerkt" : "Nothing here yet" }),
      ).toBeVisible();
      const suggested = page.getByRole("main").locator("li h3 a");
      await expect(suggested).toHaveCount(3);
      for (const film of await suggested.all()) await expect(film).toHaveAttribute("href", /\/alle-filme\//);
      // What has begun cannot be gone to.
      const times = await page.getByRole("main").locator("li time").allTextContents();
      expect(times.filter((time) => time > seededAt.slice(11, 16))).toHaveLength(3);
    }
    await expectAxeClean(page);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("keeps a film from its heart to the list, through removing and undoing", async ({ page }) => {
    const { running, resting } = await films(page);
    const [film, other] = [running[0], resting[0]];
    if (!film || !other) throw new Error("The demo house has no such films");
    for (const { url } of [other, film]) {
      await open(page, url);
      const heart = page.getByRole("main").getByRole("button", { name: /^Merkliste/ });
      await expect(heart).toHaveAttribute("aria-pressed", "false");
      await heart.click();
      await expect(heart).toHaveAttribute("aria-pressed", "true");
    }
    await page.reload();
    await expect(page.getByRole("main").getByRole("button", { name: /^Merkliste/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );

    await page.getByRole("banner").getByRole("link", { name: "Merkliste" }).click();
    await expect(
      page
        .getByRole("region", { name: "Läuft im Haus" })
        .or(page.locator("section", { hasText: "Läuft im Haus" }))
        .getByRole("link", { name: film.title, exact: true }),
    ).toBeVisible();
    await expect(
      page.locator("section", { hasText: "Ohne Termin" }).getByRole("link", { name: other.title, exact: true }),
    ).toBeVisible();
    await expectAxeClean(page);

    await page.getByRole("button", { name: `${film.title} von der Merkliste entfernen` }).click();
    const undo = page.getByRole("button", { name: `${film.title} wieder merken` });
    await expect(undo).toBeFocused();
    await page.reload();
    await expect(page.getByRole("main").getByRole("link", { name: other.title, exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: film.title, exact: true })).toHaveCount(0);
  });

  test("names films the house no longer has, and lets go of them", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("kasch-favorites", "999999"));
    await open(page, "/de/user/favorites");
    const gone = page.getByText("Ein Film dieser Liste ist nicht mehr in unserem Verzeichnis.");
    await expect(gone).toBeVisible();
    await page.getByRole("button", { name: "Entfernen" }).click();
    await expect(gone).toBeHidden();
  });

  test("travels as a link", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { running } = await films(page);
    const ids = running.slice(0, 3).map(({ id }) => id);
    await page.addInitScript((text) => localStorage.setItem("kasch-favorites", text), ids.join());
    await open(page, "/de/user/favorites");
    await page.getByRole("button", { name: "Liste teilen" }).click();
    await expect(page.getByRole("button", { name: "Link kopiert" })).toBeVisible();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.pathname + link.search).toBe(`/de/user/favorites?films=${ids.join(",")}`);
  });

  test("takes over what somebody else chose, in their order", async ({ page }) => {
    const { running } = await films(page);
    const ids = running.slice(0, 3).map(({ id }) => id);
    await open(page, `/de/user/favorites?films=${ids.join(",")}`);
    await page.getByRole("button", { name: "Alle merken" }).click();
    const done = page.getByRole("button", { name: "Alle gemerkt" });
    await expect(done).toBeFocused();
    await expect(page.getByRole("main").getByRole("button", { name: /^Merkliste:/, pressed: true })).toHaveCount(3);
    await expectAxeClean(page);
    await page.getByRole("main").getByRole("link", { name: "Zu meiner Merkliste" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Merkliste", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: /von der Merkliste entfernen$/ })).toHaveCount(3);
    expect(await page.evaluate(() => localStorage.getItem("kasch-favorites"))).toBe(ids.toReversed().join());
  });

  test("is there for those who get the link, also without JavaScript and on the narrowest phone", async ({
    browser,
    page,
  }) => {
    const { running } = await films(page);
    const chosen = running.slice(0, 3);
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: narrow });
    const plain = await context.newPage();
    const response = await plain.goto(`/de/user/favorites?films=${chosen.map(({ id }) => id).join(",")},999999,x`);
    expect([response?.status(), response?.headers()["cache-control"]]).toEqual([200, "private, no-store"]);
    for (const { title } of chosen) await expect(plain.getByRole("link", { name: title, exact: true })).toBeVisible();
    await expect(plain.getByText("Ein Film dieser Liste ist nicht mehr")).toBeVisible();
    expect(await plain.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(narrow.width);
    await plain.goto("/de/user/favorites");
    await expect(plain.locator("noscript p", { hasText: "Dafür braucht sie JavaScript" })).toBeVisible();
    await context.close();
  });
});

test.describe("signing in", () => {
  test("works as a plain form: says what is wrong, keeps the address and forgets the password", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    const page = await context.newPage();
    await page.goto("/de/user/profile");
    await expect(page).toHaveURL(/\/de\/user\/login\?next=%2Fde%2Fuser%2Fprofile$/);
    await page.getByRole("link", { name: /Mit Passwort anmelden/ }).click();
    await page.getByLabel("E-Mail-Adresse").fill("niemand@kino.example");
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    await expect(page.getByText("Bitte geben Sie Ihr Passwort ein.")).toBeVisible();
    await page.getByLabel("Passwort", { exact: true }).fill("nicht das richtige");
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("E-Mail-Adresse und Passwort passen nicht zusammen.");
    await expect(page.getByLabel("E-Mail-Adresse")).toHaveValue("niemand@kino.example");
    await expect(page.getByLabel("Passwort", { exact: true })).toHaveValue("");
    await expect(page).toHaveURL(/next=%2Fde%2Fuser%2Fprofile$/);
    await context.close();
  });

  test("is ready for password managers, closed to search engines and readable in every light", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, "/en/user/login?with=password");
    await expect(page).toHaveTitle(/^Sign in/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(page.getByLabel("Email address")).toHaveAttribute("autocomplete", "username");
    const password = page.getByLabel("Password", { exact: true });
    await expect(password).toHaveAttribute("autocomplete", "current-password");
    await password.fill("visible now");
    await page.getByLabel("Show password").check();
    await expect(password).toHaveAttribute("type", "text");
    await expectAxeClean(page);
  });

  test("takes the focus to what is wrong", async ({ page }) => {
    await page.setViewportSize(narrow);
    await open(page, "/de/user/login?with=password");
    await page.getByRole("main").getByRole("button", { name: "Anmelden", exact: true }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByLabel("E-Mail-Adresse")).toHaveAccessibleDescription(
      "Bitte geben Sie Ihre E-Mail-Adresse ein.",
    );
    expect(await widthOver(page)).toBeLessThanOrEqual(0);
    await expectAxeClean(page);
  });

  test("is offered again to those who have left", async ({ page }) => {
    await open(page, "/de/user/logout");
    await expect(page.getByRole("heading", { level: 1, name: "Sie sind abgemeldet" })).toBeVisible();
    await expectAxeClean(page);
    await page.getByRole("main").getByRole("link", { name: "Wieder anmelden" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeFocused();
  });
});
