import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailJob } from "../../../workers/db/schema/box-office";
import { event } from "../../../workers/db/schema/programme";
import { waitingParty } from "../../../workers/db/schema/waiting";
import { keptMails } from "../../../workers/mail/mailbox";
import { removeEvent } from "../../../workers/shop/change-cart";
import { sendDueMails } from "../../../workers/shop/orders/mail/send-due-mails";
import { joinList } from "../../../workers/shop/waiting/join-list";
import { noticeOffers } from "../../../workers/shop/waiting/notice-offers";
import { partySecret } from "../../../workers/shop/waiting/party";
import { takeOffer } from "../../../workers/shop/waiting/take-offer";
import { askingOf, cartWith, minute, secret } from "../../support/orders";
import { postal, somebody } from "../../support/parties";
import { evening, shopHouse, shopIds, ticket } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});
beforeEach(async () => {
  await house.db.delete(waitingParty);
  await house.db.delete(mailJob);
});

const hour = evening + 60 * minute;
const cron = (now: number) => noticeOffers({ db: house.db, env: postal, now });
const post = (now: number) => sendDueMails({ db: house.db, env: postal, now });

/** Somebody who has been offered two seats, by a mail. */
async function offered(email: string) {
  const show = await house.salon({ capacityOverride: 4 });
  await cartWith([show]);
  const two = await cartWith([show]);
  const tickets = [ticket(shopIds.full, 2)];
  expect(await joinList(somebody(), { event: show, tickets, email })).toMatchObject({ ok: true });
  await removeEvent(askingOf(two), show);
  await cron(evening);
  await post(evening);
  const [party] = await house.db.select().from(waitingParty);
  return { show, email, id: party?.id ?? "", link: await partySecret(secret, party?.id ?? "") };
}

const partyRow = async (id: string) => (await house.db.select().from(waitingParty).where(eq(waitingParty.id, id)))[0];
const lapsedMails = async (email: string) =>
  (await keptMails(env.CACHE)).filter(({ to, subject }) => to === email && subject.startsWith("Nicht mehr für Sie"));

describe("a party whose offer has run out", () => {
  it("is told so once, with the way to its page, and then its address is gone", async () => {
    const { email, id, link } = await offered("nora@post.example");
    await cron(hour);
    expect(await partyRow(id)).toMatchObject({ ending: "lapsed", email, origin: "" });
    await post(hour);
    await cron(hour + minute);
    await post(hour + minute);
    const [mail, ...more] = await lapsedMails(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`/de/warenkorb?offer=${link}`);
    expect(mail?.text).toContain("nicht mehr auf der Warteliste");
    expect(await partyRow(id)).toMatchObject({ ending: "lapsed", email: "" });
  });

  it("is told nothing where it has given its seats back itself", async () => {
    const { show, email, id, link } = await offered("paul@post.example");
    const taken = await takeOffer(somebody(), link);
    if (!taken.ok) throw new Error(taken.code);
    await removeEvent(askingOf(taken.value.cartKey), show);
    await cron(evening + minute);
    await post(evening + minute);
    expect(await partyRow(id)).toMatchObject({ ending: "lapsed", email: "" });
    expect(await lapsedMails(email)).toEqual([]);
  });

  it("is told nothing of a show that is cancelled by then, and is forgotten all the same", async () => {
    const { show, email, id } = await offered("rita@post.example");
    await cron(hour);
    await house.db.update(event).set({ status: "cancelled" }).where(eq(event.id, show));
    await post(hour);
    expect(await lapsedMails(email)).toEqual([]);
    expect(await partyRow(id)).toMatchObject({ email: "" });
  });
});
