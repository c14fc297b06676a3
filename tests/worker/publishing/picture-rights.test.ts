import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { rightsNotice } from "~/domain/editing/picking";
import { readPage } from "../../../workers/db/content/pages";
import { media } from "../../../workers/db/schema/media";
import { page as pageTable, reference } from "../../../workers/db/schema/pages";
import { pageTree } from "../../../workers/publishing/page-tree";
import {
  asking,
  database,
  documentWith,
  draftOf,
  emptyHouse,
  headline,
  now,
  publishedPage,
} from "../../support/editing";

const day = 24 * 60 * 60 * 1000;

let [page, picture] = [0, 0];
beforeEach(async () => {
  await emptyHouse();
  await database.delete(media);
  const row = { hash: "a".repeat(16), mime: "image/png", width: 640, height: 480 };
  const [made] = await database.insert(media).values(row).returning({ id: media.id });
  picture = made?.id ?? 0;
  const shown = { ...headline("m1", "Eins"), type: "image", props: { image: { $media: picture } } };
  page = await publishedPage("/haus", documentWith(shown));
  await database.update(pageTable).set({ ogImageId: picture }).where(eq(pageTable.id, page));
  await database.insert(reference).values({ pageId: page, moduleId: "m1", kind: "media", targetId: picture });
});

const mayBeShownUntil = (until: number | null) =>
  database.update(media).set({ rightsExpireAt: until }).where(eq(media.id, picture));
/** What visitors get of the picture: of the module, and where the page is shared. */
async function seen() {
  const found = await readPage(database, { path: "/haus", lang: "de", now, version: undefined });
  const image = found?.modules[0]?.columns[0]?.children[0]?.props["image"] as { id: number } | null | undefined;
  return [image?.id ?? null, found?.og_image?.includes("/media/") ? picture : null];
}
/** What editors are told: of the page's pictures, and in the list of pages. */
async function told() {
  const { sources } = await draftOf(page);
  const pages = await pageTree(asking());
  return [Object.keys(sources.images), sources.rights_end, pages.ok && pages.value[0]?.rights_end];
}

describe("a picture whose rights end", () => {
  it("is shown to its last moment and then by no page, and editors hear of it a month before", async () => {
    const id = String(picture);
    const iso = (at: number) => new Date(at).toISOString();
    for (const [until, isShown, isTold] of [
      [null, true, false],
      [now + rightsNotice + 1, true, false],
      [now + rightsNotice, true, true],
      [now + 1, true, true],
      [now, false, true],
      [now - 90 * day, false, true],
    ] as const) {
      await mayBeShownUntil(until);
      expect([until, ...(await seen())]).toEqual([until, ...(isShown ? [picture, picture] : [null, null])]);
      const end = isTold && until !== null ? iso(until) : null;
      expect([until, ...(await told())]).toEqual([until, isShown ? [id] : [], end ? { [id]: end } : {}, end]);
    }
  });
});
