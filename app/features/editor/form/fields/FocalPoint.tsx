import { useId, type KeyboardEvent, type PointerEvent } from "react";
import type { KeptImage } from "~/domain/editing/picking";
import { useT } from "~/i18n/use-t";
import styles from "./ImageFacts.module.css";

type Point = KeptImage["facts"]["focal"];

interface FocalPointProps {
  image: KeptImage;
  focal: Point;
  /** While it is on its way. */
  onMove: (focal: Point) => void;
  onMoved: (focal: Point) => void;
}

const within = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
const arrows: Record<string, Point> = {
  ArrowLeft: { x: -0.01, y: 0 },
  ArrowRight: { x: 0.01, y: 0 },
  ArrowUp: { x: 0, y: -0.01 },
  ArrowDown: { x: 0, y: 0.01 },
};

/** The point of a picture that stays in sight when it is cut: pressed, dragged, moved by arrows or written as per cent. */
export function FocalPoint({ image, focal, onMove, onMoved }: FocalPointProps) {
  const t = useT("editor-form");
  const id = useId();
  const pointed = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: within((clientX - left) / width), y: within((clientY - top) / height) };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    onMoved(moved({ x: within(focal.x + by.x * far), y: within(focal.y + by.y * far) }));
  };
  const moved = (point: Point): Point => {
    onMove(point);
    return point;
  };
  const axis = (name: "x" | "y") => (
    <>
      <label htmlFor={`${id}-${name}`}>{t(`image.focal.${name}`)}</label>
      <input
        id={`${id}-${name}`}
        type="number"
        min={0}
        max={100}
        value={Math.round(focal[name] * 100)}
        onChange={({ target }) => onMove({ ...focal, [name]: within(target.valueAsNumber / 100 || 0) })}
        onBlur={() => focal[name] === image.facts.focal[name] || onMoved(focal)}
      />
    </>
  );
  return (
    <>
      <button
        type="button"
        className={styles.field}
        style={{ aspectRatio: image.ratio }}
        aria-label={t("image.focal", { x: Math.round(focal.x * 100), y: Math.round(focal.y * 100) })}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          onMove(pointed(event));
        }}
        onPointerMove={(event) => event.buttons > 0 && onMove(pointed(event))}
        onPointerUp={(event) => onMoved(moved(pointed(event)))}
      >
        <img src={`${image.src}/w640.jpg`} alt="" draggable={false} />
        <i style={{ insetInlineStart: `${focal.x * 100}%`, insetBlockStart: `${focal.y * 100}%` }} aria-hidden="true" />
      </button>
      <p className={styles.axes}>
        {axis("x")} {axis("y")} {t("image.focal.note")}
      </p>
    </>
  );
}
