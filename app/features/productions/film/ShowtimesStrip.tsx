import { Link } from "~/ui/Link";
import { useAvailability } from "~/api/availability";
import { dayToUrl } from "~/domain/programme/query";
import { timeOf } from "~/domain/format/time";
import type { Showing } from "~/domain/programme/schema";
import { addDays } from "~/domain/time/cinema-day";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { Availability } from "~/words/Availability";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/picture/Icon";
import { VersionTag } from "~/words/VersionTag";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import type { StripWeek } from "./showtimes-week";
import styles from "./ShowtimesStrip.module.css";

interface ShowtimesStripProps {
  week: StripWeek<Showing>;
  today: string;
  /** Path of the page that carries the strip; other weeks are links to it. */
  path: string;
}

/** Seven days of one film, times as display type; the other weeks are links. */
export function ShowtimesStrip({ week, today, path }: ShowtimesStripProps) {
  const { shortDay } = useFormats();
  const t = useT("productions");
  return (
    <nav aria-label={t("strip.label")}>
      <ol className={styles.strip}>
        {week.days.map(({ day, showings }) => (
          <li key={day} className={day === today ? `${styles.day} ${styles.today}` : styles.day}>
            <time className={styles.name} dateTime={day}>
              {shortDay(day)}
            </time>
            {showings.length === 0 ? (
              <span className={styles.none}>
                <span aria-hidden="true">–</span>
                <VisuallyHidden>{t("strip.none")}</VisuallyHidden>
              </span>
            ) : (
              <ul className={styles.times}>
                {showings.map((showing) => (
                  <li key={showing.id}>
                    <StripTime showing={showing} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {(week.previous ?? week.next) && <Weeks week={week} path={path} />}
    </nav>
  );
}

function StripTime({ showing }: { showing: Showing }) {
  const t = useT("productions");
  const state = useAvailability(showing.id)?.state;
  const cancelled = showing.status === "cancelled";
  const told = state === "sold-out" || state === "limited" ? state : null;
  return (
    <Link
      to={`${showing.url}#datesAndTickets`}
      className={classNames(styles.time, cancelled && styles.cancelled, told === "sold-out" && styles.soldOut)}
    >
      <time dateTime={showing.date_start}>{timeOf(showing.date_start)}</time>
      <span className={styles.version}>
        {cancelled
          ? t("status.cancelled")
          : showing.language_version && <VersionTag version={showing.language_version} />}
        <VisuallyHidden>
          {showing.room ? `, ${showing.room.name}` : ""}
          {showing.after_midnight ? `, ${t("strip.night")}` : ""}
        </VisuallyHidden>
      </span>
      {told && !cancelled ? <Availability state={told} className={styles.state} /> : null}
    </Link>
  );
}

function Weeks({ week, path }: { week: StripWeek<Showing>; path: string }) {
  const t = useT("productions");
  const { shortDay } = useFormats();
  const first = week.days[0]?.day ?? week.next;
  const isNextWeek = first !== null && week.next === addDays(first, week.days.length);
  return (
    <div className={styles.weeks}>
      {week.previous ? (
        <Link to={`${path}?date=${dayToUrl(week.previous)}`} preventScrollReset>
          <Icon name="arrow-left" /> {t("strip.previous")}
        </Link>
      ) : (
        <span />
      )}
      {week.next && (
        <Link to={`${path}?date=${dayToUrl(week.next)}`} preventScrollReset>
          {isNextWeek || !week.nextDay ? t("strip.next") : t("strip.nextDate", { day: shortDay(week.nextDay) })}{" "}
          <Icon name="arrow-right" />
        </Link>
      )}
    </div>
  );
}
