import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { DoorList, Scan, ScanAnswer } from "~/domain/door/schema";
import { ticketMark } from "~/domain/door/verdicts";
import { fromBase32, printedCode, toBase32 } from "~/domain/orders/ticket-code";
import { ticket as ticketTable } from "../../../workers/db/schema/box-office";
import { checkIn } from "../../../workers/db/schema/door";
import { audit } from "../../../workers/db/schema/site";
import { admitTicket } from "../../../workers/shop/door/admit-ticket";
import type { DoorAsking } from "../../../workers/shop/door/asking";
import { boxOfficeDay } from "../../../workers/shop/door/box-office-day";
import { doorList } from "../../../workers/shop/door/door-list";
import { undoScan } from "../../../workers/shop/door/undo-scan";
import { newTicketKey, signedTicket } from "../../../workers/shop/tickets/ticket-signature";
import { editors } from "../../support/editors";
import { asked, mira } from "../../support/box-office-staff";
import { approved, bankSays, buyerReturns, cartWith, minute, ordered, stateOf, ticketKey } from "../../support/orders";
import { evening, shopHouse, shopIds } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const asking = (now = evening, more: Partial<DoorAsking> = {}) => asked({ now, ...more });

/** Tickets of a show that were paid for. */
async function bought(event: number, amount = 2, price = shopIds.full, saleType = 1) {
  const { record } = await ordered(await cartWith([event], amount, price, saleType));
  if (record.payments[0]?.provider === "simulator") await bankSays(record.order.id, approved);
  await buyerReturns(record.order.id);
  const { tickets } = await stateOf(record.order.id, evening);
  return tickets.map(({ id }) => id);
}

const codeIn = (codes: readonly string[], at = 0): string => codes[at] ?? "";
const signed = (event: number, code: string, key = ticketKey) => signedTicket(key, { event, code });
const scanOf = (text: string, more: Partial<Scan> = {}): Scan => ({
  nonce: crypto.randomUUID(),
  text,
  device: "Tür links",
  scanned_at: new Date(evening).toISOString(),
  ...more,
});

async function scans(event: number, scan: Scan, asked = asking()): Promise<ScanAnswer> {
  const answer = await admitTicket(asked, event, scan);
  if (!answer.ok) throw new Error(`${answer.code}: ${answer.detail}`);
  return answer.value;
}

const keptOf = (code: string) => house.db.select().from(checkIn).where(eq(checkIn.ticketId, code));
const auditOf = async (code: string) =>
  (await house.db.select().from(audit).where(eq(audit.entityId, code))).map(({ actor, action, reason, requestId }) => [
    action,
    actor,
    reason,
    requestId,
  ]);

describe("a ticket at the door", () => {
  it("admits once; the same scan again is answered alike, and the next is told when and where it came in", async () => {
    const event = await house.salon();
    const code = codeIn(await bought(event));
    const scan = scanOf(await signed(event, code));
    const first = await scans(event, scan);
    expect(first).toMatchObject({ verdict: "admitted", inside: 1, sold: 2, ticket: { row: "2", proof: false } });
    const again = await scans(event, scan, asking(evening + minute));
    expect(again).toEqual(first);
    const other = scanOf(printedCode(code).toLowerCase(), { device: "Tür rechts" });
    expect(await scans(event, other, asking(evening + 4 * minute))).toMatchObject({
      verdict: "already-in",
      since: "2027-03-27T18:00:00+01:00",
      device: "Tür links",
      inside: 1,
    });
    expect(await keptOf(code)).toHaveLength(1);
    expect(await auditOf(code)).toEqual([["ticket.admit", "mira", "", "box-office-test"]]);
  });

  it("admits once however many doors ask at a moment, and one scan that arrives many times is one", async () => {
    const event = await house.salon();
    const codes = await bought(event);
    const text = await signed(event, codeIn(codes));
    const doors = await Promise.all(
      Array.from({ length: 12 }, (_, at) => scans(event, scanOf(text, { device: `Tür ${at}` }))),
    );
    expect(doors.map(({ verdict }) => verdict).toSorted()).toEqual(
      ["admitted", ...Array<string>(11).fill("already-in")].toSorted(),
    );
    const scan = scanOf(await signed(event, codeIn(codes, 1)));
    const repeated = await Promise.all(Array.from({ length: 12 }, () => scans(event, scan)));
    expect(new Set(repeated.map(({ verdict }) => verdict))).toEqual(new Set(["admitted"]));
    for (const code of codes) {
      expect((await keptOf(code)).filter(({ duplicate }) => !duplicate)).toHaveLength(1);
      expect(await auditOf(code)).toHaveLength(1);
    }
    const reused = await admitTicket(asking(), event, { ...scan, text });
    expect(reused).toMatchObject({ ok: false, code: "idempotency_conflict" });
  });

  it("is refused with a reason of its own: a flipped bit, another key, another show, void, replaced, unknown, unreadable", async () => {
    const event = await house.salon();
    const elsewhere = await house.salon();
    const [good = "", voided = "", old = ""] = await bought(event, 4);
    const [there = ""] = await bought(elsewhere, 1);
    await house.db.update(ticketTable).set({ status: "void" }).where(eq(ticketTable.id, voided));
    await house.db.update(ticketTable).set({ status: "void" }).where(eq(ticketTable.id, old));
    const [row] = await house.db.select().from(ticketTable).where(eq(ticketTable.id, old));
    if (!row) throw new Error("no ticket");
    await house.db.insert(ticketTable).values({ ...row, id: "NEWTCKET0001", status: "issued", reissueOf: old });
    const text = await signed(event, good);
    const bytes = fromBase32(text.slice(1)) ?? new Uint8Array();
    const flipped = (at: number): string => {
      const copy = bytes.slice();
      copy[at] = (copy[at] ?? 0) ^ 1;
      return `K${toBase32(copy)}`;
    };
    const said: [string, string][] = [
      // Of the event, the code and the signature.
      ...([4, 8, 20, 76] as const).map((at): [string, string] => [flipped(at), "forged"]),
      [text.slice(0, -5), "forged"],
      [await signed(event, good, newTicketKey()), "forged"],
      [await signed(elsewhere, there), "other-screening"],
      [await signed(event, voided), "void"],
      [await signed(event, old), "replaced"],
      ["0000-0000-0000", "unknown"],
      ["https://kino.example/", "unreadable"],
      ["", "unreadable"],
    ];
    for (const [scanned, verdict] of said)
      // oxlint-disable-next-line no-await-in-loop
      expect([scanned, (await scans(event, scanOf(scanned))).verdict]).toEqual([scanned, verdict]);
    expect(await scans(event, scanOf(await signed(elsewhere, there)))).toMatchObject({
      other: { id: elsewhere, room: "Salon" },
    });
    expect(await keptOf(there)).toEqual([]);
    expect(await scans(event, scanOf("NEWTCKET0001"))).toMatchObject({ verdict: "admitted" });
    expect(await scans(event, scanOf(text))).toMatchObject({ verdict: "admitted" });
  });

  it("was let in at two doors without a connection: both scans are kept, and one is a duplicate", async () => {
    const event = await house.salon();
    const [code = ""] = await bought(event);
    const text = await signed(event, code);
    const offline = (device: string, after: number) =>
      scanOf(text, { device, offline: true, scanned_at: new Date(evening + after).toISOString() });
    const [left, right] = [offline("links", 0), offline("rechts", minute)];
    const later = asking(evening + 20 * minute);
    expect(await scans(event, left, later)).toMatchObject({ verdict: "admitted", duplicate: false });
    expect(await scans(event, right, later)).toMatchObject({ verdict: "already-in", duplicate: true, device: "links" });
    expect(await scans(event, right, later)).toMatchObject({ verdict: "already-in", duplicate: true });
    expect(
      (await keptOf(code)).map(({ device, scannedAt, duplicate }) => [device, scannedAt - evening, duplicate]),
    ).toEqual([
      ["links", 0, false],
      ["rechts", minute, true],
    ]);
    expect((await auditOf(code)).map(([action]) => action)).toEqual(["ticket.admit", "ticket.admitted-twice"]);
  });

  it("lets somebody in anyway for a reason, which the audit log knows", async () => {
    const event = await house.salon();
    const [code = ""] = await bought(await house.salon());
    const scan = scanOf(code, { anyway: "Falsche Vorstellung gekauft, Plätze frei" });
    const first = await scans(event, scan);
    expect(first).toMatchObject({ verdict: "other-screening", anyway: true });
    expect(await scans(event, scan)).toEqual(first);
    expect(await auditOf(code)).toEqual([
      ["ticket.admit-anyway", "mira", "Falsche Vorstellung gekauft, Plätze frei", "box-office-test"],
    ]);
    expect(await scans(event, scanOf("0000-0000-0000", { anyway: "kennt den Chef" }))).toMatchObject({
      verdict: "unknown",
      anyway: false,
    });
  });

  it("stays in where a second scan of it, at another door, is taken back", async () => {
    const event = await house.salon();
    const [code = ""] = await bought(event);
    const again = scanOf(code, { device: "hinten", offline: true });
    await scans(event, scanOf(code));
    expect(await scans(event, again, asking(evening + 1))).toMatchObject({ duplicate: true });
    const { nonce, device } = again;
    expect(await undoScan(asking(evening + 2), event, { nonce, device })).toEqual({
      ok: true,
      value: { inside: 1, sold: 2 },
    });
    expect(await scans(event, scanOf(code), asking(evening + 3))).toMatchObject({ verdict: "already-in" });
  });

  it("is taken back by who scanned it last, once, and admits again", async () => {
    const event = await house.salon();
    const [one = "", two = ""] = await bought(event);
    const [first, second] = [scanOf(one), scanOf(two)];
    await scans(event, first);
    await scans(event, second, asking(evening + 1));
    const undo = ({ nonce, device }: Scan, asked = asking(evening + 2)) => undoScan(asked, event, { nonce, device });
    expect(await undo(first)).toMatchObject({ ok: false, code: "conflict" });
    expect(await undo(second, asking(evening + 2, { actor: { ...mira, id: "jo" } }))).toMatchObject({
      ok: false,
      code: "conflict",
    });
    expect(await undo({ ...second, device: "rechts" })).toMatchObject({ ok: false, code: "conflict" });
    const done = { ok: true, value: { inside: 1, sold: 2 } };
    expect(await undo(second)).toEqual(done);
    expect(await undo(second)).toEqual(done);
    expect(await scans(event, scanOf(two), asking(evening + 3))).toMatchObject({ verdict: "admitted", inside: 2 });
    expect((await auditOf(two)).map(([action]) => action)).toEqual(["ticket.admit", "ticket.undo", "ticket.admit"]);
  });
});

describe("the list of a door", () => {
  it("knows every ticket without its code or its guest, and which need a proof", async () => {
    const event = await house.salon();
    const [full = ""] = await bought(event, 1);
    const [pass = ""] = await bought(event, 1, shopIds.culture, 51);
    await scans(event, scanOf(full));
    const list = await doorList(asking(), event);
    if (!list.ok) throw new Error(list.code);
    expect(list.value).toMatchObject({ show: { id: event, room: "Salon" }, inside: 1, sold: 2 });
    expect(list.value.tickets).toMatchObject([
      { mark: await ticketMark(event, full), status: "checked_in", since: "2027-03-27T18:00:00+01:00", proof: false },
      { mark: await ticketMark(event, pass), status: "issued", since: null, name: "Kulturpass", proof: true },
    ]);
    const sent = JSON.stringify(list.value);
    for (const secret of [full, pass, "Leitner", "anna"]) expect(sent).not.toContain(secret);
  });
});

describe("the day of the box office", () => {
  it("counts every place of a show once: sold, to collect, free, held or blocked", async () => {
    const event = await house.salon();
    const [code = ""] = await bought(event, 3);
    await scans(event, scanOf(code));
    await ordered(await cartWith([event], 2), { method: "desk" });
    await cartWith([event], 1);
    const day = await boxOfficeDay(asking(), "2027-03-27");
    if (!day.ok) throw new Error(day.code);
    expect(day.value.shows.find(({ id }) => id === event)?.sales).toEqual({
      places: 13,
      sold: 3,
      to_collect: 2,
      free: 7,
      held: 1,
      blocked: 0,
      wheelchair_free: 1,
      inside: 1,
    });
    expect((await boxOfficeDay(asking(evening, { actor: { ...mira, role: "editor" } }))).ok).toBe(false);
  });
});

// Hashing a password takes its time, on purpose.
describe("the calls of the door", { timeout: 60_000 }, () => {
  it("are for the box office and who is above it, from this site alone, and kept by nobody", async () => {
    const { call, cookieOf } = editors();
    const event = await house.salon();
    const [code = ""] = await bought(event);
    const token = "t".repeat(40);
    const ask = async (role: Parameters<typeof cookieOf>[0] | null, method: string, path: string, headers = {}) =>
      call(`/de/api/box-office/door/${path}`, {
        method,
        headers: {
          origin: "http://localhost:8787",
          cookie: [`csrftoken=${token}`, ...(role ? [await cookieOf(role)] : [])].join("; "),
          "x-csrftoken": token,
          "content-type": "application/json",
          ...headers,
        },
        ...(method === "POST" && { body: JSON.stringify({ ...scanOf(code), scanned_at: new Date().toISOString() }) }),
      });
    const [list, scan] = [`${event}/`, `${event}/scans/`];
    const refused = [
      [401, await ask(null, "GET", list)],
      [401, await ask(null, "POST", scan)],
      [403, await ask("editor", "GET", list)],
      [403, await ask("editor", "POST", scan)],
      [403, await ask("box-office", "POST", scan, { "x-csrftoken": "another" })],
      [403, await ask("box-office", "POST", scan, { origin: "https://evil.example" })],
      [404, await ask("box-office", "GET", "987654/")],
    ] as const;
    for (const [status, answer] of refused) expect(answer.status).toBe(status);
    expect(await keptOf(code)).toEqual([]);
    const read = await ask("manager", "GET", list);
    expect([read.status, read.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(await read.json<DoorList>()).toMatchObject({ sold: 2 });
    expect(await (await ask("box-office", "POST", scan)).json<ScanAnswer>()).toMatchObject({ verdict: "admitted" });
    expect((await keptOf(code))[0]?.actor).toMatch(/\w/);
  });
});
