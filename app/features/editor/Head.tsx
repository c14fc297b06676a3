import type { ReactNode } from "react";
import styles from "./Head.module.css";

interface HeadProps {
  /** What stands in the black field before the title: an edge number, a count. */
  sign: ReactNode;
  titleId: string;
  title: string;
}

/** The head of everything that opens in the workshop. */
export function Head({ sign, titleId, title }: HeadProps) {
  return (
    <>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      <h2 id={titleId} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
    </>
  );
}
