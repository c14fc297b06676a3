import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { screening } from "../../../workers/box-office/screenings";
import { timeslot } from "../../../workers/db/schema/programme";
import { waitingParty } from "../../../workers/db/schema/waiting";
import { keptMails } from "../../../workers/mail/mailbox";
import { cartIdOf } from "../../../workers/shop/asking";
import { sendDueMails } from "../../../workers/shop/orders/mail/send-due-mails";
import { viewCart } from "../../../workers/shop/view-cart";
import { joinList } from "../../../workers/shop/waiting/join-list";
import { noticeOffers } from "../../../workers/shop/waiting/notice-offers";
import { partySecret } from "../../../workers/shop/waiting/party";
import { takeOffer } from "../../../workers/shop/waiting/take-offer";
import { secret } from "../../support/orders";
import { postal, somebody, viewed } from "../../support/parties";
import { evening, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const places = (amount: number) => [ticket(shopIds.place, amount, 1, shopIds.tour)];

/** A tour whose first time slot is sold out to somebody who may give its three places back; the second has five. */
async function firstSoldOut() {
  const { id, slots } = await house.tour();
  const [first = 0, second = 0] = slots;
  const holder = visitor();
  const { status } = await holder.add(id, places(3), { timeslot: first });
  expect(status).toBe(201);
  const giveBack = () => holder.send("DELETE", `/de/api/shop/cart/${id}/`);
  return { id, first, second, giveBack };
}

const join = (event: number, slot: number | undefined, email: string, now = evening) =>
  joinList(somebody("", now), { event, tickets: places(2), email, ...(slot !== undefined && { timeslot: slot }) });

const linkOf = async (event: number, email: string, block: number) => {
  const rows = await house.db.select().from(waitingParty).where(eq(waitingParty.eventId, event));
  return partySecret(secret, rows.find((row) => row.email === email && row.block === block)?.id ?? "");
};

it("is joined for the time slot that is sold out, whatever is free at others", async () => {
  const { id, first, second } = await firstSoldOut();
  expect(await join(id, undefined, "a@post.example")).toMatchObject({ errors: [{ path: "timeslot" }] });
  expect(await join(id, 999_999, "a@post.example")).toMatchObject({ errors: [{ path: "timeslot" }] });
  expect(await join(id, second, "a@post.example")).toMatchObject({ code: "not_sold_out" });
  const begun = Date.parse("2027-03-27T20:30:00+01:00");
  expect(await join(id, first, "a@post.example", begun)).toMatchObject({ code: "sales_closed" });
  const show = await house.salon();
  expect(
    await joinList(somebody(), { event: show, timeslot: first, tickets: places(1), email: "a@post.example" }),
  ).toMatchObject({ errors: [{ path: "timeslot" }] });
  expect(await house.db.select().from(waitingParty)).toEqual([]);
  expect(await join(id, first, "a@post.example")).toEqual({ ok: true, value: null });
  expect(await viewed(await linkOf(id, "a@post.example", 1))).toMatchObject({ state: "waiting", timeslot: "20:30:00" });
});

it("takes an address once for each time slot, and offers what comes free at that one alone", async () => {
  const { id, first, second, giveBack } = await firstSoldOut();
  const others = visitor();
  await others.add(id, places(5), { timeslot: second });
  const email = "nora@post.example";
  for (const slot of [first, second, first, second]) {
    // One after the other: the second time an address comes it waits already.
    // oxlint-disable-next-line no-await-in-loop
    expect(await join(id, slot, email)).toEqual({ ok: true, value: null });
  }
  expect((await screening(env, id).house(evening)).waiting).toBe(2);
  await giveBack();
  await noticeOffers({ db: house.db, env: postal, now: evening });
  await sendDueMails({ db: house.db, env: postal, now: evening });
  const link = await linkOf(id, email, 1);
  expect(await viewed(link)).toMatchObject({ state: "offered", timeslot: "20:30:00", total: "10.00" });
  expect(await viewed(await linkOf(id, email, 2))).toMatchObject({ state: "waiting", timeslot: "21:30:00" });
  const mails = (await keptMails(env.CACHE)).filter(({ to }) => to === email);
  const offers = mails.filter(({ subject }) => subject.includes("Für Sie frei"));
  expect(offers.map(({ text }) => [text.includes("20:30"), text.includes("21:30")])).toEqual([[true, false]]);
  const taken = await takeOffer(somebody(), link);
  if (!taken.ok) throw new Error(taken.code);
  const asking = somebody(taken.value.cartKey);
  const cart = await viewCart(asking, await cartIdOf(asking.actor));
  expect(cart.ok && cart.value.items).toMatchObject([{ timeslot: "20:30:00", timeslot_id: first, held: true }]);
  expect(await screening(env, id).sweep()).toEqual([]);
});

it("says of a time slot that the house has taken out what it can", async () => {
  const { id, first } = await firstSoldOut();
  await join(id, first, "emil@post.example");
  await house.db.delete(timeslot).where(eq(timeslot.id, first));
  const view = await viewed(await linkOf(id, "emil@post.example", 1));
  expect(view).toMatchObject({ state: "waiting", timeslot: null });
});
