import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { boundsOf } from "~/domain/numbers/period";
import { db as open } from "../../../workers/db/client";
import { orderEvent, orderLine, orders, payment, refund, ticket } from "../../../workers/db/schema/box-office";
import { saleType } from "../../../workers/db/schema/prices";
import { readMoney, readMovements, readSoldShows } from "../../../workers/db/shop/numbers";
import { readOrder } from "../../../workers/db/shop/orders";
import type { DoorAsking } from "../../../workers/shop/door/asking";
import { numbersFile } from "../../../workers/shop/numbers/numbers-file";
import { readNumbers } from "../../../workers/shop/numbers/read-numbers";
import { happen } from "../../../workers/shop/orders/ordering";
import { approved, bankSays, buyerReturns, cartWith, ordered, ordering } from "../../support/orders";
import { asked as asking } from "../../support/box-office-staff";
import { recorded, stepsOf } from "../../support/recorded";
import { evening, shopHouse, shopIds } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
  // What a spreadsheet would calculate, and what would be another column.
  await house.db.insert(saleType).values({ id: 77, slug: "falle", name: { de: '=1+1;"x"' } });
});

const numbersOf = async (from: string, to = from, more: Partial<DoorAsking> = {}) => {
  const answer = await readNumbers(asking(more), { from, to });
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.detail}`);
  return answer.value;
};
const fileOf = async (from: string, to = from, more: Partial<DoorAsking> = {}) => {
  const answer = await numbersFile(asking(more), { from, to });
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
};

/** The cells of a file that a comma-decimal spreadsheet reads. */
const cellsOf = (text: string): string[][] =>
  text
    .replace("\uFEFF", "")
    .split("\r\n")
    .filter(Boolean)
    .slice(1)
    .map((line) =>
      Array.from(
        line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g),
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
      ),
    );
const centsOf = (cell = ""): number => Math.round(Number(cell.replace(",", ".")) * 100);

let made = 0;
interface Sale {
  at: string;
  lines: { cents: number; amount: number; taxRate: number; saleTypeId?: number; eventId?: number }[];
  method?: "card" | "eps" | "desk" | "free";
}
/** An order as it stands in the books once it is paid. */
async function sold({ at, lines, method = "card" }: Sale): Promise<{ id: string; lineIds: number[]; cents: number }> {
  const { db } = house;
  const id = `sold-${(made += 1)}`;
  const when = Date.parse(at);
  const cents = lines.reduce((sum, line) => sum + line.cents * line.amount, 0);
  await db.insert(orders).values({
    id,
    number: id,
    secretHash: id,
    status: "fulfilled",
    lang: "de",
    name: "Anna Leitner",
    email: "anna@gmx.example",
    method,
    totalCents: cents,
    createdAt: when - 60_000,
    paidAt: when,
    revision: 2,
  });
  const inserted = await db
    .insert(orderLine)
    .values(
      lines.map((line) => ({
        orderId: id,
        eventId: 990,
        holdId: `hold-${id}`,
        priceLineId: 1,
        seatGroupId: 1,
        saleTypeId: 1,
        name: "Voll",
        ...line,
      })),
    )
    .returning({ id: orderLine.id });
  await db.batch([
    db.insert(orderEvent).values([
      { orderId: id, seq: 1, at: when - 60_000, type: "drafted", status: "draft", actor: "guest" },
      { orderId: id, seq: 2, at: when, type: "paid", status: "paid", actor: "guest" },
    ]),
    db.insert(payment).values({
      id: `paid-${id}`,
      orderId: id,
      provider: "simulator",
      status: "captured",
      method,
      cents,
      createdAt: when,
      updatedAt: when,
    }),
  ]);
  return { id, lineIds: inserted.map((line) => line.id), cents };
}

describe("the numbers", () => {
  it.each([
    ["clocks go forward", ["2027-03-27", "2027-03-28", "2027-03-29"], 23],
    ["clocks go back", ["2026-10-24", "2026-10-25", "2026-10-26"], 25],
  ])(
    "put every sale of the night in which the %s into one day, to the cent",
    async (_, [before = "", night = "", after = ""], hours) => {
      const [bounds] = boundsOf({ from: night, to: night }, "Europe/Vienna");
      const { since, until } = bounds ?? { since: 0, until: 0 };
      expect((until - since) / 3_600_000).toBe(hours);
      const expected = { [before]: 0, [night]: 0, [after]: 0 };
      // Every quarter of an hour, from before the day to after it: three tickets at odd prices each.
      for (let at = since - 1_800_000, n = 0; at < until + 1_800_000; at += 900_000, n += 1) {
        const cents = 333 + 97 * n;
        const day = at < since ? before : at < until ? night : after;
        // One after the other: ids count up.
        // oxlint-disable-next-line no-await-in-loop
        const sale = await sold({
          at: new Date(at).toISOString(),
          lines: [
            { cents, amount: 2, taxRate: n % 2 ? 10 : 13 },
            { cents: 901, amount: 1, taxRate: 20, saleTypeId: 51 },
          ],
          method: n % 3 ? "card" : "eps",
        });
        expected[day] = (expected[day] ?? 0) + sale.cents;
      }
      const numbers = await numbersOf(before, after);
      expect(Object.fromEntries(numbers.days.map(({ day, left_cents }) => [day, left_cents]))).toEqual(expected);
      const all = Object.values(expected).reduce((sum, cents) => sum + cents, 0);
      for (const side of ["shows", "kinds", "rates", "methods"] as const)
        expect([side, numbers[side].reduce((sum, { left_cents }) => sum + left_cents, 0)]).toEqual([side, all]);
      expect(numbers.total.sold_cents).toBe(all);
      expect(numbers.check.paid_cents).toBe(all);
      const cells = cellsOf((await fileOf(before, after)).text);
      expect(cells.reduce((sum, row) => sum + centsOf(row.at(-1)), 0)).toBe(all);
      expect(cells.filter(([day]) => day === night).reduce((sum, row) => sum + centsOf(row.at(-1)), 0)).toBe(
        expected[night],
      );
    },
  );

  it("take the tax of each rate from its sum, once", async () => {
    for (let n = 0; n < 3; n += 1)
      // oxlint-disable-next-line no-await-in-loop
      await sold({
        at: `2026-06-01T1${n}:00:00Z`,
        lines: [
          { cents: 105, amount: 1, taxRate: 13 },
          { cents: 1000, amount: 1, taxRate: 10 },
        ],
      });
    const { rates } = await numbersOf("2026-06-01");
    // Three times the tax of 1.05 at 13 %, each rounded, would be 36.
    expect(rates.map(({ rate, left_cents, tax_cents }) => [rate, left_cents, tax_cents])).toEqual([
      [13, 315, 36],
      [10, 3000, 273],
    ]);
  });

  it("have what was given back as minus on the day it was, and agree with payments and hall", async () => {
    const event = await house.salon();
    const { record } = await ordered(await cartWith([event], 3, shopIds.full));
    await bankSays(record.order.id, approved);
    await buyerReturns(record.order.id);
    const day = "2027-03-27";
    const alone = (list: { event: number | null }[]) => list.filter((one) => one.event === event);
    const first = await numbersOf(day);
    expect(alone(first.shows)).toMatchObject([
      { tickets: 3, sold_cents: 3450, back_cents: 0, title: expect.any(String) },
    ]);
    expect(first.check.differences.filter((one) => one.event === event)).toEqual([]);

    // Five days later two of them come back.
    const later = evening + 5 * 86_400_000;
    const paid = await readOrder(house.db, { id: record.order.id });
    if (!paid) throw new Error("no order");
    const seq = paid.order.revision + 1;
    const back = paid.tickets.slice(0, 2).map(({ id }) => id);
    const row = { id: "back-1", paymentId: paid.payments[0]?.id ?? "", idempotencyKey: "back-1", cents: 2300 };
    const statements = [
      ...back.map((id) => house.db.update(ticket).set({ status: "void", givenBack: seq }).where(eq(ticket.id, id))),
      house.db
        .insert(refund)
        .values({ ...row, reason: "given_back", status: "due", createdAt: later, updatedAt: later }),
    ];
    expect(await happen(ordering(later), paid.order, { events: ["partly_refunded"], statements })).toMatchObject({
      value: true,
    });

    expect(alone((await numbersOf(day)).shows)).toMatchObject([{ tickets: 3, left_cents: 3450 }]);
    const numbers = await numbersOf("2027-04-01", "2027-04-02", { now: later });
    const own = alone(numbers.shows);
    expect(own).toMatchObject([{ tickets: -2, sold_cents: 0, back_cents: -2300, left_cents: -2300 }]);
    expect(numbers.check.refunded_cents).toBe(-numbers.total.back_cents);
    expect(numbers.rates).toMatchObject([{ rate: 10, left_cents: -2300, tax_cents: -209 }]);
    const cells = cellsOf((await fileOf("2027-04-01")).text).filter((cell) => cell.includes("Rückgabe"));
    expect(cells.map((cell) => cell.slice(-3))).toEqual([["Rückgabe", "-2", "-23,00"]]);
    // The hall has not let them go: that is said, and no figure is bent to hide it.
    expect(numbers.check.differences).toMatchObject([{ event, books: 1, hall: 3 }]);
  });

  it("say so where a payment is not what was sold", async () => {
    const sale = await sold({ at: "2026-07-01T10:00:00Z", lines: [{ cents: 1000, amount: 1, taxRate: 10 }] });
    await house.db.update(payment).set({ cents: 999 }).where(eq(payment.orderId, sale.id));
    const { total, check } = await numbersOf("2026-07-01");
    expect([total.sold_cents, check.paid_cents]).toEqual([1000, 999]);
  });

  it("are a file that no spreadsheet calculates, in the country's own manner, and name nobody", async () => {
    await sold({ at: "2026-07-02T10:00:00Z", lines: [{ cents: 1050, amount: 1, taxRate: 10, saleTypeId: 77 }] });
    const german = await fileOf("2026-07-02");
    expect(german.name).toBe("kassa-2026-07-02-2026-07-02.csv");
    expect(german.text).toBe(
      '\uFEFFTag;Vorstellung;Beginn;Saal;Kartenart;USt. in %;Zahlart;Nachlass durch Code;Art;Karten;Betrag brutto\r\n2026-07-02;Vorstellung 990;;;"\'=1+1;""x""";10;Karte online;0,00;Verkauf;1;10,50\r\n',
    );
    const english = await fileOf("2026-07-02", "2026-07-02", { lang: "en" });
    expect(english.text).toContain(",Card online,0.00,Sale,1,10.50\r\n");
    expect(german.text + JSON.stringify(await numbersOf("2026-07-02"))).not.toMatch(/Leitner|gmx|sold-/);
  });

  it("are the box office's alone, and of a period that is one", async () => {
    const refusedAs = async (more: Partial<DoorAsking>, from = "2026-07-01", to = from) =>
      Promise.all([readNumbers(asking(more), { from, to }), numbersFile(asking(more), { from, to })]).then((answers) =>
        answers.map((answer) => (answer.ok ? "ok" : answer.code)),
      );
    const as = (role: "editor" | "manager") => ({ actor: { id: "x", email: "x@kino.example", name: "X", role } });
    expect(await refusedAs({ actor: null })).toEqual(["unauthorized", "unauthorized"]);
    expect(await refusedAs(as("editor"))).toEqual(["forbidden", "forbidden"]);
    expect(await refusedAs(as("manager"))).toEqual(["ok", "ok"]);
    expect(await refusedAs({}, "2026-07-02", "2026-07-01")).toEqual(["bad_request", "bad_request"]);
    expect(await refusedAs({}, "2026-01-01", "2027-01-02")).toEqual(["bad_request", "bad_request"]);
    expect(await refusedAs({}, "2024-01-01", "2024-12-31")).toEqual(["ok", "ok"]);
  });

  it("read along indexes, however much the books hold", async () => {
    const { database, sent } = recorded();
    const db = open({ DB: database });
    const bounds = boundsOf({ from: "2026-07-01", to: "2026-07-31" }, "Europe/Vienna");
    await readMovements(db, bounds);
    await readMoney(db, bounds);
    await readSoldShows(db, [990]);
    await readOrder(db, { id: "sold-1" });
    expect(sent.length).toBeGreaterThan(3);
    for (const { sql, values } of sent) {
      // oxlint-disable-next-line no-await-in-loop
      const scans = (await stepsOf({ sql, values })).filter((step) => /\bSCAN\b/.test(step));
      // Lists of the question itself, and what was read by an index before.
      const own =
        /SCAN (?:wanted|json_each|f|g|h|r|m|day|happened|given_back|returned|movement|CONSTANT|value)\b|VIRTUAL TABLE/;
      expect([sql, scans.filter((step) => !own.test(step))]).toEqual([sql, []]);
    }
  });
});
