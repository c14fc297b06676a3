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

const lockOf = (tab: string): string => `${database}/${tab}`;

/** Says for as long as the tab lives that its entries are its own. */
async function live(tab: string): Promise<void> {
  await new Promise<void>((resolve) => {
    void navigator.locks.request(lockOf(tab), () => {
      resolve();
      return new Promise(() => undefined);
    });
  });
}

const isDead = (tab: string): Promise<boolean> =>
  navigator.locks.request(lockOf(tab), { ifAvailable: true }, (lock) => Promise.resolve(lock !== null));

export interface Journal {
  /** What tabs that are gone have left of this page; from now on it is this tab's. */
  left: Kept;
  keep: (kept: Kept) => Promise<void>;
}

/** The journal of a page in this tab. Where a browser keeps nothing, neither does this. */
export async function openJournal(page: number): Promise<Journal> {
  const tab = crypto.randomUUID();
  const db = await open();
  await live(tab);
  const store = (mode: IDBTransactionMode) => db.transaction(entries, mode).objectStore(entries);
  const found = (await settled(store("readonly").getAll())) as Entry[];
  const left: Kept = { pending: [], clashes: [] };
  const adopted: string[] = [];
  for (const entry of found.filter((candidate) => candidate.page === page)) {
    if (!(await isDead(entry.tab))) continue;
    adopted.push(entry.key);
    left.pending = [...left.pending, ...entry.pending];
    left.clashes = [...left.clashes, ...entry.clashes];
  }
  const key = `${page}/${tab}`;
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
  return { left, keep };
}

/** Where nothing can be kept. */
export const noJournal: Journal = { left: { pending: [], clashes: [] }, keep: () => Promise.resolve() };
