import { useEffect, useRef } from "react";
import { useT } from "~/i18n/use-t";
import { useKeys } from "../form/use-keys";
import { Toolbar } from "../bar/Toolbar";
import type { Compare, Session, Side } from "../session";
import { usePart } from "../store/cell";
import { ToolIcon } from "../ToolIcon";
import styles from "./Compare.module.css";
import { restoring } from "./restoring";

const sides: readonly Side[] = ["before", "both", "now"];

interface CompareBarProps {
  session: Session;
  compare: Compare;
  /** Position of the change that is looked at; null: none yet. */
  at: number | null;
  count: number;
  onGo: (step: 1 | -1) => void;
}

/** Which of two versions the page shows, the way through their changes, and back. */
export function CompareBar({ session, compare, at, count, onGo }: CompareBarProps) {
  const t = useT("editor");
  const bar = useRef<HTMLElement>(null);
  const mayEdit = usePart(session.draft, ({ may }) => may.edit);
  const { times, side } = compare;
  const end = (): void => session.view.update({ compare: null, ...(times.was === null && { looked: null }) });
  useEffect(() => bar.current?.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true }), []);
  useKeys(bar, (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    end();
  });
  return (
    <section ref={bar} className={styles.bar} aria-label={t("compare.label")}>
      <Toolbar label={t("compare.label")} className={styles.line}>
        <p className={styles.name}>{t("compare.label")}</p>
        <p className={styles.times}>
          <b>{times.was ?? t("compare.without")}</b> <span aria-hidden="true">→</span>{" "}
          {times.is ? <b>{times.is}</b> : t("compare.draft")}
        </p>
        <div role="group" aria-label={t("compare.sides")} className={styles.sides}>
          {sides.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={side === one}
              data-first={one === "both" || undefined}
              onClick={() => session.view.update({ compare: { ...compare, side: one } })}
            >
              {t(`compare.${one}`)}
            </button>
          ))}
        </div>
        <p role="status" className={styles.place}>
          {compare.changes.length === 0
            ? t("compare.none")
            : at === null || side !== "both"
              ? t("compare.found", { count: compare.changes.length })
              : t("compare.place", { at: at + 1, count })}
        </p>
        <button type="button" disabled={count === 0} aria-label={t("compare.previous")} onClick={() => onGo(-1)}>
          <ToolIcon name="arrow-up" />
        </button>
        <button type="button" disabled={count === 0} aria-label={t("compare.next")} onClick={() => onGo(1)}>
          <ToolIcon name="arrow-down" />
        </button>
        {mayEdit && (
          <button type="button" className={styles.take} onClick={() => restoring(session, t, times.was)}>
            {times.was === null ? t("compare.drop") : t("compare.take", { time: times.was })}
          </button>
        )}
        <button type="button" onClick={end}>
          {t("compare.end")}
        </button>
      </Toolbar>
    </section>
  );
}
