import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./PageTitle.module.css";

interface PageTitleProps {
  children: ReactNode;
  /** A line above the title: series, section. */
  preline?: ReactNode;
  /** What stands at the end of the title's line on wide screens. */
  aside?: ReactNode;
  lang?: string | undefined;
  className?: string | undefined;
}

/** The page's `h1`. It takes the focus after a navigation, so that a screen reader says where one is. */
export function PageTitle({ children, preline, aside, lang, className }: PageTitleProps) {
  return (
    <div className={classNames(styles.head, className)}>
      <div>
        {preline && <div className={styles.preline}>{preline}</div>}
        <h1 tabIndex={-1} lang={lang} className={styles.title}>
          {children}
        </h1>
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
