import type { Page } from "@playwright/test";
import { expect } from "./e2e";

/** The link to a party of a waiting list in the newest mail of these words to an address, as its reader finds it. */
export async function partyMailedTo(page: Page, address: string, words: RegExp): Promise<string> {
  let found = "";
  await expect(async () => {
    const text = await (await page.request.get("/__mail")).text();
    const [mail] = text.split("<article").filter((one) => one.includes(address) && words.test(one));
    found = /\/(?:de|en)\/warenkorb\?offer=[0-9a-f]+/.exec(mail ?? "")?.[0] ?? "";
    expect(found).not.toBe("");
  }).toPass();
  return found;
}
