import type { BoxOfficeDay, DayShow } from "~/domain/door/schema";
import { timeOf } from "~/domain/format/time";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { TimeText } from "~/ui/text/TimeText";
import { useVersionOf } from "../use-version-of";
import { Counts } from "../parts/Counts";
import buttons from "../parts/buttons.module.css";
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

const start = "/cms-hub/box-office";

/** The tools of the box office, each by its name. */
const toolsOf = (day: string) =>
  [
    [`${start}/desk`, "desk.title"],
    [`${start}/door`, "start.door"],
    [ordersPath, "orders.title"],
    [`${start}/day-sheet?date=${day}`, "sheet.title"],
    [`${start}/numbers`, "numbers.title"],
    [`${start}/codes`, "codes.title"],
    [`${start}/vouchers`, "vouchers.title"],
    [feesPath, "fees.title"],
  ] as const;

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
        <nav className={buttons.row} aria-label={t("title")}>
          {toolsOf(day.day).map(([path, name]) => (
            <a key={path} className={buttons.quiet} href={href(path)}>
              {t(name)}
            </a>
          ))}
        </nav>
        {needy > 0 && (
          <p className={styles.needy}>
            <a className={buttons.link} href={href(ordersPath)}>
              {t("orders.needs_count", { count: needy })}
            </a>
          </p>
        )}
        <form className={buttons.row}>
          <label>
            {t("start.day")} <input type="date" name="date" defaultValue={day.day} required />
          </label>
          <button className={buttons.small}>{t("start.day_show")}</button>
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
  const versionOf = useVersionOf();
  const { sales } = show;
  const isCancelled = show.status === "cancelled";
  return (
    <li className={styles.show}>
      <TimeText iso={show.starts_at} />
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
      <p className={classNames(buttons.row, styles.ways)}>
        {sales && <Way to={`/hall?show=${show.id}`} name={t("hall.open")} show={show} className={buttons.quiet} />}
        <Way to={`/door?show=${show.id}`} name={t("start.door")} show={show} className={buttons.quiet} />
        <span className={styles.changes}>
          {plans && !isCancelled && <Way to={`?move=${show.id}`} name={t("start.move")} show={show} />}
          {(plans || isCancelled) && (
            <Way to={`?cancel=${show.id}`} name={t(isCancelled ? "start.ending" : "start.cancel")} show={show} />
          )}
        </span>
      </p>
    </li>
  );
}

interface WayProps {
  /** Below the box office. */
  to: string;
  name: string;
  show: DayShow;
  className?: string | undefined;
}

/** A way on from a show, which says of which one where it is heard alone. */
function Way({ to, name, show, className = buttons.link }: WayProps) {
  const { href } = useLocale();
  return (
    <a
      className={className}
      href={href(`${start}${to}`)}
      aria-label={`${name}: ${timeOf(show.starts_at)} ${show.title}`}
    >
      {name}
    </a>
  );
}
