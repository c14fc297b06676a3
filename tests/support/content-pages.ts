import { env } from "cloudflare:workers";
import type { PageDocument } from "~/domain/pages/document";
import { db } from "../../workers/db/client";
import { page, pageVersion } from "../../workers/db/schema/pages";

const database = db(env);

/** A page of one module. */
const documentOf = (type: string, props: Record<string, unknown>): PageDocument => ({
  containers: [
    {
      id: "c1",
      slug: "main",
      layout: "100",
      extra_class: "",
      columns: [{ index: 0, classes: "", children: [{ id: "m1", type, version: 1, order: 1, props }] }],
    },
  ],
});

/** A page that says one line. */
export const saying = (content: Record<string, string>): PageDocument =>
  documentOf("headline", { headline_level: 2, preline: {}, content, subline: {}, anchor: "" });

/** A page with pasted code, in the module "m1". */
export const pasted = (html_code: string): PageDocument => documentOf("html", { html_code });

/** Puts a page in the house; its last version is the published one. */
export async function publish(path: string, title: Record<string, string>, ...versions: PageDocument[]): Promise<void> {
  const [row] = await database
    .insert(page)
    .values({ path, title, liveSeq: versions.length })
    .returning({ id: page.id });
  for (const [index, document] of versions.entries())
    await database.insert(pageVersion).values({ pageId: row?.id ?? 0, seq: index + 1, reason: "publish", document });
}

/** A house without pages. */
export async function removePages(): Promise<void> {
  await database.update(page).set({ parentId: null });
  await database.delete(page);
  await database.delete(pageVersion);
}
