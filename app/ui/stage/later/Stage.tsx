import type { ReactNode } from "react";
import { PageTitle } from "~/ui/text/PageTitle";
import { Wrap } from "~/ui/Wrap";
import styles from "./Stage.module.css";

interface StageProps {
  title: string;
  /** The frame beside the words. */
  frame: ReactNode;
  /** The ways to pages beside this one, below its title. */
  nav?: ReactNode;
  children: ReactNode;
}

/** One thing on a page: what it is about, and a frame beside it. */
export function Stage({ title, frame, nav, children }: StageProps) {
  return (
    <Wrap className={styles.page}>
      <PageTitle>{title}</PageTitle>
      {nav}
      <div className={styles.stage}>
        <div className={styles.words}>{children}</div>
        {frame}
      </div>
    </Wrap>
  );
}
