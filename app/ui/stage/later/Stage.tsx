import type { ReactNode } from "react";
import { PageTitle } from "~/ui/text/PageTitle";
import { Wrap } from "~/ui/Wrap";
import styles from "./Stage.module.css";

interface StageProps {
  title: string;
  /** The frame beside the words. */
  frame: ReactNode;
  children: ReactNode;
}

/** One thing on a page: what it is about, and a frame beside it. */
export function Stage({ title, frame, children }: StageProps) {
  return (
    <Wrap className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.stage}>
        <div className={styles.words}>{children}</div>
        {frame}
      </div>
    </Wrap>
  );
}
