import { beforeEach, describe, expect, it } from "vitest";
import type { KeptContainer, KeptModule } from "~/domain/editing/resources";
import {
  documentWith,
  draftOf,
  emptyHouse,
  headline,
  headlinesOf,
  publishedPage,
  saying,
  staff,
  step,
} from "../../../support/editing";
import { editors } from "../../../support/editors";

const { ask } = editors();
let [page, other] = [0, 0];
beforeEach(async () => {
  await emptyHouse();
  page = await publishedPage("/haus", documentWith(headline("m1", "Eins"), headline("m2", "Zwei")));
  other = await publishedPage("/bar", documentWith());
});

const send = (method: string, path: string, body?: unknown, rev?: number) =>
  ask("editor", method, path, { body, headers: rev === undefined ? {} : { "if-match": `"${rev}"` } });

// Hashing a password takes its time, on purpose.
describe("sections and modules one by one", { timeout: 60_000 }, () => {
  it("are found by the slug of a section, which is made where it is missing, once", async () => {
    const read = (slug: string) => send("GET", `container/by-slug/${slug}?object_id=${page}`);
    expect(await (await read("main")).json<KeptContainer>()).toMatchObject({ id: "s1", rev: 0, object_id: page });
    expect((await read("fuss")).status).toBe(404);
    const wish = { slug: "fuss", parent: null, content_type: "page", object_id: page };
    const made = await send("POST", "container/", wish, 0);
    expect([made.status, await made.json()]).toMatchObject([
      201,
      { slug: "fuss", rev: 1, columns: [{ children: [] }] },
    ]);
    expect((await send("POST", "container/", wish, 1)).status).toBe(201);
    expect((await draftOf(page)).document.containers.map(({ slug }) => slug)).toEqual(["main", "fuss"]);
  });

  it("are made, changed, put in order and taken away, each a step that can be undone", async () => {
    const wish = { object_id: page, parent: "s1", order: 1, props: { content: { de: "Neu" } } };
    const made = await send("POST", "headline/", wish, 0);
    const module = await made.json<KeptModule>();
    expect([made.status, module]).toMatchObject([201, { rev: 1, parent: "s1", type: "headline", order: 1 }]);
    expect(await headlinesOf(page)).toEqual(["Eins", "Neu", "Zwei"]);
    const changed = await send("PATCH", `headline/${module.id}/`, {
      object_id: page,
      props: { content: { de: "Anders" } },
      base_rev: 1,
    });
    expect([changed.status, (await changed.json<KeptModule>()).props["content"]]).toEqual([200, { de: "Anders" }]);
    const items = ["m2", module.id, "m1"].map((id, order) => ({ id, parent: "s1", column: 0, order }));
    expect((await send("POST", "order/", { object_id: page, items }, 2)).status).toBe(200);
    expect(await headlinesOf(page)).toEqual(["Zwei", "Anders", "Eins"]);
    expect((await send("DELETE", `headline/m1/?object_id=${page}`, undefined, 3)).status).toBe(200);
    expect(await headlinesOf(page)).toEqual(["Zwei", "Anders"]);
    for (let undone = 0; undone < 4; undone += 1)
      // One after the other, as they are pressed.
      // oxlint-disable-next-line no-await-in-loop
      expect((await send("POST", `page/${page}/undo/`, undefined, 4 + undone)).status).toBe(200);
    expect(await headlinesOf(page)).toEqual(["Eins", "Zwei"]);
  });

  it("are copied behind the original, and to another page", async () => {
    expect((await send("POST", "headline/m1/copy/", { object_id: page }, 0)).status).toBe(201);
    expect(await headlinesOf(page)).toEqual(["Eins", "Eins", "Zwei"]);
    const to = { object_id: other, parent: "s1" };
    const copied = await send("POST", "headline/m2/copy/", { object_id: page, to }, 0);
    expect([copied.status, (await copied.json<KeptModule>()).object_id]).toEqual([201, other]);
    expect(await headlinesOf(other)).toEqual(["Zwei"]);
  });

  it("are refused without a revision, over what others did, and where nothing is", async () => {
    const wish = { object_id: page, parent: "s1", props: {} };
    const props = { content: { de: "x" } };
    for (const [status, answer] of [
      [428, send("POST", "headline/", wish)],
      [428, send("POST", "container/", { slug: "x", object_id: page })],
      [428, send("PATCH", "headline/m1/", { object_id: page, props })],
      [428, send("DELETE", `headline/m1/?object_id=${page}`)],
      [428, send("POST", "order/", { object_id: page, items: [{ id: "s1", parent: null, order: 0 }] })],
      [428, send("POST", "headline/m1/copy/", { object_id: page })],
      [404, send("POST", "carousel/", wish, 0)],
      [404, send("PATCH", "text/m1/", { object_id: page, props }, 0)],
      [404, send("PATCH", "headline/m1/", { object_id: 987_654, props }, 0)],
      [422, send("POST", "headline/", { ...wish, parent: "gone" }, 0)],
      [422, send("PATCH", "headline/m1/", { object_id: page, props: { headline_level: "two" } }, 0)],
      [400, send("PATCH", "headline/m1/", { object_id: page, props: { __proto__x: 1 } }, 0)],
    ] as const)
      expect((await answer).status).toBe(status);
    await step(page, 0, [saying("m1", "Bob war da")], { by: staff("bob") });
    expect((await send("PATCH", "headline/m1/", { object_id: page, props }, 0)).status).toBe(409);
    expect(await headlinesOf(page)).toEqual(["Bob war da", "Zwei"]);
  });
});
