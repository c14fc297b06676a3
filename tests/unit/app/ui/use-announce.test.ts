import { afterEach, expect, it, vi } from "vitest";
import { useAnnounce } from "~/ui/use-announce";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("leaves a text its whole time when the one before it said the same", () => {
  const region = { textContent: "", closest: () => null };
  vi.useFakeTimers();
  vi.stubGlobal("document", { querySelectorAll: () => [region] });
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
  const announce = useAnnounce();
  announce("10 weitere Vorstellungen geladen");
  vi.advanceTimersByTime(3000);
  announce("10 weitere Vorstellungen geladen");
  vi.advanceTimersByTime(3000);
  expect(region.textContent).toBe("10 weitere Vorstellungen geladen");
  vi.advanceTimersByTime(1000);
  expect(region.textContent).toBe("");
});
