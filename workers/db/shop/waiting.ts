import { and, asc, eq, isNotNull, isNull, min, sql } from "drizzle-orm";
import type { PartyEnd } from "~/domain/waiting/schema";
import type { Database } from "../client";
import { mailJob } from "../schema/box-office";
import { event, timeslot } from "../schema/programme";
import { waitingParty } from "../schema/waiting";

export type PartyRow = typeof waitingParty.$inferSelect;

const isOpen = isNull(waitingParty.endedAt);

/** The mails that a party gets, each once. */
export const partyMails = { listed: "waiting_listed", offer: "waiting_offer", lapsed: "waiting_lapsed" } as const;
export type PartyMail = (typeof partyMails)[keyof typeof partyMails];

const mailOf = (db: Database, { id, lang }: Pick<PartyRow, "id" | "lang">, template: PartyMail, now: number) =>
  db
    .insert(mailJob)
    .values({ key: `${template}/${id}`, template, lang, status: "queued", nextAt: now })
    .onConflictDoNothing();

/** The party that a mail is about, by the mail's key; null where it is about something else. */
export const partyOfMail = (key: string): string | null => /^waiting_\w+\/(.+)$/.exec(key)?.[1] ?? null;

/**
 * Writes a party, unless its address waits for the show, or the time slot, already, or so many wait for it from where it comes from. Answers with
 * the one that waits then, or null. Two queries.
 */
export async function insertParty(
  db: Database,
  party: Omit<PartyRow, "offeredAt" | "endedAt" | "ending">,
  mostFromOnePlace: number,
): Promise<PartyRow | null> {
  const { id, eventId, block, lines, lang, email, origin, secretHash, createdAt, askedAt } = party;
  await db.run(sql`INSERT INTO ${waitingParty} (id, event_id, block, lines, lang, email, origin, secret_hash, created_at, asked_at)
    SELECT ${id}, ${eventId}, ${block}, ${JSON.stringify(lines)}, ${lang}, ${email}, ${origin}, ${secretHash}, ${createdAt}, ${askedAt}
    WHERE (SELECT count(*) FROM ${waitingParty} WHERE event_id = ${eventId} AND ended_at IS NULL AND origin = ${origin})
      < ${mostFromOnePlace}
    ON CONFLICT DO NOTHING`);
  const [row] = await db
    .select()
    .from(waitingParty)
    .where(
      and(eq(waitingParty.eventId, eventId), eq(waitingParty.block, block), eq(waitingParty.email, email), isOpen),
    );
  return row ?? null;
}

/** Takes a party back that the screening has refused. One query. */
export async function removeParty(db: Database, id: string): Promise<void> {
  await db.delete(waitingParty).where(eq(waitingParty.id, id));
}

/** Has a party told that it is on the list. One query. */
export async function announceListed(db: Database, party: Pick<PartyRow, "id" | "lang">, now: number): Promise<void> {
  await mailOf(db, party, partyMails.listed, now);
}

/** A party by its id, or by the hash of its link's secret. One query. */
export async function readParty(db: Database, by: { id: string } | { secretHash: string }): Promise<PartyRow | null> {
  const [row] = await db
    .select()
    .from(waitingParty)
    .where("id" in by ? eq(waitingParty.id, by.id) : eq(waitingParty.secretHash, by.secretHash));
  return row ?? null;
}

/** When a time slot of a show begins ("HH:MM:SS"); null if it has none with these places any more. One query. */
export async function readSlotStart(db: Database, eventId: number, block: number): Promise<string | null> {
  const [slot] = await db
    .select({ start: timeslot.timeStart })
    .from(timeslot)
    .where(and(eq(timeslot.eventId, eventId), eq(timeslot.blockId, block)))
    .orderBy(asc(timeslot.timeStart))
    .limit(1);
  return slot?.start ?? null;
}

/** Those who wait for a show, or have an offer of it. One query. */
export const openParties = (db: Database, eventId: number): Promise<PartyRow[]> =>
  db
    .select()
    .from(waitingParty)
    .where(and(eq(waitingParty.eventId, eventId), isOpen))
    .orderBy(asc(waitingParty.createdAt));

/** Shows that somebody waits for, longest unasked first, and whether they are cancelled. One query. */
export const showsWaitedFor = (db: Database, most: number): Promise<{ eventId: number; status: string | null }[]> =>
  db
    .select({ eventId: waitingParty.eventId, status: event.status })
    .from(waitingParty)
    .leftJoin(event, eq(event.id, waitingParty.eventId))
    .where(isOpen)
    .groupBy(waitingParty.eventId, event.status)
    .orderBy(min(waitingParty.askedAt))
    .limit(most);

/** Notes that a screening was asked what has become of those who wait for it. One query. */
export async function notePartiesAsked(db: Database, eventId: number, now: number): Promise<void> {
  await db
    .update(waitingParty)
    .set({ askedAt: now })
    .where(and(eq(waitingParty.eventId, eventId), isOpen));
}

/** Notes an offer with the mail about it, both once. One batch. */
export async function noteOffer(db: Database, party: PartyRow, now: number): Promise<void> {
  await db.batch([
    db
      .update(waitingParty)
      .set({ offeredAt: now })
      .where(and(eq(waitingParty.id, party.id), isOpen, isNull(waitingParty.offeredAt))),
    mailOf(db, party, partyMails.offer, now),
  ]);
}

/** Ends the waiting of a party: what is known of a person goes with it. One query. */
export async function endParty(db: Database, id: string, ending: PartyEnd, now: number): Promise<void> {
  await db
    .update(waitingParty)
    .set({ endedAt: now, ending, email: "", origin: "" })
    .where(and(eq(waitingParty.id, id), isOpen));
}

/** Ends the waiting of a party whose offer has run out, with the mail that says so: its address goes when it was told. One batch. */
export async function lapseParty(db: Database, party: PartyRow, now: number): Promise<void> {
  await db.batch([
    db
      .update(waitingParty)
      .set({ endedAt: now, ending: "lapsed", origin: "" })
      .where(and(eq(waitingParty.id, party.id), isOpen)),
    mailOf(db, party, partyMails.lapsed, now),
  ]);
}

/** Forgets the address of a party that waits no longer. One query. */
export async function forgetAddress(db: Database, id: string): Promise<void> {
  await db
    .update(waitingParty)
    .set({ email: "" })
    .where(and(eq(waitingParty.id, id), isNotNull(waitingParty.endedAt)));
}

/** Forgets everybody who waited for shows that are over, or are no more. One query. */
export async function forgetParties(db: Database, now: number): Promise<void> {
  await db
    .delete(waitingParty)
    .where(sql`${waitingParty.eventId} NOT IN (SELECT ${event.id} FROM ${event} WHERE ${event.endsAt} > ${now})`);
}
