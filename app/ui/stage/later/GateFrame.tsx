import type { ReactNode } from "react";
import type { Accent } from "~/domain/common/schema";
import { accented } from "~/ui/accent";
import styles from "./GateFrame.module.css";

/** A frame in the film gate with a sign in it: the picture of pages that have none. Decoration. */
export function GateFrame({ accent, children }: { accent: Accent; children: ReactNode }) {
  return (
    <div className={styles.frame} {...accented(accent)} aria-hidden="true">
      {children}
    </div>
  );
}
