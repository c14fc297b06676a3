import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "~/domain/common/sha256";
import { putVoucher, readVouchersOf } from "../../../workers/db/shop/vouchers";
import { db as open } from "../../../workers/db/client";
import { keptMails } from "../../../workers/mail/mailbox";
import { cancelShow } from "../../../workers/shop/cancelling/cancel-show";
import { endOrdersOfCancelled } from "../../../workers/shop/cancelling/end-orders";
import { beginOrder } from "../../../workers/shop/orders/begin-order";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import { sendDueMails } from "../../../workers/shop/orders/mail/send-due-mails";
import { quoteBack } from "../../../workers/shop/orders/house/change-order";
import { orderAgain } from "../../../workers/shop/orders/order-again";
import { viewCheckout } from "../../../workers/shop/orders/view-checkout";
import { viewOrder } from "../../../workers/shop/orders/view-order";
import { dropVoucher, useCode } from "../../../workers/shop/use-code";
import { asked } from "../../support/box-office-staff";
import { dyingAt } from "../../support/dying";
import {
  approved,
  askingOf,
  bankSays,
  buyerReturns,
  cronRuns,
  eventArrives,
  minute,
  ordered,
  ordering,
  ordersOf,
  selling,
  stateOf,
  transferred,
  typed,
} from "../../support/orders";
import { evening, newKey, shopHouse } from "../../support/shop";
import { allIssued, balances, cartBy, movementsOf, voucherIdOf } from "../../support/vouchers";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const refused = (problem: string) => ({ ok: false, code: "bad_request", errors: [{ path: "code", message: problem }] });
const signs = (code: string) => code.slice(-4);
/** More steps of an order than there are. */
const mostSteps = 45;

describe("several vouchers in a cart", () => {
  it("pay one after the other, and each goes on its own", async () => {
    const [one, two] = await allIssued(2000, 2000);
    const cart = await cartBy([one ?? "", two ?? ""], [await house.salon()]);
    expect(await viewCheckout(askingOf(cart))).toMatchObject({
      value: {
        cart: { total: "23.00" },
        vouchers: [
          { ending: signs(one ?? ""), amount: "20.00", balance: "0.00", problem: null },
          { ending: signs(two ?? ""), amount: "3.00", balance: "17.00", problem: null },
        ],
        to_pay: "0.00",
        methods: [],
      },
    });
    await dropVoucher(askingOf(cart), signs(one ?? ""));
    await dropVoucher(askingOf(cart), "XXXX");
    expect(await viewCheckout(askingOf(cart))).toMatchObject({
      value: { vouchers: [{ ending: signs(two ?? ""), amount: "20.00" }], to_pay: "3.00" },
    });
  });

  it("leave together no sum that no bank takes", async () => {
    const cart = await cartBy(await allIssued(1500, 780), [await house.salon()]);
    expect(await viewCheckout(askingOf(cart))).toMatchObject({
      value: { vouchers: [{ amount: "15.00" }, { amount: "7.50", balance: "0.30" }], to_pay: "0.50" },
    });
  });

  it("are taken while something is left to pay, and one twice is one", async () => {
    const [whole, other] = await allIssued(2300, 500);
    const cart = await cartBy([other ?? "", other ?? "", whole ?? ""], [await house.salon()]);
    const [more] = await allIssued(100);
    expect(await useCode(askingOf(cart), more ?? "")).toMatchObject(refused("covered"));
    expect(await useCode(askingOf(cart), whole ?? "")).toMatchObject({ ok: true });
    const checkout = await viewCheckout(askingOf(cart));
    expect(checkout.ok && checkout.value.vouchers.map(({ amount }) => amount)).toEqual(["5.00", "18.00"]);
  });

  it("are five at most, also where two tabs put in one at the same moment", async () => {
    const codes = await allIssued(100, 100, 100, 100, 100, 100);
    const cart = await cartBy(codes.slice(0, 4), [await house.salon()]);
    const last = await Promise.all(codes.slice(4).map((code) => useCode(askingOf(cart), code)));
    expect(last.filter(({ ok }) => ok)).toHaveLength(1);
    expect(last.find(({ ok }) => !ok)).toMatchObject(refused("full"));
    const checkout = await viewCheckout(askingOf(cart));
    expect(checkout.ok && checkout.value.vouchers).toHaveLength(5);
    const sixth = await voucherIdOf(codes[last.findIndex(({ ok }) => !ok) + 4] ?? "");
    expect(await putVoucher(open(env), await sha256(cart), sixth)).toBe(false);
    expect(await readVouchersOf(open(env), await sha256(cart))).toHaveLength(5);
  });

  it("of which one is empty by now lose that one alone, and nothing is ordered until that was seen", async () => {
    const [shared, own] = await allIssued(1150, 1000);
    const cart = await cartBy([shared ?? "", own ?? ""], [await house.salon()]);
    await ordered(await cartBy([shared ?? ""], [await house.salon()], 1));
    expect(await beginOrder(askingOf(cart), typed, newKey())).toMatchObject(refused("spent"));
    expect((await ordered(cart)).record.order).toMatchObject({ totalCents: 2300, voucherCents: 1000 });
    expect(await movementsOf(own ?? "")).toEqual(["issued 1000", "taken -1000"]);
  });

  it("of which one has less by now order nothing at another sum than was seen, and take nothing of the others", async () => {
    const [own, shared] = await allIssued(1000, 1250);
    const cart = await cartBy([own ?? "", shared ?? ""], [await house.salon()]);
    await ordered(await cartBy([shared ?? ""], [await house.salon()], 1));
    expect(await beginOrder(askingOf(cart), typed, newKey(), { seen: 50 })).toMatchObject({ code: "price_changed" });
    expect(await balances([own ?? "", shared ?? ""])).toEqual([1000, 100]);
  });

  it("are again in the cart that holds the places once more", async () => {
    const codes = await allIssued(700, 800);
    const { id } = (await ordered(await cartBy(codes, [await house.salon()]))).record.order;
    await cronRuns(evening + 40 * minute);
    const now = evening + 41 * minute;
    const stored = await buyerReturns(id, now);
    const again = stored.ok ? await orderAgain(askingOf("", { now }), stored.value) : stored;
    const checkout = again.ok ? await viewCheckout(askingOf(again.value.cartKey, { now })) : again;
    expect(checkout).toMatchObject({ value: { to_pay: "8.00" } });
    expect(checkout.ok && checkout.value.vouchers.map(({ ending }) => ending)).toEqual(codes.map(signs));
  });
});

describe("an order by several vouchers", () => {
  it("has the last one's money go back first, as the house is told before, and guests after", async () => {
    const codes = await allIssued(1500, 2000);
    const { id, number } = (await ordered(await cartBy(codes, [await house.salon()]))).record.order;
    const [one, two] = (await stateOf(id, evening)).tickets.map((ticket) => ticket.id);
    const ends = codes.map(signs);
    expect(await quoteBack(asked(), number, [one ?? ""])).toMatchObject({
      value: {
        vouchers: [
          { ending: ends[1], cents: 800 },
          { ending: ends[0], cents: 350 },
        ],
        rest_cents: 0,
      },
    });
    await giveBackTickets(ordering(), id, { tickets: [one ?? ""], by: "staff", reason: "given_back" });
    expect(await balances(codes)).toEqual([350, 2000]);
    const record = await buyerReturns(id);
    const view = record.ok ? await viewOrder(ordering(), record.value, { secret: "x" }) : record;
    expect(view).toMatchObject({
      value: {
        left: "11.50",
        given_back: [
          { amount: "8.00", voucher: ends[1] },
          { amount: "3.50", voucher: ends[0] },
        ],
        vouchers: [
          { ending: ends[0], amount: "15.00", kept: "11.50" },
          { ending: ends[1], amount: "8.00", kept: "0.00" },
        ],
      },
    });
    await giveBackTickets(ordering(evening + minute), id, {
      tickets: [two ?? ""],
      by: "house",
      reason: "show_cancelled",
    });
    expect(await balances(codes)).toEqual([1500, 2000]);
  });

  it("whose money comes when one of them was spent elsewhere gets that money back, and takes nothing of the others", async () => {
    const codes = await allIssued(1000, 1000);
    const { id } = (await ordered(await cartBy(codes, [await house.salon()]))).record.order;
    const payment = await bankSays(id, {});
    const late = evening + 40 * minute;
    await cronRuns(late);
    await ordered(await cartBy(codes.slice(1), [await house.salon()], 1));
    await bankSays(id, transferred);
    await eventArrives(payment, { now: late + minute });
    expect(await stateOf(id, evening)).toMatchObject({
      order: { status: "refunded" },
      tickets: [],
      sold: [],
      kept: 0,
      refunds: [{ cents: 300 }],
    });
    expect(await balances(codes)).toEqual([1000, 0]);
  });

  it("says in its mails what each has paid, and of what came back how much went to which", async () => {
    const bindings = { ...selling, MAILBOX: "local", MAIL_FROM: "haus@kino.example" as never };
    const codes = await allIssued(700, 400);
    const { id, number } = (await ordered(await cartBy(codes, [await house.salon()]))).record.order;
    await bankSays(id, approved);
    await buyerReturns(id);
    await sendDueMails({ db: house.db, env: bindings, now: evening });
    const [one = "", two = ""] = (await stateOf(id, evening)).tickets.map((ticket) => ticket.id);
    const textOf = async (subject: RegExp) => {
      const mails = (await keptMails(env.CACHE)).filter(({ text }) => text.includes(number));
      return mails.find((mail) => subject.test(mail.subject))?.text.replaceAll(/\s+/g, " ");
    };
    const backOf = async (ticket: string, now: number) => {
      await giveBackTickets(ordering(now), id, { tickets: [ticket], by: "staff", reason: "given_back" });
      await sendDueMails({ db: house.db, env: bindings, now });
      return textOf(/^Karten zurückgegeben/);
    };
    const [first = "", last = ""] = codes.map(signs);
    const sent = await textOf(/^Ihre Karten/);
    expect(sent).toContain(`Mit Gutschein …${first} (darauf noch € 0,00) € 7,00`);
    expect(sent).toContain(`Mit Gutschein …${last} (darauf noch € 0,00) € 4,00 Der Rest € 12,00`);
    const back = await backOf(one, evening + 1);
    expect(back).toContain("Zurück an Sie € 11,50");
    expect(back).toContain(`Zurück auf den Gutschein …${last} (darauf jetzt € 4,00) € 4,00`);
    expect(back).toContain(`Zurück auf den Gutschein …${first} (darauf jetzt € 7,00) € 7,00 Der Rest € 0,50`);
    const rest = await backOf(two, evening + 2);
    expect(rest).toContain("Zurück an Sie € 11,50");
    expect(rest).not.toContain("Gutschein");
  });

  it("left behind as a draft is another one where the cart has other vouchers by then", async () => {
    const codes = await allIssued(700, 400);
    const cart = await cartBy(codes, [await house.salon()]);
    const id = await sha256(cart);
    for (let step = 1; (await ordersOf(id)).at(-1)?.status !== "draft"; step += 1) {
      expect(step).toBeLessThan(mostSteps);
      const { bindings } = dyingAt(step, "before");
      await beginOrder(askingOf(cart, { env: bindings }), typed, newKey()).catch(() => null);
    }
    expect(await balances(codes)).toEqual([0, 0]);
    await dropVoucher(askingOf(cart), signs(codes[0] ?? ""));
    expect((await ordered(cart)).record.order).toMatchObject({ totalCents: 2300, voucherCents: 400 });
    expect(await balances(codes)).toEqual([700, 0]);
  });

  it("that is reserved and loses a show lets go of the last one's money first, and of no more", async () => {
    const codes = await allIssued(1000, 1000);
    const [gone, left] = [await house.salon(), await house.salon()];
    const { id } = (await ordered(await cartBy(codes, [gone, left], 1), { method: "desk" })).record.order;
    await cancelShow(asked({}, "manager"), gone);
    await Promise.all([endOrdersOfCancelled(ordering()), endOrdersOfCancelled(ordering())]);
    expect(await balances(codes)).toEqual([0, 850]);
    expect(await stateOf(id, evening)).toMatchObject({
      order: { status: "fulfilled", totalCents: 1150, voucherCents: 1150 },
      payments: [{ cents: 0 }],
      broken: [],
    });
  });
});
