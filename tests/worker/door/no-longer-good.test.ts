import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { judgeOffline } from "~/domain/door/judge-offline";
import type { ScanAnswer } from "~/domain/door/schema";
import { readScan, ticketMark } from "~/domain/door/verdicts";
import { fromBase32, toBase32 } from "~/domain/orders/ticket-code";
import { ticket } from "../../../workers/db/schema/box-office";
import { admit } from "../../../workers/db/shop/door";
import { readOrder } from "../../../workers/db/shop/orders";
import { admitTicket } from "../../../workers/shop/door/admit-ticket";
import { doorList } from "../../../workers/shop/door/door-list";
import { takeBack } from "../../../workers/shop/orders/house/change-order";
import { renameOrder } from "../../../workers/shop/orders/rename-order";
import { newTicketKey, signedTicket } from "../../../workers/shop/tickets/ticket-signature";
import { boughtIn, by, valueOf, wish } from "../../support/house-orders";
import { ordering, ticketKey } from "../../support/orders";
import { evening, shopHouse } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

/** Two tickets that were paid for, with the show they are for. */
async function pair() {
  const { id, number, codes } = await boughtIn(house);
  const [one = "", two = ""] = codes;
  const [row] = await house.db.select().from(ticket).where(eq(ticket.id, one));
  return { id, number, one, two, event: row?.eventId ?? 0 };
}

/** What the house says of a text at the door of a show. */
async function saidOf(event: number, text: string): Promise<ScanAnswer> {
  const scan = { nonce: crypto.randomUUID(), text, device: "Tür", scanned_at: new Date(evening).toISOString() };
  return valueOf(admitTicket(by(), event, scan));
}

/** What a scanner without a connection says of it, by a list of this moment. */
async function offline(event: number, code: string): Promise<ScanAnswer["verdict"]> {
  const list = await valueOf(doorList(by(), event));
  const [scanned, mark] = [readScan(code), await ticketMark(event, code)];
  return judgeOffline(list, { scanned, mark, isSigned: null, device: "Tür", at: "2027-03-27T18:00:00+01:00" }).verdict;
}

describe("a ticket that is good no longer", () => {
  it("is refused once its money went back, and the other one of the same order is still good", async () => {
    const { event, number, one, two } = await pair();
    await valueOf(takeBack(by(), number, { tickets: [one], cents: 1150, ...wish }));
    expect(await offline(event, one)).toBe("void");
    const refused = await saidOf(event, await signedTicket(ticketKey, { event, code: one }));
    expect(refused).toMatchObject({ verdict: "void", anyway: false, inside: 0, sold: 1 });
    expect(await offline(event, two)).toBe("admitted");
    expect((await saidOf(event, await signedTicket(ticketKey, { event, code: two }))).verdict).toBe("admitted");
  });

  it("lets nobody in where its money goes back between being read and being let in", async () => {
    const { event, number, one } = await pair();
    await valueOf(takeBack(by(), number, { tickets: [one], cents: 1150, ...wish }));
    const moment = { scannedAt: evening, receivedAt: evening };
    const scan = { ...moment, nonce: crypto.randomUUID(), ticketId: one, eventId: event, device: "Tür", actor: "ada" };
    expect(await admit(house.db, { ...scan, verdict: "admitted", reason: "", requestId: "test" })).toBe(false);
    expect(await offline(event, one)).toBe("void");
  });

  it("is refused once it was revoked for a new one, with another word, and the new one is good", async () => {
    const { event, id, one } = await pair();
    const record = await readOrder(house.db, { id });
    if (!record) throw new Error("The order is not there");
    await valueOf(renameOrder(ordering(), record, "Bruno Haas"));
    expect(await offline(event, one)).toBe("void");
    expect((await saidOf(event, await signedTicket(ticketKey, { event, code: one }))).verdict).toBe("replaced");
    const [fresh] = await house.db.select().from(ticket).where(eq(ticket.reissueOf, one));
    expect((await saidOf(event, fresh?.id ?? "")).verdict).toBe("admitted");
  });

  it("is not one of the house's with any one bit of it flipped, or signed by somebody else", async () => {
    const { event, one } = await pair();
    const text = await signedTicket(ticketKey, { event, code: one });
    const bytes = fromBase32(text.slice(1)) ?? new Uint8Array();
    expect(bytes.length).toBeGreaterThan(70);
    const verdicts = new Set<string>();
    for (let bit = 0; bit < bytes.length * 8; bit += 13) {
      const flipped = bytes.slice();
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      verdicts.add((await saidOf(event, `K${toBase32(flipped)}`)).verdict);
    }
    expect([...verdicts]).toEqual(["forged"]);
    expect((await saidOf(event, await signedTicket(newTicketKey(), { event, code: one }))).verdict).toBe("forged");
    expect((await saidOf(event, text)).verdict).toBe("admitted");
  });
});

describe("the codes of tickets", () => {
  it("are all different, over all orders, and one that there is already is refused by the table", async () => {
    const pairs = [await pair(), await pair(), await pair()];
    const codes = pairs.flatMap(({ one, two }) => [one, two]);
    expect(new Set(codes).size).toBe(6);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    const [row] = await house.db
      .select()
      .from(ticket)
      .where(eq(ticket.id, codes[0] ?? ""));
    if (!row) throw new Error("The ticket is not there");
    const again = house.db.insert(ticket).values({ ...row, eventId: 1 });
    await expect(again.run()).rejects.toThrow();
  });
});
