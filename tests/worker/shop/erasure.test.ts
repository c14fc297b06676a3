import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { contactKept } from "../../../workers/jobs/forget-contacts";
import { housekeeping } from "../../../workers/jobs/housekeeping";
import { deleteAccount } from "../../../workers/db/account/accounts";
import { user } from "../../../workers/db/schema/auth";
import { mailJob, orders, refund } from "../../../workers/db/schema/box-office";
import { readOrder, readOrderEvents } from "../../../workers/db/shop/orders";
import { readNumbers } from "../../../workers/shop/numbers/read-numbers";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import { mailAgain } from "../../../workers/shop/orders/change-order";
import { renameOrder } from "../../../workers/shop/orders/rename-order";
import { viewOrder } from "../../../workers/shop/orders/view-order";
import { asked } from "../../support/box-office-staff";
import { by, view } from "../../support/house-orders";
import { mailOrder } from "../../../workers/shop/orders/house/change-order";
import { approved, bankSays, buyerReturns, cartWith, ordered, ordering, selling, stateOf } from "../../support/orders";
import { evening, shopHouse } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const startsAt = evening + 3 * 3_600_000;
const endsAt = startsAt + 2 * 3_600_000;
const after = endsAt + contactKept + 1;

async function bought(more: Parameters<typeof ordered>[2] = {}) {
  const event = await house.salon({ startsAt, endsAt });
  const { record } = await ordered(await cartWith([event]), { phone: "+43 1 234" }, more);
  const { id } = record.order;
  await bankSays(id, approved);
  await buyerReturns(id);
  await house.db.update(mailJob).set({ status: "sent" }).where(eq(mailJob.orderId, id));
  return id;
}
const orderOf = async (id: string) => {
  const record = await readOrder(house.db, { id });
  if (!record) throw new Error("there is no such order");
  return record;
};
const contactOf = async (id: string) => {
  const { name, email, phone } = (await orderOf(id)).order;
  return [name, email, phone];
};
const contact = ["Anna Leitner", "anna.leitner@gmx.example", "+43 1 234"];
const nobody = ["", "", ""];

describe("the contact of an order", () => {
  it("is erased so long after its last show, and no sooner, with an event and without changing any sum", async () => {
    const id = await bought();
    const before = await orderOf(id);
    const period = { from: "2027-03-27", to: "2027-03-27" };
    const sums = async () => {
      const numbers = await readNumbers(asked({ now: after }), period);
      return numbers.ok && { ...numbers.value, made_at: "" };
    };
    const counted = await sums();
    await housekeeping(selling, after - 2);
    expect(await contactOf(id)).toEqual(contact);
    await housekeeping(selling, after);
    await housekeeping(selling, after + 1);
    expect(await contactOf(id)).toEqual(nobody);
    const { order, lines, tickets, payments } = await orderOf(id);
    expect(order).toMatchObject({ keyHash: null, bodyHash: "", erasedAt: after, status: "fulfilled" });
    expect([order.totalCents, lines, tickets.length]).toEqual([before.order.totalCents, before.lines, 2]);
    expect(payments.map(({ label, cents }) => [label, cents])).toEqual([["", 2300]]);
    const erased = (await readOrderEvents(house.db, id)).filter(({ type }) => type === "erased");
    expect(erased).toMatchObject([{ seq: order.revision, actor: "cron", reason: "retention", status: "fulfilled" }]);
    expect(await sums()).toEqual(counted);
    expect((await stateOf(id, evening)).broken).toEqual([]);
  });

  it("stays while money is to go back, and while a mail waits", async () => {
    const [due, waiting] = [await bought(), await bought()];
    const codes = (await orderOf(due)).tickets.map((one) => one.id);
    await giveBackTickets(ordering(), due, { tickets: codes.slice(0, 1), by: "house", reason: "given_back" });
    await house.db.update(mailJob).set({ status: "sent" }).where(eq(mailJob.orderId, due));
    await house.db
      .update(mailJob)
      .set({ status: "queued", nextAt: after * 2 })
      .where(eq(mailJob.orderId, waiting));
    const [owed] = (await orderOf(due)).refunds;
    await house.db
      .update(refund)
      .set({ status: "due" })
      .where(eq(refund.id, owed?.id ?? ""));
    await housekeeping(selling, after);
    expect([await contactOf(due), await contactOf(waiting)]).toEqual([contact, contact]);
    await house.db
      .update(refund)
      .set({ status: "done" })
      .where(eq(refund.id, owed?.id ?? ""));
    await house.db.update(mailJob).set({ status: "sent" }).where(eq(mailJob.orderId, waiting));
    await housekeeping(selling, after);
    expect([await contactOf(due), await contactOf(waiting)]).toEqual([nobody, nobody]);
  });

  it("goes a limited number of orders at a time, until all are done", async () => {
    const id = await bought();
    const [row] = await house.db.select().from(orders).where(eq(orders.id, id));
    const copies = Array.from({ length: 120 }, (_, n) => ({
      ...(row ?? ({} as typeof orders.$inferInsert)),
      id: `copy-${n}`,
      number: `copy-${n}`,
      secretHash: `copy-${n}`,
      keyHash: null,
    }));
    for (const copy of copies)
      // One after the other: a statement takes a hundred values.
      // oxlint-disable-next-line no-await-in-loop
      await house.db.insert(orders).values(copy);
    const left = async () =>
      (
        await house.db
          .select()
          .from(orders)
          .where(eq(orders.email, contact[1] ?? ""))
      ).length;
    const counts = [await left()];
    await housekeeping(selling, after);
    counts.push(await left());
    await housekeeping(selling, after);
    counts.push(await left());
    expect(counts).toEqual([121, 21, 0]);
  });

  it("goes at once where its owner deletes the account and the show is over; what is to come keeps it", async () => {
    const at = new Date(evening);
    await house.db
      .insert(user)
      .values({ id: "guest-1", name: "Anna", email: "anna@konto.example", createdAt: at, updatedAt: at });
    const [past, other] = [await bought({ customer: "guest-1" }), await bought()];
    const event = await house.salon({ startsAt: startsAt + 7 * 86_400_000, endsAt: endsAt + 7 * 86_400_000 });
    const { record } = await ordered(await cartWith([event]), { phone: "+43 1 234" }, { customer: "guest-1" });
    await deleteAccount(house.db, "guest-1", endsAt + 1);
    expect([await contactOf(past), await contactOf(record.order.id), await contactOf(other)]).toEqual([
      nobody,
      contact,
      contact,
    ]);
    expect((await readOrderEvents(house.db, past)).at(-1)).toMatchObject({
      type: "erased",
      actor: "guest",
      reason: "account_deleted",
    });
    expect((await orderOf(record.order.id)).order.userId).toBeNull();
  });

  it("is told on the screens to be gone, and nobody writes to or renames what has no buyer any more", async () => {
    const id = await bought();
    await housekeeping(selling, after);
    const record = await orderOf(id);
    const shown = await viewOrder(ordering(after), record, { secret: "secret" });
    expect(shown.ok && shown.value).toMatchObject({ erased: true, email: "", total: "23.00" });
    const told = await view(record.order.number);
    expect(told).toMatchObject({ name: "", may_mail: false });
    expect(told.erased_at).not.toBeNull();
    expect(await mailAgain(ordering(after), record)).toMatchObject({ code: "bad_request" });
    expect(await renameOrder(ordering(after), record, "Bruno")).toMatchObject({ code: "conflict" });
    const again = { email: "anna@gmx.example", revision: record.order.revision };
    expect(await mailOrder(by(), record.order.number, again as never)).toMatchObject({ code: "conflict" });
  });
});
