import type { Database } from "../db/client";
import {
  forgetSwept,
  noteUnused,
  removeUnused,
  sweepUnknown,
  sweptFiles,
  unknownFiles,
} from "../db/content/media-orphans";

interface Sweeping {
  db: Database;
  env: Pick<Env, "MEDIA">;
  /** Epoch milliseconds. */
  now: number;
}

const day = 24 * 60 * 60 * 1000;
/** An object that came later may be an upload whose row is still to be written. */
const objectSettled = day;
/** How often the cron comes by. */
const turn = 10 * 60 * 1000;
/** What the name of a file begins with: one of these a turn, so that a bucket is gone through in eleven hours. */
const beginnings = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Objects that one call lists or deletes. */
const mostObjects = 1000;
/** Unknown files looked at in one run. */
const mostUnknown = 20;

const folderOf = (hash: string): string => `media/${hash}/`;

/** True if nothing of the file has come lately. */
async function isSettled({ env, now }: Sweeping, hash: string): Promise<boolean> {
  const { objects } = await env.MEDIA.list({ prefix: folderOf(hash), limit: mostObjects });
  return objects.every(({ uploaded }) => uploaded.getTime() < now - objectSettled);
}

/** Finds objects of files that the library does not know: of uploads that ended half-way. */
async function findUnknown(sweeping: Sweeping): Promise<void> {
  const { db, env, now } = sweeping;
  const beginning = beginnings[Math.floor(now / turn) % beginnings.length] ?? "";
  const { delimitedPrefixes } = await env.MEDIA.list({
    prefix: `media/${beginning}`,
    delimiter: "/",
    limit: mostObjects,
  });
  const hashes = delimitedPrefixes.map((folder) => folder.split("/")[1] ?? "").filter((hash) => hash.length === 16);
  const unknown = (await unknownFiles(db, hashes)).slice(0, mostUnknown);
  const settled = await Promise.all(unknown.map((hash) => isSettled(sweeping, hash)));
  await sweepUnknown(
    db,
    unknown.filter((_, index) => settled[index]),
    now,
  );
}

/** Removes what the bucket has of files on their way out. Whoever is interrupted goes on at the next run. */
async function removeObjects({ db, env }: Sweeping): Promise<number> {
  let removed = 0;
  for (const hash of await sweptFiles(db)) {
    // One after the other: the cron is in no hurry.
    // oxlint-disable-next-line no-await-in-loop
    const { objects, truncated } = await env.MEDIA.list({ prefix: folderOf(hash), limit: mostObjects });
    // oxlint-disable-next-line no-await-in-loop
    if (objects.length > 0) await env.MEDIA.delete(objects.map(({ key }) => key));
    // oxlint-disable-next-line no-await-in-loop
    if (!truncated) await forgetSwept(db, hash);
    removed += objects.length;
  }
  return removed;
}

/** In UTC: a look through every text of the house is for when nobody is there. */
const quietHour = 2;

/** Notes which files of the library nothing refers to any more, some at a time, in the small hours. */
export async function noteUnusedMedia({ db, now }: Pick<Sweeping, "db" | "now">): Promise<void> {
  if (new Date(now).getUTCHours() === quietHour) await noteUnused(db, now);
}

/**
 * Sweeps the media library: removes what was noted for a month and is still unused, and what uploads that ended half-way have
 * left in the bucket. Some at a time; what it did is logged in numbers.
 */
export async function sweepMedia(sweeping: Sweeping): Promise<void> {
  const files = await removeUnused(sweeping.db, sweeping.now);
  await findUnknown(sweeping);
  const objects = await removeObjects(sweeping);
  if (files + objects > 0) console.info(JSON.stringify({ level: "info", event: "media_swept", files, objects }));
}
