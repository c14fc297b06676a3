import type { ReactNode } from "react";
import { useAnswered } from "~/ui/form/later/use-answered";
import styles from "./Refused.module.css";

/** Why a form was not accepted and what helps. Takes the focus. */
export function Refused({ title, children }: { title: string; children?: ReactNode }) {
  const box = useAnswered<HTMLDivElement>(title);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.refused}>
      <strong>{title}</strong> {children}
    </div>
  );
}
