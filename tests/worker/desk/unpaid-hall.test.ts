import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { screening } from "../../../workers/box-office/screenings";
import { mailJob } from "../../../workers/db/schema/box-office";
import { event } from "../../../workers/db/schema/programme";
import { siteSettings } from "../../../workers/db/schema/site";
import { queueUnpaidMail } from "../../../workers/db/shop/hall";
import { keptMails } from "../../../workers/mail/mailbox";
import { sendDueMails } from "../../../workers/shop/orders/mail/send-due-mails";
import { minute, selling } from "../../support/orders";
import { evening, shopHouse, shopIds, showTime, ticket, visitor } from "../../support/shop";

const kassa = "kassa@kino.example";
let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  house = await shopHouse();
  await house.db.update(siteSettings).set({ data: sql`json_set(${siteSettings.data}, '$.contact.email', ${kassa})` });
});

const postal = { ...selling, MAILBOX: "local", MAIL_FROM: "haus@kino.example" as never };
/** The clock of an object runs on while it tells the database. */
const post = (now = evening + minute) => sendDueMails({ db: house.db, env: postal, now });
const jobOf = (show: number) =>
  house.db
    .select()
    .from(mailJob)
    .where(eq(mailJob.key, `hall-unpaid/${show}`));
const mailsAbout = async (show: number) =>
  (await keptMails(env.CACHE)).filter(({ to, text }) => to === kassa && text.includes(`show=${show}\n`));

/** Until the screening has told the database what it had to. */
const told = (show: number) =>
  vi.waitFor(() =>
    runInDurableObject(screening(env, show), (_, { storage }) =>
      expect(storage.sql.exec("SELECT topic FROM outbox").toArray()).toEqual([]),
    ),
  );

/** Carts of `sizes` in the thirteen places of a show. */
async function pressed(show: number, sizes: readonly number[], at = evening) {
  const guests = sizes.map((size) => ({ guest: visitor(), size }));
  for (const { guest, size } of guests)
    // One after the other, as they come.
    // oxlint-disable-next-line no-await-in-loop
    expect((await guest.add(show, [ticket(shopIds.full, size)], { at })).status).toBe(201);
  await told(show);
  return guests.map(({ guest }) => guest);
}

describe("the mail about a hall that is mostly held and not paid", () => {
  it("tells the house which show, how much of it and where carts are released, and names nobody", async () => {
    const show = await house.salon({ title: { de: "Der Ansturm", en: "The rush" } });
    await pressed(show, [6]);
    expect(await jobOf(show)).toEqual([]);
    await pressed(show, [2]);
    await post();
    const [mail, ...more] = await mailsAbout(show);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Halber Saal unbezahlt: Der Ansturm, Sa 27.3., 20:30");
    expect(mail?.text).toContain("8 von 13");
    expect(mail?.text).toContain("Der Ansturm\nSamstag, 27. März, 20:30, Salon");
    expect(mail?.text).toContain(`/de/cms-hub/box-office/hall?show=${show}\n`);
    expect(mail?.text).not.toMatch(/2001:db8|@/);
    expect(await jobOf(show)).toMatchObject([{ status: "sent", orderId: null, lang: "de" }]);
  });

  it("comes once for a show, however long it lasts, however often it begins, and after a restart", async () => {
    const show = await house.salon();
    const [guest] = await pressed(show, [7]);
    await post();
    await guest?.send("DELETE", "/de/api/shop/cart/");
    await pressed(show, [8], evening + 11 * minute);
    await evictDurableObject(screening(env, show));
    await pressed(show, [1], evening + 22 * minute);
    await post(evening + 23 * minute);
    expect(await mailsAbout(show)).toHaveLength(1);
    expect(await jobOf(show)).toMatchObject([{ status: "sent", attempts: 1 }]);
  });

  it("says what it is when it is written, also where it has become less", async () => {
    const show = await house.salon();
    const [, guest] = await pressed(show, [1, 6]);
    await guest?.send("DELETE", "/de/api/shop/cart/");
    await post();
    expect((await mailsAbout(show))[0]?.text).toContain("1 von 13");
  });

  it("is not tried again and again in a house that has said no address for it", async () => {
    const show = await house.salon();
    const write = (email: string) =>
      house.db.update(siteSettings).set({ data: sql`json_set(${siteSettings.data}, '$.contact.email', ${email})` });
    await write("");
    await pressed(show, [7]);
    await post();
    await write(kassa);
    expect(await jobOf(show)).toMatchObject([{ status: "failed" }]);
  });

  it("is not written about a show that has begun, or is cancelled, however late it turns out", async () => {
    const [begun, cancelled] = [await house.salon(), await house.salon()];
    await pressed(begun, [7]);
    await pressed(cancelled, [7]);
    await house.db.update(event).set({ status: "cancelled" }).where(eq(event.id, cancelled));
    const start = Date.parse(showTime);
    await post(start);
    expect([...(await mailsAbout(begun)), ...(await mailsAbout(cancelled))]).toEqual([]);
    expect([...(await jobOf(begun)), ...(await jobOf(cancelled))]).toMatchObject([
      { status: "failed" },
      { status: "failed" },
    ]);
    const late = await house.salon();
    await queueUnpaidMail(house.db, late, start);
    await queueUnpaidMail(house.db, cancelled, evening);
    expect(await jobOf(late)).toEqual([]);
    await queueUnpaidMail(house.db, late, start - 1);
    expect(await jobOf(late)).toHaveLength(1);
  });
});
