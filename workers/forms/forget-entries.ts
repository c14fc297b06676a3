import { and, eq, gt, inArray, isNull, lt, notExists, sql } from "drizzle-orm";
import { form, formEntry, tempFile } from "../db/schema/forms";
import { announceEntry } from "./announce-entry";
import type { Asking } from "./asking";

type Cleaning = Omit<Asking, "lang">;

const day = 24 * 60 * 60 * 1000;
/** A file whose form was not sent is kept so long. */
const uploadKept = day;
/** For so long the house is told again of what could not be mailed. */
const announcedFor = 3 * day;
/** Files deleted in one run, within the 100 parameters of a query; the rest follows in the next. */
const filesPerRun = 90;
const mailsPerRun = 20;

async function deleteFiles({ db, env }: Cleaning, files: readonly { id: number; objectKey: string }[]): Promise<void> {
  if (files.length === 0) return;
  // Files first: a row without a file is found again, a file without a row never.
  await env.MEDIA.delete(files.map((file) => file.objectKey));
  await db.delete(tempFile).where(
    inArray(
      tempFile.id,
      files.map((file) => file.id),
    ),
  );
}

/** Deletes files whose form was not sent within a day. */
export async function forgetUploads(cleaning: Cleaning): Promise<void> {
  const files = await cleaning.db
    .select({ id: tempFile.id, objectKey: tempFile.objectKey })
    .from(tempFile)
    .where(and(isNull(tempFile.entryId), lt(tempFile.createdAt, cleaning.now - uploadKept)))
    .limit(filesPerRun);
  await deleteFiles(cleaning, files);
}

/** Deletes entries with their files that are older than their form keeps them. */
export async function forgetEntries(cleaning: Cleaning): Promise<void> {
  const { db, now } = cleaning;
  const isOld = lt(formEntry.createdAt, sql`${now} - ${form.retentionDays} * ${day}`);
  const files = await db
    .select({ id: tempFile.id, objectKey: tempFile.objectKey })
    .from(tempFile)
    .innerJoin(formEntry, eq(formEntry.id, tempFile.entryId))
    .innerJoin(form, eq(form.id, formEntry.formId))
    .where(isOld)
    .limit(filesPerRun);
  await deleteFiles(cleaning, files);
  const old = db
    .select({ id: formEntry.id })
    .from(formEntry)
    .innerJoin(form, eq(form.id, formEntry.formId))
    .where(isOld);
  const itsFiles = db.select({ id: tempFile.id }).from(tempFile).where(eq(tempFile.entryId, formEntry.id));
  await db.delete(formEntry).where(and(inArray(formEntry.id, old), notExists(itsFiles)));
}

/** Tells the house of entries whose mail could not be sent when they came. */
export async function announceLate(cleaning: Cleaning): Promise<void> {
  const waiting = await cleaning.db
    .select({ id: formEntry.id })
    .from(formEntry)
    .where(and(isNull(formEntry.notifiedAt), gt(formEntry.createdAt, cleaning.now - announcedFor)))
    .limit(mailsPerRun);
  // One after the other: two runs of the cron do not overlap, and nobody waits.
  // oxlint-disable-next-line no-await-in-loop
  for (const { id } of waiting) await announceEntry(cleaning, id);
}
