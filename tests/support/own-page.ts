import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import type { Operation } from "~/domain/editing/operations";
import type { StoredModule } from "~/domain/pages/schema";
import { expect } from "./e2e";

/** A text module of one paragraph. */
export const written = (id: string, words: string): StoredModule => ({
  id,
  type: "text",
  version: 1,
  order: 0,
  props: {
    content: { de: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: words }] }] } },
    anchor: "",
    decrease_distance: false,
  },
});

/** A headline, with a line above it if there is one. */
export const titled = (id: string, words: string, preline?: string): StoredModule => ({
  id,
  type: "headline",
  version: 1,
  order: 0,
  props: {
    headline_level: 2,
    preline: preline === undefined ? {} : { de: preline },
    content: { de: words },
    subline: {},
    anchor: "",
  },
});

/** The calls of the page editor, of whom a browser belongs to and without its pages. */
export async function editorCalls(context: BrowserContext, origin: string) {
  const token = (await context.cookies()).find(({ name }) => name === "csrftoken")?.value ?? "";
  const own = `${origin}/de/pageeditor-api`;
  return {
    read: async <T>(path: string): Promise<T> => (await context.request.get(`${own}/${path}`)).json() as Promise<T>,
    /** JSON, or a picture as a file of a form. */
    send: async <T>(path: string, data: object): Promise<T> => {
      const body = Buffer.isBuffer(data)
        ? { multipart: { file: { name: "bild.png", mimeType: "image/png", buffer: data } } }
        : { data };
      const answer = await context.request.post(`${own}/${path}`, {
        ...body,
        headers: { origin, "X-CSRFToken": token },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (answer.status() === 204 ? null : await answer.json()) as T;
    },
  };
}

/** A page that no other test knows, as an editor makes it: published as it is given. Its path, and its calls. */
export async function ownPage(context: BrowserContext, origin: string, ...modules: StoredModule[]) {
  const { send } = await editorCalls(context, origin);
  const path = `/eigene-${randomUUID()}`;
  const { id } = await send<{ id: number }>("pages/", { title: { de: "Eigene Seite" }, path, parent: null });
  let rev = 0;
  /** Does something to it, and shows it to visitors. */
  const publish = async (...operations: Operation[]): Promise<void> => {
    ({ rev } = await send<{ rev: number }>(`draft/${id}/`, { base_rev: rev, step: randomUUID(), operations }));
    await send(`page/${id}/publish/`, { rev });
  };
  await publish(
    ...modules.map((module, index): Operation => {
      const after = modules[index - 1]?.id ?? null;
      return { op: "insert", module, place: { section: "main", column: 0, after } };
    }),
  );
  return { id, path: `/de${path}`, publish };
}

/** Two such pages: one with a text, and one with another text and a picture, for what goes from page to page. */
export async function twoPages(context: BrowserContext, origin: string) {
  const picture: StoredModule = { id: "p1", type: "image", version: 1, order: 0, props: { image: { $media: 1 } } };
  const from = await ownPage(context, origin, written("m1", "Wandert"));
  const to = await ownPage(context, origin, written("m2", "Drüben"), picture);
  return { from, to };
}
