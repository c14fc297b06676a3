import { useEffect, useRef, type ReactNode } from "react";
import styles from "./Refused.module.css";

/** Why a form was not accepted and what helps. Takes the focus when the page is there. */
export function Refused({ title, children }: { title: string; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.refused}>
      <strong>{title}</strong> {children}
    </div>
  );
}
