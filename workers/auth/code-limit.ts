import { sql } from "drizzle-orm";
import { codeWindow, mostCodes } from "~/domain/site/sign-in-code";
import { db } from "../db/client";
import { codeRequest } from "../db/schema/auth";
import { keyedHash } from "./keyed-hash";

/**
 * Counts a code that is asked for at `now` (epoch ms) for an address, known or not: null, or the seconds
 * until the next one may be. One query.
 */
export async function codeWait(
  env: { DB: D1Database; AUTH_SECRET: string },
  email: string,
  now: number,
): Promise<number | null> {
  const isOver = sql`${codeRequest.endsAt} <= ${now}`;
  const [row] = await db(env)
    .insert(codeRequest)
    .values({ address: await keyedHash(env.AUTH_SECRET, `address ${email}`), count: 1, endsAt: now + codeWindow })
    .onConflictDoUpdate({
      target: codeRequest.address,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${codeRequest.count} + 1 END`,
        endsAt: sql`CASE WHEN ${isOver} THEN ${now + codeWindow} ELSE ${codeRequest.endsAt} END`,
      },
    })
    .returning();
  return row && row.count > mostCodes ? Math.ceil((row.endsAt - now) / 1000) : null;
}
