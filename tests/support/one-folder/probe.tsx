import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { ReactNode } from "react";
import { editingApi } from "~/api/later/editing";
import type { Colleague, Draft } from "~/domain/editing/schema";
import type { StoredModule } from "~/domain/pages/schema";
import { resolveDocument, type PageDocument } from "~/domain/pages/document";
import { AddPanel } from "~/features/editor/add/AddPanel";
import { newSection } from "~/features/editor/actions/operations";
import EditDialog from "~/features/editor/form/EditDialog";
import { quiet, type Session, type Tree, type View } from "~/features/editor/session";
import { createCell } from "~/features/editor/store/cell";
import { EditorStore } from "~/features/editor/store/editor-store";
import { ModuleContext } from "~/features/pages/module-context";
import { LocaleProvider } from "~/i18n/locale-context";
import { createTexts } from "~/i18n/texts";
import common from "~/i18n/messages/de/common.json";
import editor from "~/i18n/messages/de/editor.json";
import form from "~/i18n/messages/de/editor-form.json";
import { definitions } from "~/modules/definitions";
import { ModuleTree } from "~/modules/ModuleTree";

const holding = (...modules: StoredModule[]): PageDocument => ({ containers: [newSection("100", () => "s", modules)] });

const draft: Draft = {
  page: {
    id: 1,
    rev: 0,
    path: "/haus",
    parent: null,
    og_image: null,
    title: {},
    headline: {},
    meta_title: {},
    meta_description: {},
    og_title: {},
    og_description: {},
    is_online: true,
    is_clickable: true,
    in_menu: true,
    in_footer: false,
    is_landing_page: false,
  },
  rev: 0,
  document: holding(),
  live: null,
  scheduled: null,
  offline_at: null,
  steps: [],
  sources: { images: {}, files: {}, venues: {}, rights_end: {} },
  may: { edit: true, publish: true, settings: true },
};

/** Work on an empty page, with the site's own drawing of modules; nothing of it leaves the test. */
function someSession(): Session {
  const never = () => Promise.reject(new Error("nobody asks"));
  const kept = { pending: [], clashes: [] };
  const deps = {
    send: never,
    read: never,
    keep: never,
    now: () => 0,
    newId: () => "id",
    later: () => () => {},
    afterFrame: () => () => {},
  };
  return {
    page: 1,
    lang: "de",
    draft: createCell(draft),
    api: editingApi("de"),
    store: new EditorStore(draft, kept, deps),
    sources: createCell(draft.sources),
    view: createCell<View>({ ...quiet, mode: "edit" }),
    here: createCell<readonly Colleague[]>([]),
    signIn: createCell<"asked" | "later" | null>(null),
    onSignedOut: () => undefined,
    tree: createCell<{ Tree: Tree } | null>({ Tree: ModuleTree }),
    fetchSources: () => Promise.resolve(),
    end: () => {},
  };
}

function draw(element: ReactNode): string {
  const texts = createTexts({ "de/common": common, "de/editor": editor, "de/editor-form": form });
  const page = { path: "/haus", version: null, data: {}, wide: [], now: 0, today: "2026-11-21", ticket: () => null };
  const site = (
    <I18nextProvider i18n={texts}>
      <LocaleProvider lang="de">
        <ModuleContext value={page}>{element}</ModuleContext>
      </LocaleProvider>
    </I18nextProvider>
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: "*", element: site }])} />);
}

/** What a tree of the app knows of a type of modules: how the editor offers it, asks for it and draws it. */
export function probe(type: string) {
  const definition = definitions.get(type);
  if (!definition) return null;
  const sample: StoredModule = { id: "m", type, version: definition.version, order: 0, props: definition.sample };
  const sources = { image: () => null, file: () => null, venue: () => null };
  const { modules } = resolveDocument(holding(sample), { page: 1, lang: "de", now: 0, sources });
  return {
    picker: draw(<AddPanel session={someSession()} at={{ kind: "section", after: null }} />),
    form: draw(<EditDialog module={sample} number="1.1" onSet={() => {}} onClose={() => {}} />),
    page: draw(<ModuleTree containers={modules} fallback={[]} />),
    words: definition.text(definition.sample, "en"),
  };
}
