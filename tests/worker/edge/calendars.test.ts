import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { bumpGeneration } from "../../../workers/cache/generation";
import { caller } from "../../support/edge";
import { addEvent, smallHouse } from "../../support/fixtures";
import { sitePages } from "../../support/site-pages";

const call = caller({ renderPage: sitePages });
/** More than two pages of the feed hold. */
const shows = 2_050;

beforeAll(async () => {
  const db = await smallHouse(env);
  const first = await addEvent(db, "2099-11-23T20:00:00+01:00", { seriesId: 1 });
  const { results } = await env.DB.prepare("SELECT name FROM pragma_table_info('event') WHERE name <> 'id'").all<{
    name: string;
  }>();
  const columns = results.map(({ name }) => name).join(", ");
  await env.DB.prepare(
    `INSERT INTO event (${columns}) WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${shows}) SELECT ${columns} FROM event, n WHERE event.id = ?`,
  )
    .bind(first)
    .run();
  await bumpGeneration(env);
});

it.each(["/de/programm.ics", "/de/series/analog/1/termine.ics"])("%s holds every show to come, once", async (path) => {
  const response = await call(path);
  expect(response.status).toBe(200);
  const uids = (await response.text()).match(/^UID:.+$/gm) ?? [];
  expect([uids.length, new Set(uids).size]).toEqual([shows, shows]);
});
