import { findModule, findSection } from "~/domain/editing/tree";
import type { PageDocument } from "~/domain/pages/document";
import { useT } from "~/i18n/use-t";
import { Others } from "../presence/Here";
import type { Session, Spot, View } from "../session";
import { useCell, usePart, type Cell } from "../store/cell";
import { Handles } from "./Handles";
import styles from "./Frames.module.css";
import { placeOf, type Box, type Layout } from "../layout/layout";
import type { Settled } from "../layout/settled";

interface FramesProps {
  session: Session;
  layout: Cell<Layout>;
  settled: Settled;
}

const corners = ["nw", "ne", "sw", "se"];

/** The marks on the page: corners where the pointer is, a frame around what is selected, a line where something would drop. */
export function Frames(props: FramesProps) {
  return (
    <>
      <Others {...props} />
      <Selected {...props} />
      <Near {...props} />
      <Drop {...props} />
    </>
  );
}

function Selected({ session, layout, settled }: FramesProps) {
  const id = useCell(settled.selected);
  const isWritten = usePart(session.view, ({ writing }) => id !== null && writing?.id === id);
  const isDragging = usePart(session.view, ({ dragged }) => dragged !== null);
  const isModule = usePart(settled.document, (document) => id !== null && findModule(document, id) !== undefined);
  const box = usePart(layout, ({ boxes }) => (id === null ? undefined : boxes.get(id)));
  // What is being written has a frame of its own.
  if (id === null || !box || isWritten) return null;
  return (
    <div className={styles.frame} style={placeOf(box)} data-kind={isModule ? "module" : "section"}>
      {!isDragging && <Handles session={session} layout={layout} document={settled.document} id={id} />}
    </div>
  );
}

function Near({ session, layout, settled }: FramesProps) {
  const selected = useCell(settled.selected);
  const id = usePart(session.view, ({ hovered, dragged }) => (hovered === selected || dragged ? null : hovered));
  const isWriting = usePart(session.view, ({ writing }) => writing !== null);
  const box = usePart(layout, ({ boxes }) => (id === null ? undefined : boxes.get(id)));
  if (id === null || !box) return null;
  return (
    <div className={styles.near} style={placeOf(box)}>
      {corners.map((corner) => (
        <i key={corner} data-corner={corner} />
      ))}
      {!isWriting && (
        <Handles key={id} session={session} layout={layout} document={settled.document} id={id} isHovered />
      )}
    </div>
  );
}

function Drop({ session, layout }: FramesProps) {
  const dragged = usePart(session.view, (view) => view.dragged);
  return dragged && <Dropping session={session} layout={layout} dragged={dragged} />;
}

function Dropping({
  session,
  layout,
  dragged: { over, onto },
}: Omit<FramesProps, "settled"> & { dragged: NonNullable<View["dragged"]> }) {
  const { boxes } = useCell(layout);
  const t = useT("editor");
  const document = usePart(session.store.state, (state) => state.document);
  const box = over ? dropLine(boxes, over, document) : null;
  if (onto)
    return (
      <div className={styles.onto} style={placeOf(onto.box)} data-drop="picture">
        <b>{t("drop.picture")}</b>
      </div>
    );
  return box && <div className={styles.drop} style={placeOf(box)} data-drop="" />;
}

const thick = 4;
const air = 8;

/** Where a module or section would come to stand: below what it follows, above what it comes before. */
function dropLine(boxes: Layout["boxes"], spot: Spot, document: PageDocument): Box | null {
  const line = (box: Box, y: number): Box => ({ ...box, top: y - thick / 2, height: thick });
  const before = boxes.get(spot.after ?? "");
  const gap = spot.kind === "section" ? 0 : air;
  if (before) return line(before, before.top + before.height + gap);
  const first =
    spot.kind === "section"
      ? document.containers[0]
      : findSection(document, spot.section)?.columns[spot.column]?.children[0];
  const box = boxes.get(first?.id ?? (spot.kind === "module" ? spot.section : ""));
  return box ? line(box, box.top - gap) : null;
}
