import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nothingGranted } from "~/domain/site/consent";
import { giveConsent, hasConsent, onConsentChanged } from "~/ui/later/consent";

describe("the choice in a browser", () => {
  const set: string[] = [];

  beforeEach(() => {
    set.length = 0;
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("location", { protocol: "https:" });
    vi.stubGlobal("document", {
      get cookie() {
        return ["csrftoken=t", ...set.map((cookie) => cookie.split(";")[0])].join("; ");
      },
      set cookie(cookie: string) {
        set.splice(0, set.length, cookie);
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is nothing until somebody has chosen, and then what they chose, at once", () => {
    expect([hasConsent("external_media"), set]).toEqual([false, []]);
    const heard = vi.fn<() => void>();
    const stop = onConsentChanged(heard);
    giveConsent({ ...nothingGranted, external_media: true });
    expect([hasConsent("external_media"), hasConsent("marketing"), heard.mock.calls.length]).toEqual([true, false, 1]);
    stop();
    giveConsent(nothingGranted);
    expect([hasConsent("external_media"), heard.mock.calls.length]).toEqual([false, 1]);
  });

  it("is kept for half a year under the name of the contract, for this site alone and over https only", () => {
    giveConsent(nothingGranted);
    expect(set[0]).toMatch(/^cookie_consent_settings=[\w%.-]+; path=\/; max-age=15724800; samesite=lax; secure$/);
  });
});
