import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { WaitingRequest } from "~/domain/waiting/schema";
import { screening } from "../../../workers/box-office/screenings";
import { event } from "../../../workers/db/schema/programme";
import { waitingParty } from "../../../workers/db/schema/waiting";
import { housekeeping } from "../../../workers/jobs/housekeeping";
import { keptMails } from "../../../workers/mail/mailbox";
import { addTickets } from "../../../workers/shop/add-tickets";
import { extendCart } from "../../../workers/shop/extend-cart";
import { removeEvent } from "../../../workers/shop/change-cart";
import { sendDueMails } from "../../../workers/shop/orders/mail/send-due-mails";
import { viewCart } from "../../../workers/shop/view-cart";
import { cartIdOf } from "../../../workers/shop/asking";
import { joinList } from "../../../workers/shop/waiting/join-list";
import { leaveList } from "../../../workers/shop/waiting/leave-list";
import { noticeOffers } from "../../../workers/shop/waiting/notice-offers";
import { partySecret } from "../../../workers/shop/waiting/party";
import { takeOffer } from "../../../workers/shop/waiting/take-offer";
import { askingOf, buyerReturns, bankSays, approved, cartWith, minute, ordered, secret } from "../../support/orders";
import { postal, somebody, viewed } from "../../support/parties";
import { evening, newAddress, shopHouse, shopIds, ticket } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const cron = (now = evening) => noticeOffers({ db: house.db, env: postal, now });
async function post(now = evening): Promise<void> {
  // Other tests of this file and their full halls have mails of their own waiting, and a run sends ten.
  // oxlint-disable-next-line no-await-in-loop
  for (let run = 0; run < 4; run += 1) await sendDueMails({ db: house.db, env: postal, now });
}
const wish = (show: number, email: string, amount = 2): WaitingRequest => ({
  event: show,
  tickets: [ticket(shopIds.full, amount)],
  email,
});

let names = 0;
const newEmail = () => `gast-${(names += 1)}@post.example`;

/** A show whose twelve seats are in carts, in twos. */
async function soldOut() {
  const show = await house.salon();
  const carts: string[] = [];
  for (let pair = 0; pair < 6; pair += 1) {
    // One after the other: every one takes the best seats that are left.
    // oxlint-disable-next-line no-await-in-loop
    carts.push(await cartWith([show]));
  }
  const freeTwo = async (now = evening) => {
    const given = await removeEvent(askingOf(carts.pop() ?? "", { now }), show);
    expect(given.ok).toBe(true);
  };
  return { show, carts, freeTwo };
}

const partyOf = async (show: number, email: string) =>
  (await house.db.select().from(waitingParty).where(eq(waitingParty.eventId, show))).find((row) => row.email === email);

async function joined(show: number, email = newEmail(), amount = 2) {
  const answer = await joinList(somebody(), wish(show, email, amount));
  expect(answer).toEqual({ ok: true, value: null });
  const party = await partyOf(show, email);
  return { email, id: party?.id ?? "", link: await partySecret(secret, party?.id ?? "") };
}

const mailsTo = async (address: string) => (await keptMails(env.CACHE)).filter(({ to }) => to === address);
const cartOf = async (cartKey: string, now = evening) => {
  const asking = somebody(cartKey, now);
  const cart = await viewCart(asking, await cartIdOf(asking.actor));
  if (!cart.ok) throw new Error(cart.code);
  return cart.value;
};

describe("joining a waiting list", () => {
  it("is for sold-out shows that are on sale, with an address, and the house writes back once", async () => {
    const open = await house.salon();
    expect(await joinList(somebody(), wish(open, newEmail()))).toMatchObject({ code: "not_sold_out" });
    await cartWith([open]);
    expect(await joinList(somebody(), wish(open, newEmail()))).toMatchObject({ code: "not_sold_out" });
    const { show } = await soldOut();
    const bad = await joinList(somebody(), wish(show, "gast@"));
    expect(bad).toMatchObject({ code: "bad_request", errors: [{ path: "email", message: "dot" }] });
    expect(await joinList(somebody(), wish(show, newEmail(), 11))).toMatchObject({ code: "limit_reached" });
    const wheelchair = { ...wish(show, newEmail()), tickets: [ticket(shopIds.chair, 1, 1, shopIds.chairs)] };
    expect(await joinList(somebody(), wheelchair)).toMatchObject({ code: "not_sold_out" });
    const after = Date.parse("2027-03-27T21:00:00+01:00");
    expect(await joinList(somebody("", after), wish(show, newEmail()))).toMatchObject({ code: "sales_closed" });
    // What was refused is not in the books.
    expect(await house.db.select().from(waitingParty).where(eq(waitingParty.eventId, show))).toEqual([]);

    const { email, link } = await joined(show, "Nora.Vogt@Post.Example".toLowerCase());
    await joinList(somebody(), wish(show, "  Nora.Vogt@Post.Example "));
    await post();
    await post();
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("Auf der Warteliste");
    expect(mail?.text).toContain(`/de/warenkorb?offer=${link}`);
    expect(mail?.html).toContain("2 × ");
    expect(await viewed(link)).toMatchObject({ state: "waiting", total: null, until: null, lines: [{ amount: 2 }] });
  });

  it("takes an address once, answers the same to everybody, and limits what comes from one place", async () => {
    const { show } = await soldOut();
    const { email, id } = await joined(show);
    const again = await Promise.all([1, 2, 3].map(() => joinList(somebody(), wish(show, email, 1))));
    expect(again.every(({ ok }) => ok)).toBe(true);
    expect(await partyOf(show, email)).toMatchObject({ id, lines: [{ amount: 2 }] });
    const parallel = newEmail();
    await Promise.all([1, 2, 3].map(() => joinList(somebody(), wish(show, parallel))));
    expect((await screening(env, show).house(evening)).waiting).toBe(2);
    const rows = await house.db.select().from(waitingParty).where(eq(waitingParty.eventId, show));
    expect(rows.map((row) => row.email).toSorted()).toEqual([email, parallel].toSorted());
    const flood = askingOf("", { env: postal, actor: { cartKey: undefined, network: newAddress() } });
    const answers = [];
    // oxlint-disable-next-line no-await-in-loop
    for (let nth = 0; nth < 11; nth += 1) answers.push(await joinList(flood, wish(show, newEmail())));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
    expect(answers.at(-1)).toMatchObject({ code: "too_many_held" });
  });

  it("is opened by a link that no reader of the books can make, and no other installation", async () => {
    const { show } = await soldOut();
    const { id, link } = await joined(show);
    expect(JSON.stringify(await house.db.select().from(waitingParty).where(eq(waitingParty.id, id)))).not.toContain(
      link,
    );
    expect(await partySecret("another installation", id)).not.toBe(link);
    expect(await viewed(await partySecret("another installation", id))).toBe("not_found");
  });

  it("ends with the link, also with an offer, and an address may come again", async () => {
    const { show, freeTwo } = await soldOut();
    const { email, link } = await joined(show);
    expect(await leaveList(somebody(), "nobody-has-this-link")).toMatchObject({ code: "not_found" });
    expect(await leaveList(somebody(), link)).toEqual({ ok: true, value: null });
    expect(await leaveList(somebody(), link)).toEqual({ ok: true, value: null });
    expect(await viewed(link)).toMatchObject({ state: "over", ending: "left" });
    expect((await house.db.select().from(waitingParty).where(eq(waitingParty.eventId, show)))[0]).toMatchObject({
      email: "",
      origin: "",
    });
    const second = await joined(show, email);
    const third = await joined(show);
    await freeTwo();
    await cron();
    await leaveList(somebody(), second.link);
    await cron();
    expect(await viewed(third.link)).toMatchObject({ state: "offered" });
    expect(await screening(env, show).sweep()).toEqual([]);
  });
});

describe("an offer", () => {
  it("goes to who came first, is mailed once, and is taken into a cart of its own end", async () => {
    const { show, freeTwo } = await soldOut();
    const first = await joined(show);
    const second = await joined(show);
    await freeTwo();
    await Promise.all([cron(), cron()]);
    await cron(evening + minute);
    await post(evening + minute);
    await post(evening + 2 * minute);
    const [mail, ...more] = (await mailsTo(first.email)).filter(({ subject }) => subject.includes("frei"));
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("Für Sie frei bis 19:00 Uhr");
    expect(mail?.text).toContain("Für Sie ist etwas frei: bis 19:00 Uhr gehört es Ihnen");
    expect(mail?.text).toContain(first.link);
    expect(mail?.text).toMatch(/Reihe \d, Plätze \d–\d/);
    expect(mail?.text).toContain("23,00");
    expect((await mailsTo(second.email)).filter(({ subject }) => subject.includes("frei"))).toEqual([]);
    expect(await viewed(first.link, evening, "en")).toMatchObject({
      state: "offered",
      lines: [{ name: "Full price" }],
      total: "23.00",
    });

    const taken = await takeOffer(somebody(), first.link);
    if (!taken.ok) throw new Error(taken.code);
    // The answer was lost: the same cart.
    const again = await takeOffer(somebody(), first.link);
    expect(again).toMatchObject({ ok: true, value: { cartKey: taken.value.cartKey } });
    const cart = await cartOf(taken.value.cartKey);
    expect(cart).toMatchObject({ status: "held", remaining_ms: 60 * minute, extensions_left: 0, extend_in_ms: null });
    const late = evening + 58 * minute;
    expect(await extendCart(somebody(taken.value.cartKey, late), 1)).toMatchObject({ ok: false });
    // More time for one's own is no more time for the offer, nor the other way round.
    const other = await house.salon();
    const added = await addTickets(somebody(taken.value.cartKey), { event: other, tickets: [ticket(501, 1)] }, "a-key");
    expect(added.ok && "hold" in added.value && added.value.hold.expiresAt).toBe(evening + 15 * minute);
    const { record } = await ordered(taken.value.cartKey);
    await bankSays(record.order.id, approved);
    await buyerReturns(record.order.id);
    await cron(evening + 2 * minute);
    expect(await viewed(first.link)).toMatchObject({ state: "over", ending: "bought" });
    expect((await house.db.select().from(waitingParty).where(eq(waitingParty.id, first.id)))[0]?.email).toBe("");
    expect(await screening(env, show).sweep()).toEqual([]);
  });

  it("goes into the cart that is there, which keeps its end, and into the one it was taken into last", async () => {
    const { show, freeTwo } = await soldOut();
    const mine = await cartWith([await house.salon()]);
    const { link } = await joined(show);
    expect(await takeOffer(somebody(mine), link)).toMatchObject({ code: "cart_expired" });
    await freeTwo();
    const taken = await takeOffer(somebody(mine), link);
    expect(taken).toMatchObject({ ok: true, value: { cartKey: mine } });
    const cart = await cartOf(mine);
    expect(cart).toMatchObject({ remaining_ms: 15 * minute, tickets_quantity: 4 });
    expect(cart.items.map(({ expires_at }) => expires_at)).toContain("2027-03-27T19:00:00+01:00");
    expect((await cartOf(mine, evening + 20 * minute)).items.filter(({ held }) => held)).toHaveLength(1);
    const phone = await takeOffer(somebody(), link);
    if (!phone.ok) throw new Error(phone.code);
    expect((await cartOf(mine)).items).toHaveLength(1);
    expect((await cartOf(phone.value.cartKey)).items).toHaveLength(1);
    const full = await cartWith([show], 1).catch(() => "sold out");
    expect(full).toBe("sold out");
    expect(await screening(env, show).sweep()).toEqual([]);
  });

  it("is one cart's alone: who has seats of the show takes none beside them", async () => {
    const { show, carts, freeTwo } = await soldOut();
    const { link } = await joined(show);
    await freeTwo();
    expect(await takeOffer(somebody(carts[0]), link)).toMatchObject({ code: "conflict" });
  });

  it("lapses after an hour, and the next gets it without anybody asking", async () => {
    const { show, freeTwo } = await soldOut();
    const first = await joined(show);
    await freeTwo();
    await cron();
    await post();
    const hour = evening + 60 * minute;
    const second = await joined(show);
    await cron(hour);
    await post(hour);
    expect(await viewed(first.link, hour)).toMatchObject({ state: "over", ending: "lapsed" });
    expect(await takeOffer(somebody("", hour), first.link)).toMatchObject({ code: "cart_expired" });
    expect(await viewed(second.link, hour)).toMatchObject({ state: "offered" });
    expect((await mailsTo(first.email)).filter(({ subject }) => subject.includes("frei bis"))).toHaveLength(1);
    expect((await mailsTo(second.email)).filter(({ subject }) => subject.includes("bis 20:00"))).toHaveLength(1);
  });

  it("ends with the show: cancelled nobody waits, and when it is over nobody is remembered", async () => {
    const { show } = await soldOut();
    const { id, link, email } = await joined(show);
    await house.db.update(event).set({ status: "cancelled" }).where(eq(event.id, show));
    await cron(evening + minute);
    expect(await viewed(link)).toMatchObject({ state: "over", ending: "cancelled" });
    expect((await screening(env, show).house(evening + minute)).waiting).toBe(0);
    const rows = () => house.db.select().from(waitingParty).where(eq(waitingParty.id, id));
    expect(JSON.stringify(await rows())).not.toContain(email);
    await housekeeping(postal, evening);
    expect(await rows()).toHaveLength(1);
    await housekeeping(postal, Date.parse("2027-03-28T12:00:00+01:00"));
    expect(await rows()).toHaveLength(0);
    expect(await viewed(link)).toBe("not_found");
  });

  it("is a guest's as long as it is not an order's: leaving takes nothing out of a payment", async () => {
    const { show, freeTwo } = await soldOut();
    const { link } = await joined(show);
    await freeTwo();
    const taken = await takeOffer(somebody(), link);
    if (!taken.ok) throw new Error(taken.code);
    await ordered(taken.value.cartKey);
    expect(await leaveList(somebody(), link)).toMatchObject({ code: "conflict" });
    expect(await takeOffer(somebody(), link)).toMatchObject({ code: "conflict" });
    expect(await screening(env, show).sweep()).toEqual([]);
  });
});
