import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "../../../workers/db/client";
import { countAddresses } from "../../../workers/db/site/addresses";
import { listRedirects } from "../../../workers/db/site/site-redirects";
import { homePage } from "../../../workers/demo/content/pages/home";
import { redirectTable } from "../../../workers/http/site-facts";
import { generations } from "../../../workers/cache/generation";
import { fixtureIds } from "../../../workers/demo/programme/today";
import { seedDemo, seedStaff } from "../../../workers/demo/seed";

const now = Date.parse("2026-11-21T18:05:00+01:00");
const tables = [
  "production",
  "event",
  "event_tag",
  "event_label",
  "timeslot",
  "person",
  "production_person",
  "production_genre",
  "series",
  "room",
  "seat_group",
  "price_line",
  "article",
  "page",
  "page_version",
  "menu_entry",
  "redirect",
  "search_index",
  "opening_hours",
  "programme_teaser",
] as const;

async function counts(): Promise<Record<string, number>> {
  const results = await env.DB.batch<{ n: number }>(
    tables.map((table) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`)),
  );
  return Object.fromEntries(tables.map((table, index) => [table, results[index]?.results[0]?.n ?? -1]));
}

const one = async <T>(sql: string, ...values: unknown[]): Promise<T | null> =>
  env.DB.prepare(sql)
    .bind(...values)
    .first<T>();

describe("seeding", () => {
  beforeAll(async () => {
    await seedDemo(env, { now, profile: "demo", artwork: false });
  });

  it("fills every part of the house", async () => {
    const found = await counts();
    for (const [table, count] of Object.entries(found)) expect(count, table).toBeGreaterThan(0);
    expect(found.production).toBe(42);
    expect(found.series).toBe(10);
  });

  it("changes nothing when it is done again, and leaves carts alone", async () => {
    await env.DB.prepare("INSERT INTO cart (id, created_at, deadline_at) VALUES ('c', 1, 2)").run();
    await env.DB.prepare(
      "INSERT INTO event (id, slug, event_type_id, starts_at, ends_at, cinema_day, part_of_day) VALUES (5000, 'own', 1, 1, 2, '2026-11-21', 'evening')",
    ).run();
    const before = await counts();
    const generation = (await generations(env.CACHE, 0)).current;
    await seedDemo(env, { now, profile: "demo", artwork: false });
    const after = await counts();
    // The editor's own event is found by the search now.
    expect({ ...after, search_index: 0 }).toEqual({ ...before, search_index: 0 });
    expect(await one("SELECT id FROM cart")).toEqual({ id: "c" });
    expect(await one("SELECT slug FROM event WHERE id = 5000")).toEqual({ slug: "own" });
    expect((await generations(env.CACHE, Number.MAX_SAFE_INTEGER)).current).not.toBe(generation);
  });

  it("moves the programme with the day and keeps the ids of the fixtures", async () => {
    await seedDemo(env, { now: now + 86_400_000, profile: "demo", artwork: false });
    expect(await one("SELECT cinema_day FROM event WHERE id = ?", fixtureIds.soldOut)).toEqual({
      cinema_day: "2026-11-22",
    });
    await seedDemo(env, { now, profile: "demo", artwork: false });
    expect(await one("SELECT cinema_day FROM event WHERE id = ?", fixtureIds.soldOut)).toEqual({
      cinema_day: "2026-11-21",
    });
  });

  it("lists the show past midnight under the evening before", async () => {
    const row = await one<{ cinema_day: string; part_of_day: string; starts_at: number }>(
      "SELECT cinema_day, part_of_day, starts_at FROM event WHERE id = ?",
      fixtureIds.midnight,
    );
    expect(row).toEqual({
      cinema_day: "2026-11-21",
      part_of_day: "late",
      starts_at: Date.parse("2026-11-22T00:15:00+01:00"),
    });
  });

  it("has every kind of date the programme knows", async () => {
    expect(await one("SELECT status FROM event WHERE id = ?", fixtureIds.cancelled)).toEqual({ status: "cancelled" });
    expect(
      await one("SELECT status, previous_starts_at < starts_at AS moved FROM event WHERE id = ?", fixtureIds.moved),
    ).toEqual({ status: "moved", moved: 1 });
    expect(await one("SELECT is_free FROM event WHERE id = ?", fixtureIds.free)).toEqual({ is_free: 1 });
    expect(await one("SELECT ticket_url <> '' AS external FROM event WHERE id = ?", fixtureIds.external)).toEqual({
      external: 1,
    });
    expect(await one("SELECT count(*) AS n FROM timeslot WHERE event_id = ?", fixtureIds.timeslots)).toEqual({ n: 10 });
    expect(
      await one(
        "SELECT g.kind, g.capacity FROM event e JOIN seat_group g ON g.room_id = e.room_id WHERE e.slug = 'storm'",
      ),
    ).toEqual({ kind: "general", capacity: 300 });
    expect(await one("SELECT is_visible FROM label WHERE slug = 'livestream'")).toEqual({ is_visible: 0 });
    expect(await one("SELECT count(*) AS n FROM menu_entry WHERE is_online = 0")).toEqual({ n: 1 });
  });

  it("spells out umlauts in addresses, as its own pages link them", async () => {
    const names = await env.DB.prepare("SELECT slug FROM event UNION ALL SELECT slug FROM person").all<{
      slug: string;
    }>();
    expect(names.results.filter(({ slug }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    const linked = [...JSON.stringify(homePage(new Map())).matchAll(/"\/programm\/([^/"]+)\/(\d+)"/g)];
    expect(linked.length).toBeGreaterThan(1);
    for (const [, slug, id] of linked)
      expect(await one("SELECT slug FROM event WHERE id = ?", Number(id))).toEqual({ slug });
  });

  it("tells search engines when each of its pages was last changed", async () => {
    const counts = await countAddresses(db(env), now);
    expect(counts.filter(({ changed }) => changed === null)).toEqual([]);
  });

  it("knows the addresses of its old website in every language", async () => {
    const rules = await listRedirects(db(env));
    const table = redirectTable(rules.map(({ old_path, new_path }) => [old_path, new_path]));
    expect([table.get("/de/saele"), table.get("/en/saele")]).toEqual(["/de/haus", "/en/haus"]);
  });

  it("sells out through the box office", async () => {
    const left = (id: number) => one<{ free: number }>("SELECT free FROM availability WHERE event_id = ?", id);
    await expect.poll(() => left(fixtureIds.soldOut)).toMatchObject({ free: 0 });
    await expect.poll(() => left(fixtureIds.limited)).toMatchObject({ free: 9 });
  });

  it("is found without diacritics", async () => {
    expect(
      await one(
        "SELECT count(*) AS n FROM search_index WHERE search_index MATCH 'sedmikrasky' AND kind = 'production'",
      ),
    ).toEqual({ n: 2 });
  });

  it("makes a staff account whose password is stored as a hash only", async () => {
    const { email, password } = await seedStaff(env, now);
    expect(password.length).toBeGreaterThanOrEqual(16);
    const stored = await one<{ password: string }>(
      "SELECT a.password FROM account a JOIN user u ON u.id = a.user_id WHERE u.email = ?",
      email,
    );
    expect(stored?.password).toBeTruthy();
    expect(stored?.password).not.toContain(password);
  });
});
