import { editingApi, type EditingApi } from "~/api/later/editing";
import type { Colleague, Draft, Sources } from "~/domain/editing/schema";
import type { KeptImage } from "~/domain/editing/picking";
import { referencesIn, type PageDocument } from "~/domain/pages/document";
import type { ComponentType } from "react";
import type { ModuleTreeProps } from "~/modules/ModuleTree";
import type { LocaleCode } from "~/domain/locale/locales";
import type { Comparison } from "./compare/comparison";
import type { Onto } from "./pictures/use-drop";
import { createCell, type Cell } from "./store/cell";
import { EditorStore } from "./store/editor-store";
import { noJournal, openJournal } from "./store/journal";
import type { Clash } from "./store/state";

/** Where something is to be put: a section behind another, or a module in a column. */
export type Spot =
  | { kind: "section"; after: string | null }
  | { kind: "module"; section: string; column: number; after: string | null };

export type Panel = { kind: "add"; at: Spot } | { kind: "publish" | "versions" | "keys" | "check" | "pages" };

/** What is open over the page. */
export type Opened =
  | { kind: "fields"; id: string }
  | { kind: "picture"; image: KeptImage }
  | { kind: "clash"; clash: Clash }
  | { kind: "settings" }
  | null;

/** A version of the page that is looked at instead of the working copy. */
export interface Looked {
  seq: number;
  document: PageDocument;
  sources: Sources;
}

/** Which of two versions that are compared is on the page. */
export type Side = "before" | "both" | "now";

/** Two versions that are compared on the page. */
export interface Compare extends Comparison {
  /** Number of the earlier one. */
  was: number;
  /** Number of the later one; null: the working copy. */
  is: number | null;
  /** When they were written, on the clock; null: the working copy. */
  times: { was: string; is: string | null };
  before: PageDocument;
  now: PageDocument;
  sources: Sources;
  side: Side;
}

/** What is said in the foot, until the next command. */
export interface Told {
  text: string;
  canUndo?: boolean;
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

const missing = (ids: readonly number[], known: object): number[] => ids.filter((id) => !Object.hasOwn(known, id));

function sourcesOf(api: EditingApi, first: Sources): Pick<Session, "sources" | "fetchSources"> {
  const sources = createCell(first);
  const asked = new Set<string>();
  const fetchSources = async (document: PageDocument): Promise<void> => {
    const all = referencesIn(document);
    const known = sources.get();
    const wanted = {
      media: missing(all.media, known.images),
      files: missing(all.files, known.files),
      venues: missing(all.venues, known.venues),
    };
    const name = JSON.stringify(wanted);
    if (wanted.media.length + wanted.files.length + wanted.venues.length === 0 || asked.has(name)) return;
    asked.add(name);
    const found = await api.sources(wanted);
    if (!found) return void asked.delete(name);
    const now = sources.get();
    sources.set({
      images: { ...now.images, ...found.images },
      files: { ...now.files, ...found.files },
      venues: { ...now.venues, ...found.venues },
    });
  };
  return { sources, fetchSources };
}

/** Begins to work on a page; null where its working copy cannot be had. */
export async function beginSession(page: number, lang: LocaleCode, mode: View["mode"]): Promise<Session | null> {
  const api = editingApi(lang);
  const [{ body: draft }, journal] = await Promise.all([
    api.draft(page),
    // Whose browser keeps nothing works without.
    openJournal(page).catch(() => noJournal),
  ]);
  if (!draft) return null;
  const draftCell = createCell(draft);
  const store = new EditorStore(draft, journal.left, {
    send: (mutation) => api.send(page, mutation),
    read: async () => {
      const { body } = await api.draft(page);
      if (body) draftCell.set(body);
      return body;
    },
    keep: journal.keep,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  const sourced = sourcesOf(api, draft.sources);
  const follow = store.state.subscribe(() => void sourced.fetchSources(store.state.get().document));
  const online = () => store.retry();
  const back = () => void (document.visibilityState === "visible" && store.refresh());
  window.addEventListener("online", online);
  document.addEventListener("visibilitychange", back);
  return {
    page,
    lang,
    draft: draftCell,
    api,
    store,
    view: createCell({ ...quiet, mode }),
    here: createCell<readonly Colleague[]>([]),
    tree: createCell<{ Tree: Tree } | null>(null),
    ...sourced,
    end: () => {
      follow();
      store.stop();
      window.removeEventListener("online", online);
      document.removeEventListener("visibilitychange", back);
    },
  };
}
