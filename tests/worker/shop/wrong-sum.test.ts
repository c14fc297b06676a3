import { env } from "cloudflare:workers";
import { and, eq, ne } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { endQuoteSchema, houseOrderSchema } from "~/domain/house-orders/schema";
import { readSimulated, type Simulated } from "../../../workers/backends/payments/simulator";
import { mailJob, orderEvent } from "../../../workers/db/schema/box-office";
import { keptMails } from "../../../workers/mail/mailbox";
import { askNow } from "../../../workers/shop/orders/house/change-order";
import { endStuck, quoteEnd } from "../../../workers/shop/orders/house/end-stuck";
import { sendDueMails } from "../../../workers/shop/orders/mail/send-due-mails";
import { dyingAt, dyingEverywhere, type Death } from "../../support/dying";
import { boughtIn, by, valueOf, view } from "../../support/house-orders";
import {
  approved,
  bankSays,
  buyerReturns,
  cartWith,
  cronRuns,
  minute,
  ordered,
  ordering,
  selling,
  stateOf,
  transferred,
} from "../../support/orders";
import { evening, shopHouse, visitor } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

/** An order of 23 euros whose bank has something else. */
async function stuckWith(bank: Partial<Simulated>) {
  const { record } = await ordered(await cartWith([await house.salon()]), {
    method: bank.state === "authorized" ? "card" : "eps",
  });
  const { id, number } = record.order;
  await bankSays(id, bank);
  await buyerReturns(id);
  const { revision, status } = await view(number);
  expect(status).toBe("stuck");
  return { id, number, revision, payment: record.payments[0]?.id ?? "" };
}
const tooLittle = { ...transferred, cents: 100 };

async function mailsAbout({ id, number }: { id: string; number: string }) {
  await house.db.delete(mailJob).where(ne(mailJob.orderId, id));
  const postal = { MAILBOX: "local", MAIL_FROM: "haus@kino.example" as never };
  await sendDueMails({ db: house.db, env: { ...selling, ...postal }, now: evening + 6 * minute });
  return (await keptMails(env.CACHE)).filter(({ text }) => text.includes(number));
}

const endsOf = async (id: string) =>
  house.db
    .select()
    .from(orderEvent)
    .where(and(eq(orderEvent.orderId, id), eq(orderEvent.reason, "wrong_sum"), ne(orderEvent.type, "refunded")));

describe("an order whose bank has another sum", () => {
  it("is ended by the house, once: what the bank took goes back, and there are no tickets", async () => {
    const stuck = await stuckWith(tooLittle);
    const quote = await valueOf(quoteEnd(by(), stuck.number));
    expect(endQuoteSchema.parse(quote)).toEqual({ cents: 100, currency: "EUR", is_taken: true });
    const asked = { ...quote, revision: stuck.revision };
    const answers = await Promise.all([1, 2, 3].map(() => endStuck(by(), stuck.number, asked)));
    answers.push(await endStuck(by(), stuck.number, asked));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    await cronRuns(evening + 5 * minute);
    expect(await stateOf(stuck.id, evening)).toMatchObject({
      order: { status: "refunded", failure: "wrong_sum" },
      payments: [{ status: "captured", cents: 100 }],
      refunds: [{ cents: 100, status: "done" }],
      holds: ["released"],
      kept: 0,
      tickets: [],
      broken: [],
    });
    expect(Object.keys((await readSimulated(env.CACHE, stuck.payment))?.refunds ?? {})).toHaveLength(1);
    expect(await endsOf(stuck.id)).toMatchObject([
      { type: "refund_due", actor: "mira", correlationId: "box-office-test" },
    ]);
    expect(houseOrderSchema.parse(await view(stuck.number))).toMatchObject({
      may_end: false,
      needs: [],
      left_cents: 0,
    });
    const [mail, ...others] = await mailsAbout(stuck);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Leider keine Karten/);
    expect(mail?.text).toContain("war der Betrag ein anderer als bestellt");
    expect(mail?.text).toMatch(/Zurück an Sie\s+€?\s?1,00/);
    expect(await askNow(by(), stuck.number)).toMatchObject({ ok: true, value: { status: "refunded" } });
  });

  it("gets its money in the currency it came in", async () => {
    const stuck = await stuckWith({ ...transferred, currency: "USD" });
    const quote = await valueOf(quoteEnd(by(), stuck.number));
    expect(quote).toEqual({ cents: 2300, currency: "USD", is_taken: true });
    const inEuros = { cents: 2300, currency: "EUR", revision: stuck.revision };
    expect(await endStuck(by(), stuck.number, inEuros)).toMatchObject({ code: "price_changed" });
    const order = await valueOf(endStuck(by(), stuck.number, { ...quote, revision: stuck.revision }));
    expect(order).toMatchObject({
      status: "refunded",
      payments: [{ currency: "USD" }],
      refunds: [{ currency: "USD", status: "done" }],
    });
    expect((await mailsAbout(stuck))[0]?.text).toMatch(/Zurück an Sie\s+(?:US)?\$\s?23,00/);
  });

  it("is let go where the bank has only promised", async () => {
    const stuck = await stuckWith({ ...approved, cents: 100 });
    const quote = await valueOf(quoteEnd(by(), stuck.number));
    expect(quote).toMatchObject({ cents: 100, is_taken: false });
    const order = await valueOf(endStuck(by(), stuck.number, { ...quote, revision: stuck.revision }));
    expect(order).toMatchObject({
      status: "cancelled",
      failure: "wrong_sum",
      payments: [{ status: "voided" }],
      refunds: [],
    });
    expect(await readSimulated(env.CACHE, stuck.payment)).toMatchObject({ state: "voided" });
    expect((await mailsAbout(stuck))[0]?.text).toContain("Bezahlt wurde dafür nichts.");
  });

  it("is ended by nobody else, for no other sum and no older reading, and only while it is stuck", async () => {
    const stuck = await stuckWith(tooLittle);
    const asked = { cents: 100, currency: "EUR", revision: stuck.revision };
    expect(await quoteEnd(by(null), stuck.number)).toMatchObject({ code: "unauthorized" });
    expect(await quoteEnd(by("editor"), stuck.number)).toMatchObject({ code: "forbidden" });
    expect(await endStuck(by("editor"), stuck.number, asked)).toMatchObject({ code: "forbidden" });
    expect(
      (await visitor().send("POST", `/de/api/box-office/orders/${stuck.number}/end/`, { body: asked })).status,
    ).toBe(401);
    expect(await endStuck(by(), stuck.number, { ...asked, cents: 2300 })).toMatchObject({ code: "price_changed" });
    expect(await endStuck(by(), stuck.number, { ...asked, revision: stuck.revision - 1 })).toMatchObject({
      code: "conflict",
    });
    await valueOf(askNow(by(), stuck.number));
    expect(await endStuck(by(), stuck.number, asked)).toMatchObject({ code: "conflict" });
    expect(await stateOf(stuck.id, evening)).toMatchObject({ order: { status: "stuck" }, refunds: [], kept: 100 });
    const good = await boughtIn(house, 1);
    expect(await quoteEnd(by(), good.number)).toMatchObject({ code: "conflict" });
    const { revision } = await view(good.number);
    const wrong = { cents: 1150, currency: "EUR", revision };
    expect(await endStuck(by(), good.number, wrong)).toMatchObject({ code: "conflict" });
    expect(await stateOf(good.id, evening)).toMatchObject({ order: { status: "fulfilled" }, kept: 1150 });
  });

  it.each(["before", "after"] satisfies Death[])(
    "keeps no seat once it is over, where a process dies %s a step",
    async (death) => {
      const seen = new Set<string>();
      const steps = await dyingEverywhere(death, async (bindings) => {
        const stuck = await stuckWith(tooLittle);
        const asked = { cents: 100, currency: "EUR", revision: stuck.revision };
        const dying = { ...by(), db: ordering(evening, bindings).db, env: bindings };
        const ended = await endStuck(dying, stuck.number, asked).catch(() => null);
        const { order, holds } = await stateOf(stuck.id, evening);
        seen.add(`${order.status} ${holds.join()}`);
        return ended?.ok === true;
      });
      expect(steps).toBeGreaterThan(6);
      // Whoever looks at it next finds it stuck still, or all of it done.
      expect([...seen].filter((one) => !one.startsWith("stuck") && !one.endsWith(" released"))).toEqual([]);
    },
  );

  it.each(["before", "after"] satisfies Death[])("is finished where a process dies %s a step", async (death) => {
    let step = 1;
    for (let isThrough = false; !isThrough; step += 1) {
      expect(step).toBeLessThan(60);
      const stuck = await stuckWith(tooLittle);
      const { bindings, steps } = dyingAt(step, death);
      const asked = { cents: 100, currency: "EUR", revision: stuck.revision };
      const dying = by("box-office", { env: bindings, db: ordering(evening, bindings).db });
      await endStuck(dying, stuck.number, asked).catch(() => null);
      isThrough = steps() < step;
      // Whoever got no answer presses again.
      expect(await endStuck(by(), stuck.number, asked)).toMatchObject({ ok: true });
      await cronRuns(evening + 5 * minute);
      expect(await stateOf(stuck.id, evening)).toMatchObject({
        order: { status: "refunded" },
        refunds: [{ cents: 100 }],
        kept: 0,
        tickets: [],
        broken: [],
      });
      expect(await endsOf(stuck.id)).toHaveLength(1);
    }
    expect(step).toBeGreaterThan(5);
  });
});
