import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { defaultSettings } from "~/domain/site/default-settings";
import type { Bindings } from "../../../workers/http/app-env";
import { bookingFields, sendForm } from "../../support/fault-situations";
import { breakableSite } from "../../support/faults";
import { saveSettings } from "../../support/house";
import { evening, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

const keys = { TURNSTILE_SITE_KEY: "0xsite", TURNSTILE_SECRET_KEY: "0xsecret" } as Partial<Bindings>;
let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
  await saveSettings({ contact: { ...defaultSettings.contact, transport: {}, phone: "+43 1 555 0100" } });
});
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: evening }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("the plain form of a hall under pressure says why it cannot, whom to call, and takes a proof with the same key", async () => {
  const show = await house.salon();
  await visitor().add(show, [ticket(shopIds.full, 5)]);
  const { call } = await breakableSite("Rate limiter", keys);
  const fields = bookingFields(show);
  const refused = await sendForm(call, show, fields);
  const text = await refused.text();
  expect(refused.status).toBe(403);
  expect(text).toContain("Dieser Saal ist gerade sehr begehrt.");
  expect(text).toContain("Ohne JavaScript reserviert die Kassa für Sie: +43 1 555 0100");
  expect(text).toContain("0xsite");
  const proven = { success: true, hostname: "localhost", action: "hold", cdata: `event-${show}`, "error-codes": [] };
  vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(Response.json(proven)));
  const held = await sendForm(call, show, { ...fields, proof: "good" });
  expect([held.status, held.headers.get("location")]).toEqual([303, "/de/warenkorb"]);
  // Whose proof was no good gets no second one by itself.
  vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(Response.json({ success: false })));
  const again = await sendForm(call, show, { ...bookingFields(show), proof: "bad" });
  expect([again.status, (await again.text()).includes("0xsite")]).toEqual([403, false]);
});
