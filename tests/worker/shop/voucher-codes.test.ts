import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db as open } from "../../../workers/db/client";
import { audit } from "../../../workers/db/schema/site";
import { useCode } from "../../../workers/shop/use-code";
import { viewCheckout } from "../../../workers/shop/orders/view-checkout";
import { newCode } from "../../../workers/shop/vouchers/new-code";
import { findVoucher } from "../../../workers/shop/vouchers/vouchers";
import { asked } from "../../support/box-office-staff";
import { askingOf, cartWith } from "../../support/orders";
import { newKey, shopHouse } from "../../support/shop";
import { issued, onVoucher, vouched } from "../../support/vouchers";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const seen = async (code: string) => {
  const found = await findVoucher(asked(), { code });
  if (!found.ok) throw new Error(found.code);
  return { id: found.value.id, ending: found.value.ending, key: newKey() };
};
const recoded = (of: Parameters<typeof newCode>[1], role: Parameters<typeof asked>[1] = "manager") =>
  newCode(asked({}, role), of);

describe("a voucher whose code is lost", () => {
  it("gets another one: what is on it stays, and the old one opens nothing, not even in a cart", async () => {
    const old = await issued(2000);
    const show = await house.salon();
    const taken = await vouched(old, [show]);
    const voucher = await seen(old);
    const answer = await recoded(voucher);
    expect(answer).toMatchObject({ ok: true, value: { cents: 2000 } });
    const fresh = answer.ok ? (answer.value.codes[0] ?? "") : "";
    expect(await findVoucher(asked(), { code: old })).toMatchObject({ code: "not_found" });
    expect(await viewCheckout(askingOf(taken))).toMatchObject({ value: { vouchers: [] } });
    const cart = await cartWith([show], 1);
    expect(await useCode(askingOf(cart), old)).toMatchObject({ ok: false, code: "bad_request" });
    expect(await useCode(askingOf(cart), fresh)).toMatchObject({ ok: true });
    expect(await onVoucher(fresh)).toBe(2000);
    const logged = await open(env)
      .select()
      .from(audit)
      .where(and(eq(audit.action, "voucher.code"), eq(audit.entityId, String(voucher.id))));
    expect(logged).toMatchObject([{ actor: "mira", entity: "voucher" }]);
    expect(JSON.stringify(logged)).not.toContain(fresh.slice(-4));
  });

  it("gets one however often it is asked for, and who comes second hears that there is another", async () => {
    const voucher = await seen(await issued(1000));
    const [one, two] = await Promise.all([recoded(voucher), recoded(voucher)]);
    expect(one).toMatchObject({ ok: true });
    expect(two).toEqual(one);
    expect(await recoded(voucher)).toEqual(one);
    expect(await recoded({ ...voucher, key: newKey() })).toMatchObject({ code: "conflict" });

    const other = await seen(await issued(1000));
    const both = await Promise.all([recoded(other), recoded({ ...other, key: newKey() })]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const won = both.find(({ ok }) => ok);
    expect(await onVoucher(won?.ok ? (won.value.codes[0] ?? "") : "")).toBe(1000);
    expect(await open(env).$count(audit, eq(audit.entityId, String(other.id)))).toBe(1);
  });

  it("gets it from whoever may issue vouchers", async () => {
    const voucher = await seen(await issued(1000));
    expect(await recoded(voucher, "box-office")).toMatchObject({ code: "forbidden" });
    expect(await recoded(voucher, null)).toMatchObject({ code: "unauthorized" });
    expect(await recoded({ ...voucher, id: 99_999 })).toMatchObject({ code: "not_found" });
  });
});
