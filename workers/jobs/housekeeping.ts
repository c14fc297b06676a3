import { and, inArray, isNull, lt, or } from "drizzle-orm";
import { sessionEnds } from "~/domain/site/session";
import { logError } from "~/server/log.server";
import { removeCartsBefore } from "../db/shop/carts";
import { db } from "../db/client";
import { forgetNotFound } from "../db/site/not-found-log";
import { session, verification } from "../db/schema/auth";
import { tempFile } from "../db/schema/forms";

const day = 24 * 60 * 60 * 1000;

/** An expired cart is kept this long, so that its page can still say what expired. */
const cartKept = day;
const tempFileKept = day;
const notFoundKept = 90 * day;
/** Files deleted in one run, within the 100 parameters of a query; the rest follows in the next. */
const filesPerRun = 90;

type Environment = Pick<Env, "DB" | "MEDIA">;

async function deleteTempFiles(env: Environment, now: number): Promise<void> {
  const database = db(env);
  const files = await database
    .select({ id: tempFile.id, objectKey: tempFile.objectKey })
    .from(tempFile)
    .where(and(isNull(tempFile.entryId), lt(tempFile.createdAt, now - tempFileKept)))
    .limit(filesPerRun);
  if (files.length === 0) return;
  // Files first: a row without a file is found again, a file without a row never.
  await env.MEDIA.delete(files.map((file) => file.objectKey));
  await database.delete(tempFile).where(
    inArray(
      tempFile.id,
      files.map((file) => file.id),
    ),
  );
}

/**
 * What the cron does: forgets what is no longer needed. Every task stands alone; one that fails
 * is logged and tried again at the next run. `now` is the scheduled time, epoch ms.
 */
export async function housekeeping(env: Environment, now: number): Promise<void> {
  const database = db(env);
  const tasks: Record<string, () => Promise<unknown>> = {
    carts: () => removeCartsBefore(database, now - cartKept),
    "temporary files": () => deleteTempFiles(env, now),
    "404 log": () => forgetNotFound(database, now - notFoundKept),
    sessions: () =>
      database
        .delete(session)
        .where(or(lt(session.expiresAt, new Date(now)), lt(session.createdAt, new Date(now - sessionEnds.absolute)))),
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
