import type { BrowserContext, Page } from "@playwright/test";
import { expect, test as base } from "./e2e";

const password = "nur-in-den-tests";
const emails = { ada: "ada@kino.example", jakob: "jakob@kino.example" };
type Name = keyof typeof emails;
type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

export const account = (name: Name) => ({ email: emails[name], password });

/** Signs somebody in, without the page for it. */
async function signIn(context: BrowserContext, origin: string, name: Name): Promise<Cookies> {
  await context.request.get(`${origin}/api/csrf/`);
  const token = (await context.cookies()).find((cookie) => cookie.name === "csrftoken")?.value ?? "";
  const answer = await context.request.post(`${origin}/api/auth/sign-in/email`, {
    data: account(name),
    headers: { origin, "X-CSRFToken": token },
  });
  expect(answer.status()).toBe(200);
  return context.cookies();
}

interface Staff {
  /** Makes somebody of the house of who uses a browser. */
  as: (name: Name, context: BrowserContext) => Promise<void>;
}

/**
 * Everybody signs in once for all tests of a worker, in each house: attempts are limited. A test in which they sign in anew has ended
 * the session that the others know.
 */
const signedIn = new Map<string, Cookies>();

const isKnown = async (context: BrowserContext, origin: string): Promise<boolean> =>
  (await context.request.get(`${origin}/de/pageeditor-api/user`)).ok();

export const test = base.extend<Staff>({
  as: async ({ baseURL }, use) => {
    await use(async (name, context) => {
      const origin = baseURL ?? "";
      const key = `${origin} ${name}`;
      await context.addCookies(signedIn.get(key) ?? []);
      if (await isKnown(context, origin)) return;
      await context.clearCookies({ name: /session/ });
      signedIn.set(key, await signIn(context, origin, name));
    });
  },
});

/** Opens a page for editing and waits until it can be edited. */
export async function edit(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?edit`);
  await expect(page.locator("[data-spot]").first()).toBeAttached();
  await expect(page.locator("body")).toHaveClass(/edit-mode/);
}

/** Selects a module by its number and waits for its frame. */
export async function select(page: Page, number: string) {
  const spot = page.locator("[data-spot]").filter({ hasText: new RegExp(`^${number.replace(".", "\\.")}$`) });
  await spot.focus();
  await expect(spot).toHaveAttribute("aria-current", "true");
  return spot;
}

/** Waits until the house has everything that was done. */
export async function saved(page: Page): Promise<void> {
  await expect(page.locator('[data-region="bar"] [data-state="saved"]')).toBeVisible();
}

export { expect };
export { expectAxeClean } from "./e2e";
