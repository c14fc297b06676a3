import type { Page, Request } from "@playwright/test";
import { expect, open, test } from "../support/e2e";

interface Calls {
  /** Calls of the API in their order, without the address of the house. */
  seen: string[];
  /** How many of them wait for their answer. */
  waiting: () => number;
}

function callsOf(page: Page): Calls {
  const seen: string[] = [];
  let answered = 0;
  const path = (request: Request): string => {
    const { pathname, search } = new URL(request.url());
    return pathname.includes("/api/") ? pathname + search : "";
  };
  page.on("request", (request) => path(request) && seen.push(path(request)));
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => path(request) && (answered += 1));
  return { seen, waiting: () => seen.length - answered };
}

const aboutTickets = (path: string) => path.startsWith("/api/availability/");

/** Opens the programme, waits for its first word about tickets, and stops the clock. */
async function openAndStop(page: Page): Promise<Calls> {
  const calls = callsOf(page);
  const told = page.waitForResponse(/\/api\/availability\//);
  await open(page, "/de/programm");
  await told;
  await page.clock.pauseAt(new Date("2026-11-21T18:10:00+01:00"));
  await settle(page, calls);
  return calls;
}

/** What was asked is answered and drawn, while hardly any time passes on the page. */
async function settle(page: Page, { waiting }: Calls) {
  await page.clock.runFor(1);
  await expect.poll(waiting).toBe(0);
  await page.clock.runFor(1);
}

/** Lets so many seconds pass, in steps of five, with what somebody does before each of them. Answers the calls made. */
async function pass(page: Page, calls: Calls, seconds: number, act: (turn: number) => Promise<unknown> = nothing) {
  const before = calls.seen.length;
  for (let turn = 0; turn < seconds / 5; turn += 1) {
    await act(turn);
    await page.clock.runFor(5_000);
    await settle(page, calls);
  }
  return calls.seen.slice(before);
}

const nothing = () => Promise.resolve();
/** Rests on the head of the page and moves by a few points. */
const pointer = (page: Page) => (turn: number) => page.mouse.move(200 + (turn % 2) * 5, 100);

async function show(page: Page, hidden: boolean) {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
    Object.defineProperty(document, "visibilityState", {
      value: isHidden ? "hidden" : "visible",
      configurable: true,
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

test("ten minutes of a programme that is read cost one request every thirty seconds", async ({ page }) => {
  const calls = await openAndStop(page);
  const during = await pass(page, calls, 600, pointer(page));
  expect(during.filter((path) => !aboutTickets(path))).toEqual([]);
  expect(during.length).toBeGreaterThanOrEqual(19);
  expect(during.length).toBeLessThanOrEqual(20);
});

test("a programme nobody touches asks less and less often, a hidden one not at all, and at once on return", async ({
  page,
}) => {
  const calls = await openAndStop(page);
  await page.mouse.move(200, 100);
  const asked = async (seconds: number) => (await pass(page, calls, seconds)).length;
  const untouched = await asked(600);
  expect(untouched).toBeGreaterThanOrEqual(5);
  expect(untouched).toBeLessThanOrEqual(7);
  expect(await asked(600)).toBe(5);
  await show(page, true);
  expect(await asked(600)).toBe(0);
  const back = page.waitForRequest(/\/api\/availability\//);
  await show(page, false);
  await back;
});

test("a touch after a pause brings what is older than thirty seconds up to date at once", async ({ page }) => {
  const calls = await openAndStop(page);
  await pass(page, calls, 600);
  // From one request to the next one two minutes pass; a minute later it is old, and nobody has asked again.
  while ((await pass(page, calls, 5)).length === 0);
  expect(await pass(page, calls, 60)).toEqual([]);
  const touched = page.waitForRequest(/\/api\/availability\//);
  await page.keyboard.press("Tab");
  await touched;
});

test("what the document brought is not fetched again, and the next page comes when the visitor moves", async ({
  page,
}) => {
  // The copy of the document is as old as the page's clock is ahead of its time.
  await page.clock.setSystemTime(new Date("2026-11-21T18:07:00+01:00"));
  const calls = await openAndStop(page);
  await pass(page, calls, 60, pointer(page));
  expect(calls.seen.filter((path) => path.startsWith("/de/api/events/"))).toEqual([]);
  const next = page.waitForRequest(/\/de\/api\/events\/\?.*page=2/);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.clock.runFor(1_000);
  await next;
});

test("the booking dialog asks anew each time it opens", async ({ page }) => {
  await open(page, "/de/programm");
  const ticket = page.locator('#programme-list [data-quick-buy][role="button"]').first();
  for (let turn = 0; turn < 2; turn += 1) {
    const asked = page.waitForResponse(/\/de\/api\/events\/\d+\/booking\//);
    await ticket.click();
    await asked;
    // Read and shown: whoever comes back while an answer is still being read is given that one.
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Karten wählen" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
});
