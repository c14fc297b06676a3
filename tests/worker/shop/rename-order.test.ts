import { beforeAll, describe, expect, it } from "vitest";
import type { ScanAnswer } from "~/domain/door/schema";
import { readOrder } from "../../../workers/db/shop/orders";
import { admitTicket } from "../../../workers/shop/door/admit-ticket";
import { renameOrder } from "../../../workers/shop/orders/rename-order";
import { signedTicket } from "../../../workers/shop/tickets/ticket-signature";
import {
  approved,
  bankSays,
  buyerReturns,
  cartWith,
  ordered,
  ordering,
  stateOf,
  ticketKey,
} from "../../support/orders";
import { evening, shopHouse } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

async function bought() {
  const event = await house.salon();
  const { record } = await ordered(await cartWith([event]));
  const { id } = record.order;
  await bankSays(id, approved);
  await buyerReturns(id);
  return { event, id };
}

const read = async (id: string) => {
  const record = await readOrder(house.db, { id });
  if (!record) throw new Error("The order is not there");
  return record;
};

/** What the door says of a ticket. */
async function verdictOf(event: number, code: string): Promise<ScanAnswer["verdict"]> {
  const actor = { id: "mira", email: "mira@kino.example", name: "Mira", role: "box-office" as const };
  const text = await signedTicket(ticketKey, { event, code });
  const scan = { nonce: crypto.randomUUID(), text, device: "Tür", scanned_at: new Date(evening).toISOString() };
  const answer = await admitTicket({ ...ordering(), lang: "de", actor, requestId: "test" }, event, scan);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value.verdict;
}

describe("tickets that are passed on", () => {
  it("are somebody else's under new codes; the old ones open no door, and the places are the same", async () => {
    const { event, id } = await bought();
    const before = await stateOf(id, evening);
    const renamed = await renameOrder(ordering(), await read(id), "  Bruno   Haas ");
    expect(renamed).toMatchObject({ ok: true, value: { order: { name: "Bruno Haas" } } });
    const after = await stateOf(id, evening);
    expect(after.ticketed).toEqual(before.ticketed);
    expect(after.sold).toEqual(before.sold);
    expect(after.events.at(-1)).toBe("5 renamed");
    const [old, fresh] = [before.tickets[0], after.tickets[0]];
    expect(await verdictOf(event, old?.id ?? "")).toBe("replaced");
    expect(await verdictOf(event, fresh?.id ?? "")).toBe("admitted");
  });

  it("leave one set of tickets where two pass them on at once", async () => {
    const { id } = await bought();
    const record = await read(id);
    const answers = await Promise.all(
      ["Bruno Haas", "Carla Moser"].map((name) => renameOrder(ordering(), record, name)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const { tickets, ticketed, sold, events } = await stateOf(id, evening);
    expect(tickets).toHaveLength(2);
    expect(ticketed).toEqual(sold);
    expect(events.filter((event) => event.endsWith("renamed"))).toHaveLength(1);
  });

  it("are left as they are where one of them is let in at that moment", async () => {
    const { event, id } = await bought();
    const record = await read(id);
    const [first] = (await stateOf(id, evening)).tickets;
    expect(await verdictOf(event, first?.id ?? "")).toBe("admitted");
    expect(await renameOrder(ordering(), record, "Bruno Haas")).toMatchObject({ code: "conflict" });
    const after = await read(id);
    expect(after.order.name).toBe("Anna Leitner");
    expect(after.tickets.map(({ status }) => status).toSorted()).toEqual(["checked_in", "issued"]);
  });

  it("are left alone where they are in already, and only the others are written anew", async () => {
    const { event, id } = await bought();
    const [first, second] = (await stateOf(id, evening)).tickets.map((one) => one.id);
    expect(await verdictOf(event, first ?? "")).toBe("admitted");
    expect(await renameOrder(ordering(), await read(id), "Bruno Haas")).toMatchObject({ ok: true });
    const { tickets, ticketed, sold } = await stateOf(id, evening);
    expect(tickets.filter(({ status }) => status === "checked_in").map((one) => one.id)).toEqual([first]);
    expect(tickets.filter(({ status }) => status === "issued").map(({ reissueOf }) => reissueOf)).toEqual([second]);
    expect(ticketed).toEqual(sold);
    expect(await verdictOf(event, first ?? "")).toBe("already-in");
  });

  it("need a name, and are not those of an order without tickets", async () => {
    const { id } = await bought();
    expect(await renameOrder(ordering(), await read(id), "   ")).toMatchObject({
      code: "bad_request",
      errors: [{ path: "name", message: "missing" }],
    });
    const { record } = await ordered(await cartWith([await house.salon()]));
    expect(await renameOrder(ordering(), await read(record.order.id), "Bruno Haas")).toMatchObject({
      code: "conflict",
    });
  });
});
