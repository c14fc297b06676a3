import type { ReactNode } from "react";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import buttons from "./buttons.module.css";
import styles from "./Paper.module.css";

interface PaperProps {
  id: string;
  siteName: string;
  title: string;
  /** Below the title: what it is about, in words, or of when. */
  lead: ReactNode;
  /** The way back, where it is not the start of the box office. */
  back?: { path: string; text: string };
  children: ReactNode;
}

/** A page of the box office to be read: the way back, the house's name, the title. */
export function Paper({ id, siteName, title, lead, back, children }: PaperProps) {
  const t = useT("box-office");
  const { href } = useLocale();
  return (
    <main id={id} className={styles.page}>
      <header className={styles.head}>
        <p className={styles.back}>
          <a className={buttons.link} href={href(back?.path ?? "/cms-hub/box-office")}>
            {back?.text ?? t("sheet.back")}
          </a>
        </p>
        <p className={styles.house}>{siteName}</p>
        <h1>{title}</h1>
        {typeof lead === "string" ? <p className={styles.lead}>{lead}</p> : lead}
      </header>
      {children}
    </main>
  );
}
