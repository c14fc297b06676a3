import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { eventDetailSchema } from "~/domain/programme/schema";
import { readEvent } from "../../../../workers/db/programme/event-detail";
import { listEvents } from "../../../../workers/db/programme/events";
import { media } from "../../../../workers/db/schema/media";
import { openingHours } from "../../../../workers/db/schema/site";
import { addEvent, smallHouse } from "../../../support/fixtures";

const now = Date.parse("2026-11-21T18:05:00+01:00");
let db: Awaited<ReturnType<typeof smallHouse>>;
beforeAll(async () => {
  db = await smallHouse(env);
});

describe("an event", () => {
  it("says what its film says of children, or its own words", async () => {
    const ofFilm = await addEvent(db, "2026-11-23T15:00:00+01:00");
    const own = await addEvent(db, "2026-11-23T17:00:00+01:00", { children: { de: "Heute ab sechs." } });
    expect(await readEvent(db, ofFilm, { lang: "en", now })).toMatchObject({ children: "From ten.", fallback: [] });
    expect(await readEvent(db, own, { lang: "en", now })).toMatchObject({
      children: "Heute ab sechs.",
      fallback: ["children"],
    });
  });

  it("after midnight has the hours of the evening before", async () => {
    const hours = { timeFrom: "17:00", timeTo: "01:00" };
    await db.insert(openingHours).values([{ ...hours, weekday: 2 }]);
    const night = await addEvent(db, "2026-11-25T00:15:00+01:00");
    const event = await readEvent(db, night, { lang: "de", now });
    expect(event?.opening_hours.date).toBe("2026-11-24");
    expect(event?.opening_hours.opening_hours.map(({ time_from, time_to }) => [time_from, time_to])).toEqual([
      ["17:00", "01:00"],
    ]);
  });
});

describe("what a show's programme sounds like", () => {
  it("is the sound of the library, which the list tells of; nothing where the library has none", async () => {
    const [sound] = await db
      .insert(media)
      .values({ kind: "audio", hash: "5".repeat(16), mime: "audio/wav", width: 0, height: 0, createdAt: now })
      .returning({ id: media.id });
    const part = { title: { de: "Auftakt", en: "Prelude" }, text: {}, duration: 64 };
    const picture = 1;
    const programmes = [
      [part, { ...part, sample: sound?.id ?? 0 }],
      [part],
      [{ ...part, sample: 9999 }],
      [{ ...part, sample: picture }],
    ];
    const told = [];
    for (const programs of programmes) {
      const id = await addEvent(db, "2026-11-26T20:00:00+01:00", { programs });
      const event = await readEvent(db, id, { lang: "en", now });
      expect(eventDetailSchema.safeParse(event).error?.issues ?? []).toEqual([]);
      const listed = (await listEvents(db, { ids: [id] }, { lang: "en", now })).results[0];
      told.push([event?.has_sample, listed?.has_sample, event?.programs.map(({ sample }) => sample)]);
    }
    expect(told).toEqual([
      [true, true, [null, `/media/${"5".repeat(16)}/file.wav`]],
      [false, false, [null]],
      [false, false, [null]],
      [false, false, [null]],
    ]);
  });
});

describe("the guests of a show", () => {
  it("are told in the asked language, each with what it lacks", async () => {
    const id = await addEvent(db, "2026-11-21T20:00:00+01:00", {
      guests: [
        { kind: "person", name: { de: "Antonia Rehm", en: "Antonia Rehm" }, part: { de: "Flügel", en: "grand piano" } },
        { kind: "none", name: { de: "Gespräch mit dem Filmteam" }, part: {} },
      ],
    });
    const inEnglish = await readEvent(db, id, { lang: "en", now });
    expect(eventDetailSchema.safeParse(inEnglish).error?.issues ?? []).toEqual([]);
    expect(inEnglish?.guests).toEqual([
      { kind: "person", name: "Antonia Rehm", part: "grand piano", fallback: [] },
      { kind: "none", name: "Gespräch mit dem Filmteam", part: "", fallback: ["name"] },
    ]);
    expect((await readEvent(db, id, { lang: "de", now }))?.guests[1]?.fallback).toEqual([]);
  });

  it("that were lines of text keep their words when the table learns of kinds, and become no persons", async () => {
    const id = await addEvent(db, "2026-11-22T20:00:00+01:00");
    const migration = env.TEST_MIGRATIONS.find(({ name }) => name.includes("guest_kinds"));
    for (const lines of ['["Antonia Rehm, Flügel","Das \\"Ensemble\\""]', "[]"]) {
      await db.run(sql`UPDATE event SET guests = ${lines} WHERE id = ${id}`);
      // Twice: what has a kind already is left alone.
      for (const query of [...(migration?.queries ?? []), ...(migration?.queries ?? [])]) await db.run(sql.raw(query));
      const names = (await readEvent(db, id, { lang: "de", now }))?.guests.map(({ name, kind }) => [kind, name]);
      expect(names).toEqual(
        lines === "[]"
          ? []
          : [
              ["none", "Antonia Rehm, Flügel"],
              ["none", 'Das "Ensemble"'],
            ],
      );
    }
  });
});
