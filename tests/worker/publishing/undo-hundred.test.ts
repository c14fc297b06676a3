import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { EditorStore, type Sent } from "~/features/editor/store/editor-store";
import { mutate } from "../../../workers/publishing/mutate";
import {
  asking,
  documentWith,
  draftOf,
  emptyHouse,
  headline,
  headlinesOf,
  publishedPage,
  saying,
  staff,
  step,
} from "../../support/editing";

const ids = ["a", "b", "c", "d"];
const [anna, jakob] = [staff("anna"), staff("jakob")];

interface Write {
  isOwn: boolean;
  id: string;
  words: string;
}

const somebody = fc.record({ isOwn: fc.boolean(), at: fc.nat(ids.length - 1) });

/** The working copy in a browser that has just been loaded anew. */
function soon(run: () => void): () => void {
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}

async function reloaded(page: number): Promise<EditorStore> {
  const send = async (mutation: Parameters<typeof mutate>[2]): Promise<Sent> => {
    const outcome = await mutate(asking(anna), page, mutation);
    if (outcome.ok) return { kind: "accepted", answer: outcome.value };
    const { more } = outcome as { more?: Extract<Sent, { kind: "conflict" }>["answer"] };
    return more ? { kind: "conflict", answer: more } : { kind: "unfit" };
  };
  return new EditorStore(
    await draftOf(page, anna),
    { pending: [], clashes: [] },
    {
      send,
      read: () => draftOf(page, anna),
      keep: () => undefined,
      now: () => Date.now(),
      newId: () => crypto.randomUUID(),
      later: soon,
      afterFrame: soon,
    },
  );
}

beforeAll(() => emptyHouse("anna", "jakob"));

it("any of an editor's last hundred steps is undone across a reload, and nothing that stands on it", async () => {
  let pages = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(somebody, { minLength: 60, maxLength: 130 }),
      fc.array(fc.option(fc.nat(ids.length - 1)), { minLength: 30, maxLength: 100 }),
      async (before, undos) => {
        pages += 1;
        const page = await publishedPage(`/hundert-${pages}`, documentWith(...ids.map((id) => headline(id, id))));
        let standing: Write[] = ids.map((id) => ({ isOwn: false, id, words: id }));
        const own: Write[] = [];
        let rev = (await draftOf(page, anna)).rev;
        const write = async (isOwn: boolean, id: string): Promise<void> => {
          const made = { isOwn, id, words: `${isOwn ? "anna" : "jakob"} ${standing.length} ${rev}` };
          const done = await step(page, rev, [saying(id, made.words)], { by: isOwn ? anna : jakob });
          if (!done.ok) throw new Error(done.detail);
          ({ rev } = done.value);
          standing.push(made);
          if (isOwn) own.push(made);
        };
        // oxlint-disable-next-line no-await-in-loop
        for (const { isOwn, at } of before) await write(isOwn, ids[at] ?? "a");
        const store = await reloaded(page);
        const undoable = own.slice(-100);
        for (const meanwhile of undos) {
          // oxlint-disable no-await-in-loop
          if (meanwhile !== null) await write(false, ids[meanwhile] ?? "a");
          const last = undoable.at(-1);
          const isOnTop = last !== undefined && standing.findLast(({ id }) => id === last.id) === last;
          // What is known to be in the way is not even asked for, and stays the next.
          if (store.undo()) undoable.pop();
          else expect(isOnTop).toBe(false);
          expect(await store.settled()).toBe("saved");
          ({ rev } = await draftOf(page, anna));
          // oxlint-enable no-await-in-loop
          if (isOnTop) standing = standing.filter((other) => other !== last);
          const wanted = ids.map((id) => standing.findLast((other) => other.id === id)?.words);
          // oxlint-disable-next-line no-await-in-loop
          expect(await headlinesOf(page)).toEqual(wanted);
        }
        await store.refresh();
        expect(store.state.get().document).toEqual((await draftOf(page, anna)).document);
        expect(store.state.get().clashes).toEqual([]);
      },
    ),
    { numRuns: 6 },
  );
});
