import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import type { Operation } from "~/domain/editing/operations";
import type { Draft } from "~/domain/editing/schema";
import type { PageDocument } from "~/domain/pages/document";
import type { StoredModule } from "~/domain/pages/schema";
import type { StaffRole } from "~/domain/staff/permissions";
import { definitions } from "~/modules/definitions";
import { db } from "../../workers/db/client";
import { user } from "../../workers/db/schema/auth";
import { page, pageDraft, pageOp, pageVersion } from "../../workers/db/schema/pages";
import type { Asking } from "../../workers/publishing/asking";
import { mutate } from "../../workers/publishing/mutate";
import { readDraft } from "../../workers/publishing/read-draft";

export const database = db(env);
export const now = Date.parse("2099-11-21T18:05:00+01:00");

/** Somebody of the house; the same name is the same person. */
export const staff = (name: string, role: StaffRole = "editor"): NonNullable<Asking["actor"]> => ({
  id: name,
  name,
  email: `${name}@kino.example`,
  role,
});

export const asking = (actor: Asking["actor"] = staff("ada"), at = now): Asking => ({
  db: database,
  env,
  now: at,
  lang: "de",
  actor,
  modules: definitions,
  requestId: "test",
});

export const headline = (id: string, content: string): StoredModule => ({
  id,
  type: "headline",
  version: 1,
  order: 0,
  props: { headline_level: 2, preline: {}, content: { de: content }, subline: {}, anchor: "" },
});

/** A page of one section and one column. */
export const documentWith = (...children: StoredModule[]): PageDocument => ({
  containers: [
    {
      id: "s1",
      slug: "main",
      layout: "100",
      extra_class: "",
      columns: [{ index: 0, classes: "", children: children.map((module, order) => ({ ...module, order })) }],
    },
  ],
});

/** A published page; its id. */
export async function publishedPage(path: string, document: PageDocument): Promise<number> {
  const [row] = await database
    .insert(page)
    .values({ path, title: { de: path }, liveSeq: 1 })
    .returning({ id: page.id });
  const pageId = row?.id ?? 0;
  await database.insert(pageVersion).values({ pageId, seq: 1, reason: "publish", document, createdAt: now });
  return pageId;
}

/** A house without pages, and with people who have names. */
export async function emptyHouse(...names: string[]): Promise<void> {
  await database.update(page).set({ parentId: null });
  for (const table of [pageOp, pageDraft, pageVersion, page]) await database.delete(table);
  for (const name of names)
    await database
      .insert(user)
      .values({ id: name, name, email: `${name}@kino.example`, createdAt: new Date(0), updatedAt: new Date(0) })
      .onConflictDoNothing();
}

export const saying = (id: string, content: string): Operation => ({
  op: "set",
  id,
  key: "content",
  lang: "de",
  value: content,
});

/** A step of somebody's. */
export const step = (
  id: number,
  base_rev: number | undefined,
  operations: Operation[],
  { by = staff("ada"), undoes, name = crypto.randomUUID() }: StepOptions = {},
) => mutate(asking(by), id, { base_rev, step: name, operations, undoes });

interface StepOptions {
  by?: Asking["actor"];
  undoes?: string;
  name?: string;
}

/** What an editor of a page begins with. */
export async function draftOf(id: number, by: Asking["actor"] = staff("ada")): Promise<Draft> {
  const draft = await readDraft(asking(by), id);
  if (!draft.ok) throw new Error(draft.detail);
  return draft.value;
}

/** The texts of a page's headlines in their order, as its working copy has them. */
export async function headlinesOf(id: number): Promise<string[]> {
  const [row] = await database.select().from(pageDraft).where(eq(pageDraft.pageId, id));
  const modules = (row?.document.containers ?? []).flatMap(({ columns }) =>
    columns.flatMap(({ children }) => children),
  );
  return modules.map(({ props }) => (props["content"] as { de: string }).de);
}
