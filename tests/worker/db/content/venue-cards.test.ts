import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { db as open } from "../../../../workers/db/client";
import { room, venue } from "../../../../workers/db/schema/places";
import { venueCards } from "../../../../workers/db/content/venue-cards";
import { smallHouse } from "../../../support/fixtures";

describe("what is shown of a venue", () => {
  beforeAll(async () => {
    const db = await smallHouse(env);
    await db.batch([
      db.insert(room).values({ id: 3, venueId: 1, slug: "booth", name: { de: "Vorführraum" }, showInFilter: false }),
      db.insert(venue).values({ id: 2, slug: "geplant", name: { de: "Geplant" }, isOnline: false }),
    ]);
  });

  it("are the rooms that visitors look for, with their places", async () => {
    const cards = await venueCards(open(env), [1], { lang: "de", now: 0 });
    expect(cards.get(1)?.rooms.map(({ name, seats }) => [name, seats])).toEqual([
      ["Großer Saal", 50],
      ["Studio", 0],
    ]);
  });

  it("is nothing while the venue is offline", async () => {
    expect((await venueCards(open(env), [1, 2], { lang: "de", now: 0 })).has(2)).toBe(false);
  });
});
