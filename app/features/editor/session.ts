import { editingApi, type EditingApi, type OnSignedOut } from "~/api/later/editing";
import type { Colleague, Draft, Sources } from "~/domain/editing/schema";
import type { KeptImage } from "~/domain/editing/picking";
import type { PageDocument } from "~/domain/pages/document";
import type { ComponentType } from "react";
import type { ModuleTreeProps } from "~/modules/ModuleTree";
import type { LocaleCode } from "~/domain/locale/locales";
import { afterFrame, onceAfterFrame } from "./after-frame";
import type { Comparison } from "./compare/comparison";
import { fetchingSources } from "./fetch-sources";
import type { Onto } from "./pictures/use-drop";
import { createCell, type Cell } from "./store/cell";
import { EditorStore } from "./store/editor-store";
import { noJournal, openJournal, type Journal } from "./store/journal";
import { paced } from "./store/paced";
import type { Clash, Kept } from "./store/state";
import type { Told } from "./told";

/** Where something is to be put: a section behind another, or a module in a column. */
export type Spot =
  | { kind: "section"; after: string | null }
  | { kind: "module"; section: string; column: number; after: string | null };

export type Panel = { kind: "add"; at: Spot } | { kind: "publish" | "versions" | "keys" | "check" | "pages" | "aside" };

/** A field of a module's form, in one language of it. */
export interface FieldPlace {
  key: string;
  lang: string | null;
}

/** What is open over the page. */
export type Opened =
  | { kind: "fields"; id: string; at?: FieldPlace }
  | { kind: "picture"; image: KeptImage }
  | { kind: "clash"; clash: Clash }
  | { kind: "settings" | "refused" }
  | null;

/** A version of the page that is looked at instead of the working copy. */
export interface Looked {
  /** Null: the working copy without what an earlier tab had left. */
  seq: number | null;
  document: PageDocument;
  sources: Sources;
}

/** Which of two versions that are compared is on the page. */
export type Side = "before" | "both" | "now";

/** Two versions that are compared on the page. */
export interface Compare extends Comparison {
  /** When they were written, on the clock; null: the working copy, before it that without what an earlier tab had left. */
  times: { was: string | null; is: string | null };
  before: PageDocument;
  now: PageDocument;
  sources: Sources;
  side: Side;
}

/** A text of a module that is being written where it stands: "content", "children.2.headline". */
export interface Writing {
  id: string;
  path: string;
}

export interface View {
  mode: "off" | "edit" | "guest";
  /** Id of a section or module. */
  selected: string | null;
  hovered: string | null;
  writing: Writing | null;
  panel: Panel | null;
  opened: Opened;
  told: Told | null;
  looked: Looked | null;
  /** With `looked`: that beside another one. */
  compare: Compare | null;
  /** What is dragged, or "" for files that are brought: to where it would go, or onto a picture. */
  dragged: { id: string; over: Spot | null; onto?: Onto } | null;
}

/** What draws modules: the page's own, so that its code is in one file with the page's. */
export type Tree = ComponentType<ModuleTreeProps>;

/** Everything that belongs to working on one page in one language. */
export interface Session {
  page: number;
  lang: LocaleCode;
  draft: Cell<Draft>;
  api: EditingApi;
  store: EditorStore;
  sources: Cell<Sources>;
  view: Cell<View>;
  /** Who else works on the page. */
  here: Cell<readonly Colleague[]>;
  /** Whether somebody has to sign in first: they are asked, or have said that they do it later. */
  signIn: Cell<"asked" | "later" | null>;
  /** An answer said that nobody is signed in. */
  onSignedOut: OnSignedOut;
  /** Null until the page is drawn from the working copy. */
  tree: Cell<{ Tree: Tree } | null>;
  /** Fetches what a document refers to and is not here yet. */
  fetchSources: (document: PageDocument) => Promise<void>;
  end: () => void;
}

/** Nothing is open, nothing selected. */
export const quiet: View = {
  mode: "off",
  selected: null,
  hovered: null,
  writing: null,
  panel: null,
  opened: null,
  told: null,
  looked: null,
  compare: null,
  dragged: null,
};

/** So often what is typed is kept in the browser: a letter that is older outlives the tab. */
const keepMs = 250;

const clock = {
  now: () => Date.now(),
  later: (run: () => void, ms: number) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** The page's working copy here, which keeps in the journal what the house does not know yet; `flush` does so at once. */
function storeOver(api: EditingApi, draft: Cell<Draft>, journal: Journal): { store: EditorStore; flush: () => void } {
  const { id: page } = draft.get().page;
  // Who may not keep anything goes on without.
  const keeping = paced<Kept>((kept) => void journal.keep(kept).catch(() => undefined), keepMs, {
    ...clock,
    later: (run, ms) => (ms > 0 ? clock.later(run, ms) : afterFrame(run)),
  });
  const store = new EditorStore(draft.get(), journal.left, {
    send: (mutation) => api.send(page, mutation),
    read: async () => {
      const { body } = await api.draft(page);
      if (body) draft.set(body);
      return body;
    },
    keep: keeping.run,
    newId: () => crypto.randomUUID(),
    ...clock,
    afterFrame,
  });
  return { store, flush: keeping.flush };
}

/** Brings what another tab has left, which is kept by this one before it is nobody's any more. */
async function bringHere(store: EditorStore, left: Kept, flush: () => void, hear: () => void): Promise<boolean> {
  const isHere = await store.bring(left);
  if (!isHere) return false;
  flush();
  hear();
  return true;
}

/**
 * Begins to work on a page; null where its working copy cannot be had. `onBrought` hears when there is something on the page
 * that another tab has left.
 */
export async function beginSession(
  page: number,
  lang: LocaleCode,
  mode: View["mode"],
  onBrought: (session: Session) => void,
): Promise<Session | null> {
  const signIn = createCell<"asked" | "later" | null>(null);
  // Whoever wants to do it later is asked again when they press something that needs it.
  const onSignedOut = (isBackground: boolean): void => {
    if (!isBackground || signIn.get() === null) signIn.set("asked");
  };
  const api = editingApi(lang, onSignedOut);
  const [{ body: draft }, journal] = await Promise.all([
    api.draft(page),
    // Whose browser keeps nothing works without.
    openJournal(page).catch(() => noJournal),
  ]);
  if (!draft) {
    journal.end();
    return null;
  }
  const draftCell = createCell(draft);
  const { store, flush } = storeOver(api, draftCell, journal);
  const sourced = fetchingSources(api, draft.sources);
  let looked = store.state.get().document;
  const look = onceAfterFrame(() => void sourced.fetchSources(looked));
  const follow = store.state.subscribe(() => {
    const { document } = store.state.get();
    if (document === looked) return;
    looked = document;
    look.soon();
  });
  const saving = store.saving.subscribe(() => {
    const { kind } = store.saving.get();
    if (kind === "signed-out") onSignedOut(true);
    if (kind === "saved") signIn.set(null);
  });
  const online = () => {
    store.retry();
    look.soon();
  };
  const keep = () => {
    store.takeWritten();
    flush();
  };
  // What nobody sees has no frames.
  const turned = () => (document.visibilityState === "visible" ? void store.refresh() : keep());
  const view = createCell<View>({ ...quiet, mode });
  // Whoever goes on to something else finds done what was written before.
  const goingOn = view.subscribe(() => store.takeWritten());
  const listening = new AbortController();
  window.addEventListener("online", online, listening);
  window.addEventListener("pagehide", keep, listening);
  document.addEventListener("visibilitychange", turned, listening);
  const session: Session = {
    page,
    lang,
    draft: draftCell,
    api,
    store,
    view,
    here: createCell<readonly Colleague[]>([]),
    signIn,
    onSignedOut,
    tree: createCell<{ Tree: Tree } | null>(null),
    ...sourced,
    end: () => {
      follow();
      goingOn();
      look.end();
      saving();
      store.stop();
      flush();
      listening.abort();
      journal.end();
    },
  };
  const hear = () => {
    if (store.state.get().pending.length > 0) onBrought(session);
  };
  hear();
  journal.follow((left) => bringHere(store, left, flush, hear), listening.signal);
  return session;
}
