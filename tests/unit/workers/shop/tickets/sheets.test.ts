import { describe, expect, it } from "vitest";
import { defaultSettings } from "~/domain/site/default-settings";
import type { OrderLineRow, OrderRow, TicketRow } from "~/../workers/db/shop/orders";
import { ticketSheets, type SheetParts } from "~/../workers/shop/tickets/sheets";
import { show } from "../../../../support/programme";

const start = "2026-11-21T20:50:00+01:00";

const order: OrderRow = {
  id: "o1",
  number: "2611-4827",
  secretHash: "",
  cartId: null,
  userId: null,
  status: "fulfilled",
  lang: "de",
  name: "Anna Leitner",
  email: "anna@example.org",
  phone: "",
  delivery: "mail",
  method: "card",
  keyHash: null,
  bodyHash: "",
  revision: 3,
  payUntil: null,
  reseating: null,
  askedAt: null,
  failure: "",
  fees: [],
  promotionId: null,
  promotionCode: "",
  voucherId: null,
  voucherCents: 0,
  currency: "EUR",
  totalCents: 2300,
  createdAt: 0,
  paidAt: 0,
  erasedAt: null,
};

const line: OrderLineRow = {
  id: 1,
  orderId: "o1",
  eventId: 7,
  holdId: "h",
  priceLineId: 1,
  seatGroupId: 1,
  saleTypeId: 1,
  block: 0,
  name: "Vollpreis",
  amount: 2,
  cents: 1100,
  offCents: 0,
  taxRate: 10,
  seats: [],
  endedWith: null,
};

const ticket = (parts: Partial<TicketRow>): SheetParts["tickets"][number] => ({
  id: "7Q4TK2MX11AB",
  orderLineId: 1,
  eventId: 7,
  unitId: 1,
  kind: "normal",
  row: "5",
  seat: "4",
  status: "issued",
  reissueOf: null,
  givenBack: null,
  issuedAt: 0,
  qr: "K123",
  ...parts,
});

const sheets = (
  tickets: SheetParts["tickets"],
  lang: "de" | "en" = "de",
  begins = start,
  {
    sold = {},
    proofTypes = [],
    contact = {},
  }: { sold?: Partial<OrderLineRow>; proofTypes?: number[]; contact?: Partial<SheetParts["settings"]["contact"]> } = {},
) =>
  ticketSheets({
    record: { order: { ...order, promotionCode: "SOMMER" }, lines: [{ ...line, ...sold }] },
    proofTypes: new Set(proofTypes),
    tickets,
    showOf: new Map([[7, { show: show(7, start, { title: "Nordrand" }), start: begins, still: null }]]),
    settings: { ...defaultSettings, contact: { ...defaultSettings.contact, ...contact } },
    lang,
  });

describe("the sheets of an order", () => {
  it("name start, row and seat, and what a ticket cost with its tax", () => {
    const [first, second] = sheets([ticket({}), ticket({ id: "9Q4TK2MX11AB", unitId: 2, seat: "5" })]);
    expect(first?.board.map(({ value }) => value)).toEqual(["20:50", "5", "4"]);
    expect(first?.heading).toBe("Eintrittskarte 1 von 2");
    expect(second?.board.at(-1)?.value).toBe("5");
    expect(first?.code).toBe("7Q4T-K2MX-11AB");
    expect(first?.facts.find(({ label }) => label === "Karte")).toEqual({
      label: "Karte",
      value: "Vollpreis, 11,00\u00a0€",
      more: "darin 10 % USt. 1,00\u00a0€",
    });
  });

  it("say what a code took off, and that a proof is asked for", () => {
    const [sheet] = sheets([ticket({})], "de", start, { sold: { cents: 770, offCents: 330 }, proofTypes: [1] });
    expect(sheet?.facts.find(({ label }) => label === "Karte")).toMatchObject({
      value: "Vollpreis, 7,70\u00a0€",
      more: "mit Nachweis am Eingang, mit Code SOMMER, statt 11,00\u00a0€, darin 10 % USt. 0,70\u00a0€",
    });
  });

  it("say the same in few words for a phone, with the proof, and which of them it is only where there are more", () => {
    const [sheet] = sheets([ticket({})], "en", start, { proofTypes: [1] });
    expect(sheet?.slim.caption).toEqual(["Vollpreis with proof at the door", "Anna Leitner"]);
    expect(sheet?.slim.lines[1]).toEqual(["€11.00, incl. 10% VAT €1.00", "Order 2611-4827"]);
    const [first] = sheets([ticket({}), ticket({ id: "9Q4TK2MX11AB" })]);
    expect(first?.slim.lines[1]).toEqual([
      "11,00\u00a0€, darin 10 % USt. 1,00\u00a0€",
      "Bestellung 2611-4827",
      "Eintrittskarte 1 von 2",
    ]);
  });

  it("say free seating and wheelchair spaces in words", () => {
    const [free, chair] = sheets([
      ticket({ row: null, seat: null }),
      ticket({ row: null, seat: null, kind: "wheelchair" }),
    ]);
    expect(free?.board.map(({ value }) => value)).toEqual(["20:50", "Freie Platzwahl"]);
    expect(chair?.board.at(-1)?.value).toBe("Rollstuhl-Platz");
  });

  it("speak the order's language, and tell the time of the slot that was bought", () => {
    const [sheet] = sheets([ticket({})], "en", "2026-11-21T15:30:00+01:00");
    expect(sheet?.heading).toBe("Ticket 1 of 1");
    expect(sheet?.board[0]).toEqual({ label: "Starts", value: "15:30" });
    expect(sheet?.day).toBe("Saturday, 21 November 2026");
  });

  it.each(["de", "en"] as const)("say nothing of a house that has not said where it is (%s)", (lang) => {
    const [sheet] = sheets([ticket({})], lang);
    const words = [
      ...(sheet?.facts ?? []).flatMap(({ label, value, more }) => [
        label,
        value,
        ...(more === undefined ? [] : [more]),
      ]),
      ...(sheet?.rules ?? []).flatMap(({ title, text }) => [title, text]),
      ...(sheet?.slim.lines ?? []).flat(),
    ];
    expect(words).not.toContain("");
    expect(words.filter((word) => /^[\s,.·]+|[\s,]+$/.test(word))).toEqual([]);
    expect(sheet?.facts.at(-1)?.value).toBe("2611-4827");
    expect(sheet?.rules).toHaveLength(2);
    expect(sheet?.slim.lines.at(-1)).toEqual([]);
  });

  it("say of a house what it has said", () => {
    const said = (contact: Partial<SheetParts["settings"]["contact"]>) => {
      const [sheet] = sheets([ticket({})], "de", start, { contact });
      return [sheet?.facts.at(-1), sheet?.rules.at(-1)?.text, sheet?.slim.lines.at(-1)];
    };
    const address = { street: "Kaschgasse 7", postal_code: "1060", city: "Wien" };
    expect(said({ ...address, transport: "U4", phone: "+43 1 7" })).toEqual([
      { label: "Hin", value: "Kaschgasse 7, 1060 Wien", more: "U4" },
      "Kaschgasse 7, 1060 Wien, +43 1 7",
      ["Kaschgasse 7, 1060 Wien", "U4"],
    ]);
    expect(said({ transport: "U4" })[0]).toEqual({ label: "Hin", value: "U4" });
  });

  it("leave out a show that nobody knows any more", () => {
    expect(sheets([ticket({ eventId: 8 })])).toEqual([]);
  });
});
