import { describe, expect, it } from "vitest";
import {
  asksOnArrival,
  everythingGranted,
  nothingGranted,
  readConsent,
  writeConsent,
  type Consent,
} from "~/domain/site/consent";

describe("the cookie of the consents", () => {
  it("says what was chosen, in a form that fits into a cookie", () => {
    const chosen: Consent = { ...nothingGranted, external_media: true };
    expect(writeConsent(chosen)).toMatch(/^[\w%.-]+$/);
    expect(readConsent(writeConsent(chosen))).toEqual(chosen);
  });

  it.each(["", "%", "{", "null", "[true]", "1", encodeURIComponent('"all"')])("says nothing if it is %j", (value) => {
    expect(readConsent(value)).toBeNull();
  });

  it("grants only what it says is granted, and the necessary always", () => {
    const odd = encodeURIComponent(
      JSON.stringify({ required: false, marketing: "yes", optimization: 1, analytics: true }),
    );
    expect(readConsent(odd)).toEqual(nothingGranted);
    expect(readConsent(encodeURIComponent("{}"))).toEqual(nothingGranted);
  });
});

describe("a house with a tag manager", () => {
  const visit = { consent: null, isLegal: false, wasLegal: false, askedAgain: false };

  it("asks until somebody has chosen, but never on a page that the law asks for", () => {
    expect(asksOnArrival(visit)).toBe(true);
    expect(asksOnArrival({ ...visit, isLegal: true })).toBe(false);
    for (const consent of [nothingGranted, everythingGranted]) expect(asksOnArrival({ ...visit, consent })).toBe(false);
  });

  it("asks once more, after a legal page was read, whoever has declined", () => {
    const declined = { ...visit, consent: { ...everythingGranted, optimization: false }, wasLegal: true };
    expect(asksOnArrival(declined)).toBe(true);
    expect(asksOnArrival({ ...declined, isLegal: true })).toBe(false);
    expect(asksOnArrival({ ...declined, askedAgain: true })).toBe(false);
    expect(asksOnArrival({ ...declined, consent: everythingGranted })).toBe(false);
  });
});
