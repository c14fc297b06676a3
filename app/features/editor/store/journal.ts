import type { Kept } from "./state";

/** What tabs leave behind: each tab has an entry of its own per page, so that two never write the same one. */
const database = "kasch-editor";
const entries = "kept";

interface Entry extends Kept {
  /** Page and tab. */
  key: string;
  page: number;
  tab: string;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("The journal does not answer")));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(entries, { keyPath: "key" }));
  return settled(request);
}

const lockOf = (key: string): string => `${database}/${key}`;

/** Says that an entry is its tab's own, for as long as the tab lives and has not called what this resolves with. */
async function live(key: string): Promise<() => void> {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  await new Promise<void>((resolve) => {
    void navigator.locks.request(lockOf(key), () => {
      resolve();
      return isOver;
    });
  });
  return end;
}

const isDead = (key: string): Promise<boolean> =>
  navigator.locks.request(lockOf(key), { ifAvailable: true }, (lock) => Promise.resolve(lock !== null));

/** Entries of a page that belong to tabs which live: also to those that are only just going. */
async function living(page: number): Promise<string[]> {
  const { held = [] } = await navigator.locks.query();
  const first = lockOf(`${page}/`);
  return held.flatMap(({ name }) => (name?.startsWith(first) ? [name.slice(lockOf("").length)] : []));
}

export interface Journal {
  /** What tabs that are gone have left of this page; from now on it is this tab's. */
  left: Kept;
  keep: (kept: Kept) => Promise<void>;
  /** Hands over what tabs leave that lived when this one began, once they are gone: it is this tab's when `bring` says so. */
  follow: (bring: (left: Kept) => Promise<boolean>, signal: AbortSignal) => void;
  /** What this tab has kept is for whoever works on the page next. */
  end: () => void;
}

/** The journal of a page in this tab. Where a browser keeps nothing, neither does this. */
export async function openJournal(page: number): Promise<Journal> {
  const tab = crypto.randomUUID();
  const key = `${page}/${tab}`;
  const db = await open();
  const others = await living(page);
  const end = await live(key);
  const store = (mode: IDBTransactionMode) => db.transaction(entries, mode).objectStore(entries);
  const found = (await settled(store("readonly").getAll())) as Entry[];
  const left: Kept = { pending: [], clashes: [] };
  const adopted: string[] = [];
  for (const entry of found.filter((candidate) => candidate.page === page)) {
    if (!(await isDead(entry.key))) continue;
    adopted.push(entry.key);
    left.pending = [...left.pending, ...entry.pending];
    left.clashes = [...left.clashes, ...entry.clashes];
  }
  const keep = async ({ pending, clashes }: Kept): Promise<void> => {
    const writing = store("readwrite");
    const isNothing = pending.length + clashes.length === 0;
    const done = isNothing
      ? settled(writing.delete(key))
      : settled(writing.put({ key, page, tab, pending, clashes } satisfies Entry));
    // What a document that goes has not committed itself goes with it.
    writing.transaction.commit();
    await done;
  };
  await keep(left);
  for (const old of adopted) await settled(store("readwrite").delete(old));
  const follow: Journal["follow"] = (bring, signal) => {
    for (const other of others)
      navigator.locks
        .request(lockOf(other), { signal }, async () => {
          const entry = (await settled(store("readonly").get(other))) as Entry | undefined;
          if (entry && (await bring(entry))) await settled(store("readwrite").delete(other));
        })
        // Whoever has stopped working here waits for nobody.
        .catch(() => undefined);
  };
  return { left, keep, follow, end };
}

/** Where nothing can be kept. */
export const noJournal: Journal = {
  left: { pending: [], clashes: [] },
  keep: () => Promise.resolve(),
  follow: () => undefined,
  end: () => undefined,
};
