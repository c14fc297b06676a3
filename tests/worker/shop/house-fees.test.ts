import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AskedFee } from "~/domain/fees/asked";
import type { Fees } from "~/domain/fees/schema";
import type { StaffRole } from "~/domain/staff/permissions";
import { db as open } from "../../../workers/db/client";
import { audit, siteSettings } from "../../../workers/db/schema/site";
import { readStoredFees, saveFees } from "../../../workers/db/site/fees";
import { readSettings, storedSettings } from "../../../workers/db/site/site-settings";
import { endFee, listFees, setFee } from "../../../workers/shop/fees/fees";
import { beginOrder } from "../../../workers/shop/orders/begin-order";
import { asked } from "../../support/box-office-staff";
import { editors } from "../../support/editors";
import { saveSettings } from "../../support/house";
import { askingOf, cartWith, typed as contact } from "../../support/orders";
import { newKey, shopHouse } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});
beforeEach(() => saveSettings({ box_office: { give_back_hours: 5 } }));

const service: AskedFee = {
  name: { de: "Service", en: "Service fee" },
  per: "ticket",
  value: "0,50",
  tax_rate: "20",
  refundable: false,
};
const manager = () => asked({}, "manager");

async function seen(): Promise<Fees> {
  const answer = await listFees(manager());
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}
const set = async (fee: Partial<AskedFee> = {}, place: number | null = null) =>
  setFee(manager(), { ...service, ...fee, place, revision: (await seen()).revision });

describe("the fees of the house", () => {
  it("are set, changed and ended one by one, and nothing else of the settings is", async () => {
    expect((await seen()).fees).toEqual([]);
    expect(await set()).toMatchObject({ ok: true });
    expect(await set({ name: { de: "Versand", en: "" }, per: "order", value: "3", refundable: true })).toMatchObject({
      ok: true,
    });
    expect((await seen()).fees).toMatchObject([
      { cents: 50 },
      { name: { de: "Versand" }, cents: 300, refundable: true },
    ]);
    expect(await set({ value: "0,70" }, 1)).toMatchObject({ ok: true });
    expect(await endFee(manager(), { place: 2, revision: (await seen()).revision })).toMatchObject({ ok: true });
    expect((await seen()).fees).toMatchObject([{ name: service.name, per: "ticket", cents: 70, tax_rate: 20 }]);
    expect(await set({}, 2)).toMatchObject({ code: "not_found" });
    expect(await endFee(manager(), { place: 2, revision: (await seen()).revision })).toMatchObject({
      code: "not_found",
    });
    const settings = await storedSettings(house.db);
    expect(settings).toMatchObject({ site_name: "Kino Meridian", box_office: { give_back_hours: 5 } });
    expect((await readSettings(house.db, "en")).fees).toEqual([{ name: "Service fee", per: "ticket", price: "0.70" }]);
  });

  it("are set by who manages the house, seen by who sells, and nobody else's matter", async () => {
    const { revision } = await seen();
    const asks = { ...service, place: null, revision };
    expect(await setFee(asked(), asks)).toMatchObject({ code: "forbidden" });
    expect(await endFee(asked(), { place: 1, revision })).toMatchObject({ code: "forbidden" });
    expect(await setFee(asked({}, null), asks)).toMatchObject({ code: "unauthorized" });
    expect(await setFee(asked({}, "editor"), asks)).toMatchObject({ code: "forbidden" });
    expect(await listFees(asked({}, "editor"))).toMatchObject({ code: "forbidden" });
    expect(await listFees(asked())).toMatchObject({ value: { may_set: false } });
    expect((await seen()).fees).toEqual([]);
  });

  it("are judged field by field, and five at most", async () => {
    expect(await set({ name: { de: "" }, value: "0", tax_rate: "99" })).toMatchObject({
      code: "bad_request",
      errors: [
        { path: "name", message: "missing" },
        { path: "value", message: "number" },
        { path: "tax_rate", message: "rate" },
      ],
    });
    for (let n = 0; n < 5; n += 1)
      // oxlint-disable-next-line no-await-in-loop
      expect(await set({ value: `${n + 1}` })).toMatchObject({ ok: true });
    expect(await set()).toMatchObject({ code: "conflict" });
    expect(await set({ value: "9" }, 5)).toMatchObject({ ok: true });
  });

  it("are not changed by who has seen others, also not at the same moment", async () => {
    const { revision } = await seen();
    const asks = { ...service, place: null, revision };
    const both = await Promise.all([setFee(manager(), asks), setFee(manager(), { ...asks, value: "2" })]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: "conflict" });
    expect(await setFee(manager(), asks)).toMatchObject({ code: "conflict" });
    expect((await seen()).fees).toHaveLength(1);
    // Between the reading and the writing somebody else has written.
    const was = await readStoredFees(house.db);
    await set({ value: "4" }, 1);
    const audited = { actor: "mira", detail: {}, now: 1 };
    expect(await saveFees(house.db, { stored: was, fees: [] }, audited)).toBe(false);
    expect((await seen()).fees).toMatchObject([{ cents: 400 }]);
    expect(await house.db.$count(audit, eq(audit.at, 1))).toBe(0);
  });

  it("stand in the audit log with who has changed them, from what to what", async () => {
    await set();
    await set({ value: "1" }, 1);
    const rows = await open(env).select().from(audit).where(eq(audit.action, "fees.set"));
    expect(rows.at(-1)).toMatchObject({
      actor: "mira",
      entity: "settings",
      requestId: "box-office-test",
      detail: { before: [{ cents: 50 }], after: [{ cents: 100 }] },
    });
  });

  it("can be set by a house that has saved no settings yet", async () => {
    await house.db.delete(siteSettings);
    expect(await set()).toMatchObject({ ok: true });
    const settings = await readSettings(house.db, "de");
    expect(settings).toMatchObject({ is_site_online: true, fees: [{ name: "Service", price: "0.50" }] });
  });

  it("are seen in the sum before anybody orders at it", async () => {
    const cart = await cartWith([await house.salon()], 2);
    await set();
    expect(await beginOrder(askingOf(cart), contact, newKey(), { seen: 2300 })).toMatchObject({
      code: "price_changed",
    });
    expect(await beginOrder(askingOf(cart), contact, newKey(), { seen: 2400 })).toMatchObject({
      value: { record: { order: { totalCents: 2400, fees: [{ name: "Service", cents: 50, taxRate: 20 }] } } },
    });
  });
});

describe("fees over the API", () => {
  const { call, cookieOf } = editors();
  const post = async (role: StaffRole, body: unknown, token: string | null = "a-token") => {
    const cookie = `csrftoken=a-token; ${await cookieOf(role)}`;
    const headers = { cookie, "content-type": "application/json", ...(token !== null && { "x-csrftoken": token }) };
    return call("/de/api/box-office/fees/", { method: "POST", headers, body: JSON.stringify(body) });
  };

  it("are seen on every page at once, and set by nobody without a token or the right", async () => {
    const settings = async () => (await call("/pageeditor-api/settings")).json<{ fees: unknown[] }>();
    expect((await settings()).fees).toEqual([]);
    const asks = { ...service, place: null, revision: (await seen()).revision };
    expect((await post("manager", asks, null)).status).toBe(403);
    expect((await post("box-office", asks)).status).toBe(403);
    expect((await seen()).fees).toEqual([]);
    const answer = await post("manager", asks);
    expect(await answer.json()).toMatchObject({ fees: [{ name: service.name, cents: 50 }], may_set: true });
    expect((await settings()).fees).toMatchObject([{ name: "Service", price: "0.50" }]);
  });
});
