import type { BoxOfficeDay, DayShow } from "~/domain/door/schema";
import { timeOf } from "~/domain/format/time";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import buttons from "../parts/buttons.module.css";
import { useVersionOf } from "../use-version-of";
import styles from "./DaySheet.module.css";

interface DaySheetProps {
  id: string;
  day: BoxOfficeDay;
  siteName: string;
}

const sumOf = (shows: readonly DayShow[], name: "sold" | "to_collect"): number =>
  shows.reduce((sum, { sales }) => sum + (sales?.[name] ?? 0), 0);

/** The day on one sheet of paper: what the box office, the projection and the bar go by. No names on it. */
export function DaySheet({ id, day: { day, made_at, shows }, siteName }: DaySheetProps) {
  const t = useT("box-office");
  const { href } = useLocale();
  const { longDay } = useFormats();
  const sums = { shows: shows.length, sold: sumOf(shows, "sold"), collect: sumOf(shows, "to_collect") };
  return (
    <main id={id} className={styles.sheet}>
      <p className={classNames(buttons.row, styles.tools)}>
        <a className={buttons.quiet} href={href("/cms-hub/box-office")}>
          {t("sheet.back")}
        </a>
        <button type="button" className={buttons.quiet} onClick={() => window.print()}>
          {t("sheet.print")}
        </button>
      </p>
      <header className={styles.head}>
        <div>
          <p className={styles.house}>{siteName}</p>
          <h1>{longDay(day)}</h1>
        </div>
        <p className={styles.sums}>
          {t("sheet.title")}, {t("sheet.as_of", { time: timeOf(made_at) })}
          <br />
          {t("sheet.sums", sums)}
        </p>
      </header>
      <Table shows={shows} />
      <div className={styles.lines}>
        <p>{t("sheet.drawer_start")}</p>
        <p>{t("sheet.drawer_end")}</p>
        <p>{t("sheet.remarks")}</p>
      </div>
      <footer className={styles.foot}>{t("sheet.no_names")}</footer>
    </main>
  );
}

function Table({ shows }: { shows: DayShow[] }) {
  const t = useT("box-office");
  const columns = ["begin", "end", "film", "hall", "sold", "collect", "free", "places", "wheelchair", "age"] as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- not every browser lets a scroller be reached by keyboard
    <div className={styles.scroller} role="region" tabIndex={0} aria-label={t("sheet.title")}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`sheet.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shows.map((show) => (
            <Row key={show.id} show={show} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ show }: { show: DayShow }) {
  const t = useT("box-office");
  const versionOf = useVersionOf();
  const { sales } = show;
  const facts = [show.series, show.format, t("sheet.minutes", { count: show.minutes })].filter(Boolean).join(" · ");
  return (
    <tr>
      <td className={styles.time}>{timeOf(show.starts_at)}</td>
      <td>{timeOf(show.ends_at)}</td>
      <td className={styles.film}>
        <strong>{show.title}</strong>
        <span className={styles.facts}>{facts}</span>
        <Notes show={show} />
      </td>
      <td>
        {show.room}
        {show.version && <strong className={styles.facts}>{versionOf(show)}</strong>}
      </td>
      <td className={styles.figure}>{sales?.sold ?? "–"}</td>
      <td className={styles.figure}>{sales?.to_collect ?? "–"}</td>
      <td className={styles.figure}>{sales?.free ?? "–"}</td>
      <td>{sales?.places ?? "–"}</td>
      <td>{sales?.wheelchair_free ?? "–"}</td>
      <td>{show.age_rating ?? "–"}</td>
    </tr>
  );
}

/** What has to be said of a show, and what makes the sum of its places. */
function Notes({ show: { status, sales, note } }: { show: DayShow }) {
  const t = useT("box-office");
  const notes = [
    status === "cancelled" && t("sheet.cancelled"),
    sales && sales.places > 0 && sales.free === 0 && t("sheet.sold_out"),
    sales && sales.blocked > 0 && t("sheet.blocked", { count: sales.blocked }),
    sales && sales.held > 0 && t("sheet.held", { count: sales.held }),
    note,
  ].filter(Boolean);
  return notes.length > 0 && <span className={styles.note}>{notes.join(" ")}</span>;
}
