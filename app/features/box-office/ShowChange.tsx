import { useEffect, useRef, type ReactNode } from "react";
import type { DoorShow } from "~/domain/door/schema";
import { timeOf } from "~/domain/format/time";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import styles from "./ShowChange.module.css";

interface ShowChangeProps {
  id: string;
  show: DoorShow;
  title: string;
  /** What has come of it, as a word of its own: when it changes, the title has the focus, for the button that was pressed is gone. */
  state: string;
  /** Why what was asked for last was not done; empty: it was. */
  refused: string;
  children: ReactNode;
}

/** The frame of a page that changes one show for everybody: which one, what was refused, and the way back. */
export function ShowChange({
  id,
  show: { starts_at, title: name, room },
  title,
  state,
  refused,
  children,
}: ShowChangeProps) {
  const t = useT("box-office");
  const { href } = useLocale();
  const { longDay } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(state);
  useEffect(() => {
    if (was.current !== state) heading.current?.focus();
    was.current = state;
  }, [state]);
  return (
    <main id={id} className={styles.page}>
      <p className={styles.back}>
        <a href={href(`/cms-hub/box-office?date=${starts_at.slice(0, 10)}`)}>{t("cancel.back")}</a>
      </p>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.show}>
          <time dateTime={starts_at}>{timeOf(starts_at)}</time>
          <span>
            <strong>{name}</strong>
            {[longDay(starts_at), room].filter(Boolean).join(" · ")}
          </span>
        </p>
      </header>
      {children}
      <p role="alert" className={styles.refused}>
        {refused}
      </p>
    </main>
  );
}
