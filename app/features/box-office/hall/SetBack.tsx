import { useEffect, useRef, type RefObject } from "react";
import type { Reconciliation, ReconciliationDifference } from "~/domain/reconciling/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Places } from "../desk/Places";
import { orderPath } from "../orders/paths";
import styles from "./Hall.module.css";
import { useReconciliation } from "./use-reconciliation";

/** What has the focus when the button is gone with what it was for. */
function useFocusAfter(isOver: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOver && document.activeElement === document.body) heading.current?.focus();
  }, [isOver]);
  return heading;
}

/** Why a hall sells nothing that was set back to an older state, what will be done about it, and what has been. */
export function SetBack({ show, isSetBack }: { show: number; isSetBack: boolean }) {
  const t = useT("box-office");
  const { told, refused, isBusy, reconcile } = useReconciliation(show, isSetBack);
  const isOpen = isSetBack && told?.is_set_back !== false;
  const done = told?.done ?? null;
  const heading = useFocusAfter(!isOpen && done !== null);
  if (!isOpen && !done) return null;
  return (
    <section className={styles.setBack} aria-labelledby="set-back">
      <h2 id="set-back" ref={heading} tabIndex={-1}>
        {t(isOpen ? "reconcile.title" : "reconcile.done_title")}
      </h2>
      {isOpen && <p>{t("reconcile.what")}</p>}
      <p role="status" className={styles.done}>
        {done && [t("reconcile.taken", { count: done.taken }), t("reconcile.freed", { count: done.freed })].join(" ")}
      </p>
      {isOpen && told && <Way told={told} isBusy={isBusy} onReconcile={() => void reconcile()} />}
      <p>{t("reconcile.look")}</p>
      {refused && (
        <p role="alert">{t(refused === "unauthorized" ? "hall.refused.unauthorized" : "reconcile.refused")}</p>
      )}
    </section>
  );
}

/** What will be done and the button that does it, for whom it is. */
function Way({ told, isBusy, onReconcile }: { told: Reconciliation; isBusy: boolean; onReconcile: () => void }) {
  const t = useT("box-office");
  return (
    <>
      <Plan told={told} />
      {told.may_reconcile ? (
        <button type="button" className={styles.go} aria-disabled={isBusy || undefined} onClick={onReconcile}>
          {t(isBusy ? "reconcile.doing" : "reconcile.do")}
        </button>
      ) : (
        <p>{t("reconcile.not_yours")}</p>
      )}
    </>
  );
}

/** What will be done, and what a person has to decide first. */
function Plan({ told: { differences } }: { told: Reconciliation }) {
  const t = useT("box-office");
  const sum = (of: ReconciliationDifference["kind"]): number =>
    differences.reduce((places, { kind, places: more }) => places + (kind === of ? more : 0), 0);
  const [missing, surplus] = [sum("missing"), sum("surplus")];
  const conflicts = differences.filter(({ kind }) => kind === "conflict");
  return (
    <>
      <p>{t("reconcile.will")}</p>
      <ul>
        {missing > 0 && <li>{t("reconcile.missing", { count: missing })}</li>}
        {surplus > 0 && <li>{t("reconcile.surplus", { count: surplus })}</li>}
        {missing + surplus + conflicts.length === 0 && <li>{t("reconcile.none")}</li>}
      </ul>
      {conflicts.length > 0 && (
        <>
          <h3>{t("reconcile.conflicts")}</h3>
          <ul>
            {conflicts.map((conflict) => (
              <Conflict key={`${conflict.order} ${JSON.stringify(conflict.seats)}`} conflict={conflict} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Conflict({ conflict: { order, seats, reason, holder } }: { conflict: ReconciliationDifference }) {
  const t = useT("box-office");
  const { href } = useLocale();
  return (
    <li>
      <a href={href(orderPath(order))}>{t("hall.order", { number: order })}</a>, <Places seats={seats} />:{" "}
      {reason === "taken" && holder !== null
        ? t("reconcile.conflict.taken_by", { holder })
        : t(`reconcile.conflict.${reason ?? "taken"}`)}
    </li>
  );
}
