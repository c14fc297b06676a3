import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { BoughtTicket } from "../support/bought-tickets";
import { look, verdict } from "../support/door";
import { camera, test } from "../support/camera";
import { hold } from "../support/held-ticket";
import { expect, expectAxeClean } from "../support/staff";

declare global {
  interface Window {
    /** How often the page has looked for a code. */
    looks: number;
    /** What the stand-in for the browser's own reader sees. */
    held: string;
  }
}

/** Counts looks of the decoder: it takes a picture of the window each time. */
function countLooks(): void {
  window.looks = 0;
  const { getImageData } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.getImageData = function counted(this: CanvasRenderingContext2D, ...asked) {
    window.looks += 1;
    return getImageData.apply(this, asked);
  };
}

/** A browser that reads codes itself, or one whose own reader knows others than those of tickets. */
function readsItself(formats: string[]): void {
  Object.assign(window, { looks: 0, held: "" });
  window.BarcodeDetector = class {
    static getSupportedFormats = () => Promise.resolve(formats);
    detect(video: HTMLVideoElement) {
      window.looks += 1;
      if (video.readyState < video.HAVE_CURRENT_DATA) return Promise.reject(new DOMException("", "InvalidStateError"));
      return Promise.resolve(window.held ? [{ rawValue: window.held }] : []);
    }
  };
}

/** Waits until the page has looked some times more. */
async function looksOn(page: Page): Promise<void> {
  const before = await page.evaluate(() => window.looks);
  await page.waitForFunction((from) => window.looks > from + 5, before);
}

const onwards = (page: Page) => page.getByRole("button", { name: "Weiter" }).click();
const decoderFile = /\/frame-reader-[^/]*\.js$/;

const browsers: Record<string, { formats: string[] | null; day: string }> = {
  "that reads no codes": { formats: null, day: "2026-12-06" },
  "that reads others": { formats: ["ean_13"], day: "2026-12-11" },
  "that reads them itself": { formats: ["qr_code"], day: "2026-12-12" },
};

for (const [name, { formats, day }] of Object.entries(browsers)) {
  test(`a ticket that is held before the camera of a browser ${name} is let in once`, async ({
    page,
    film,
    atDoor,
  }) => {
    const reads = formats?.includes("qr_code") === true;
    await page.addInitScript(countLooks);
    if (formats) await page.addInitScript(readsItself, formats);
    const shows = (ticket: BoughtTicket | null) =>
      reads ? page.evaluate((text) => void (window.held = text), ticket?.scan ?? "") : hold(film, ticket);
    const asked: string[] = [];
    page.on("request", (sent) => asked.push(sent.url()));
    await page.setViewportSize({ width: 390, height: 844 });
    const { one, two } = await atDoor(day);

    await shows(null);
    await camera(page).click();
    await looksOn(page);
    await expect(page.getByText("QR-Code ins Fenster halten")).toBeVisible();
    await look(page, `camera-${reads}`);
    await expectAxeClean(page);
    await shows(one);
    await expect(verdict(page, "Hinein")).toBeVisible();
    await onwards(page);
    await looksOn(page);
    await expect(page.locator("[data-verdict]")).toHaveCount(0);
    await look(page, `camera-still-${reads}`);

    await shows(two);
    await expect(verdict(page, "Hinein")).toBeVisible();
    await shows(one);
    await onwards(page);
    await expect(verdict(page, "Schon drin")).toBeVisible();
    await onwards(page);
    expect(asked.filter((url) => decoderFile.test(url))).toHaveLength(reads ? 0 : 1);

    await page.getByRole("button", { name: "Kamera aus" }).click();
    await expect(page.locator("video")).toHaveCount(0);
    await expect(camera(page)).toBeFocused();
  });
}

test("a decoder that does not arrive is said to be missing, and comes with the next press", async ({
  page,
  film,
  atDoor,
}) => {
  await page.route(decoderFile, (route) => route.abort());
  const { one } = await atDoor("2026-12-13");
  await camera(page).click();
  await expect(page.getByRole("status").filter({ hasText: "ist nicht angekommen" })).toBeVisible();
  await page.unroute(decoderFile);
  hold(film, one);
  await camera(page).click();
  await expect(verdict(page, "Hinein")).toBeVisible();
});

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "allow" });

  test("a scanner whose camera was never on reads tickets with it", async ({ page, context, film, atDoor }) => {
    const { one } = await atDoor("2026-12-17");
    const kept = () => page.evaluate(async () => (await (await caches.open("kasch-door-1")).keys()).length);
    await expect.poll(kept, { timeout: 60_000 }).toBe(2);
    await context.setOffline(true);
    await page.reload();
    hold(film, one);
    await camera(page).click();
    await expect(verdict(page, "Hinein")).toBeVisible();
    await expect(page.getByRole("main")).toHaveAttribute("data-waiting", "1");
  });
});

test("the decoder is in a file of its own, which nothing brings that anybody else loads", () => {
  const folder = "build/client/assets";
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".js"))
    .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
  const having = (what: RegExp) =>
    files.filter(({ text }) => what.test(text)).map(({ file }) => file.replace(/-[\w-]{7}\.js$/, ""));
  expect(having(/iso-8859-9/)).toEqual(["frame-reader"]);
  expect(having(/(?:from|import)\s*["'`]\.\/frame-reader-/)).toEqual([]);
  expect(having(/frame-reader-/)).toEqual(["box-office"]);
});
