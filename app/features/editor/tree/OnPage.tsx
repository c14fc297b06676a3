import { useEffect, useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import type { PageDocument } from "~/domain/pages/document";
import { definitions } from "~/modules/definitions";
import { setStage } from "~/ui/stage-signal";
import { wakeAll } from "~/ui/asleep/sleepers";
import { BottomBar } from "../bar/BottomBar";
import { CompareLayer } from "../compare/CompareLayer";
import { EditingContext } from "../form/editing-context";
import { useEditingFacts } from "../form/use-editing-facts";
import { Dialogs, fetchDialogs } from "../panels/Dialogs";
import { Panels } from "../panels/Panels";
import { useDrop } from "../pictures/use-drop";
import { usePresence } from "../presence/use-presence";
import type { Session } from "../session";
import { phone } from "../phone";
import { subscribeAll, useCell, usePart, type Cell } from "../store/cell";
import { useLoaded } from "../use-loaded";
import { whenIdle } from "../when-idle";
import { writtenText } from "../writing/written-text";
import { Foot } from "./Foot";
import { Layer } from "./Layer";
import { layoutCell } from "../layout/layout";
import { stageOf } from "./stage";
import { useKeyboard } from "./use-keyboard";
import { outliner, type Outline } from "../layout/outline";
import { useSettled } from "../layout/settled";
import { useMeasured } from "../layout/use-measured";
import { usePointer } from "./use-pointer";

/** What modules bring beyond their props comes with the page's data: it is asked for when such a module is another. */
const bringing = ({ containers }: PageDocument): string =>
  JSON.stringify(
    containers.flatMap(({ columns }) =>
      columns.flatMap(({ children }) =>
        children.filter(({ type }) => definitions.get(type)?.load).map(({ id, props }) => [id, props]),
      ),
    ),
  );

/** The document that the page's data were brought for: the working copy where the address said that it is edited. */
function useBroughtFor({ draft }: Session, document: PageDocument): PageDocument {
  const { version } = useLoaded();
  if (version === "draft") return document;
  return (version === null && draft.get().live?.document) || { containers: [] };
}

function useBrought(session: Session): void {
  const { revalidate } = useRevalidator();
  const document = usePart(session.store.state, ({ base }) => base);
  const wanted = useMemo(() => bringing(document), [document]);
  const first = useBroughtFor(session, document);
  const [brought, setBrought] = useState(() => bringing(first));
  useEffect(() => {
    if (wanted === brought) return;
    setBrought(wanted);
    void revalidate();
  }, [wanted, brought, revalidate]);
}

/** Draws the page from the working copy for as long as somebody works on it. */
function useStageOf(session: Session): void {
  useEffect(() => {
    // What is drawn now is drawn anew, not taken over from the server.
    wakeAll();
    setStage(stageOf(session));
    return () => setStage(null);
  }, [session]);
}

/** The page says that it is being edited, for styles and for whoever looks after it. */
function usePageClass(isEditing: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute("data-editing", isEditing);
    document.body.classList.toggle("edit-mode", isEditing);
    return () => {
      document.documentElement.removeAttribute("data-editing");
      document.body.classList.remove("edit-mode");
    };
  }, [isEditing]);
}

/** What is on the page, in order: of what is compared or looked at, else of the working copy. */
function shownOutline({ view, store }: Session): Pick<Cell<Outline>, "get" | "subscribe"> {
  const outlineOf = outliner();
  return {
    get: () => {
      const { compare, looked } = view.get();
      return outlineOf(compare?.[compare.side] ?? looked?.document ?? store.state.get().document);
    },
    subscribe: (listener) => subscribeAll([store.state, view], listener),
  };
}

/** What most who edit want soon. */
function fetchParts(): void {
  writtenText.fetch();
  fetchDialogs();
}

function Working({ session }: { session: Session }) {
  const isEditing = usePart(session.view, ({ mode }) => mode === "edit");
  const isLooking = usePart(session.view, ({ looked }) => looked !== null);
  const compare = usePart(session.view, (view) => view.compare);
  const isPhone = useCell(phone);
  const [layout] = useState(layoutCell);
  const [outline] = useState(() => shownOutline(session));
  useStageOf(session);
  useMeasured(layout, outline);
  const settled = useSettled(session, layout, outline);
  usePageClass(isEditing);
  useKeyboard(session, isEditing && !isLooking);
  usePointer(session, layout, isEditing && !isLooking);
  useDrop(session, layout, isEditing && !isLooking);
  useBrought(session);
  useEffect(() => whenIdle(fetchParts), []);
  if (!isEditing) return null;
  return (
    <>
      <Presence session={session} />
      {compare ? (
        <CompareLayer session={session} layout={layout} compare={compare} />
      ) : (
        <Layer session={session} layout={layout} settled={settled} />
      )}
      <Foot session={session} settled={settled} />
      {isPhone && <BottomBar session={session} />}
    </>
  );
}

/** Others see where somebody is for as long as they edit. */
function Presence({ session }: { session: Session }) {
  usePresence(session);
  return null;
}

/** Everything that works on the page itself. */
export default function OnPage({ session }: { session: Session }) {
  const isOn = usePart(session.view, ({ mode, looked }) => mode !== "off" || looked !== null);
  const facts = useEditingFacts(session);
  return (
    <EditingContext value={facts}>
      {isOn && <Working session={session} />}
      <Panels session={session} />
      <Dialogs session={session} />
    </EditingContext>
  );
}
