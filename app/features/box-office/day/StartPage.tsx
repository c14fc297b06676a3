import type { BoxOfficeDay, DayShow } from "~/domain/door/schema";
import { timeOf } from "~/domain/format/time";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import styles from "./StartPage.module.css";

interface StartPageProps {
  id: string;
  day: BoxOfficeDay;
  siteName: string;
}

/** Where the box office begins its day: the shows with what is sold of each, and the tools. */
export function StartPage({ id, day, siteName }: StartPageProps) {
  const t = useT("box-office");
  const { longDay } = useFormats();
  const { href } = useLocale();
  return (
    <main id={id} className={styles.page}>
      <header className={styles.head}>
        <p className={styles.house}>
          <a href={href("/")}>{siteName}</a>
        </p>
        <h1>{t("title")}</h1>
        <p>
          {longDay(day.day)} · {t("sheet.as_of", { time: timeOf(day.made_at) })}
        </p>
        <nav className={styles.tools} aria-label={t("title")}>
          <a href={href("/cms-hub/box-office/desk")}>{t("desk.title")}</a>
          <a href={href("/cms-hub/box-office/door")}>{t("start.door")}</a>
          <a href={href(`/cms-hub/box-office/day-sheet?date=${day.day}`)}>{t("sheet.title")}</a>
          <a href={href("/cms-hub/box-office/numbers")}>{t("numbers.title")}</a>
        </nav>
      </header>
      {day.shows.length === 0 ? <p>{t("start.none")}</p> : <Shows shows={day.shows} />}
    </main>
  );
}

function Shows({ shows }: { shows: DayShow[] }) {
  const t = useT("box-office");
  return (
    <ul className={styles.shows} aria-label={t("start.shows")}>
      {shows.map((show) => (
        <Show key={show.id} show={show} />
      ))}
    </ul>
  );
}

function Show({ show }: { show: DayShow }) {
  const t = useT("box-office");
  const { href } = useLocale();
  const { sales } = show;
  return (
    <li className={styles.show}>
      <time className={styles.time} dateTime={show.starts_at}>
        {timeOf(show.starts_at)}
      </time>
      <div>
        <h2>{show.title}</h2>
        <p>
          {[show.room, show.version, show.status === "cancelled" && t("sheet.cancelled")].filter(Boolean).join(" · ")}
        </p>
      </div>
      {sales ? (
        <dl className={styles.counts}>
          {(["sold", "to_collect", "free", "places"] as const).map((name) => (
            <div key={name}>
              <dt>{t(name === "to_collect" ? "sheet.collect" : `sheet.${name}`)}</dt>
              <dd>{sales[name]}</dd>
            </div>
          ))}
          <div>
            <dt>{t("inside")}</dt>
            <dd>{sales.inside}</dd>
          </div>
        </dl>
      ) : (
        <p>{t("start.elsewhere")}</p>
      )}
      <a
        className={styles.door}
        href={href(`/cms-hub/box-office/door?show=${show.id}`)}
        aria-label={`${t("start.door")}: ${timeOf(show.starts_at)} ${show.title}`}
      >
        {t("start.door")}
      </a>
    </li>
  );
}
