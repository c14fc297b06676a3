import type { Page } from "@playwright/test";

/**
 * Notes how much moves in the documents that a page opens from now on. Where no font is installed that the fallbacks are
 * measured against, letters that come late are of another width: what has moved until the last of them came is theirs.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let moved = 0;
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries) if ("value" in entry) moved += Number(entry.value);
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // A frame of the browser's own: the page's clock makes its frames itself.
    const frame = (): Promise<void> =>
      new Promise((seen) => {
        const eye = new IntersectionObserver(() => {
          eye.disconnect();
          seen();
        });
        eye.observe(document.documentElement);
      });
    document.fonts.addEventListener("loadingdone", async () => {
      await frame();
      await frame();
      observer.takeRecords();
      moved = 0;
    });
    Object.assign(window, { frame });
    Object.defineProperty(window, "moved", {
      get: () => {
        add(observer.takeRecords());
        return moved;
      },
    });
  });
}

/** The sum of what has moved in this document, as the browser reckons it, once its letters are there and laid out. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame: () => Promise<void> = Reflect.get(window, "frame");
    await document.fonts.ready;
    await frame();
    await frame();
    await frame();
    await frame();
    return Number(Reflect.get(window, "moved"));
  });
