import { afterEach, describe, expect, it, vi } from "vitest";
import { followHeight } from "~/modules/html/follow-height";

/** A page with one frame, and what its window hears. */
function pageWithFrame() {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  const contentWindow = { postMessage: vi.fn() };
  const frame = { contentWindow, style: { blockSize: "" } } as unknown as HTMLIFrameElement;
  const hear = (data: unknown, source: unknown = contentWindow) => {
    page.dispatchEvent(Object.assign(new Event("message"), { data, source }));
    return frame.style.blockSize;
  };
  return { frame, hear };
}

afterEach(() => void vi.unstubAllGlobals());

describe("what a frame of pasted code says", () => {
  it("is believed of this frame alone, as a number, and up to an end", () => {
    const { frame, hear } = pageWithFrame();
    const stop = followHeight(frame);
    expect(hear(240)).toBe("240px");
    for (const nonsense of ["900", "1px;background:red", { height: 9 }, null, -1, NaN])
      expect(hear(nonsense)).toBe("240px");
    expect(hear(900, {})).toBe("240px");
    expect(hear(1e9)).toBe("6000px");
    stop();
    expect(hear(100)).toBe("6000px");
  });
});
