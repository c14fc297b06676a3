import type { ComponentProps, ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { PageTitle } from "~/ui/text/PageTitle";
import { Wrap } from "~/ui/Wrap";
import { AreaNav } from "./AreaNav";
import styles from "./Area.module.css";

interface AreaProps extends ComponentProps<typeof AreaNav> {
  title: string;
  /** Stands beside the content on wide screens. */
  frame?: ReactNode;
  /** A list takes the whole width; words to read do not. */
  isWide?: boolean;
  children: ReactNode;
}

/** A page of whoever is signed in. */
export function Area({ title, frame, isWide = false, children, ...nav }: AreaProps) {
  return (
    <Wrap className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <AreaNav {...nav} />
      <div className={styles.content}>
        <div className={classNames(styles.words, isWide && styles.wide)}>{children}</div>
        {frame}
      </div>
    </Wrap>
  );
}
