import { and, asc, desc, eq, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { Verdict } from "~/domain/door/verdicts";
import type { Database } from "../client";
import { orderLine, ticket } from "../schema/box-office";
import { production } from "../schema/catalogue";
import { checkIn } from "../schema/door";
import { room } from "../schema/places";
import { saleType } from "../schema/prices";
import { event } from "../schema/programme";
import { audit } from "../schema/site";

export type CheckInRow = typeof checkIn.$inferSelect;

const titleColumn = sql<Record<string, string>>`coalesce(${event.title}, ${production.title})`.mapWith(event.title);

const selectShows = (db: Database) =>
  db
    .select({ id: event.id, title: titleColumn.as("shown_title"), startsAt: event.startsAt, roomName: room.name })
    .from(event)
    .leftJoin(production, eq(production.id, event.productionId))
    .leftJoin(room, eq(room.id, event.roomId))
    .$dynamic();

/** A show as a door names it. */
export type ShowRow = Awaited<ReturnType<typeof selectShows>>[number];

/** Tickets with what they are for, whatever they were sold as since. */
function selectTickets(db: Database) {
  return db
    .select({
      id: ticket.id,
      event: ticket.eventId,
      kind: ticket.kind,
      row: ticket.row,
      seat: ticket.seat,
      status: ticket.status,
      // In a batch D1 answers objects: no two columns may have the same name.
      soldAs: sql<string>`${orderLine.name}`.as("sold_as"),
      saleName: saleType.name,
      isFull: saleType.isFull,
      requires: saleType.requires,
      isReplaced: sql<0 | 1>`EXISTS (SELECT 1 FROM ticket newer WHERE newer.reissue_of = ${ticket.id})`.as(
        "is_replaced",
      ),
      since: checkIn.scannedAt,
      device: checkIn.device,
    })
    .from(ticket)
    .innerJoin(orderLine, eq(orderLine.id, ticket.orderLineId))
    .leftJoin(saleType, eq(saleType.id, orderLine.saleTypeId))
    .leftJoin(checkIn, and(eq(checkIn.ticketId, ticket.id), eq(checkIn.duplicate, false), isNull(checkIn.undoneAt)))
    .$dynamic();
}

export type TicketAtDoor = Awaited<ReturnType<typeof selectTickets>>[number];

const selectCounts = (db: Database, eventId: number) =>
  db
    .select({
      sold: sql<number>`count(*)`.as("sold"),
      inside: sql<number>`coalesce(sum(${ticket.status} = 'checked_in'), 0)`.as("inside"),
    })
    .from(ticket)
    .where(and(eq(ticket.eventId, eventId), ne(ticket.status, "void")));

const noCounts = { sold: 0, inside: 0 };

/** How many good tickets a show has, and how many of them are in. One query. */
export async function readCounts(db: Database, eventId: number): Promise<{ sold: number; inside: number }> {
  return (await selectCounts(db, eventId))[0] ?? noCounts;
}

/** All tickets of a show for a door, in the order of their rows; null if there is no such show. One batch of three reads. */
export async function readDoor(db: Database, eventId: number) {
  const [shows, tickets, counts] = await db.batch([
    selectShows(db).where(eq(event.id, eventId)),
    selectTickets(db)
      .where(eq(ticket.eventId, eventId))
      .orderBy(asc(ticket.issuedAt), asc(ticket.orderLineId), asc(ticket.id)),
    selectCounts(db, eventId),
  ]);
  const [show] = shows;
  return show ? { show, tickets, counts: counts[0] ?? noCounts } : null;
}

/** What is known when a ticket is held to a scanner. One batch of four reads. */
export async function readScanned(
  db: Database,
  { eventId, code, nonce }: { eventId: number; code: string; nonce: string },
) {
  const ofTicket = db.select({ id: ticket.eventId }).from(ticket).where(eq(ticket.id, code));
  const [before, tickets, shows, counts] = await db.batch([
    db.select().from(checkIn).where(eq(checkIn.nonce, nonce)),
    selectTickets(db).where(eq(ticket.id, code)),
    selectShows(db).where(sql`${event.id} IN (${eventId}, (${ofTicket}))`),
    selectCounts(db, eventId),
  ]);
  return {
    before: before[0] ?? null,
    ticket: tickets[0] ?? null,
    show: shows.find(({ id }) => id === eventId) ?? null,
    other: shows.find(({ id }) => id !== eventId) ?? null,
    counts: counts[0] ?? noCounts,
  };
}

/** A scan that is kept: who, where, when, and what was said. */
export interface KeptScan {
  nonce: string;
  ticketId: string;
  eventId: number;
  device: string;
  actor: string;
  scannedAt: number;
  receivedAt: number;
  verdict: Verdict;
  reason: string;
  requestId: string;
}

/** A row of the audit log where something is so at that moment. The first `NULL` is its own id. */
const auditWhere = (
  db: Database,
  { nonce, ticketId, eventId, device }: Pick<KeptScan, "nonce" | "ticketId" | "eventId" | "device">,
  row: { at: number; actor: string; action: string; reason: string; requestId: string },
  when: SQL,
) =>
  db.insert(audit).select(sql`
    SELECT NULL, ${row.at}, ${row.actor}, ${row.action}, 'ticket', ${ticketId}, ${row.reason}, ${row.requestId},
      ${JSON.stringify({ event: eventId, device, scan: nonce })}
    WHERE EXISTS (${when})`);

/**
 * Admits a ticket, with the row of its audit, all or nothing. False if somebody was faster, or the ticket has become void:
 * read again and decide again. That a ticket admits once is the table's to say.
 */
export async function admit(db: Database, scan: KeptScan): Promise<boolean> {
  const { nonce, ticketId, eventId, device, actor, scannedAt, receivedAt, verdict } = scan;
  const issued = sql`SELECT id FROM ticket WHERE id = ${ticketId} AND event_id = ${eventId} AND status = 'issued'`;
  try {
    const [, , admitted] = await db.batch([
      auditWhere(db, scan, { ...scan, at: receivedAt, action: "ticket.admit" }, issued),
      db.insert(checkIn).select(sql`
        SELECT ${nonce}, id, ${eventId}, ${device}, ${actor}, ${scannedAt}, ${receivedAt}, 0, ${verdict}, '', NULL FROM (${issued})`),
      db
        .update(ticket)
        .set({ status: "checked_in" })
        .where(sql`id IN (${issued})`)
        .returning({ id: ticket.id }),
    ]);
    return admitted.length > 0;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** True for a row that is there already. */
function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (/UNIQUE constraint failed/.test(cause.message)) return true;
  return false;
}

/** Keeps a scan that admits nothing by itself: a duplicate that was let in offline, or somebody let in anyway. Once per nonce. */
export async function keepScan(db: Database, scan: KeptScan, action: "ticket.admit-anyway" | "ticket.admitted-twice") {
  const { requestId: _request, ...row } = scan;
  try {
    await db.batch([
      db.insert(checkIn).values({ ...row, duplicate: true }),
      auditWhere(db, scan, { ...scan, at: scan.receivedAt, action }, sql`SELECT 1`),
    ]);
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
}

/** The last scan of a device at a show that still counts, and one by its nonce. One batch of two reads. */
export async function readLastScan(
  db: Database,
  { nonce, device, actor }: { nonce: string; device: string; actor: string },
) {
  const [asked, last] = await db.batch([
    db.select().from(checkIn).where(eq(checkIn.nonce, nonce)),
    db
      .select({ nonce: checkIn.nonce })
      .from(checkIn)
      .where(and(eq(checkIn.device, device), eq(checkIn.actor, actor), isNull(checkIn.undoneAt)))
      .orderBy(desc(checkIn.receivedAt), desc(sql`check_in.rowid`))
      .limit(1),
  ]);
  return { asked: asked[0] ?? null, last: last[0]?.nonce ?? null };
}

/** Takes a scan back: its ticket is as good as before. Doing it again changes nothing. */
export async function takeBack(db: Database, scan: CheckInRow, { now, requestId }: { now: number; requestId: string }) {
  const { actor, nonce, ticketId } = scan;
  await db.batch([
    auditWhere(
      db,
      scan,
      { at: now, actor, action: "ticket.undo", reason: "", requestId },
      sql`SELECT 1 FROM check_in WHERE nonce = ${nonce} AND undone_at IS NULL`,
    ),
    db
      .update(checkIn)
      .set({ undoneAt: now })
      .where(and(eq(checkIn.nonce, nonce), isNull(checkIn.undoneAt))),
    db
      .update(ticket)
      .set({ status: "issued" })
      .where(
        and(
          eq(ticket.id, ticketId),
          eq(ticket.status, "checked_in"),
          sql`NOT EXISTS (SELECT 1 FROM check_in WHERE ticket_id = ${ticketId} AND duplicate = 0 AND undone_at IS NULL)`,
        ),
      ),
  ]);
}
