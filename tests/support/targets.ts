import { expect, type Page } from "@playwright/test";

const pressed = ":is(button, summary, a, select, textarea, input:not([type='checkbox'], [type='file']))";

/** Everything of the editor's that is pressed is large enough for a finger, beside the numbers on the page. */
export async function expectFingerSized(page: Page): Promise<void> {
  const small = await page.locator(`[data-tool] ${pressed}:visible`).evaluateAll((all) =>
    all
      .filter((one) => !one.closest('[data-region="page"], [inert]'))
      .flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width < 44 || height < 44 ? [[one.ariaLabel ?? one.textContent ?? one.id, width, height]] : [];
      }),
  );
  expect(small).toEqual([]);
}
