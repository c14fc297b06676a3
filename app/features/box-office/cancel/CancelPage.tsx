import { useEffect, useRef } from "react";
import type { Cancellation } from "~/domain/cancelling/schema";
import { timeOf } from "~/domain/format/time";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import styles from "./CancelPage.module.css";
import { Confirm } from "./Confirm";
import { Progress } from "./Progress";
import { useCancellation } from "./use-cancellation";

/** A show that is to be cancelled: what that means, the word that does it, and how far it has come. */
export function CancelPage({ id, first }: { id: string; first: Cancellation }) {
  const t = useT("box-office");
  const { href } = useLocale();
  const { longDay } = useFormats();
  const cancelling = useCancellation(first);
  const { told, refused } = cancelling;
  const { title, starts_at, room } = told.show;
  const isCancelled = told.status === "cancelled";
  const heading = useRef<HTMLHeadingElement>(null);
  const wasCancelled = first.status === "cancelled";
  useEffect(() => {
    // The button that was pressed is gone.
    if (isCancelled && !wasCancelled) heading.current?.focus();
  }, [isCancelled, wasCancelled]);
  return (
    <main id={id} className={styles.page}>
      <p className={styles.back}>
        <a href={href(`/cms-hub/box-office?date=${starts_at.slice(0, 10)}`)}>{t("cancel.back")}</a>
      </p>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t(isCancelled ? "cancel.done_title" : "cancel.title")}
        </h1>
        <p className={styles.show}>
          <time dateTime={starts_at}>{timeOf(starts_at)}</time>
          <span>
            <strong>{title}</strong>
            {[longDay(starts_at), room].filter(Boolean).join(" · ")}
          </span>
        </p>
      </header>
      {isCancelled ? <Progress cancelling={cancelling} /> : <Confirm cancelling={cancelling} />}
      <p role="alert" className={styles.refused}>
        {refused && t(`cancel.refused.${refused}`)}
      </p>
    </main>
  );
}
