import type { Database } from "../../db/client";
import { storeImage } from "../../media/store-image";
import { eachInTurn } from "../each-in-turn";
import type { ArtworkIds } from "../rows/artwork-ids";
import { gallery } from "./gallery";

/** Pictures made at the same time: rasterising waits for nothing else. */
const atOnce = 8;

/**
 * Draws every picture of the demo and puts it into the media library; pictures that are there
 * already are not made again. Throws if the image service refuses one.
 */
export async function storeArtwork(env: Env, db: Database, now: number): Promise<ArtworkIds> {
  const ids = new Map<string, number>();
  await eachInTurn(gallery(), atOnce, async ({ key, svg, alt, focal }) => {
    const stored = await storeImage(
      env,
      db,
      {
        source: { svg },
        filename: `${key.replace(":", "-")}.svg`,
        alt,
        credit: "Kino Meridian",
        rightsHolder: "Kino Meridian",
        licence: "EUPL-1.2",
        createdBy: "demo",
        ...(focal && { focal }),
      },
      now,
    );
    if (!stored.ok) throw new Error(`Picture "${key}": ${stored.detail}`);
    ids.set(key, stored.value.id);
  });
  return ids;
}
