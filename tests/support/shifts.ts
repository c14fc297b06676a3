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
    document.fonts.addEventListener("loadingdone", () => {
      observer.takeRecords();
      moved = 0;
    });
    Object.defineProperty(window, "moved", {
      get: () => {
        add(observer.takeRecords());
        return moved;
      },
    });
  });
}

/** The sum of what has moved in this document, as the browser reckons it, once its letters are there. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    return Number(Reflect.get(window, "moved"));
  });
