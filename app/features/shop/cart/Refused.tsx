import type { ReactNode } from "react";
import type { Refusal } from "~/domain/booking/refusal";
import { useT } from "~/i18n/use-t";
import { useAnswered } from "~/ui/form/later/use-answered";
import styles from "./Refused.module.css";

interface RefusedProps {
  reason: Refusal;
  /** The show it is about, where that is not plain from where it stands. */
  about?: string | undefined;
  /** Takes the focus: for errors that stand far from what was pressed. */
  focus?: boolean;
  /** A way on that the refusal offers. */
  children?: ReactNode;
}

/** Why a change was refused and what helps. */
export function Refused({ reason, about, focus = false, children }: RefusedProps) {
  const t = useT("shop");
  const box = useAnswered<HTMLDivElement>(focus && reason);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.refused}>
      <strong>
        {about === undefined ? null : `${about}: `}
        {t(`error.${reason}`)}
      </strong>{" "}
      {t(`error.${reason}_hint`)}
      {children}
    </div>
  );
}
