import { Link } from "~/ui/Link";
import { weekRows, type WeekRow } from "~/domain/programme/later/week-rows";
import type { WeekEvent } from "~/domain/programme/listed";
import { addDays } from "~/domain/time/cinema-day";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useT } from "~/i18n/use-t";
import { accented, type StyleWithProperties } from "~/ui/accent";
import { Icon } from "~/ui/picture/Icon";
import { VersionTag } from "~/words/VersionTag";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import type { WeekView } from "../../state/load";
import { useProgramme } from "../../state/programme-context";
import { useFormats } from "~/i18n/use-formats";
import type { ProgrammeLinks } from "../../state/query-links";
import { ShowTime } from "../../show/served/ShowTime";
import styles from "./WeekMatrix.module.css";

interface WeekMatrixProps {
  week: WeekView;
  links: ProgrammeLinks;
}

/** The cinema week: films down, days across, start times in the cells. Phones get the same per film. */
export default function WeekMatrix({ week: { from, events, next }, links }: WeekMatrixProps) {
  const { now } = useProgramme();
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index));
  const rows = weekRows(events, days, now);
  if (rows.length === 0) return <EmptyWeek next={next} links={links} />;
  return (
    <>
      <WeekTable days={days} rows={rows} />
      <WeekAccordion days={days} rows={rows} />
    </>
  );
}

/** Nothing this week: says so, and leads to the next week that has something. */
function EmptyWeek({ next, links }: { next: WeekView["next"]; links: ProgrammeLinks }) {
  const t = useT("programme");
  const { shortDay } = useFormats();
  return (
    <div className={styles.none}>
      <p>{t("week.none")}</p>
      {next && (
        <Link to={links.to({ date: next.from })} preventScrollReset>
          <span>{t("week.range", { from: shortDay(next.from), to: shortDay(next.to) })}</span>
          <span className={styles.count}>{t("count", { count: next.count })}</span>
          <Icon name="arrow-right" />
        </Link>
      )}
    </div>
  );
}

interface WeekProps {
  days: readonly string[];
  rows: readonly WeekRow[];
}

function WeekTable({ days, rows }: WeekProps) {
  const t = useT("programme");
  const { today, host } = useProgramme();
  const { weekdayShort, dayNumber, longDay } = useFormats();
  const [from = "", to = ""] = [days[0], days.at(-1)];
  return (
    <table className={styles.table} style={{ "--host": JSON.stringify(host) } as StyleWithProperties}>
      <VisuallyHiddenCaption text={t("week.caption", { from: longDay(from), to: longDay(to) })} />
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            {t("week.film")}
          </th>
          {days.map((day) => (
            <th
              key={day}
              scope="col"
              className={styles.day}
              aria-current={day === today ? "date" : undefined}
              data-over={day < today || undefined}
            >
              <time dateTime={day} aria-label={longDay(day)}>
                {weekdayShort(day)} <strong>{dayNumber(day)}</strong>
              </time>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.key}
            {...(row.lead.series && accented(row.lead.series.accent))}
            data-series={row.lead.series ? "" : undefined}
          >
            <th scope="row" className={styles.film}>
              <FilmHead row={row} />
            </th>
            {row.cells.map((shows, index) => (
              <td key={days[index]} data-today={days[index] === today || undefined}>
                <Times shows={shows} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function VisuallyHiddenCaption({ text }: { text: string }) {
  return (
    <caption className={styles.caption}>
      <VisuallyHidden>{text}</VisuallyHidden>
    </caption>
  );
}

const aboutUrl = ({ lead }: WeekRow): string => lead.production?.url ?? lead.url;

function FilmHead({ row }: { row: WeekRow }) {
  const t = useT("programme");
  const { lead } = row;
  return (
    <>
      <Link className={styles.title} to={aboutUrl(row)} prefetch="intent" lang={fallbackLang(lead.fallback, "title")}>
        {lead.title}
      </Link>
      <span className={styles.facts}>
        {[
          lead.series?.name,
          lead.directors[0],
          lead.runtime === null ? null : t("row.minutes", { count: lead.runtime }),
        ]
          .filter(Boolean)
          .join("\u00a0· ")}
      </span>
    </>
  );
}

function Times({ shows }: { shows: readonly WeekEvent[] }) {
  const t = useT("programme");
  if (shows.length === 0) return <VisuallyHidden>{t("week.noShow")}</VisuallyHidden>;
  return (
    <ul className={styles.times}>
      {shows.map((show) => (
        <li key={show.id}>
          <ShowTime show={show} />
        </li>
      ))}
    </ul>
  );
}

function WeekAccordion({ days, rows }: WeekProps) {
  const t = useT("programme");
  const { weekdayShort, dayNumber, longDay } = useFormats();
  return (
    <div className={styles.accordion}>
      {rows.map((row, index) => (
        <details
          key={row.key}
          className={styles.item}
          {...(row.lead.series && accented(row.lead.series.accent))}
          data-series={row.lead.series ? "" : undefined}
          open={index === 0}
        >
          <summary>
            <span className={styles.title}>{row.lead.title}</span>
            <span className={styles.facts}>
              {row.lead.language_version && (
                <>
                  <VersionTag version={row.lead.language_version} />
                  {" · "}
                </>
              )}
              {row.cells
                .flatMap((shows, column) => (shows.length > 0 ? [weekdayShort(days[column] ?? "")] : []))
                .join(" · ")}
            </span>
          </summary>
          <dl className={styles.dates}>
            {row.cells.map((shows, column) => {
              const day = days[column] ?? "";
              return shows.length === 0 ? null : (
                <div key={day}>
                  <dt>
                    <time dateTime={day} aria-label={longDay(day)}>
                      {`${weekdayShort(day)} ${dayNumber(day)}`}
                    </time>
                  </dt>
                  <dd>
                    <Times shows={shows} />
                  </dd>
                </div>
              );
            })}
          </dl>
          <Link className={styles.about} to={aboutUrl(row)} prefetch="intent">
            {t("week.about", { title: row.lead.title })}
          </Link>
        </details>
      ))}
    </div>
  );
}
