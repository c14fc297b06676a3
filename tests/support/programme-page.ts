import type { Page } from "@playwright/test";

/** Opens a page of the programme and waits until it answers to presses by more than its links. */
export async function openProgramme(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__react")),
  );
}
