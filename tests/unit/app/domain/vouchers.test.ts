import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAskedVouchers } from "~/domain/vouchers/asked";
import {
  centsOf,
  endingOf,
  hashedAs,
  keptOf,
  payableOf,
  payingParts,
  printedCode,
  splitBack,
  upTo,
  voucherCode,
  voucherPart,
  voucherProblem,
  type Moved,
} from "~/domain/vouchers/voucher";

const cents = fc.integer({ min: 0, max: 100_000 });
const balances = fc
  .array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 5 })
  .map((all) => all.map((one, voucherId) => ({ voucherId, cents: one })));

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

  it("is paid by several in their order, each whole before the next", () => {
    fc.assert(
      fc.property(balances, cents, (all, total) => {
        const most = voucherPart(centsOf(all), total);
        const parts = upTo(all, most);
        expect(centsOf(parts)).toBe(most);
        const used = all.map(({ voucherId }) => parts.find((part) => part.voucherId === voucherId)?.cents ?? 0);
        const last = used.findLastIndex((one) => one > 0);
        for (const [n, { cents: has }] of all.entries()) {
          if (n < last) expect(used[n]).toBe(has);
          else expect(used[n]).toBeLessThanOrEqual(n === last ? has : 0);
        }
      }),
    );
  });

  it("comes back to them first, the last one first, never more than each has paid, and nothing twice", () => {
    fc.assert(
      fc.property(balances, cents, fc.array(cents), (paid, byBank, wanted) => {
        const movements: Moved[] = paid.map((part) => ({ ...part, kind: "taken", cents: -part.cents }));
        let bank = byBank;
        for (const asked of wanted) {
          const kept = keptOf(movements);
          const sum = Math.min(asked, centsOf(kept) + bank);
          const { vouchers, rest } = splitBack(sum, kept);
          expect(centsOf(vouchers) + rest).toBe(sum);
          // Who comes later in the order has everything again before one that comes earlier has a cent.
          const left = keptOf([...movements, ...vouchers.map((part) => ({ ...part, kind: "returned" as const }))]);
          const touched = vouchers.at(-1)?.voucherId;
          expect(left.every(({ voucherId }) => touched === undefined || voucherId <= touched)).toBe(true);
          expect(rest === 0 || left.length === 0).toBe(true);
          movements.push(...vouchers.map((part) => ({ ...part, kind: "returned" as const })));
          bank -= rest;
          expect(bank).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("is known of an order by its ledger, also after it was let go, taken again, or needed less", () => {
    const taken = (voucherId: number, of: number): Moved => ({ voucherId, kind: "taken", cents: -of });
    const released = (voucherId: number, of: number): Moved => ({ voucherId, kind: "released", cents: of });
    const order = [taken(7, 1000), taken(3, 500)];
    const whole = [
      { voucherId: 7, cents: 1000 },
      { voucherId: 3, cents: 500 },
    ];
    expect(payingParts({ voucherCents: 1500 }, order)).toEqual(whole);
    expect(keptOf(order)).toEqual(whole);
    const over = [...order, released(7, 1000), released(3, 500)];
    expect([payingParts({ voucherCents: 1500 }, over), keptOf(over)]).toEqual([whole, []]);
    const again = [...over, taken(7, 1000), taken(3, 500)];
    expect([payingParts({ voucherCents: 1500 }, again), keptOf(again)]).toEqual([whole, whole]);
    const less = [...order, released(3, 400)];
    expect(payingParts({ voucherCents: 1100 }, less)).toEqual(keptOf(less));
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
