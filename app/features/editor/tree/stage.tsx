import { memo, useEffect, useMemo, type ComponentType, type ReactNode } from "react";
import type { Sources } from "~/domain/editing/schema";
import type { PageDocument, ReferenceSources } from "~/domain/pages/document";
import type { PageModule } from "~/domain/pages/schema";
import { edgeNumber } from "~/domain/editing/tree";
import type { PageContents } from "~/features/pages/load";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { definitions } from "~/modules/definitions";
import type { TreeFrame } from "~/modules/ModuleTree";
import { compareFrame } from "../compare/compare-frame";
import { useMarksOnPage } from "../compare/marks-on-page";
import { withNames } from "../inline/name-texts";
import { useTextsOnPage } from "../inline/texts-on-page";
import { WritingPlace } from "../inline/WritingPlace";
import { labelOf } from "../label";
import { heldDocument } from "./held-document";
import { keptModules } from "./kept-modules";
import type { Session, Tree } from "../session";
import { useCell, usePart } from "../store/cell";
import styles from "./stage.module.css";

const lookups = ({ images, files, venues }: Sources): ReferenceSources => ({
  image: (id) => images[id] ?? null,
  file: (id) => files[id] ?? null,
  venue: (id) => venues[id] ?? null,
});

/** A time that is in every window: who edits sees what visitors do not see yet, or no more. */
const always = Number.NaN;

const wideIn = ({ containers }: PageDocument): string[] =>
  containers.flatMap(({ columns }) =>
    columns.flatMap(({ children }) =>
      children.filter(({ type }) => definitions.get(type)?.width === "window").map(({ id }) => id),
    ),
  );

type Held = ReturnType<typeof heldDocument>;

/** What is on the page: the version that is looked at, else the working copy. */
function useShown(session: Session, held: Held): { document: PageDocument; sources: Sources } {
  const looked = usePart(session.view, (view) => view.looked);
  const compare = usePart(session.view, (view) => view.compare);
  const document = useCell(held);
  const sources = useCell(session.sources);
  return useMemo(
    () => (compare ? { document: compare[compare.side], sources: compare.sources } : (looked ?? { document, sources })),
    [compare, looked, document, sources],
  );
}

interface StageProps {
  content: PageContents;
  Tree: Tree;
}

/** What draws a page's modules from the working copy, in the place of the page itself. */
export function stageOf(session: Session): ComponentType<StageProps> {
  const frame = frameOf(session);
  const held = heldDocument(session);
  const comparing = compareFrame(session);
  return function EditedPage({ content, Tree }: StageProps) {
    useEffect(() => session.tree.set({ Tree }), [Tree]);
    const { document, sources } = useShown(session, held);
    const isEditing = usePart(session.view, ({ mode, looked }) => mode === "edit" && looked === null);
    const isComparing = usePart(session.view, ({ compare }) => compare !== null);
    const now = isEditing || isComparing ? always : content.now;
    const resolve = useMemo(
      () => keptModules({ page: session.page, lang: session.lang, now, sources: lookups(sources) }),
      [sources, now],
    );
    const { modules, fallback } = useMemo(
      () => resolve(isEditing ? withNames(document, session.lang) : document),
      [document, resolve, isEditing],
    );
    const wideIds = wideIn(document).join(" ");
    const wide = useMemo(() => wideIds.split(" ").filter(Boolean), [wideIds]);
    useTextsOnPage(isEditing);
    useMarksOnPage(isComparing);
    const framed = isEditing ? { frame } : isComparing ? { frame: comparing } : {};
    return <Tree containers={modules} fallback={fallback} wide={wide} {...framed} />;
  };
}

/** True for types and versions that this build can edit. */
const isKnown = ({ type, version }: Pick<PageModule, "type" | "version">): boolean =>
  version <= (definitions.get(type)?.version ?? 0);

function frameOf(session: Session): TreeFrame {
  return {
    Module: ({ module, children }) => (
      <FramedModule session={session} module={module}>
        {children}
      </FramedModule>
    ),
    Empty: ({ section, column }) => <EmptyColumn session={session} section={section} column={column} />,
  };
}

interface FramedProps {
  session: Session;
  module: PageModule;
  children: ReactNode;
}

function FramedModule({ session, module, children }: FramedProps) {
  const path = usePart(session.view, ({ writing }) => (writing?.id === module.id ? writing.path : null));
  const isDragged = usePart(session.view, ({ dragged }) => dragged?.id === module.id);
  return (
    <div data-module={module.id} className={styles.module} data-dragged={isDragged || undefined} inert={path === null}>
      <Still isStill={path !== null}>{isKnown(module) ? children : null}</Still>
      {path !== null && <WritingPlace key={path} session={session} id={module.id} path={path} />}
      <Card session={session} module={module} isKnown={isKnown(module)} />
    </div>
  );
}

/** Stays as it was drawn for as long as somebody writes in it: the words in it are theirs. */
const Still = memo(
  ({ children }: { isStill: boolean; children: ReactNode }) => children,
  (_, { isStill }) => isStill,
);

/** What stands for a module that shows nothing. Styles hide it beside one that shows something. */
function Card({ session, module, isKnown }: Pick<FramedProps, "session" | "module"> & { isKnown: boolean }) {
  const t = useT("editor");
  const { lang } = useLocale();
  const number = usePart(session.store.state, ({ document }) => edgeNumber(document, module.id));
  return (
    <div data-tool="" className={styles.card} data-unknown={!isKnown || undefined}>
      <b>{number}</b> {labelOf(module.type, lang)}
      <span>{t(isKnown ? "page.nothing" : "page.unknown")}</span>
    </div>
  );
}

function EmptyColumn({ session, section, column }: { session: Session; section: string; column: number }) {
  const t = useT("editor");
  const number = usePart(session.store.state, ({ document }) => edgeNumber(document, section) ?? "");
  return (
    <div data-tool="">
      <button
        type="button"
        className={styles.empty}
        aria-label={t("page.emptyIn", { number })}
        onClick={() =>
          session.view.update({ panel: { kind: "add", at: { kind: "module", section, column, after: null } } })
        }
      >
        {t("page.empty")}
      </button>
    </div>
  );
}
