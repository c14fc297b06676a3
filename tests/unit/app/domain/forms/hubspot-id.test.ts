import { describe, expect, it } from "vitest";
import { hubspotAddress, ownFormId } from "~/domain/forms/hubspot-id";
import definition from "~/modules/form/definition";

describe("what a page's form is known by", () => {
  it.each(["1", "42", "1Kq3zNdR0Q5mW8vXo2Lr7Ag"])("may be %s", (hubspot_id) => {
    expect(definition.schema.safeParse({ hubspot_id }).success).toBe(true);
  });

  it.each(["", "0", "nonsense", "https://share.hsforms.com/1Kq3zNdR0Q5mW8vXo2Lr7Ag", "1Kq3zNdR0Q5mW8vXo2Lr7Ag/../x"])(
    "is never %j",
    (hubspot_id) => {
      expect(definition.schema.safeParse({ hubspot_id }).success).toBe(false);
    },
  );

  it("is a number of the house, or leads to HubSpot and nowhere else", () => {
    expect([ownFormId("42"), ownFormId("1Kq3zNdR0Q5mW8vXo2Lr7Ag")]).toEqual([42, undefined]);
    expect(hubspotAddress("1Kq3/../..@evil")).toBe("https://share.hsforms.com/1Kq3%2F..%2F..%40evil");
  });
});
