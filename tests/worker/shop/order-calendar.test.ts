import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { orderViewSchema } from "~/domain/orders/schema";
import { readSimulated, writeSimulated } from "../../../workers/backends/payments/simulator";
import { caller } from "../../support/edge";
import { secret, ticketKey, typed } from "../../support/orders";
import { ASSETS } from "../../support/print-fonts";
import { evening, newAddress, newKey, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

interface SentMail {
  to: string;
  attachments: { filename: string; content: ArrayBuffer }[];
}
const sent: SentMail[] = [];
const bindings = {
  AUTH_SECRET: secret,
  TICKET_KEY: ticketKey,
  PAYMENTS: "simulator onsite",
  MAIL_FROM: "haus@kino.example" as never,
  MAIL: { send: (mail: SentMail) => Promise.resolve(sent.push(mail)) } as never,
  ASSETS,
};
let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

/** A paid order of a time slot, or of a show, as its page is told it. */
async function paidView(email: string, { event, timeslot }: { event: number; timeslot?: number }) {
  const guest = visitor(newAddress(), bindings);
  const places = timeslot === undefined ? [ticket(shopIds.full, 2)] : [ticket(shopIds.place, 2, 1, shopIds.tour)];
  await guest.add(event, places, timeslot === undefined ? {} : { timeslot });
  const order = await guest.send("POST", "/de/api/shop/orders/", { body: { ...typed, email }, key: newKey() });
  const payment = String(order.json["next_url"]).split("/").at(-1) ?? "";
  const simulated = await readSimulated(env.CACHE, payment);
  if (simulated) await writeSimulated(env.CACHE, { ...simulated, state: "authorized" });
  const link = String(order.json["order_url"]).split("/").at(-1) ?? "";
  const path = `/de/api/shop/orders/${link}/`;
  await guest.send("GET", path);
  return orderViewSchema.parse((await guest.send("GET", path)).json);
}

const fileOf = (path: string) =>
  caller({ renderPage: () => Promise.resolve(new Response("page")) }, { TEST_CLOCK: "allow", ...bindings })(path, {
    headers: { "x-test-now": new Date(evening).toISOString() },
  });

const calendarOfMail = (email: string): string => {
  const file = sent.find(({ to }) => to === email)?.attachments.find(({ filename }) => filename === "kino.ics");
  return new TextDecoder().decode(file?.content);
};

it("has the time slot's beginning, in the mail and by the order's own address, which nobody keeps or passes on", async () => {
  const { id, slots } = await house.tour();
  const { calendar_url: url } = await paidView("rundgang@example.at", { event: id, timeslot: slots[1] ?? 0 });
  expect(calendarOfMail("rundgang@example.at")).toContain("DTSTART:20270327T203000Z");
  const answer = await fileOf(url ?? "");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": expect.stringContaining("text/calendar") as string,
    "content-disposition": expect.stringContaining(".ics") as string,
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
  const file = await answer.text();
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(file).toContain("DTSTART:20270327T203000Z");
});

it("keeps two slots of one show apart in a calendar", async () => {
  const { id, slots } = await house.tour();
  for (const [index, email] of ["frueh@example.at", "spaet@example.at"].entries())
    // One after the other, as orders come.
    // oxlint-disable-next-line no-await-in-loop
    await paidView(email, { event: id, timeslot: slots[index] ?? 0 });
  const uids = ["frueh@example.at", "spaet@example.at"].map((email) => /UID:(\S+)/.exec(calendarOfMail(email))?.[1]);
  expect(new Set(uids).size).toBe(2);
});

it("is the programme's entry for a show without slots, with its end", async () => {
  const event = await house.salon();
  const { calendar_url: url } = await paidView("film@example.at", { event });
  const file = await (await fileOf(url ?? "")).text();
  expect(file).toContain(`UID:event-${event}@`);
  expect(file).toContain("DTSTART:20270327T193000Z");
  expect(file).toContain("DTEND:");
});

it("is nothing where nobody has tickets, and at an address that nobody was given", async () => {
  const guest = visitor(newAddress(), bindings);
  await guest.add(await house.salon(), [ticket(shopIds.full, 2)]);
  const order = await guest.send("POST", "/de/api/shop/orders/", { body: typed, key: newKey() });
  const link = String(order.json["order_url"]).split("/").at(-1) ?? "";
  expect((await guest.send("GET", `/de/api/shop/orders/${link}/`)).json).toMatchObject({ calendar_url: null });
  expect((await fileOf(`/de/api/shop/orders/${link}/calendar.ics`)).status).toBe(404);
  expect((await fileOf(`/de/api/shop/orders/${"0".repeat(32)}/calendar.ics`)).status).toBe(404);
});
