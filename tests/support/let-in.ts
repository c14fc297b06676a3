import type { Page } from "@playwright/test";
import de from "~/i18n/messages/de/box-office.json" with { type: "json" };
import en from "~/i18n/messages/en/box-office.json" with { type: "json" };
import type { BoughtTicket } from "./bought-tickets";
import type { Lang } from "./buying";
import { expect } from "./e2e";

const said = { de, en };

/** At the door of a show, by whoever is signed in: each ticket is let in once, the second without a connection. */
export async function letInOnce(
  page: Page,
  lang: Lang,
  event: number,
  [one, two]: readonly BoughtTicket[],
): Promise<void> {
  if (!one || !two) throw new Error("a ticket is missing");
  const context = page.context();
  const words = said[lang];
  await page.goto(`/${lang}/cms-hub/box-office/door?show=${event}`);
  const main = page.getByRole("main");
  await expect(main).toHaveAttribute("data-net", "online");
  const scan = async (code: string, verdict: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: verdict })).toBeVisible();
  };
  await scan(one.scan, words["verdict.admitted"]);
  await scan(one.scan, words["verdict.already-in"]);
  await page.getByRole("button", { name: words.next }).press("Enter");
  await context.setOffline(true);
  await expect(main).toHaveAttribute("data-net", "offline");
  await scan(two.scan, words["verdict.admitted"]);
  await scan(two.scan, words["verdict.already-in"]);
  await context.setOffline(false);
  await expect(main).toHaveAttribute("data-net", "online");
  await expect(main).toHaveAttribute("data-waiting", "0");
}
