import { calendarPath } from "~/domain/site/pages";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { Link } from "~/ui/Link";
import { TimeText } from "~/ui/text/TimeText";
import { Availability } from "~/words/Availability";
import { ShowingFacts } from "~/words/ShowingFacts";
import styles from "./NextVisit.module.css";
import type { NextTickets } from "./orders.server";
import { useVisitWords } from "./use-visit-words";
import { stateOf, type Visit } from "./visits";
import { VisitSeats } from "./VisitSeats";

interface NextVisitProps {
  visit: Visit;
  /** Null: what is reserved has no tickets before it is paid. */
  tickets: NextTickets | null;
  now: string;
}

/** As many codes as one holds out at a door; more of them are on the order's page. */
const mostCodes = 4;

/** The next visit as its poster: when it begins, where one sits, and what opens the door. */
export function NextVisit({ visit, tickets, now }: NextVisitProps) {
  const t = useT("account");
  const words = useVisitWords();
  const { order, ordered } = visit;
  const { show } = ordered;
  if (!show) return null;
  const count = ordered.tickets_quantity;
  return (
    <section className={styles.poster} aria-labelledby="next-visit" {...accented(show.series?.accent)}>
      <div className={styles.plane}>
        <p className={styles.when}>
          <span>{words.dayName(words.start(visit), now)}</span>
          <span>{t("orders.number", { number: order.number })}</span>
        </p>
        <TimeText iso={words.start(visit)} className={styles.time} />
        <h2 id="next-visit" className={styles.title}>
          {show.title}
        </h2>
        <p className={styles.facts}>
          <ShowingFacts showing={show} />
        </p>
        <VisitSeats ordered={ordered} className={styles.facts} />
        <p className={styles.state}>
          <Availability state={stateOf(visit).shape} word={words.state(visit)} />
        </p>
        <p className={styles.ways}>
          <Link to={order.url}>{t(tickets ? "orders.show" : "orders.open", { count })}</Link>
          {tickets?.tickets_url && (
            <a href={tickets.tickets_url} download>
              {t("orders.pdf")}
            </a>
          )}
          <a href={calendarPath("event", show.url)} download>
            {t("orders.calendar")}
          </a>
          <Link to={show.url}>{t("orders.about")}</Link>
        </p>
      </div>
      {tickets ? <Codes tickets={tickets.tickets} count={count} /> : <Collect number={order.number} />}
    </section>
  );
}

function Codes({ tickets, count }: { tickets: NextTickets["tickets"]; count: number }) {
  const t = useT("account");
  const codes = tickets.flatMap(({ code, qr, row, seat }) => (qr ? [{ code, qr, row, seat }] : []));
  const shown = codes.slice(0, mostCodes);
  return (
    <div className={styles.paper}>
      <ul className={styles.codes} data-single={shown.length === 1 || undefined}>
        {shown.map(({ code, qr, row, seat }, index) => {
          const place = row && seat ? t("orders.seat", { row, seat }) : t("orders.ticket_of", { n: index + 1, count });
          return (
            <li key={code}>
              <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t("orders.code", { place })}>
                <path d={qr.path} />
              </svg>
              {codes.length > 1 && <span aria-hidden="true">{place}</span>}
            </li>
          );
        })}
      </ul>
      <p>
        <strong>{t("orders.tickets", { count })}</strong>
        {t(codes.length > shown.length ? "orders.more_codes" : "orders.hold_out")}
      </p>
    </div>
  );
}

/** What is reserved is named at the desk by its number. */
function Collect({ number }: { number: string }) {
  const t = useT("account");
  return (
    <div className={styles.paper} data-reserved="">
      <p>
        <strong>{t("orders.collect")}</strong>
        <span className={styles.number}>{number}</span>
        {t("orders.collect_how")}
      </p>
    </div>
  );
}
