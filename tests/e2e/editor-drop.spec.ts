import type { Page } from "@playwright/test";
import { edit, expect, expectAxeClean, saved, select, test } from "../support/staff";

const wide = { width: 1440, height: 900 };

/** Drags a picture of one colour, as a file from somewhere else, to a point of the window. */
async function drag(page: Page, at: { x: number; y: number }, { colour, drops }: { colour: string; drops: boolean }) {
  await page.evaluate(
    async ({ x, y, fill, isDropped }) => {
      const canvas = new OffscreenCanvas(640, 400);
      const pen = canvas.getContext("2d");
      if (pen) {
        pen.fillStyle = fill;
        pen.fillRect(0, 0, 640, 400);
      }
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(
        new File([await canvas.convertToBlob({ type: "image/png" })], "bild.png", { type: "image/png" }),
      );
      const main = document.querySelector("main");
      for (const name of isDropped ? ["dragover", "drop"] : ["dragover"])
        main?.dispatchEvent(
          new DragEvent(name, { bubbles: true, cancelable: true, view: window, clientX: x, clientY: y, dataTransfer }),
        );
    },
    { ...at, fill: colour, isDropped: drops },
  );
}

test("a picture that is dropped replaces another, or becomes a module, and is asked what it shows", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  await page.setViewportSize(wide);
  const path = ["/de/haus", "/de/agb", "/de/datenschutz"][test.info().repeatEachIndex % 3] ?? "";
  // The house knows every picture that it was ever given: these are new.
  const [first, second] = [0, 1].map((more) => `#${(0x10_00_00 + ((Date.now() + more) % 0xe0_00_00)).toString(16)}`);
  await edit(page, path);
  await select(page, "1.1");
  const before = await page.locator("[data-module]").count();
  const edge = await page
    .locator("[data-module]")
    .first()
    .evaluate((module) => {
      const rects = [...module.children].map((child) => child.getBoundingClientRect());
      return {
        x: Math.min(...rects.map(({ left }) => left)) + 60,
        y: Math.max(...rects.map(({ bottom }) => bottom)) - 14,
      };
    });
  await drag(page, edge, { colour: first ?? "", drops: false });
  await expect(page.locator("[data-drop]")).toBeVisible();
  const kept = () => page.waitForResponse((answer) => answer.url().includes("/pageeditor-api/media/"));
  await Promise.all([kept(), drag(page, edge, { colour: first ?? "", drops: true })]);
  const asked = page.getByRole("dialog", { name: "Was ist zu sehen?" });
  await expect(asked.getByRole("textbox").first()).toBeFocused();
  await expectAxeClean(page);
  await page.keyboard.type("Eine Fläche in Nachtblau");
  await page.keyboard.press("Tab");
  await asked.getByRole("textbox").nth(1).fill("A plane of night blue");
  await asked.getByRole("button", { name: "Fertig" }).click();
  await expect(asked).toBeHidden();
  await expect(page.locator("[data-module]")).toHaveCount(before + 1);
  const id = await page.locator('[data-spot][aria-current="true"]').getAttribute("data-spot");
  const picture = page.locator(`[data-module="${id}"] img`);
  await expect(picture).toBeVisible();
  const was = await picture.getAttribute("src");

  await picture.scrollIntoViewIfNeeded();
  const middle = await picture.evaluate((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  // What it is known by is the picture that the page shows.
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).currentSrc)).not.toBe("");
  await drag(page, middle, { colour: second ?? "", drops: false });
  await expect(page.locator('[data-drop="picture"]')).toBeVisible();
  await Promise.all([kept(), drag(page, middle, { colour: second ?? "", drops: true })]);
  await expect(asked).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(asked).toBeHidden();
  await expect(picture).not.toHaveAttribute("src", was ?? "");
  await expect(page.locator("[data-module]")).toHaveCount(before + 1);
  for (const _ of [1, 2]) await page.getByRole("button", { name: "Rückgängig", exact: true }).first().click();
  await expect(page.locator("[data-module]")).toHaveCount(before);
  await saved(page);
});
