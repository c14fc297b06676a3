import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { screening } from "../../../workers/box-office/screenings";
import { db as open } from "../../../workers/db/client";
import { cartItem, mailJob } from "../../../workers/db/schema/box-office";
import { waitingParty } from "../../../workers/db/schema/waiting";
import { removeEvent } from "../../../workers/shop/change-cart";
import { sendDueMails } from "../../../workers/shop/orders/mail/send-due-mails";
import { joinList } from "../../../workers/shop/waiting/join-list";
import { leaveList } from "../../../workers/shop/waiting/leave-list";
import { noticeOffers } from "../../../workers/shop/waiting/notice-offers";
import { partySecret } from "../../../workers/shop/waiting/party";
import { takeOffer } from "../../../workers/shop/waiting/take-offer";
import { dyingAt, type Death } from "../../support/dying";
import { askingOf, cartWith, minute, secret, selling } from "../../support/orders";
import { evening, newAddress, shopHouse, shopIds, ticket } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

/** Somebody new, in an installation that may be dying. */
const somebody = (bindings = selling) =>
  askingOf("", { env: bindings, db: open(bindings), actor: { cartKey: undefined, network: newAddress() } });
const cron = (bindings = selling, now = evening) => noticeOffers({ db: open(bindings), env: bindings, now });
const postal = { MAILBOX: "local", MAIL_FROM: "haus@kino.example" as never };
const wish = (show: number) => ({
  event: show,
  tickets: [ticket(shopIds.full, 2)],
  email: `gast-${show}@post.example`,
});
const partiesOf = (show: number) => house.db.select().from(waitingParty).where(eq(waitingParty.eventId, show));

async function soldOut() {
  // Those of the lives before would have their turn first.
  await house.db.delete(waitingParty);
  const show = await house.salon({ capacityOverride: 4 });
  await cartWith([show]);
  const two = await cartWith([show]);
  return { show, free: () => removeEvent(askingOf(two), show) };
}

/** A show with a party, and what it has been offered. */
async function offered() {
  const { show, free } = await soldOut();
  await joinList(somebody(), wish(show));
  const [party] = await partiesOf(show);
  await free();
  return { show, id: party?.id ?? "", link: await partySecret(secret, party?.id ?? "") };
}

/** Lets a process die at each of its steps in turn; `check` says what has to be true all the same. */
async function atEveryStep(
  death: Death,
  begin: () => Promise<{ work: (bindings: typeof selling) => Promise<unknown>; check: () => Promise<void> }>,
): Promise<void> {
  let step = 1;
  for (let isThrough = false; !isThrough; step += 1) {
    expect(step).toBeLessThan(60);
    // One after the other: each is a life of its own.
    // oxlint-disable-next-line no-await-in-loop
    const { work, check } = await begin();
    const { bindings, steps } = dyingAt(step, death);
    // oxlint-disable-next-line no-await-in-loop
    await work(bindings).catch(() => null);
    isThrough = steps() < step;
    // oxlint-disable-next-line no-await-in-loop
    await check();
  }
  expect(step).toBeGreaterThan(3);
}

const deaths = ["before", "after"] satisfies Death[];

describe("a process that dies while somebody", () => {
  it.each(deaths)("joins, %s any of its steps, leaves one entry when it is pressed again", (death) =>
    atEveryStep(death, async () => {
      const { show } = await soldOut();
      return {
        work: (bindings) => joinList(somebody(bindings), wish(show)),
        check: async () => {
          expect(await joinList(somebody(), wish(show))).toEqual({ ok: true, value: null });
          expect(await partiesOf(show)).toHaveLength(1);
          expect((await screening(env, show).house(evening)).waiting).toBe(1);
        },
      };
    }),
  );

  it.each(deaths)("is offered seats, %s any of its steps, writes one mail in the end", (death) =>
    atEveryStep(death, async () => {
      const { id } = await offered();
      return {
        work: cron,
        check: async () => {
          await cron();
          const mails = await house.db
            .select()
            .from(mailJob)
            .where(eq(mailJob.key, `waiting_offer/${id}`));
          expect(mails).toHaveLength(1);
          expect(await house.db.select().from(waitingParty).where(eq(waitingParty.id, id))).toMatchObject([
            { offeredAt: evening, endedAt: null },
          ]);
        },
      };
    }),
  );

  it("has let them lapse, after any of its steps, is told so once, and forgotten with that", () =>
    atEveryStep("after", async () => {
      await house.db.delete(mailJob);
      const { id } = await offered();
      await cron();
      const hour = evening + 60 * minute;
      return {
        work: async (bindings) => {
          await cron(bindings, hour);
          await sendDueMails({ db: open(bindings), env: { ...bindings, ...postal }, now: hour });
        },
        check: async () => {
          await cron(selling, hour);
          const mail = eq(mailJob.key, `waiting_lapsed/${id}`);
          expect(await house.db.select().from(mailJob).where(mail)).toHaveLength(1);
          // Whoever had taken the mail has it for ten minutes.
          const later = hour + 11 * minute;
          await sendDueMails({ db: house.db, env: { ...selling, ...postal }, now: later });
          expect(await house.db.select().from(waitingParty).where(eq(waitingParty.id, id))).toMatchObject([
            { ending: "lapsed", email: "", origin: "" },
          ]);
        },
      };
    }));

  it.each(deaths)("takes them, %s any of its steps, has them in one cart when it is pressed again", (death) =>
    atEveryStep(death, async () => {
      const { show, id, link } = await offered();
      return {
        work: (bindings) => takeOffer(somebody(bindings), link),
        check: async () => {
          const taken = await takeOffer(somebody(), link);
          const items = await house.db.select().from(cartItem).where(eq(cartItem.holdId, id));
          expect(items).toMatchObject([{ cartId: taken.ok && taken.value.hold.cart, quantity: 2 }]);
          expect(await screening(env, show).sweep()).toEqual([]);
        },
      };
    }),
  );

  it.each(deaths)("leaves, %s any of its steps, is off the list when it is pressed again", (death) =>
    atEveryStep(death, async () => {
      const { show, link } = await offered();
      return {
        work: (bindings) => leaveList(somebody(bindings), link),
        check: async () => {
          expect(await leaveList(somebody(), link)).toEqual({ ok: true, value: null });
          expect(await partiesOf(show)).toMatchObject([{ ending: "left", email: "" }]);
          expect((await screening(env, show).house(evening)).counts.free).toBe(3);
        },
      };
    }),
  );
});
