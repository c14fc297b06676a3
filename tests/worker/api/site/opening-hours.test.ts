import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { defaultSettings } from "~/domain/site/default-settings";
import type { OpeningHoursToday } from "~/domain/opening-hours/schema";
import { db } from "../../../../workers/db/client";
import { breakingNews, openingHours, openingHoursException } from "../../../../workers/db/schema/site";
import { caller, htmlPage } from "../../../support/edge";
import { saveSettings } from "../../../support/house";

const call = caller({ renderPage: () => Promise.resolve(htmlPage("", "n")) });
const database = db(env);

const at = (path: string, time: string) => call(path, { headers: { "x-test-now": time } });
const newsCount = async (time: string) => (await (await at("/api/breaking-news/", time)).json<unknown[]>()).length;
const hours = async (time: string) => (await at("/api/opening-hours/today/", time)).json<OpeningHoursToday>();

describe("breaking news and opening hours", () => {
  it("applies the online window: from <= now < to", async () => {
    await database.insert(breakingNews).values({
      title: { de: "Sturm" },
      onlineFrom: Date.parse("2026-11-21T18:00:00+01:00"),
      onlineTo: Date.parse("2026-11-21T19:00:00+01:00"),
    });
    expect([
      await newsCount("2026-11-21T17:59:59+01:00"),
      await newsCount("2026-11-21T18:00:00+01:00"),
      await newsCount("2026-11-21T19:00:00+01:00"),
    ]).toEqual([0, 1, 0]);
  });

  it("gives the hours of the cinema day in the house's zone", async () => {
    await database.insert(openingHours).values([
      { weekday: 6, timeFrom: "14:00", timeTo: "01:00" },
      { weekday: 7, timeFrom: "11:00", timeTo: "22:00" },
    ]);
    await database
      .insert(openingHoursException)
      .values({ dateFrom: "2026-12-24", dateTo: "2026-12-26", closed: true, alternativeText: { de: "Weihnachten" } });
    // Half past midnight still belongs to Saturday.
    expect(await hours("2026-11-22T00:30:00+01:00")).toMatchObject({
      date: "2026-11-21",
      opening_hours: [{ time_from: "14:00" }],
      opening_hours_exceptions: [],
    });
    expect((await hours("2026-12-25T12:00:00+01:00")).opening_hours_exceptions).toMatchObject([
      { closed: true, alternative_text: "Weihnachten" },
    ]);
    expect((await hours("2026-12-27T12:00:00+01:00")).opening_hours_exceptions).toEqual([]);
  });

  it.each([
    ["Pacific/Kiritimati", "2026-11-21T16:00:00Z", "2026-11-22", "11:00"],
    ["Pacific/Pago_Pago", "2026-11-22T13:00:00Z", "2026-11-21", "14:00"],
  ])("knows the day of a house in %s, where it is another one", async (zone, time, date, opens) => {
    await saveSettings({
      design: { ...defaultSettings.design, parsers: { ...defaultSettings.design.parsers, time_zone: zone } },
    });
    await database
      .insert(openingHours)
      .values([6, 7].map((weekday) => ({ weekday, timeFrom: weekday === 6 ? "14:00" : "11:00", timeTo: "23:00" })));
    await database.insert(openingHoursException).values({ dateFrom: date, dateTo: date, closed: true });
    const said = await hours(time);
    expect(said.date).toBe(date);
    expect(new Set(said.opening_hours.map(({ time_from }) => time_from))).toEqual(new Set([opens]));
    expect(said.opening_hours_exceptions).toMatchObject([{ closed: true }]);
  });
});
