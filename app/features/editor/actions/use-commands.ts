import { useMemo } from "react";
import type { Operation } from "~/domain/editing/operations";
import { edgeNumber, findModule, findSection } from "~/domain/editing/tree";
import type { StoredModule } from "~/domain/pages/schema";
import { useT } from "~/i18n/use-t";
import { definitions } from "~/modules/definitions";
import type { Session, Spot } from "../session";
import { spotAfter } from "../spots";
import { clipOf, clipText, type Clip } from "./clipboard";
import * as as from "./operations";
import type { Direction, Layout } from "./operations";
import { afterLooking, done, failed, type Told } from "../told";
import { rememberType } from "./recent";

export const newId = (): string => crypto.randomUUID();

/** A new module of a type, with what its definition gives it and these props. */
export function newModule(type: string, props: StoredModule["props"] = {}): StoredModule | null {
  const definition = definitions.get(type);
  if (!definition) return null;
  const { version, defaults } = definition;
  return { id: newId(), type, version, order: 0, props: { ...structuredClone(defaults), ...props } };
}

/** Everything that can be done to a page; the same by keys, handles, sheets and panels. */
export interface Commands {
  select: (id: string | null) => void;
  edit: (id: string) => void;
  move: (id: string, direction: Direction) => void;
  canMove: (id: string, direction: Direction) => boolean;
  moveTo: (id: string, spot: Spot) => void;
  duplicate: (id: string) => void;
  remove: (id: string) => void;
  copy: (id: string) => Promise<boolean>;
  cut: (id: string) => Promise<void>;
  paste: (spot: Spot) => Promise<void>;
  insert: (type: string, spot: Spot) => void;
  insertSection: (layout: Layout, spot: Spot) => void;
  openAdd: (spot: Spot) => void;
  setLayout: (id: string, layout: Layout) => void;
  undo: () => void;
  redo: () => void;
}

const clipFor = ({ store }: Session, id: string): Clip | null => {
  const { document } = store.state.get();
  const section = findSection(document, id);
  if (section) return { kind: "section", section };
  const found = findModule(document, id);
  return found ? { kind: "module", module: found.module } : null;
};

/** What stands where something stood, so that the keyboard goes on from there. */
function neighbourOf({ store }: Session, id: string): string | null {
  const { containers } = store.state.get().document;
  const all = containers.flatMap((section) => [
    section.id,
    ...section.columns.flatMap(({ children }) => children.map((module) => module.id)),
  ]);
  const found = findModule(store.state.get().document, id);
  const siblings = found ? (found.section.columns[found.column]?.children ?? []) : [];
  const next = found ? (siblings[found.index + 1] ?? siblings[found.index - 1] ?? found.section) : undefined;
  return next?.id ?? all.find((other) => other !== id) ?? null;
}

type Translate = ReturnType<typeof useT<"editor">>;

interface Hands {
  session: Session;
  t: Translate;
  tell: (text: string) => void;
  warn: (text: string) => void;
  /** Does something, selects what it is about and tells of it; false if it does not fit. */
  act: (operations: Operation[], selected: string | null, told?: () => Told) => boolean;
  numberOf: (id: string) => string;
  remove: (id: string) => void;
}

/** What goes through the system's clipboard, to other pages, too. */
function clipboardOf({
  session,
  t,
  tell,
  warn,
  act,
  numberOf,
  remove,
}: Hands): Pick<Commands, "copy" | "cut" | "paste"> {
  const copy = async (id: string): Promise<boolean> => {
    const clip = clipFor(session, id);
    if (!clip) return false;
    try {
      await navigator.clipboard.writeText(clipText(clip));
    } catch {
      warn(t("told.noClipboard"));
      return false;
    }
    tell(t("told.copied", { number: numberOf(id) }));
    return true;
  };
  const paste = async (spot: Spot): Promise<void> => {
    const text = await navigator.clipboard.readText().catch(() => null);
    const clip = text === null ? null : clipOf(text, newId);
    if (!clip) return warn(t(text === null ? "told.noClipboard" : "told.nothingToPaste"));
    const made = clip.kind === "module" ? clip.module.id : clip.section.id;
    const after = spot.kind === "section" ? spot.after : spot.section;
    const operations: Operation[] =
      clip.kind === "module"
        ? as.inserting(spot, [clip.module], newId)
        : [{ op: "add_section", section: clip.section, after }];
    act(operations, made, () => done(t("told.pasted", { number: numberOf(made) }), true));
  };
  const cut = async (id: string): Promise<void> => {
    if (await copy(id)) remove(id);
  };
  return { copy, cut, paste };
}

function commandsOf(session: Session, t: Translate): Commands {
  const { store, view } = session;
  const page = () => store.state.get().document;
  const numberOf = (id: string): string => edgeNumber(page(), id) ?? "";
  const tell = (text: string): void => view.update({ told: done(text) });
  const warn = (text: string): void => view.update({ told: failed(text) });
  const act: Hands["act"] = (operations, selected, told) => {
    const isDone = operations.length > 0 && store.act(operations);
    if (isDone) view.update({ selected, told: told?.() ?? null });
    return isDone;
  };
  const put = (operations: Operation[], made: string): void => {
    if (act(operations, made)) view.update({ panel: null });
  };
  const edit = (id: string): void => {
    const found = findModule(page(), id);
    const hasFields = found ? definitions.has(found.module.type) : findSection(page(), id) !== undefined;
    if (hasFields) view.update({ selected: id, opened: { kind: "fields", id } });
  };
  const remove = (id: string): void => {
    const number = numberOf(id);
    const next = neighbourOf(session, id);
    act(as.removing(page(), id), next, () => done(t("told.deleted", { number }), true));
  };
  return {
    select: (selected) => view.update({ selected, told: afterLooking(view.get().told) }),
    edit,
    move: (id, direction) => {
      act(as.moving(page(), id, direction), id, () => done(t("told.moved", { number: numberOf(id) })));
    },
    canMove: (id, direction) => as.moving(page(), id, direction).length > 0,
    moveTo: (id, spot) => {
      act(as.dropping(page(), id, spot, newId), id, () => done(t("told.moved", { number: numberOf(id) }), true));
    },
    duplicate: (id) => {
      const made = as.duplicating(page(), id, newId);
      if (made) act(made.operations, made.made);
    },
    remove,
    ...clipboardOf({ session, t, tell, warn, act, numberOf, remove }),
    insert: (type, spot) => {
      const module = newModule(type);
      if (!module) return;
      rememberType(type);
      put(as.inserting(spot, [module], newId), module.id);
      edit(module.id);
    },
    insertSection: (layout, spot) => {
      const section = as.newSection(layout, newId);
      put([{ op: "add_section", section, after: spot.kind === "section" ? spot.after : spot.section }], section.id);
    },
    openAdd: (at) => view.update({ panel: { kind: "add", at } }),
    setLayout: (id, layout) => void act([{ op: "set_section", id, values: { layout } }], id),
    undo: () => {
      view.update({ told: null });
      store.undo();
      const blocked = store.blocked.get();
      if (blocked) warn(t("told.blocked", { name: blocked.by }));
    },
    redo: () => {
      view.update({ told: null });
      store.redo();
    },
  };
}

/** The commands on a page. */
export function useCommands(session: Session): Commands {
  const t = useT("editor");
  return useMemo(() => commandsOf(session, t), [session, t]);
}

/** Behind what is selected, for "insert here" and pasting; at the end of the page where nothing is. */
export function hereOf({ store, view }: Session): Spot {
  const { document } = store.state.get();
  const { selected } = view.get();
  const spot = selected === null ? null : spotAfter(document, selected);
  return spot ?? { kind: "section", after: document.containers.at(-1)?.id ?? null };
}
