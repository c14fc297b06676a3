import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "~/domain/common/sha256";
import { hashedAs } from "~/domain/vouchers/voucher";
import { voucher } from "../../../workers/db/schema/vouchers";
import { releaseVouchers } from "../../../workers/db/shop/vouchers";
import { useCode } from "../../../workers/shop/use-code";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import { viewCheckout } from "../../../workers/shop/orders/view-checkout";
import { findVoucher, issueVouchers, listVouchers } from "../../../workers/shop/vouchers/vouchers";
import { asked } from "../../support/box-office-staff";
import { askingOf, cartWith, cronRuns, minute, ordered, ordering, selling, stateOf } from "../../support/orders";
import { evening, newKey, shopHouse } from "../../support/shop";
import { issued, movementsOf, vouched } from "../../support/vouchers";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

describe("a voucher", () => {
  it("is no code at the desk, whose own sale collects the total", async () => {
    const [code, cartKey] = [await issued(2000), await cartWith([await house.salon()])];
    const unknown = { ok: false, code: "bad_request", errors: [{ path: "code", message: "unknown" }] };
    expect(await useCode(askingOf(cartKey, { actor: { cartKey, network: null } }), code)).toMatchObject(unknown);
    expect(await useCode(askingOf(cartKey), code)).toMatchObject({ ok: true });
  });

  it("is issued by no installation without a secret of its own", async () => {
    const typed = { key: newKey(), value: "20", count: "1", until: "", note: "" };
    const without = asked({ env: { ...selling, AUTH_SECRET: "" } }, "manager");
    expect(await issueVouchers(without, typed)).toMatchObject({ ok: false, code: "overloaded" });
  });
});

describe("a voucher that has run out", () => {
  const day = 24 * 60 * minute;
  const lapsed = { ok: false, code: "bad_request", errors: [{ path: "code", message: "lapsed" }] };
  /** It can be used until midnight. */
  const short = (cents: number) => issued(cents, { until: "2027-03-27" });
  const usedAt = async (code: string, now: number) =>
    useCode(askingOf(await cartWith([await house.salon()]), { now }), code);

  it("can be used for thirty days more when tickets paid by it are given back, and its money counts", async () => {
    const code = await short(2300);
    const { id } = (await ordered(await vouched(code, [await house.salon()]))).record.order;
    const tickets = (await stateOf(id, evening)).tickets.map((one) => one.id);
    const before = await listVouchers(asked({ now: evening + day }));
    await giveBackTickets(ordering(evening + day), id, { tickets, by: "house", reason: "show_cancelled" });
    const after = await listVouchers(asked({ now: evening + day }));
    const open = [before, after].map((answer) => (answer.ok ? answer.value.open_cents : 0));
    expect((open[1] ?? 0) - (open[0] ?? 0)).toBe(2300);
    const found = await findVoucher(asked({ now: evening + day }), { code });
    expect(found).toMatchObject({ value: { balance_cents: 2300, is_over: false } });
    expect(found.ok && Date.parse(found.value.ends_at)).toBe(evening + 32 * day);
    expect(await usedAt(code, evening + 31 * day)).toMatchObject({ ok: true });
    expect(await usedAt(code, evening + 32 * day)).toMatchObject(lapsed);
  });

  it("can be used for thirty days more when an order lets go of it after its end", async () => {
    const code = await short(2000);
    await ordered(await vouched(code, [await house.salon()]));
    await cronRuns(evening + day);
    expect(await movementsOf(code)).toEqual(["issued 2000", "taken -2000", "released 2000"]);
    expect(await usedAt(code, evening + 31 * day)).toMatchObject({ ok: true });
  });

  it("pays for nothing where it ran out in a cart, which says so", async () => {
    const code = await issued(2000);
    const cart = await vouched(code, [await house.salon()]);
    const open = { to_pay: "3.00", vouchers: [{ amount: "20.00", problem: null }] };
    expect(await viewCheckout(askingOf(cart))).toMatchObject({ value: open });
    const ended = { endsAt: evening + minute };
    await house.db
      .update(voucher)
      .set(ended)
      .where(eq(voucher.codeHash, await sha256(hashedAs(code))));
    expect(await viewCheckout(askingOf(cart, { now: evening + minute }))).toMatchObject({
      value: { to_pay: "23.00", vouchers: [{ amount: "0.00", problem: "lapsed" }] },
    });
  });

  it("is not longer because somebody ordered by it and did not pay", async () => {
    const code = await short(2000);
    const { id } = (await ordered(await vouched(code, [await house.salon()]))).record.order;
    await cronRuns(evening + 40 * minute);
    // Written again, it has nothing to let go of.
    await house.db.batch([
      releaseVouchers(house.db, { orderId: id, seq: 99, at: evening + 41 * minute, actor: "test" }),
    ]);
    expect(await movementsOf(code)).toEqual(["issued 2000", "taken -2000", "released 2000"]);
    expect(await usedAt(code, evening + day)).toMatchObject(lapsed);
  });
});
