import { Fragment, memo, useEffect, useMemo, useState } from "react";
import { edgeNumber } from "~/domain/editing/tree";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { recentTypes } from "../actions/recent";
import { labelOf } from "../label";
import type { Session } from "../session";
import { useCell, usePart, type Cell } from "../store/cell";
import { useChangedIds } from "../use-changes";
import { Frames } from "./Frames";
import { Insertion } from "./Insertion";
import type { Layout } from "../layout/layout";
import styles from "./Layer.module.css";
import { outliner, type Outlined } from "./outline";
import { afterLooking } from "../told";
import { useFindings } from "./use-findings";

interface LayerProps {
  session: Session;
  layout: Cell<Layout>;
}

/** The least distance of two numbers in the track, so that each can be pressed. */
const apart = 26;

const isInSight = ({ top, bottom }: DOMRect): boolean => top >= 0 && bottom <= window.innerHeight;

/** What was selected is in sight, and has the focus where the keyboard is on the page. */
function useFollowed({ view }: Session): void {
  const selected = usePart(view, (now) => now.selected);
  useEffect(() => {
    if (selected === null) return;
    const spot = document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(selected)}"]`);
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.closest('[data-region="page"]') !== null;
    if (!spot || !isFree || activeElement === spot) return;
    spot.focus({ preventScroll: true });
    // Where it stands is measured with the next frame; asked now, the page would be laid out twice.
    const frame = requestAnimationFrame(() => {
      if (!isInSight(spot.getBoundingClientRect())) spot.scrollIntoView({ block: "center" });
    });
    return () => cancelAnimationFrame(frame);
  }, [selected]);
}

/**
 * What lies over the page and scrolls with it: numbers in the track, insertion points, frames. The numbers are what the
 * keyboard walks along.
 */
export function Layer({ session, layout }: LayerProps) {
  const t = useT("editor");
  const looked = usePart(session.view, (view) => view.looked);
  const [outlineOf] = useState(outliner);
  const draft = usePart(session.store.state, ({ document }) => outlineOf(document));
  const shown = useMemo(() => looked && outliner()(looked.document), [looked]);
  const sections = shown ?? draft;
  const { top, bottom } = useCell(layout);
  const findings = useFindings(session);
  const recent = recentTypes().join(" ");
  useFollowed(session);
  return (
    <>
      <div className={styles.mask} aria-hidden="true" />
      <section className={styles.layer} aria-label={t("page.label")} data-region="page">
        <Insertion session={session} after={null} y={top} recent={recent} isFirst />
        {sections.map((section, at) => (
          <Fragment key={section.id}>
            <Edge session={session} layout={layout} section={section} findings={findings} />
            <Insertion
              session={session}
              after={section.id}
              recent={recent}
              y={
                at === sections.length - 1
                  ? bottom
                  : (layout.get().boxes.get(sections[at + 1]?.id ?? "")?.top ?? bottom)
              }
            />
          </Fragment>
        ))}
        {!looked && <Frames session={session} layout={layout} />}
      </section>
    </>
  );
}

interface EdgeProps extends LayerProps {
  section: Outlined;
  findings: ReadonlyMap<string, number>;
}

/** A section's numbers at the edge of the page, with a bar beside what visitors do not see yet. */
const Edge = memo(function Edge({ session, layout, section, findings }: EdgeProps) {
  const { boxes } = useCell(layout);
  const changed = useChangedIds(session);
  const box = boxes.get(section.id);
  if (!box) return null;
  const { modules } = section;
  // Those that stand beside each other have their numbers below each other.
  const places = modules.reduce<number[]>(
    (above, { id }) => [...above, Math.max((above.at(-1) ?? 4) + apart, (boxes.get(id)?.top ?? 0) - box.top)],
    [],
  );
  const height = Math.max(box.height, (places.at(-1) ?? 0) + apart);
  return (
    <div className={styles.section} style={{ insetBlockStart: box.top, blockSize: height }}>
      <Number session={session} id={section.id} />
      {modules.map((module, at) => (
        <Fragment key={module.id}>
          {(changed.has(module.id) || changed.has(section.id)) && (
            <i
              className={styles.changed}
              style={{
                insetBlockStart: (boxes.get(module.id)?.top ?? box.top) - box.top,
                blockSize: boxes.get(module.id)?.height ?? apart,
              }}
            />
          )}
          <Number
            session={session}
            id={module.id}
            type={module.type}
            y={places[at] ?? 0}
            isChanged={changed.has(module.id)}
            findings={findings.get(module.id) ?? 0}
          />
        </Fragment>
      ))}
    </div>
  );
});

interface NumberProps {
  session: Session;
  id: string;
  /** Of a module; undefined: a section. */
  type?: string;
  y?: number;
  isChanged?: boolean;
  /** How much the content check has found in it. */
  findings?: number;
}

/** The number by which everybody calls a section or module; with the focus, that is selected. */
const Number = memo(function Number({ session, id, type, y, isChanged = false, findings = 0 }: NumberProps) {
  const t = useT("editor");
  const { lang } = useLocale();
  const number = usePart(session.store.state, ({ document }) => edgeNumber(document, id) ?? "");
  const isSelected = usePart(session.view, ({ selected }) => selected === id);
  const name =
    type === undefined
      ? t("page.section", { number })
      : t(isChanged ? "page.module.changed" : "page.module", { number, type: labelOf(type, lang) });
  const select = (): void => {
    if (session.view.get().selected !== id)
      session.view.update({ selected: id, told: afterLooking(session.view.get().told) });
  };
  return (
    <button
      type="button"
      className={type === undefined ? styles.number : styles.module}
      {...(y !== undefined && { style: { insetBlockStart: y } })}
      data-spot={id}
      tabIndex={type === undefined ? -1 : 0}
      aria-label={findings > 0 ? `${name}, ${t("page.findings", { count: findings })}` : name}
      title={findings > 0 ? t("page.findings", { count: findings }) : undefined}
      aria-current={isSelected}
      onFocus={select}
      onClick={select}
    >
      {number}
      {findings > 0 && <i className={styles.finding} />}
    </button>
  );
});
