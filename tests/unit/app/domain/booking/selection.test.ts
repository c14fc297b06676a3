import { describe, expect, it } from "vitest";
import type { PriceLine } from "~/domain/booking/schema";
import {
  addTicket,
  amountOf,
  canAdd,
  centsToPrice,
  discountBadge,
  formatSelection,
  hasQuickBuy,
  priceToCents,
  removeTicket,
  type Selection,
  setAmount,
  toCartRequest,
  totalAmount,
  totalCents,
} from "~/domain/booking/selection";

const priced = (id: number, sale_type_id: number, price: string, seat_group = 1): PriceLine => ({
  id,
  sale_type_id,
  seat_group,
  price,
  name: `kind ${sale_type_id}`,
  text: "",
  has_discounts: sale_type_id === 1,
  remaining: null,
});
const full = priced(11, 1, "11.50");
const reduced = priced(12, 2, "9.50");
const pass = priced(13, 3, "0.00");
const balcony = priced(21, 1, "14.00", 2);
const prices = [full, reduced, pass, balcony];

describe("the ticket selection", () => {
  const chosen: Selection = [full, reduced, full, balcony].reduce(addTicket, [] as Selection);

  it("raises the entry of the same seat group and sale type, otherwise starts one at 1", () => {
    expect(chosen.map(({ ticket, amount }) => [ticket.id, amount])).toEqual([
      [11, 2],
      [12, 1],
      [21, 1],
    ]);
    expect(amountOf(chosen, pass)).toBe(0);
    expect(totalAmount(chosen)).toBe(4);
  });

  it("lowers by one and lets the entry go below one", () => {
    const once = removeTicket(chosen, full);
    expect(amountOf(once, full)).toBe(1);
    expect(removeTicket(once, full).some(({ ticket }) => ticket.id === 11)).toBe(false);
    expect(removeTicket(chosen, pass)).toEqual(chosen);
    expect(setAmount(chosen, full, 0)).toEqual(removeTicket(once, full));
    expect(amountOf(setAmount(chosen, pass, 3), pass)).toBe(3);
  });

  it("counts discounts: the same seat group, another sale type", () => {
    expect(discountBadge(chosen, full)).toBe(1);
    expect(discountBadge(addTicket(chosen, pass), full)).toBe(2);
    expect(discountBadge(chosen, balcony)).toBe(0);
  });

  it("adds up in cents and formats without losing any", () => {
    expect(totalCents(chosen, prices)).toBe(2 * 1150 + 950 + 1400);
    expect(totalCents(chosen, [full])).toBe(2300);
    expect(formatSelection(chosen, prices)[0]).toEqual({
      ticket: { id: 11, seat_group: 1, sale_type_id: 1 },
      name: "kind 1",
      amount: 2,
      price: "11.50",
      total: "23.00",
    });
    for (const cents of [0, 5, 99, 100, 1150, 999_999]) expect(priceToCents(centsToPrice(cents))).toBe(cents);
    for (const text of ["8.5", "8", "-1.00", "1e3", "8,50", ""]) expect(() => priceToCents(text)).toThrow(RangeError);
  });

  it("becomes the request, with a slot only where one was chosen", () => {
    expect(toCartRequest(7, [{ ticket: full, amount: 2 }])).toEqual({
      event: 7,
      tickets: [{ price_id: 11, seat_group: 1, sale_type_id: 1, amount: 2 }],
    });
    expect(toCartRequest(7, [], 3)).toMatchObject({ timeslot: 3 });
  });

  it("offers quick-buy for seat groups or a price that is not exactly zero", () => {
    expect(hasQuickBuy([], [pass])).toBe(false);
    expect(hasQuickBuy([], [pass, full])).toBe(true);
    expect(hasQuickBuy([{ id: 1 }], [pass])).toBe(true);
  });

  it("knows when the cart is full", () => {
    expect(canAdd(chosen, 5)).toBe(true);
    expect(canAdd(chosen, 4)).toBe(false);
  });
});
