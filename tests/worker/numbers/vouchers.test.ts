import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { listVouchers } from "../../../workers/shop/vouchers/vouchers";
import { numbersFile } from "../../../workers/shop/numbers/numbers-file";
import { readNumbers } from "../../../workers/shop/numbers/read-numbers";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import { useCode } from "../../../workers/shop/use-code";
import { asked } from "../../support/box-office-staff";
import {
  approved,
  askingOf,
  bankSays,
  buyerReturns,
  cartWith,
  minute,
  ordered,
  ordering,
  stateOf,
} from "../../support/orders";
import { evening, shopHouse } from "../../support/shop";
import { issued, onVoucher, vouched } from "../../support/vouchers";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const day = "2027-03-27";
const next = "2027-03-28";
const numbersOf = async (from: string, to = from) => {
  const answer = await readNumbers(asked(), { from, to });
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
};
const paid = async (cart: string) => {
  const { id } = (await ordered(cart)).record.order;
  await bankSays(id, approved);
  await buyerReturns(id);
  return id;
};

it("vouchers are a way to pay: every sum is that of payments and ledger together, to the cent", async () => {
  const [first, second] = [await issued(2000), await issued(5000)];
  const mixed = await paid(await vouched(first, [await house.salon()]));
  await ordered(await vouched(second, [await house.salon()], 1));
  await paid(await cartWith([await house.salon()], 1));
  // The next day one of the first two tickets comes back, and then the other.
  for (const [n, { id }] of (await stateOf(mixed, evening)).tickets.entries()) {
    const later = ordering(evening + 24 * 3_600_000 + n * minute);
    // oxlint-disable-next-line no-await-in-loop
    await giveBackTickets(later, mixed, { tickets: [id], by: "staff", reason: "given_back" });
  }

  const sold = await numbersOf(day);
  expect(sold).toMatchObject({ total: { sold_cents: 4600 }, check: { paid_cents: 4600, refunded_cents: 0 } });
  const soldBy = Object.fromEntries(sold.methods.map((one) => [one.method, one.sold_cents]));
  expect(soldBy).toEqual({ card: 300 + 1150, voucher: 2000 + 1150 });
  const back = await numbersOf(next);
  expect(back).toMatchObject({ total: { back_cents: -2300 }, check: { paid_cents: 0, refunded_cents: 2300 } });
  expect(Object.fromEntries(back.methods.map((one) => [one.method, one.back_cents]))).toEqual({
    card: -300,
    voucher: -2000,
  });
  expect(back.rates).toMatchObject([{ rate: 10, left_cents: -2300 }]);

  const file = await numbersFile(asked(), { from: day, to: next });
  const rows = (file.ok ? file.value.text : "").split("\r\n").slice(1).filter(Boolean);
  const inFile = (method: string) =>
    rows
      .map((row) => row.split(";"))
      .filter((cells) => cells[6] === method)
      .reduce((sum, cells) => sum + Math.round(Number(cells.at(-1)?.replace(",", ".")) * 100), 0);
  expect(inFile("Gutschein")).toBe(1150);
  expect(inFile("Karte online")).toBe(1150);
  // What the ledger has left is what was issued without what stays with the house.
  const open = (await onVoucher(first)) + (await onVoucher(second));
  expect(open).toBe(7000 - 1150);
  expect(await listVouchers(asked())).toMatchObject({ value: { issued_cents: 7000, open_cents: open } });
});

it("several vouchers of one order are one way to pay, also in rows that name the order's event alone", async () => {
  const codes = [await issued(700), await issued(400)];
  const cart = await vouched(codes[0] ?? "", [await house.salon()]);
  expect(await useCode(askingOf(cart), codes[1] ?? "")).toMatchObject({ ok: true });
  const { id } = (await ordered(cart)).record.order;
  await bankSays(id, approved);
  const [sale, back] = ["2027-04-02", "2027-04-03"];
  await buyerReturns(id, evening + 6 * 24 * 3_600_000);
  const [code = ""] = (await stateOf(id, evening)).tickets.map((one) => one.id);
  const later = ordering(evening + 7 * 24 * 3_600_000);
  await giveBackTickets(later, id, { tickets: [code], by: "staff", reason: "given_back" });
  const expected = {
    total: { back_cents: -1150 },
    check: { refunded_cents: 1150 },
    methods: [{ method: "card" }, { method: "voucher", back_cents: -1100 }],
  };
  expect(await numbersOf(sale)).toMatchObject({ total: { sold_cents: 2300 }, check: { paid_cents: 2300 } });
  expect(await numbersOf(back)).toMatchObject(expected);
  // As it was written before an order could have several.
  await env.DB.batch([
    env.DB.prepare("DROP TRIGGER voucher_movement_not_changed"),
    env.DB.prepare(
      "UPDATE voucher_movement SET key = rtrim(rtrim(key, '0123456789'), '/') WHERE order_id = ? AND kind = 'returned' AND cents = 700",
    ).bind(id),
  ]);
  expect(await numbersOf(back)).toMatchObject(expected);
});
