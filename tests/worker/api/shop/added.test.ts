import { beforeAll, expect, it } from "vitest";
import type { HoldView } from "~/domain/box-office/model";
import { added } from "../../../../workers/api/shop/added";
import { inApi } from "../../../support/api-context";
import { evening, shopHouse } from "../../../support/shop";

beforeAll(async () => {
  await shopHouse();
});

const minute = 60_000;
const hold = {
  lines: [{ amount: 2 }, { amount: 1 }],
  expiresAt: evening + 15 * minute,
} as HoldView;
const other = (quantity: number, expiresAt: number) => ({
  cartId: "cart",
  eventId: 8,
  holdId: "hold-8",
  revision: 1,
  quantity,
  expiresAt,
  createdAt: evening,
});
const told = async (result: Parameters<typeof added>[1], now = evening) => {
  const { json, cookies } = await inApi((c) => added(c, result), {}, { now });
  const [cookie = ""] = cookies;
  const [, badge = "", age] = /^kasch_cart=([^;]*); Max-Age=(\d+);/.exec(cookie) ?? [];
  return { json, badge: badge === "" ? null : (JSON.parse(decodeURIComponent(badge)) as unknown), age: Number(age) };
};

it("tells all tickets of the cart, and what ends first of it", async () => {
  expect(await told({ hold, cartKey: "", others: [] })).toEqual({
    json: {
      tickets_quantity: 3,
      cart_url: "/de/warenkorb",
      expires_at: "2027-03-27T18:15:00+01:00",
      remaining_ms: 15 * minute,
    },
    badge: { n: 3, url: "/de/warenkorb" },
    age: 15 * 60,
  });
  const others = [other(4, evening + 20 * minute), other(5, evening + 7 * minute)];
  expect(await told({ hold, cartKey: "", others })).toMatchObject({
    json: { tickets_quantity: 12, expires_at: "2027-03-27T18:07:00+01:00", remaining_ms: 7 * minute },
    badge: { n: 12 },
  });
});

it("counts no time below none, and shows no badge then", async () => {
  const late = await told({ hold, cartKey: "", others: [] }, evening + 16 * minute);
  expect(late).toMatchObject({ json: { remaining_ms: 0 }, badge: null, age: 0 });
});

it("tells a cart of another shop as that shop does, with the hour it ends here", async () => {
  const elsewhere = {
    tickets_quantity: 2,
    cart_url: "https://shop.provider.example/cart/7",
    remaining_ms: 10 * minute,
  };
  expect(await told({ elsewhere, cartKey: "" })).toEqual({
    json: { ...elsewhere, expires_at: "2027-03-27T18:10:00+01:00" },
    badge: { n: 2, url: elsewhere.cart_url },
    age: 600,
  });
});
