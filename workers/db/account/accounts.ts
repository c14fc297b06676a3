import { eq } from "drizzle-orm";
import type { Database } from "../client";
import { user } from "../schema/auth";

/** What the house has to know before it writes to an address: whose it is, and in which language; null if nobody's. One query. */
export async function readAddressee(db: Database, email: string) {
  const [found] = await db
    .select({ role: user.role, mailLang: user.mailLang })
    .from(user)
    .where(eq(user.email, email))
    .limit(1);
  return found ?? null;
}
