import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";
import { Wrap } from "~/ui/Wrap";
import styles from "./ErrorPage.module.css";
import { wasNavigatedTo } from "./navigated";

export interface FrameProps {
  siteName?: string | undefined;
  /** The way back, filled in by the route. */
  breadcrumb?: ReactNode;
}

interface FrameContent extends FrameProps {
  /** What stands in the frame: a status, figure by figure. */
  sign: string;
  status: string;
  title: string;
  children: ReactNode;
}

/** The masking has closed on a status; below it the words. */
export function Frame({ sign, status, title, siteName, breadcrumb, children }: FrameContent) {
  const { key } = useLocation();
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    // The error may have replaced the whole page, and its texts come after the navigation is over.
    if (wasNavigatedTo(key)) page.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [key]);
  return (
    <section ref={page} className={styles.page}>
      <title>{siteName ? `${title} – ${siteName}` : title}</title>
      <meta name="robots" content="noindex" />
      {breadcrumb && <Wrap>{breadcrumb}</Wrap>}
      <div className={styles.frame} aria-hidden="true">
        <span>{Array.from(sign).join(":")}</span>
      </div>
      <Wrap className={styles.words}>
        <p className={styles.status}>{status}</p>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </Wrap>
    </section>
  );
}
