import { describe, expect, it } from "vitest";
import { defaultSettings } from "~/domain/site/default-settings";
import { addressLine, askedAt, isOnMap } from "~/domain/site/house-contact";

const { contact } = defaultSettings;

describe("what a house says of itself", () => {
  it("is an address of the parts there are", () => {
    const whole = { street: "Kaschgasse 7", postal_code: "1060", city: "Wien" };
    expect(addressLine(whole)).toBe("Kaschgasse 7, 1060 Wien");
    expect(addressLine({ ...whole, street: "" })).toBe("1060 Wien");
    expect(addressLine({ ...whole, postal_code: "" })).toBe("Kaschgasse 7, Wien");
    expect(addressLine({ ...whole, postal_code: "", city: "" })).toBe("Kaschgasse 7");
    expect(addressLine(contact)).toBe("");
  });

  it("is a telephone before a mail address, and a place on the map only where it has one", () => {
    expect(askedAt({ phone: "+43 1 7", email: "haus@kino.example" })).toBe("+43 1 7");
    expect(askedAt({ phone: "", email: "haus@kino.example" })).toBe("haus@kino.example");
    expect(askedAt(contact)).toBe("");
    expect([isOnMap(contact), isOnMap({ lat: 0, lon: 16.35 })]).toEqual([false, true]);
  });
});
