import { Fragment, memo, useEffect, useRef } from "react";
import { numberAt } from "~/domain/editing/tree";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { recentTypes } from "../actions/recent";
import { afterFrame } from "../after-frame";
import { labelOf } from "../label";
import type { Session } from "../session";
import { useCell, usePart, type Cell } from "../store/cell";
import { useChangedIds } from "../use-changes";
import { Frames } from "./Frames";
import { Insertion } from "./Insertion";
import type { Layout } from "../layout/layout";
import type { Outline, Outlined } from "../layout/outline";
import type { Settled } from "../layout/settled";
import styles from "./Layer.module.css";
import { afterLooking } from "../told";
import { useFindings } from "./use-findings";

interface LayerProps {
  session: Session;
  layout: Cell<Layout>;
  settled: Settled;
}

/** The least distance of two numbers in the track, so that each can be pressed. */
const apart = 26;

const isInSight = ({ top, bottom }: DOMRect): boolean => top >= 0 && bottom <= window.innerHeight;

/** What was selected is in sight, and has the focus where the keyboard is on the page; what is new, as soon as it has a number. */
function useFollowed({ view }: Session, outline: Outline): void {
  const selected = usePart(view, (now) => now.selected);
  const isOver = usePart(view, ({ opened }) => opened !== null);
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (selected === null) followed.current = null;
    if (selected === followed.current) return;
    if (isOver) {
      // A dialog gives the focus back to where it was: another's number would select that again.
      if (document.activeElement instanceof HTMLElement && document.activeElement.dataset.spot !== undefined)
        document.activeElement.blur();
      return;
    }
    // A focus has the page laid out at once: who has done something does not wait for that.
    return afterFrame(() => {
      const spot = document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(selected ?? "")}"]`);
      if (!spot) return;
      followed.current = selected;
      const { activeElement } = document;
      const isFree = activeElement === document.body || activeElement?.closest('[data-region="page"]') !== null;
      if (!isFree || activeElement === spot) return;
      spot.focus({ preventScroll: true });
      if (!isInSight(spot.getBoundingClientRect())) spot.scrollIntoView({ block: "center" });
    });
  }, [selected, outline, isOver]);
}

/**
 * What lies over the page and scrolls with it: numbers in the track, insertion points, frames. The numbers are what the
 * keyboard walks along.
 */
export function Layer({ session, layout, settled }: LayerProps) {
  const t = useT("editor");
  const looked = usePart(session.view, (view) => view.looked);
  const { outline, boxes, top, bottom } = useCell(layout);
  const findings = useFindings(session);
  const changed = useChangedIds(session);
  const recent = recentTypes().join(" ");
  useFollowed(session, outline);
  return (
    <>
      <div className={styles.mask} aria-hidden="true" />
      <section className={styles.layer} aria-label={t("page.label")} data-region="page">
        <Insertion session={session} after={null} number="" y={top} recent={recent} isFirst />
        {outline.map((section, at) => (
          <Fragment key={section.id}>
            <Edge
              session={session}
              selected={settled.selected}
              at={at}
              section={section}
              boxes={boxes}
              findings={findings}
              changed={changed}
            />
            <Insertion
              session={session}
              after={section.id}
              number={numberAt(at)}
              recent={recent}
              y={boxes.get(outline[at + 1]?.id ?? "")?.top ?? bottom}
            />
          </Fragment>
        ))}
        {!looked && <Frames session={session} layout={layout} settled={settled} />}
      </section>
    </>
  );
}

interface EdgeProps {
  session: Session;
  selected: Settled["selected"];
  section: Outlined;
  /** Position of the section, from 0. */
  at: number;
  boxes: Layout["boxes"];
  findings: ReadonlyMap<string, number>;
  changed: ReadonlySet<string>;
}

/** Where the numbers of a section's modules begin below its own: those that stand beside each other have theirs below each other. */
const placesOf = ({ modules }: Outlined, boxes: Layout["boxes"], top: number): number[] =>
  modules.reduce<number[]>(
    (above, { id }) => [...above, Math.max((above.at(-1) ?? 4) + apart, (boxes.get(id)?.top ?? 0) - top)],
    [],
  );

/** A section's numbers at the edge of the page, with a bar beside what visitors do not see yet. */
const Edge = memo(function Edge({ session, selected, section, at, boxes, findings, changed }: EdgeProps) {
  const box = boxes.get(section.id);
  if (!box) return null;
  const { modules } = section;
  const places = placesOf(section, boxes, box.top);
  const height = Math.max(box.height, (places.at(-1) ?? 0) + apart);
  return (
    <div className={styles.section} style={{ insetBlockStart: box.top, blockSize: height }}>
      <Number session={session} selected={selected} id={section.id} number={numberAt(at)} />
      {modules.map((module, index) => (
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
            selected={selected}
            id={module.id}
            number={numberAt(at, index)}
            type={module.type}
            below={(places[index] ?? 0) - (places[index - 1] ?? 0)}
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
  selected: Settled["selected"];
  id: string;
  number: string;
  /** Of a module; undefined: a section. */
  type?: string;
  /** Pixels from where the one before it begins, of the first from where its section does. */
  below?: number;
  isChanged?: boolean;
  /** How much the content check has found in it. */
  findings?: number;
}

/** The number by which everybody calls a section or module; with the focus, that is selected. */
const Number = memo(function Number({
  session,
  selected,
  id,
  number,
  type,
  below,
  isChanged = false,
  findings = 0,
}: NumberProps) {
  const t = useT("editor");
  const { lang } = useLocale();
  const isSelected = usePart(selected, (marked) => marked === id);
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
      {...(below !== undefined && { style: { marginBlockStart: below } })}
      data-spot={id}
      data-found={findings > 0 || undefined}
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
