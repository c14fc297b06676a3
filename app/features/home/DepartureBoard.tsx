import type { ReactNode } from "react";
import { Link } from "~/ui/Link";
import { timeOf } from "~/domain/format/time";
import { eveningAhead } from "~/domain/programme/evening";
import { minutesUntil, nightInto } from "~/domain/programme/grouping";
import type { ListedEvent } from "~/domain/programme/listed";
import { paths } from "~/domain/site/pages";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { ButtonLink } from "~/ui/form/Button";
import { classNames } from "~/ui/class-names";
import { VersionTag } from "~/words/VersionTag";
import { Wrap } from "~/ui/Wrap";
import styles from "./DepartureBoard.module.css";

interface DepartureBoardProps {
  events: readonly ListedEvent[];
  headline: string;
  now: number;
  today: string;
  ticket: (event: ListedEvent) => ReactNode;
  /** Query of the way to the whole programme. */
  search?: string | undefined;
}

/** What starts next, as a board: only what can still be reached, the time in the colour of its series. */
export function DepartureBoard({ events, headline, now, today, ticket, search = "" }: DepartureBoardProps) {
  const { href } = useLocale();
  const { longDay } = useFormats();
  const t = useT("home");
  const evening = eveningAhead(events, now);
  if (!evening.day) return null;
  const title = evening.day === today ? headline || t("board.tonight") : longDay(evening.day);
  return (
    <section className={styles.board} aria-labelledby="tonight">
      <Wrap>
        <div className={styles.head}>
          <h2 id="tonight">{title}</h2>
          {evening.earlier > 0 && <p className={styles.earlier}>{t("board.earlier", { count: evening.earlier })}</p>}
        </div>
        <ul className={styles.rows}>
          {evening.events.map((event) => (
            <BoardRow key={event.id} event={event} now={now} ticket={ticket(event)} />
          ))}
        </ul>
        <p className={styles.more}>
          <ButtonLink to={href(paths.events) + search} variant="quiet">
            {t("board.programme")}
          </ButtonLink>
        </p>
      </Wrap>
    </section>
  );
}

function BoardRow({ event, now, ticket }: { event: ListedEvent; now: number; ticket: ReactNode }) {
  const { weekday } = useFormats();
  const t = useT("home");
  const soon = minutesUntil(event.date_start, now);
  return (
    <li
      className={classNames(styles.row, event.status === "cancelled" && styles.cancelled)}
      {...accented(event.series?.accent ?? "cloud")}
    >
      <time className={styles.time} dateTime={event.date_start}>
        {timeOf(event.date_start)}
        {soon !== null && event.status !== "cancelled" && (
          <span className={styles.soon}>{t("board.in", { count: soon })}</span>
        )}
      </time>
      <div>
        <h3 className={styles.title} lang={fallbackLang(event.fallback, "title")}>
          <Link to={event.url}>{event.title}</Link>
        </h3>
        <p className={styles.spec}>
          {nightInto(event) && <>{t("board.night", { day: weekday(event.date_start) })} · </>}
          {event.series && <span className={styles.series}>{event.series.name}</span>}
          <span className={styles.narrow}>
            {event.series ? " · " : ""}
            {event.language_version && <VersionTag version={event.language_version} />}
            {event.language_version ? " · " : ""}
            {event.room?.name}
          </span>
        </p>
      </div>
      <span className={classNames(styles.wide, styles.version)}>
        {event.language_version && <VersionTag version={event.language_version} />}
      </span>
      <span className={classNames(styles.wide, styles.spec)}>{event.room?.name}</span>
      {ticket}
    </li>
  );
}
