import { ok, type Result } from "~/domain/common/errors";
import type { BoxOfficeDay, DayShow } from "~/domain/door/schema";
import { cinemaDay } from "~/domain/time/cinema-day";
import { askScreening, currentConfig, runCommand } from "../../box-office/screenings";
import { readDayShows } from "../../db/shop/day";
import { atDoor, teller, type DoorAsking, type Teller } from "./asking";

type Row = Awaited<ReturnType<typeof readDayShows>>[number];

/** How a show is sold at this moment, as its own object counts; null if the house sells no places or the object does not answer. */
async function salesOf({ db, env, now }: DoorAsking, { id, priceList, inside }: Row): Promise<DayShow["sales"]> {
  const screenable = priceList === null ? null : await currentConfig(db, id, now);
  // Any command makes the object read its configuration.
  if (!screenable || !(await runCommand(env, screenable, { type: "expire" }, { now })).ok) return null;
  const answer = await askScreening(env, id, (object) => object.tally(now));
  if (!answer.ok) return null;
  const { places, free, wheelchairFree, held, reserved, sold, blocked } = answer.value.counts;
  return { places, sold, to_collect: reserved, free, held, blocked, wheelchair_free: wheelchairFree, inside };
}

const told = (tell: Teller, row: Row, sales: DayShow["sales"]): DayShow => ({
  ...tell.show(row),
  ends_at: tell.at(row.endsAt),
  series: tell.text(row.series),
  version: row.version,
  format: row.format ?? "",
  minutes: Math.round((row.endsAt - row.startsAt) / 60_000),
  age_rating: row.ageRating,
  status: row.status,
  note: tell.text(row.note),
  has_slots: row.hasSlots,
  sales,
});

/**
 * The shows of a cinema day with what is sold of each at this moment; without a day of the one that it is. Fails with
 * `unauthorized` or `forbidden`.
 */
export async function boxOfficeDay(asking: DoorAsking, asked?: string): Promise<Result<BoxOfficeDay>> {
  const allowed = atDoor(asking);
  if (!allowed.ok) return allowed;
  const tell = await teller(asking);
  const day = asked ?? cinemaDay(asking.now, tell.zone);
  const rows = await readDayShows(asking.db, day);
  const shows = await Promise.all(rows.map(async (row) => told(tell, row, await salesOf(asking, row))));
  return ok({ day, made_at: tell.at(asking.now), shows });
}
