import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Api } from "~/api/client";
import { defaultSettings } from "~/domain/site/default-settings";
import { loadErrorPage } from "~/features/pages/load";

const settings = {
  ...defaultSettings,
  design: { ...defaultSettings.design, custom_error_pages: { "404": "/verloren", "503": "/gleich" } },
};
const silent = new Promise<never>(() => undefined);
const pageFor = (status: number, api: object) =>
  loadErrorPage(
    {
      api: api as Api,
      origin: "https://kasch.example",
      now: 0,
      lang: "de",
      modules: async () => ({ data: {}, wide: [] }),
    },
    status,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the house's page for a part that does not answer", () => {
  it.each([
    ["the settings", { settings: () => silent }],
    ["the page", { settings: () => Promise.resolve(settings), page: () => silent }],
  ])("is given up where %s do not answer either", async (_, api) => {
    let shown: unknown = "nothing yet";
    void pageFor(503, api).then((page) => (shown = page));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(shown).toBe("nothing yet");
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toBeNull();
  });

  it("leaves nothing behind that would go off later", async () => {
    expect(await pageFor(500, { settings: () => Promise.resolve(settings) })).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});
