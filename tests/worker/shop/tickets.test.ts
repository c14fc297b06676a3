import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db as open } from "../../../workers/db/client";
import { ticket } from "../../../workers/db/schema/box-office";
import { readOrder } from "../../../workers/db/shop/orders";
import { printTickets } from "../../../workers/shop/tickets/ticket-file";
import { approved, bankSays, buyerReturns, cartWith, ordered, ordering, selling } from "../../support/orders";
import { ASSETS } from "../../support/print-fonts";
import { shopHouse } from "../../support/shop";

const printed = async (id: string, form: "paper" | "phone" = "paper") => {
  const record = await readOrder(open(env), { id });
  if (!record) throw new Error("there is no such order");
  return printTickets(ordering(undefined, { ...selling, ASSETS }), record, form);
};

const pagesOf = (bytes: Uint8Array): number =>
  new TextDecoder("latin1").decode(bytes).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

it("prints a page for every ticket that is good, and none for one that is void", async () => {
  const { record } = await ordered(await cartWith([await house.salon()], 3));
  const { id } = record.order;
  expect(await printed(id)).toMatchObject({ ok: false, code: "not_found" });
  await bankSays(id, approved);
  await buyerReturns(id);
  const first = await printed(id);
  if (!first.ok) throw new Error(first.code);
  expect(first.value.filename).toBe(`Karten-${record.order.number}.pdf`);
  expect(new TextDecoder().decode(first.value.bytes.slice(0, 8))).toBe("%PDF-1.7");
  expect(pagesOf(first.value.bytes)).toBe(3);
  const phone = await printed(id, "phone");
  if (!phone.ok) throw new Error(phone.code);
  expect(phone.value.filename).toBe(`Karten-${record.order.number}-Handy.pdf`);
  expect(pagesOf(phone.value.bytes)).toBe(3);
  expect(new TextDecoder("latin1").decode(phone.value.bytes)).toContain("/MediaBox [0 0 255.");
  const [one] = (await readOrder(open(env), { id }))?.tickets ?? [];
  await open(env)
    .update(ticket)
    .set({ status: "void" })
    .where(eq(ticket.id, one?.id ?? ""));
  const second = await printed(id);
  expect(second.ok && pagesOf(second.value.bytes)).toBe(2);
});
