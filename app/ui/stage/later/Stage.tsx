import type { ReactNode } from "react";
import type { Accent } from "~/domain/common/schema";
import { accented } from "~/ui/accent";
import { PageTitle } from "~/ui/text/PageTitle";
import { Wrap } from "~/ui/Wrap";
import styles from "./Stage.module.css";

interface StageProps {
  title: string;
  /** The frame beside the words. */
  frame: ReactNode;
  /** The ways to pages beside this one, below its title. */
  nav?: ReactNode;
  /** What is the matter, in the size of reading text. */
  lead?: ReactNode;
  /** Where to go from here. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** One thing on a page: what it is about, and a frame beside it. */
export function Stage({ title, frame, nav, lead, actions, children }: StageProps) {
  return (
    <Wrap className={styles.page}>
      <PageTitle>{title}</PageTitle>
      {nav}
      <div className={styles.stage}>
        <div className={styles.words}>
          {lead && <div className={styles.lead}>{lead}</div>}
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {frame}
      </div>
    </Wrap>
  );
}

interface GateFrameProps {
  accent: Accent;
  /** The masks have closed on it but for a slit. */
  closed?: boolean;
  children?: ReactNode;
}

/** A frame in the film gate with a sign in it: the picture of pages that have none. Decoration. */
export function GateFrame({ accent, closed = false, children }: GateFrameProps) {
  return (
    <div className={styles.frame} data-closed={closed || undefined} {...accented(accent)} aria-hidden="true">
      {children}
    </div>
  );
}

/** An empty frame that waits for its picture, with a sign in it. Decoration. */
export function EmptyFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame} data-empty="" aria-hidden="true">
      {children}
    </div>
  );
}
