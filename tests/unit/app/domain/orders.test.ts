import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emailProblem, judgeTyped } from "~/domain/orders/contact";
import {
  orderEvents,
  orderStates,
  transition,
  transitionAll,
  type OrderEvent,
  type OrderState,
} from "~/domain/orders/states";
import {
  claimOf,
  fromBase32,
  printedCode,
  scannedParts,
  scannedText,
  signatureBytes,
  ticketCode,
  toBase32,
  typedCode,
} from "~/domain/orders/ticket-code";
import { totalsOf, type Fee } from "~/domain/orders/totals";

/** Notes lead nowhere, and may still be made when all is over. */
const isNote = (event: OrderEvent): boolean => ["mailed_again", "asked", "erased"].includes(event);
const happening = orderEvents.filter((event) => !isNote(event));

describe("the states of an order", () => {
  it("have tickets only with money, and give back only once", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...orderEvents), { maxLength: 40 }), (events) => {
        let state: OrderState = "draft";
        const happened: string[] = [];
        for (const event of events) {
          const next = transition(state, event);
          if (!next.ok) continue;
          state = next.value;
          if (!isNote(event)) happened.push(event);
        }
        if (state === "fulfilled" || state === "partially_refunded") expect(happened).toContain("paid");
        expect(happened.filter((event) => event === "tickets_issued").length).toBeLessThanOrEqual(1);
        expect(happened.filter((event) => event === "refunded").length).toBeLessThanOrEqual(1);
        // Tickets or all the money back, never both ways at once.
        if (state === "refunded") expect(happened.lastIndexOf("refunded")).toBe(happened.length - 1);
      }),
    );
  });

  it("let nothing happen to an order that was given back but notes, and know a way out of every other", () => {
    for (const event of happening) expect(transition("refunded", event).ok).toBe(false);
    for (const state of orderStates.filter((one) => one !== "refunded"))
      expect(happening.some((event) => transition(state, event).ok)).toBe(true);
    expect(transitionAll("pending_payment", ["paid", "tickets_issued"])).toMatchObject({
      ok: true,
      value: "fulfilled",
    });
    expect(transitionAll("draft", ["paid", "tickets_issued"])).toMatchObject({ ok: false, code: "conflict" });
  });
});

const priced = fc.record({
  cents: fc.integer({ min: 0, max: 5000 }),
  amount: fc.integer({ min: 1, max: 10 }),
  taxRate: fc.constantFrom(0, 10, 13, 20),
});
const fee: fc.Arbitrary<Fee> = fc.record({
  name: fc.constant("Versand"),
  per: fc.constantFrom("order", "ticket"),
  cents: fc.integer({ min: 0, max: 500 }),
  taxRate: fc.constantFrom(10, 20),
  refundable: fc.boolean(),
});

describe("what an order comes to", () => {
  it("is in whole cents, each rate's tax once, the highest rate first", () => {
    fc.assert(
      fc.property(fc.array(priced, { maxLength: 8 }), fc.array(fee, { maxLength: 2 }), (lines, fees) => {
        const { totalCents, feeCents, taxes, tickets } = totalsOf(lines, fees);
        const paid = lines.reduce((sum, line) => sum + line.cents * line.amount, 0);
        expect(totalCents).toBe(paid + feeCents);
        expect(Number.isSafeInteger(totalCents)).toBe(true);
        expect(tickets).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
        expect(taxes.map(({ rate }) => rate)).toEqual(taxes.map(({ rate }) => rate).toSorted((a, b) => b - a));
        expect(taxes.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(totalCents);
        for (const { rate, grossCents, cents } of taxes)
          expect(Math.abs(cents - (grossCents * rate) / (100 + rate))).toBeLessThanOrEqual(0.5);
        expect(totalsOf(lines.toReversed(), fees)).toMatchObject({ totalCents, taxes });
      }),
    );
  });

  it("asks fees for what costs something alone: each paid ticket, and an order that has one", () => {
    const fees: Fee[] = [
      { name: "Servicegebühr", per: "ticket", cents: 50, taxRate: 20, refundable: false },
      { name: "Versand", per: "order", cents: 300, taxRate: 20, refundable: true },
    ];
    const [free, paid] = [
      { cents: 0, amount: 2, taxRate: 10 },
      { cents: 1150, amount: 3, taxRate: 10 },
    ];
    expect(totalsOf([free], fees)).toMatchObject({ totalCents: 0, feeCents: 0, taxes: [] });
    expect(totalsOf([free, paid], fees)).toMatchObject({
      tickets: 5,
      feeCents: 450,
      totalCents: 3900,
      taxes: [
        { rate: 20, grossCents: 450, cents: 75 },
        { rate: 10, grossCents: 3450, cents: 314 },
      ],
    });
  });

  it("is what a receipt of four tickets with three rates says", () => {
    const lines = [
      { cents: 1150, amount: 1, taxRate: 13 },
      { cents: 800, amount: 1, taxRate: 13 },
      { cents: 1150, amount: 2, taxRate: 13 },
      { cents: 300, amount: 2, taxRate: 10 },
      { cents: 450, amount: 2, taxRate: 20 },
    ];
    expect(totalsOf(lines)).toEqual({
      tickets: 8,
      feeCents: 0,
      totalCents: 5750,
      taxes: [
        { rate: 20, grossCents: 900, cents: 150 },
        { rate: 13, grossCents: 4250, cents: 489 },
        { rate: 10, grossCents: 600, cents: 55 },
      ],
    });
  });
});

describe("what was typed", () => {
  const typed = { name: "Anna", email: "a@b.at", phone: "", delivery: "mail", method: "card", terms: true };

  it.each([
    ["", "missing"],
    ["anna.gmx.at", "at"],
    ["anna@gmx", "dot"],
    ["anna@gmx.", "dot"],
    ["an na@gmx.at", "form"],
    ["anna@gmx..at", "form"],
    ["anna.leitner@gmx.example", null],
    ["ä@käse.at", null],
  ])("as the address %j is %s", (email, problem) => {
    expect(emailProblem(email)).toBe(problem);
  });

  it("is judged field by field, in the order of the page", () => {
    expect(judgeTyped(typed, ["card"])).toEqual({});
    const nothing = { name: " ", email: "", phone: "abc", delivery: "", method: "", terms: false };
    expect(Object.entries(judgeTyped(nothing, ["card"]))).toEqual([
      ["name", "missing"],
      ["email", "missing"],
      ["phone", "form"],
      ["method", "choice"],
      ["terms", "missing"],
    ]);
  });
});

describe("a ticket's code", () => {
  it("comes through a scanner and through a mouth", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 8, maxLength: 8 }),
        fc.integer({ min: 1, max: 2 ** 32 - 1 }),
        fc.uint8Array({ minLength: signatureBytes, maxLength: signatureBytes }),
        (random, event, signature) => {
          const code = ticketCode(random);
          const text = scannedText(claimOf({ event, code }), signature);
          expect(text).toMatch(/^[0-9A-Z]{125}$/);
          const parts = scannedParts(text);
          expect(parts).toMatchObject({ event, code });
          expect([...(parts?.signature ?? [])]).toEqual([...signature]);
          expect(typedCode(` ${printedCode(code).toLowerCase()} `)).toBe(code);
          expect(scannedParts(text.slice(0, -1))).toBeNull();
          expect(scannedParts(`${text}0`)).toBeNull();
        },
      ),
    );
    expect(printedCode("7Q4TK2MX11AB")).toBe("7Q4T-K2MX-11AB");
    expect(typedCode("7q4t-k2mx-iioB")).toBe("7Q4TK2MX110B");
    expect(typedCode("7Q4T-K2MX")).toBeNull();
  });

  it("has one text for the same bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect([...(fromBase32(toBase32(bytes)) ?? [])]).toEqual([...bytes]);
      }),
    );
    expect(fromBase32("01")).toBeNull();
    expect(fromBase32("U*")).toBeNull();
  });
});
