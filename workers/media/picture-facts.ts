import { eq } from "drizzle-orm";
import { logError } from "~/server/log.server";
import { backendFailure } from "../backends/within";
import { waits } from "../cache/policies";
import { SharedReads } from "../cache/shared";
import type { Database } from "../db/client";
import { media } from "../db/schema/media";
import type { Size } from "./images";

/** What has to be known of a picture before it is shown. */
export interface PictureFacts extends Size {
  /** Point of interest, 0..1 from the top left corner. */
  focal: { x: number; y: number };
  /** When it may be shown no longer, epoch ms; null if never. */
  rightsExpireAt: number | null;
}

const readings = new SharedReads<string, PictureFacts | null>({
  most: 2_000,
  freshMs: waits.pictureFacts,
  standInMs: waits.lastPictureFacts,
  onStandIn: (error) => logError("picture", error),
});

async function read(db: Database, hash: string): Promise<PictureFacts | null> {
  const [row] = await db
    .select({
      kind: media.kind,
      width: media.width,
      height: media.height,
      focalX: media.focalX,
      focalY: media.focalY,
      rightsExpireAt: media.rightsExpireAt,
    })
    .from(media)
    .where(eq(media.hash, hash))
    .limit(1);
  if (row?.kind !== "image") return null;
  const { width, height, focalX: x, focalY: y, rightsExpireAt } = row;
  return { width, height, focal: { x, y }, rightsExpireAt };
}

/**
 * What is known of a picture, half a minute old at most; null if there is none with this hash: that
 * too is remembered, so that asking for what does not exist costs one query. "unknown" if the
 * database does not answer and nothing was known before.
 */
export async function pictureFacts(db: Database, hash: string, now: number): Promise<PictureFacts | null | "unknown"> {
  try {
    return await readings.get(hash, now, () => read(db, hash));
  } catch (error) {
    if (!backendFailure(error)) throw error;
    logError("picture", error);
    return "unknown";
  }
}
