import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Checkout } from "~/domain/orders/schema";
import { readOrder } from "../../../workers/db/shop/orders";
import { numbersFile } from "../../../workers/shop/numbers/numbers-file";
import { readNumbers } from "../../../workers/shop/numbers/read-numbers";
import { keptMails } from "../../../workers/mail/mailbox";
import { sendDueMails } from "../../../workers/shop/orders/mail/send-due-mails";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import { viewOrder } from "../../../workers/shop/orders/view-order";
import { asked } from "../../support/box-office-staff";
import { saveSettings } from "../../support/house";
import { approved, bankSays, buyerReturns, cartWith, ordered, ordering, selling, stateOf } from "../../support/orders";
import { evening, newAddress, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});
const service = { name: { de: "Servicegebühr" }, per: "ticket", cents: 50, tax_rate: 20, refundable: false } as const;
const posted = { name: { de: "Bearbeitung" }, per: "order", cents: 200, tax_rate: 13, refundable: true } as const;
const insured = { name: { de: "Schutz" }, per: "ticket", cents: 30, tax_rate: 10, refundable: true } as const;
beforeEach(() => saveSettings({ box_office: { fees: [service, posted, insured] } }));

const later = () => house.salon({ startsAt: Date.parse("2027-04-10T20:30:00+02:00") });

/** Three tickets that are paid: 34,50 for them, 1,50 + 2,00 + 0,90 of fees. */
async function bought(event: number) {
  const { record } = await ordered(await cartWith([event], 3));
  await bankSays(record.order.id, approved);
  await buyerReturns(record.order.id);
  const paid = await readOrder(house.db, { id: record.order.id });
  if (!paid) throw new Error("there is no such order");
  return { id: paid.order.id, codes: paid.tickets.map(({ id }) => id) };
}
const viewOf = async (id: string) => {
  const record = await readOrder(house.db, { id });
  if (!record) throw new Error("there is no such order");
  const view = await viewOrder(ordering(), record, { secret: "secret" });
  if (!view.ok) throw new Error(view.code);
  return view.value;
};
const givenBack = (id: string, tickets: string[], more = {}) =>
  giveBackTickets(ordering(), id, { tickets, by: "guest", reason: "given_back", ...more });
const backOf = async (id: string) =>
  (await stateOf(id, evening)).refunds.map(({ cents }) => cents).toSorted((a, b) => a - b);

describe("fees of the house", () => {
  it("stand in the cart before anything is ordered, each with what it is for and whether it comes back", async () => {
    const guest = visitor(newAddress(), { PAYMENTS: "simulator onsite" });
    await guest.add(await later(), [ticket(shopIds.full, 2), ticket(shopIds.culture, 1, 51)]);
    const { cart } = (await guest.send("GET", "/de/api/shop/checkout/")).json as unknown as Checkout;
    expect(cart).toMatchObject({
      total: "26.60",
      fees: [
        { name: "Servicegebühr", per: "ticket", amount: 2, total: "1.00", refundable: false },
        { name: "Bearbeitung", per: "order", amount: 1, total: "2.00", refundable: true },
        { name: "Schutz", per: "ticket", amount: 2, total: "0.60", refundable: true },
      ],
      taxes: [
        { rate: 20, gross: "1.00" },
        { rate: 13, gross: "2.00" },
        { rate: 10, gross: "23.60" },
      ],
    });
  });

  it("are nothing for tickets that cost nothing", async () => {
    const { record } = await ordered(await cartWith([await later()], 2, shopIds.culture, 51));
    expect(record.order).toMatchObject({ totalCents: 0, status: "fulfilled" });
    expect((await viewOf(record.order.id)).fees).toEqual([]);
  });

  it("are the order's as they were asked, whatever the house asks afterwards", async () => {
    const { id } = await bought(await later());
    await saveSettings({ box_office: { fees: [] } });
    expect(await viewOf(id)).toMatchObject({
      total: "38.90",
      fees: [{ total: "1.50" }, { total: "2.00" }, { total: "0.90" }],
    });
  });

  it("come back where they do: a ticket's with the ticket, the order's with the last one, and the page has said so", async () => {
    const { id, codes } = await bought(await later());
    const told = await viewOf(id);
    expect(told).toMatchObject({ fees_back: "2.00" });
    expect(told.shows[0]?.tickets.map(({ back }) => back)).toEqual(["11.80", "11.80", "11.80"]);
    await givenBack(id, codes.slice(0, 1));
    expect(await backOf(id)).toEqual([1180]);
    // What is kept of the fees is taxed still.
    expect(await viewOf(id)).toMatchObject({
      left: "27.10",
      taxes: [
        { rate: 20, gross: "1.50" },
        { rate: 13, gross: "2.00" },
        { rate: 10, gross: "23.60" },
      ],
    });
    await givenBack(id, codes);
    expect(await backOf(id)).toEqual([1180, 2560]);
    expect(await stateOf(id, evening)).toMatchObject({ kept: 150, order: { status: "refunded" } });
  });

  it("come back to staff's guests alike, and all of them where the show does not take place", async () => {
    const whole = await bought(await later());
    await givenBack(whole.id, whole.codes, { by: "staff" });
    expect(await backOf(whole.id)).toEqual([3740]);
    const cancelled = await bought(await later());
    await givenBack(cancelled.id, cancelled.codes, { by: "house", reason: "show_cancelled" });
    expect(await backOf(cancelled.id)).toEqual([3890]);
  });

  it("stand in the mails: what was asked, and of what came back, that alone", async () => {
    const env = { ...selling, MAILBOX: "local", MAIL_FROM: "haus@kino.example" as never };
    const { id, codes } = await bought(await later());
    await sendDueMails({ db: house.db, env, now: evening });
    await givenBack(id, codes);
    await sendDueMails({ db: house.db, env, now: evening + 1 });
    const number = (await viewOf(id)).number;
    const mails = (await keptMails(env.CACHE)).filter(({ text }) => text.includes(number));
    const textOf = (subject: RegExp) => mails.find((mail) => subject.test(mail.subject))?.text.replaceAll(/\s+/g, " ");
    const sent = textOf(/^Ihre Karten/);
    expect(sent).toContain(
      "Servicegebühr, je bezahlter Karte, 3 ×, kommt nur zurück, wenn wir absagen oder verschieben € 1,50",
    );
    expect(sent).toContain("Bearbeitung, je Bestellung, kommt mit den Karten zurück € 2,00");
    const back = textOf(/^Karten zurückgegeben/);
    expect(back).toContain("Zurück an Sie € 37,40");
    expect(back).toContain("Schutz € 0,90");
    expect(back).not.toContain("Servicegebühr");
  });

  it("are in the numbers and their file at their own rates, sold and given back, as much as was paid", async () => {
    const [from, to] = ["2027-03-28", "2027-03-28"];
    const now = evening + 24 * 3_600_000;
    const { record } = await ordered(await cartWith([await later()], 3));
    await bankSays(record.order.id, approved);
    await buyerReturns(record.order.id, now);
    const paid = await readOrder(house.db, { id: record.order.id });
    const codes = paid?.tickets.map(({ id }) => id) ?? [];
    await giveBackTickets(ordering(now), record.order.id, { tickets: codes, by: "guest", reason: "given_back" });
    const numbers = await readNumbers(asked({ now }), { from, to });
    expect(numbers.ok && numbers.value).toMatchObject({
      total: { sold_cents: 3890, back_cents: -3740, left_cents: 150 },
      check: { paid_cents: 3890, refunded_cents: 3740 },
      rates: [
        { rate: 20, sold_cents: 150, back_cents: 0, tax_cents: 25 },
        { rate: 13, sold_cents: 200, back_cents: -200 },
        { rate: 10, sold_cents: 3540, back_cents: -3540 },
      ],
    });
    const file = await numbersFile(asked({ now }), { from, to });
    const lines = file.ok ? file.value.text.split("\r\n").filter((line) => /gebühr|Bearbeitung|Schutz/.test(line)) : [];
    expect(lines).toHaveLength(5);
  });
});
