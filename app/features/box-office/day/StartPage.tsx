import type { BoxOfficeDay, DayShow } from "~/domain/door/schema";
import { timeOf } from "~/domain/format/time";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { useVersionOf } from "../use-version-of";
import { Counts } from "../parts/Counts";
import { feesPath } from "../fees/paths";
import { ordersPath } from "../orders/paths";
import styles from "./StartPage.module.css";
import { useDay } from "./use-day";

interface StartPageProps {
  id: string;
  day: BoxOfficeDay;
  siteName: string;
  /** True for whoever plans the programme. */
  plans: boolean;
  /** How many orders need a person. */
  needy: number;
}

/** Where the box office begins its day: the shows with what is sold of each, and the tools. */
export function StartPage({ id, day: first, siteName, plans, needy }: StartPageProps) {
  const day = useDay(first);
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
          <a href={href(ordersPath)}>{t("orders.title")}</a>
          <a href={href(`/cms-hub/box-office/day-sheet?date=${day.day}`)}>{t("sheet.title")}</a>
          <a href={href("/cms-hub/box-office/numbers")}>{t("numbers.title")}</a>
          <a href={href("/cms-hub/box-office/codes")}>{t("codes.title")}</a>
          <a href={href("/cms-hub/box-office/vouchers")}>{t("vouchers.title")}</a>
          <a href={href(feesPath)}>{t("fees.title")}</a>
        </nav>
        {needy > 0 && (
          <p className={styles.needy}>
            <a href={href(ordersPath)}>{t("orders.needs_count", { count: needy })}</a>
          </p>
        )}
        <form className={styles.day}>
          <label>
            {t("start.day")} <input type="date" name="date" defaultValue={day.day} required />
          </label>
          <button>{t("start.day_show")}</button>
        </form>
      </header>
      {day.shows.length === 0 ? <p>{t("start.none")}</p> : <Shows shows={day.shows} plans={plans} />}
    </main>
  );
}

function Shows({ shows, plans }: { shows: DayShow[]; plans: boolean }) {
  const t = useT("box-office");
  return (
    <ul className={styles.shows} aria-label={t("start.shows")}>
      {shows.map((show) => (
        <Show key={show.id} show={show} plans={plans} />
      ))}
    </ul>
  );
}

function Show({ show, plans }: { show: DayShow; plans: boolean }) {
  const t = useT("box-office");
  const { href } = useLocale();
  const versionOf = useVersionOf();
  const { sales } = show;
  const isCancelled = show.status === "cancelled";
  const ending = isCancelled ? "start.ending" : "start.cancel";
  return (
    <li className={styles.show}>
      <time className={styles.time} dateTime={show.starts_at}>
        {timeOf(show.starts_at)}
      </time>
      <div>
        <h2>{show.title}</h2>
        <p>{[show.room, versionOf(show), isCancelled && t("sheet.cancelled")].filter(Boolean).join(" · ")}</p>
      </div>
      {sales ? (
        <Counts
          className={styles.counts}
          of={[
            [t("sheet.sold"), sales.sold],
            [t("sheet.collect"), sales.to_collect],
            [t("sheet.free"), sales.free],
            [t("sheet.places"), sales.places],
            [t("inside"), sales.inside],
          ]}
        />
      ) : (
        <p>{t("start.elsewhere")}</p>
      )}
      <p className={styles.ways}>
        {sales && (
          <a
            className={styles.door}
            href={href(`/cms-hub/box-office/hall?show=${show.id}`)}
            aria-label={`${t("hall.open")}: ${timeOf(show.starts_at)} ${show.title}`}
          >
            {t("hall.open")}
          </a>
        )}
        <a
          className={styles.door}
          href={href(`/cms-hub/box-office/door?show=${show.id}`)}
          aria-label={`${t("start.door")}: ${timeOf(show.starts_at)} ${show.title}`}
        >
          {t("start.door")}
        </a>
        <span className={styles.changes}>
          {plans && !isCancelled && (
            <a
              href={href(`/cms-hub/box-office?move=${show.id}`)}
              aria-label={`${t("start.move")}: ${timeOf(show.starts_at)} ${show.title}`}
            >
              {t("start.move")}
            </a>
          )}
          {(plans || isCancelled) && (
            <a
              href={href(`/cms-hub/box-office?cancel=${show.id}`)}
              aria-label={`${t(ending)}: ${timeOf(show.starts_at)} ${show.title}`}
            >
              {t(ending)}
            </a>
          )}
        </span>
      </p>
    </li>
  );
}
