import { timeOf } from "~/domain/format/time";
import { paths } from "~/domain/site/pages";
import { useFormats } from "~/i18n/use-formats";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import styles from "./Access.module.css";
import type { OwnSession } from "./security.server";

/** Where somebody is signed in, each to be ended. */
export function SessionsPart({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useT("security");
  const { href } = useLocale();
  const hasOthers = sessions.some(({ isThis }) => !isThis);
  return (
    <section className={styles.part}>
      <h2>{t("sessions.title")}</h2>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <Row key={session.id} {...session} />
        ))}
      </ul>
      {hasOthers ? (
        <form method="post" action={href(paths["user-security"])}>
          <input type="hidden" name="wish" value="end-others" />
          <Button type="submit" variant="ghost" size="large">
            {t("sessions.end_others")}
          </Button>
        </form>
      ) : (
        <p className={styles.note}>{t("sessions.only")}</p>
      )}
    </section>
  );
}

function Row({ id, began, seen, isThis }: OwnSession) {
  const t = useT("security");
  const { href } = useLocale();
  const { fullDay, clock } = useFormats();
  const start = { day: fullDay(began.slice(0, 10)), time: clock(timeOf(began)) };
  return (
    <li>
      <div>
        <b>{t(isThis ? "sessions.this" : "sessions.other")}</b>
        <span>{t("sessions.began", start)}</span>
        {!isThis && <span className={styles.note}> · {t("sessions.seen", { day: fullDay(seen.slice(0, 10)) })}</span>}
      </div>
      {!isThis && (
        <form method="post" action={href(paths["user-security"])}>
          <input type="hidden" name="wish" value="end" />
          <input type="hidden" name="session" value={id} />
          <Button type="submit" variant="ghost" aria-label={t("sessions.end_label", start)}>
            {t("sessions.end")}
          </Button>
        </form>
      )}
    </li>
  );
}
