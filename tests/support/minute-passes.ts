import type { BrowserContext } from "@playwright/test";
import { expect } from "./e2e";

/** The cron of every minute, at a time. Later than that of the tests only in a house that no other test uses. */
export async function minutePasses({ request }: Pick<BrowserContext, "request">, at: string): Promise<void> {
  const answer = await request.get(`/cdn-cgi/local/scheduled?cron=*+*+*+*+*&time=${Date.parse(at)}`);
  expect(answer.ok()).toBe(true);
}
