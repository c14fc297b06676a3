import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Usage } from "~/domain/editing/picking";
import { production } from "../../../../workers/db/schema/catalogue";
import { media } from "../../../../workers/db/schema/media";
import { publish } from "../../../../workers/publishing/publish";
import { asking, database, documentWith, emptyHouse, headline, publishedPage, step } from "../../../support/editing";
import { editors } from "../../../support/editors";
import { addEvent, smallHouse } from "../../../support/fixtures";

const { ask } = editors();

beforeAll(async () => {
  await smallHouse(env);
  await emptyHouse("ada");
});

const usageOf = async (id: number) =>
  (await (await ask("editor", "GET", `media/${id}/usage/`)).json<{ results: Usage[] }>()).results;

// Hashing a password takes its time, on purpose.
it("a picture is known wherever it is shown, and to the house alone", { timeout: 60_000 }, async () => {
  const [row] = await database
    .insert(media)
    .values({ hash: "e".repeat(16), mime: "image/png", width: 800, height: 600 })
    .returning({ id: media.id });
  const id = row?.id ?? 0;
  expect(await usageOf(id)).toEqual([]);
  const page = await publishedPage("/mit-bild", documentWith(headline("m1", "Ein Bild")));
  await publishedPage("/ohne-bild", documentWith(headline("m9", "Keines")));
  const showing = { id: "i1", type: "image", version: 1, order: 0, props: { image: { $media: id } } };
  await step(page, 0, [{ op: "insert", module: showing, place: { section: "s1", column: 0, after: "m1" } }]);
  expect(await publish(asking(), page, { rev: 1 })).toMatchObject({ ok: true });
  await database.update(production).set({ imageId: id }).where(eq(production.id, 1));
  await addEvent(database, "2026-12-01T20:00:00+01:00", { productionId: 1, imageId: id });
  const found = await usageOf(id);
  expect(found.map(({ kind }) => kind)).toEqual(["page", "film", "event"]);
  expect(found[0]).toEqual({ kind: "page", title: "/mit-bild", url: "/de/mit-bild" });
  // A show without a title of its own is called like its film.
  expect(found[2]?.title).toBe(found[1]?.title);
  expect((await ask("editor", "GET", "media/999999/usage/")).status).toBe(404);
  expect((await ask("box-office", "GET", `media/${id}/usage/`)).status).toBe(403);
  expect((await ask(null, "GET", `media/${id}/usage/`)).status).toBe(401);
});
