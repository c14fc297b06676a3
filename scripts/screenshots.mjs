// The pictures in docs/screenshots, from a running site: node scripts/screenshots.mjs [origin] [name …]
// Those of the house's own tools need somebody who may use them: STAFF=address:password
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { ensureBrowser } from "./browser.mjs";
import { root } from "./run.mjs";

const origin = process.argv[2] ?? "http://localhost:8787";
const wanted = process.argv.slice(3);
const out = process.env.SCREENSHOTS ?? `${root}docs/screenshots`;
const now = process.env.NOW;
const [email, password] = process.env.STAFF?.split(/:(.*)/s) ?? [];
mkdirSync(out, { recursive: true });

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const read = async (path) => (await fetch(origin + path, now ? { headers: { "x-test-now": now } } : {})).json();

const { results: events } = await read("/de/api/events/?page_size=100");
const clock = now ? Date.parse(now) : Date.now();
const bookable = events.filter(
  (event) =>
    event.has_quick_buy && event.production && event.status === "scheduled" && Date.parse(event.date_start) > clock,
);
const [shown] = bookable;
/** Every picture of the cart holds two places: not of tonight's first show, which has few left. */
const held = bookable.at(-1);
const film = shown.production.url;
const local = (path, lang) => path.replace(/^\/de/, `/${lang}`);

const [{ url: article }] = (await read("/de/api/articles/")).results;
const [{ url: person }] = await read("/de/api/persons/");
const [{ url: venue }] = await read("/de/api/venues/");
const allSeries = await read("/de/api/series/");
const [{ url: series }] = allSeries;
/** The page of a series whose editor chose this arrangement. */
const arranged = (wanted) => allSeries.find(({ arrangement }) => arrangement === wanted).url;
const [, { url: category }] = await read("/api/article-categories/?language=de");

const dayOf = ({ day }) => `/de/programm?date=${day.split("-").toReversed().join("-")}`;
const infos = await Promise.all(
  events
    .filter((event) => event.has_quick_buy && event.status === "scheduled" && Date.parse(event.date_start) > clock)
    .map(async (event) => ({ event, info: await read(`/de/api/events/${event.id}/booking/`) })),
);
/** An event sold by entry time: its dialog begins with another step. */
const timed = infos.find(({ info }) => info.seat_groups.some(({ timeslots }) => timeslots.length > 0)).event;

const openBooking = async (page, event = shown) => {
  await page.locator(`[data-quick-buy="${event.id}"]`).first().click();
  await page.locator("dialog[open]").waitFor();
};
const chooseTwo = async (page, event) => {
  await openBooking(page, event);
  const more = page.getByRole("button", { name: /eine mehr$|one more$/ }).first();
  await more.click();
  await more.click();
};
const openDiscounts = async (page) => {
  await chooseTwo(page);
  await page
    .getByRole("button", { name: /^Weitere Preise|^Other prices/ })
    .first()
    .click();
};
const hold = async (page) => {
  await chooseTwo(page, held);
  await page.getByRole("button", { name: /^In den Warenkorb$|^Add to cart$/ }).click();
  await page.getByRole("link", { name: /^Zum Warenkorb$|^Go to cart$/ }).waitFor();
};
const fillCart = async (page) => {
  const { prices } = await read(`/de/api/events/${held.id}/booking/`);
  const full = prices.find((line) => line.price !== "0.00");
  const { id: price_id, seat_group, sale_type_id } = full;
  await page.evaluate(
    async (body) => {
      await fetch("/api/csrf/");
      const token = document.cookie.match(/csrftoken=([^;]+)/)?.[1] ?? "";
      const answer = await fetch("/de/api/shop/cart/", {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID(), "x-csrftoken": token },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`The cart could not be filled: ${await answer.text()}`);
    },
    { event: held.id, tickets: [{ price_id, seat_group, sale_type_id, amount: 2 }] },
  );
};

const toCheckout = async (page) => {
  await fillCart(page);
  await page.goto(`${origin}/de/kassa`, { waitUntil: "networkidle" });
};
const buy = async (page) => {
  await toCheckout(page);
  await page.getByRole("textbox", { name: /^Name/ }).fill("Anna Leitner");
  await page.getByRole("textbox", { name: /^E-Mail/ }).fill("anna.leitner@gmx.example");
  await page.getByRole("checkbox").last().check();
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Ihre Karten" }).waitFor();
};

const alive = (page) =>
  page.waitForFunction(() => Object.keys(document.querySelector("h1")).some((key) => key.startsWith("__react")));

const sellTwo = async (page) => {
  // Keys are heard once the page is alive.
  await alive(page);
  for (const key of ["2", "v", "v"]) await page.keyboard.press(key);
  await page.getByText("2 Karten", { exact: true }).waitFor();
};

const openConsent = async (page) => {
  await page.mouse.wheel(0, 10);
  await alive(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /^Cookie/ })
    .click();
  await page.locator("dialog[open]").waitFor();
};

/** On the way to a page that was not visited before. */
const loseConnection = async (page) => {
  await page.mouse.wheel(0, 10);
  await alive(page);
  await page.context().setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "AGB" }).click();
  await page.getByRole("heading", { level: 1, name: "Keine Verbindung" }).waitFor();
};
const keepFilms = async (page) => {
  const films = [...new Set(bookable.map(({ production }) => production.url))];
  for (const path of films.slice(0, 3)) {
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await page.mouse.wheel(0, 10);
    await alive(page);
    await page.getByRole("main").getByRole("button", { name: "Merkliste" }).first().click();
  }
};

const screens = {
  home: { path: "/de" },
  programme: { path: "/de/programm" },
  week: { path: "/de/programm?view=woche" },
  films: { path: "/de/programm?view=filme" },
  event: { path: shown.url },
  film: { path: film },
  "all-films": { path: "/de/alle-filme" },
  booking: { path: "/de/programm", act: (page) => openBooking(page) },
  "booking-times": { path: dayOf(timed), act: (page) => openBooking(page, timed) },
  "booking-discounts": { path: "/de/programm", act: openDiscounts },
  "booking-held": { path: dayOf(held), act: hold },
  cart: { path: "/de/programm", act: fillCart, then: "/de/warenkorb" },
  checkout: { path: "/de/programm", few: true, act: toCheckout },
  tickets: { path: "/de/programm", few: true, act: buy },
  "not-found": { path: "/de/gibt-es-nicht" },
  magazine: { path: "/de/mediathek", few: true },
  article: { path: article, few: true },
  category: { path: category, few: true },
  topics: { path: "/de/mediathek/tags", few: true },
  search: { path: "/de/search?q=nacht", few: true },
  "search-nothing": { path: "/de/search?q=xylophonquartett", few: true },
  "all-series": { path: "/de/reihen", few: true },
  series: { path: series, few: true },
  "series-axis": { path: arranged("axis"), few: true },
  "series-sheet": { path: arranged("sheet"), few: true },
  "series-single": { path: arranged("single"), few: true },
  house: { path: "/de/haus", few: true },
  terms: { path: "/de/agb", few: true },
  team: { path: "/de/team", few: true },
  person: { path: person, few: true },
  venue: { path: venue, few: true },
  form: { path: "/de/forms/saal-mieten/1", few: true },
  modules: { path: "/de/bausteine", few: true },
  overlay: { path: "/de/haus?overlay=true", few: true, act: (page) => page.locator("dialog h4").first().waitFor() },
  consent: { path: "/de/haus", few: true, act: openConsent },
  "no-connection": { path: "/de/programm", few: true, act: loseConnection },
  "sign-in": { path: "/de/user/login", few: true },
  favorites: { path: "/de/user/favorites", few: true, act: keepFilms, then: "/de/user/favorites" },
  webshop: { path: "/webshop", few: true },
};

/** What the house sees: one size and theme each. */
const tools = {
  desk: { path: "/de/cms-hub/box-office/desk", act: sellTwo, only: "desktop light de" },
  hall: { path: `/de/cms-hub/box-office/hall?show=${held.id}`, only: "desktop dark de" },
  day: { path: "/de/cms-hub/box-office", only: "desktop light de" },
  door: { path: `/de/cms-hub/box-office/door?show=${shown.id}`, only: "phone dark de" },
  editor: { path: "/de/haus?edit", only: "desktop light de" },
};

const fewOf = { phone: "phone dark de", desktop: "desktop light de" };
const languages = { de: "de-AT", en: "en-GB" };
const shots = Object.entries({ ...screens, ...(email && tools) })
  .filter(([name]) => wanted.length === 0 || wanted.includes(name))
  .flatMap(([name, screen]) =>
    Object.keys(sizes).flatMap((size) =>
      ["light", "dark"].flatMap((theme) => Object.keys(languages).map((lang) => ({ name, screen, size, theme, lang }))),
    ),
  )
  // Of screens that differ less: one on a desk, one in the dark of a phone.
  .filter(({ screen: { few, only = few && fewOf }, size, theme, lang }) => {
    const wish = typeof only === "object" ? only[size] : only;
    return !wish || wish === `${size} ${theme} ${lang}`;
  });

/** Signs in once for all pictures: attempts are limited. */
async function signIn(browser) {
  const context = await browser.newContext();
  await context.request.get(`${origin}/api/csrf/`);
  const token = (await context.cookies()).find(({ name }) => name.endsWith("csrftoken"))?.value ?? "";
  const answer = await context.request.post(`${origin}/api/auth/sign-in/email`, {
    data: { email, password },
    headers: { origin, "x-csrftoken": token },
  });
  if (!answer.ok()) throw new Error(`Nobody could be signed in: ${answer.status()}`);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

async function shoot(browser, staff, { name, screen: { path, act, then }, size, theme, lang }) {
  const context = await browser.newContext({
    viewport: sizes[size],
    colorScheme: theme,
    locale: languages[lang],
    timezoneId: "Europe/Vienna",
    reducedMotion: "reduce",
    ...(now ? { extraHTTPHeaders: { "x-test-now": now } } : {}),
  });
  if (name in tools) await context.addCookies(staff);
  const page = await context.newPage();
  if (now) await page.clock.install({ time: new Date(now) });
  await page.goto(origin + local(path, lang), { waitUntil: "networkidle" });
  if (act) await act(page);
  if (then) await page.goto(origin + local(then, lang), { waitUntil: "networkidle" });
  // Nothing is shown as touched.
  await page.mouse.move(0, 0);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left } = image.getBoundingClientRect();
      return image.complete || !image.checkVisibility() || top > innerHeight || left > innerWidth;
    }),
  );
  await page.waitForTimeout(300);
  await page.screenshot({
    path: `${out}/${name}-${size}-${theme}-${lang}.jpg`,
    type: "jpeg",
    quality: 78,
    fullPage: process.env.FULL === "1",
  });
  await context.close();
}

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ["--no-sandbox", "--disable-quic"],
});
const staff = shots.some(({ name }) => name in tools) ? await signIn(browser) : [];
for (const shot of shots) await shoot(browser, staff, shot);
await browser.close();
