import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAskedVouchers } from "~/domain/vouchers/asked";
import {
  endingOf,
  hashedAs,
  payableOf,
  printedCode,
  splitBack,
  voucherCode,
  voucherPart,
  voucherProblem,
} from "~/domain/vouchers/voucher";

const cents = fc.integer({ min: 0, max: 100_000 });

describe("what a voucher pays", () => {
  it("is never more than it has or than is asked, and leaves nothing or what a bank takes", () => {
    fc.assert(
      fc.property(cents, cents, (balance, totalCents) => {
        const voucherCents = voucherPart(balance, totalCents);
        const rest = payableOf({ totalCents, voucherCents });
        expect(voucherCents).toBeGreaterThanOrEqual(0);
        expect(voucherCents).toBeLessThanOrEqual(Math.min(balance, totalCents));
        expect(rest === 0 || rest >= Math.min(50, totalCents)).toBe(true);
        // It leaves no more to pay than it must.
        expect(rest).toBeLessThanOrEqual(Math.max(totalCents - balance, Math.min(50, totalCents)));
      }),
    );
  });

  it("comes back to it first, and nothing comes back twice", () => {
    fc.assert(
      fc.property(cents, cents, fc.array(cents), (byVoucher, byBank, wanted) => {
        const kept = { voucher: byVoucher, bank: byBank };
        for (const asked of wanted) {
          const { voucher, rest } = splitBack(Math.min(asked, kept.voucher + kept.bank), kept.voucher);
          expect(rest === 0 || voucher === kept.voucher).toBe(true);
          kept.voucher -= voucher;
          kept.bank -= rest;
          expect(Math.min(kept.voucher, kept.bank)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("is nothing from the moment it ends, or when it is used up", () => {
    expect(voucherProblem({ endsAt: 10, balance: 1 }, 9)).toBeNull();
    expect(voucherProblem({ endsAt: 10, balance: 1 }, 10)).toBe("lapsed");
    expect(voucherProblem({ endsAt: 10, balance: 0 }, 9)).toBe("spent");
  });
});

describe("a code", () => {
  it("is the same however it is typed, and has five bits of each byte", () => {
    const code = voucherCode(Uint8Array.from({ length: 32 }, (_, n) => n * 7));
    expect(code).toHaveLength(16);
    const printed = printedCode(code);
    expect(printed).toMatch(/^(?:\w{4}-){3}\w{4}$/);
    expect(hashedAs(` ${printed.toLowerCase().replaceAll("-", " ")}`)).toBe(hashedAs(code));
    expect(endingOf(printed)).toBe(code.slice(-4));
  });
});

describe("vouchers that are asked for", () => {
  const typed = { value: "20", count: "3", until: "", note: " Tombola " };
  const on = (today: string) => ({ today, zone: "Europe/Vienna" });

  it("last thirty years to the end of the day, also from a day that not every year has", () => {
    const ends = (today: string) => new Date(readAskedVouchers(typed, on(today)).vouchers?.endsAt ?? 0).toISOString();
    expect(ends("2026-11-23")).toBe("2056-11-23T23:00:00.000Z");
    expect(ends("2028-02-29")).toBe("2058-03-01T23:00:00.000Z");
  });

  it("are judged field by field", () => {
    expect(readAskedVouchers(typed, on("2026-11-23")).vouchers).toMatchObject({
      cents: 2000,
      count: 3,
      note: "Tombola",
    });
    const wrong = { value: "1000,01", count: "0", until: "2026-13-01", note: "x".repeat(121) };
    expect(readAskedVouchers(wrong, on("2026-11-23")).problems).toEqual({
      value: "number",
      count: "count",
      until: "day",
      note: "long",
    });
    expect(readAskedVouchers({ ...typed, until: "2026-11-22" }, on("2026-11-23")).problems).toEqual({ until: "past" });
    expect(readAskedVouchers({ ...typed, until: "2026-11-23" }, on("2026-11-23")).problems).toBeNull();
  });
});
