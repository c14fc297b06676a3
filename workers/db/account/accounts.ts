import { and, eq } from "drizzle-orm";
import type { Database } from "../client";
import { account, favorite, session, user } from "../schema/auth";
import { orders } from "../schema/box-office";
import { erasing } from "../shop/erasure";

/** What the house has to know before it writes to an address: whose it is, and in which language; null if nobody's. One query. */
export async function readAddressee(db: Database, email: string) {
  const [found] = await db
    .select({ role: user.role, mailLang: user.mailLang })
    .from(user)
    .where(eq(user.email, email))
    .limit(1);
  return found ?? null;
}

/** The account of a guest; null if there is none. One query. */
export async function readAccount(db: Database, id: string) {
  const [found] = await db
    .select()
    .from(user)
    .where(and(eq(user.id, id), eq(user.role, "customer")))
    .limit(1);
  return found ?? null;
}

/** Changes names and language of a guest's account. */
export async function changeAccount(
  db: Database,
  id: string,
  facts: { firstName: string; lastName: string; mailLang: string },
  now: number,
): Promise<void> {
  const name = [facts.firstName, facts.lastName].filter(Boolean).join(" ");
  await db
    .update(user)
    .set({ ...facts, name, updatedAt: new Date(now) })
    .where(and(eq(user.id, id), eq(user.role, "customer")));
}

/** More orders than anybody has. */
const mostOrders = 10_000;

/**
 * Removes a guest's account with all that hangs on it. Orders stay, as the books have to, and belong to
 * nobody then; whose they were is erased where their shows are over and nothing is open. `now` in epoch ms.
 */
export async function deleteAccount(db: Database, id: string, now: number): Promise<void> {
  const over = { now, before: now, userId: id, most: mostOrders, actor: "guest", reason: "account_deleted" } as const;
  await db.batch([
    ...erasing(db, over),
    db.update(orders).set({ userId: null }).where(eq(orders.userId, id)),
    db.delete(session).where(eq(session.userId, id)),
    db.delete(favorite).where(eq(favorite.userId, id)),
    db.delete(account).where(eq(account.userId, id)),
    db.delete(user).where(and(eq(user.id, id), eq(user.role, "customer"))),
  ]);
}

/** Since when an account's sessions are, and until when. One query. */
export const readSessions = (db: Database, id: string) =>
  db
    .select({ createdAt: session.createdAt, expiresAt: session.expiresAt })
    .from(session)
    .where(eq(session.userId, id))
    .orderBy(session.createdAt);
