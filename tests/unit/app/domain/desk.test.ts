import { describe, expect, it } from "vitest";
import { findOrders } from "~/domain/desk/find-orders";
import { lettersFor } from "~/domain/desk/letters";
import { givenCents, likelyGiven } from "~/domain/desk/money";
import type { DeskOrder } from "~/domain/desk/schema";

describe("money at the desk", () => {
  it("is read as it is typed, and is nothing where it is no sum", () => {
    expect(["50", "50,5", "50.05", "50,", " 7 "].map(givenCents)).toEqual([5000, 5050, 5005, 5000, 700]);
    expect(["", ",5", "1,234", "-5", "1e3", "123456", "5,5,5"].map(givenCents)).toEqual(Array(7).fill(null));
  });

  it("is mostly the sum itself or a rounder one", () => {
    expect(likelyGiven(3250)).toEqual([3250, 3500, 4000, 5000]);
    expect(likelyGiven(2000)).toEqual([2000, 5000, 10_000]);
    for (const cents of [1, 499, 2300, 9990, 12_345]) expect(Math.min(...likelyGiven(cents))).toBe(cents);
  });
});

describe("finding an order", () => {
  const order = (name: string, number: string, state: DeskOrder["state"] = "to_pay"): DeskOrder => ({
    id: number,
    number,
    name,
    show: { id: 1, title: "Nordrand", starts_at: "2026-11-21T20:50:00+01:00" },
    tickets: 2,
    lines: [],
    seats: [],
    voucher: null,
    total: "23.00",
    state,
    lapses_at: null,
    handed_at: null,
  });
  const orders = [
    order("Huber", "2611-4810"),
    order("Öztürk", "2611-4833"),
    order("Wagner", "2612-4838", "handed_out"),
  ];
  const found = (text: string) => findOrders(orders, text).map(({ name }) => name);

  it("shows what is to be done, and with a word everything it fits", () => {
    expect(found("  ")).toEqual(["Huber", "Öztürk"]);
    expect([found("ozt"), found("ÖZT"), found("wag"), found("nobody")]).toEqual([
      ["Öztürk"],
      ["Öztürk"],
      ["Wagner"],
      [],
    ]);
    expect([found("4833"), found("26114810"), found("2611-48"), found("12-48")]).toEqual([
      ["Öztürk"],
      ["Huber"],
      ["Huber", "Öztürk"],
      ["Wagner"],
    ]);
  });
});

describe("letters for kinds of tickets", () => {
  it("are their own where that is possible, and never another's or the desk's", () => {
    expect(lettersFor(["Vollpreis", "Ermäßigt", "Begleitperson", "Vierte", "Ü30"], ["b", "g"])).toEqual([
      "v",
      "e",
      "l",
      "i",
      "u",
    ]);
    const many = lettersFor(Array<string>(30).fill("9"), ["b"]).filter(Boolean);
    expect([many.length, new Set(many).size, many.includes("b")]).toEqual([25, 25, false]);
  });
});
