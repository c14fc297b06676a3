import { lt, or } from "drizzle-orm";
import { sessionEnds } from "~/domain/site/session";
import { logError } from "~/server/log.server";
import { forgetSteps } from "../db/content/drafts";
import { removeCartsBefore } from "../db/shop/carts";
import { forgetParties } from "../db/shop/waiting";
import { db } from "../db/client";
import { forgetNotFound } from "../db/site/not-found-log";
import { codeRequest, session, verification } from "../db/schema/auth";
import type { FormEnvironment } from "../forms/asking";
import { forgetContacts } from "./forget-contacts";
import { noteUnusedMedia, sweepMedia } from "./sweep-media";
import { announceLate, forgetEntries, forgetUploads } from "../forms/forget-entries";

const day = 24 * 60 * 60 * 1000;

/** An expired cart is kept this long, so that its page can still say what expired. */
const cartKept = day;
const notFoundKept = 90 * day;
/** Whoever was offline for longer is told that others may have changed the same. */
const stepsKept = 30 * day;

/**
 * What the cron does: forgets what is no longer needed. Every task stands alone; one that fails
 * is logged and tried again at the next run. `now` is the scheduled time, epoch ms.
 */
export async function housekeeping(env: FormEnvironment, now: number): Promise<void> {
  const database = db(env);
  const cleaning = { db: database, env, now };
  const tasks: Record<string, () => Promise<unknown>> = {
    carts: () => removeCartsBefore(database, now - cartKept),
    "those who waited for shows": () => forgetParties(database, now),
    "contacts of orders": () => forgetContacts(database, now),
    "temporary files": () => forgetUploads(cleaning),
    "entries of forms": () => forgetEntries(cleaning),
    "mails about entries": () => announceLate(cleaning),
    "steps of editors": () => forgetSteps(database, now - stepsKept),
    "unused files": () => noteUnusedMedia(cleaning),
    "media library": () => sweepMedia(cleaning),
    "404 log": () => forgetNotFound(database, now - notFoundKept),
    sessions: () =>
      database
        .delete(session)
        .where(or(lt(session.expiresAt, new Date(now)), lt(session.createdAt, new Date(now - sessionEnds.absolute)))),
    "counts of mailed codes": () => database.delete(codeRequest).where(lt(codeRequest.endsAt, now)),
    verifications: () => database.delete(verification).where(lt(verification.expiresAt, new Date(now))),
  };
  for (const [name, task] of Object.entries(tasks)) {
    try {
      // One after the other: the cron is in no hurry and must not crowd out visitors.
      // oxlint-disable-next-line no-await-in-loop
      await task();
    } catch (error) {
      logError(`housekeeping: ${name}`, error);
    }
  }
}
