import { films } from "../content/films";
import type { PlannedEvent } from "../programme/plan";
import type { ArtworkIds } from "./artwork-ids";
import { eventRows } from "./events";
import { filmRows, personRows } from "./films";
import { deleteOthers, deleteWhere, upsert } from "./insert";

/** Ids of the demo's own events; an editor's come after them. */
const demoEventRange: readonly [number, number] = [1000, 1999];

/** Films and their people. `now` in epoch milliseconds. */
export function filmStatements(db: D1Database, art: ArtworkIds, now: number): D1PreparedStatement[] {
  const rows = filmRows(art, now);
  const ids = films.map(({ id }) => id);
  return [
    ...upsert(db, "person", ["id"], personRows(art, now)),
    ...upsert(db, "production", ["id"], rows.productions),
    ...["production_genre", "production_tag", "production_person", "production_image"].map((table) =>
      deleteWhere(db, [table, "production_id"], ids),
    ),
    ...upsert(db, "production_genre", ["production_id", "genre_id"], rows.genres),
    ...upsert(db, "production_tag", ["production_id", "tag_id"], rows.tags),
    ...upsert(db, "production_person", ["production_id", "person_id", "role"], rows.people),
    ...upsert(db, "production_image", ["production_id", "media_id"], rows.images),
  ];
}

/** The dates. Those of an earlier seeding that are no longer planned are deleted; carts and orders stay. */
export function eventStatements(
  db: D1Database,
  planned: readonly PlannedEvent[],
  { art, now }: { art: ArtworkIds; now: number },
): D1PreparedStatement[] {
  const rows = eventRows(planned, art, now);
  const ids = planned.map(({ id }) => id);
  return [
    deleteOthers(db, "event", demoEventRange, ids),
    ...upsert(db, "event", ["id"], rows.events),
    ...["event_tag", "event_label", "timeslot"].map((table) => deleteWhere(db, [table, "event_id"], ids)),
    ...upsert(db, "event_tag", ["event_id", "tag_id"], rows.tags),
    ...upsert(db, "event_label", ["event_id", "label_id"], rows.labels),
    ...upsert(db, "timeslot", ["id"], rows.timeslots),
  ];
}
