import type { ReactNode } from "react";
import type { EventListItem } from "~/domain/programme/schema";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import { Link } from "~/ui/Link";
import { Icon } from "~/ui/picture/Icon";
import { GateFrame } from "~/ui/stage/later/Stage";
import { TimeText } from "~/ui/text/TimeText";
import { ShowingFacts } from "~/words/ShowingFacts";
import { Area } from "./Area";
import { NextVisit } from "./NextVisit";
import type { NextTickets } from "./orders.server";
import styles from "./OrdersPage.module.css";
import { useVisitWords } from "./use-visit-words";
import { VisitRow } from "./VisitRow";
import type { Visit, Visits } from "./visits";

interface OrdersPageProps {
  visits: Visits & { tickets: NextTickets | null };
  /** What is on, where nothing was ordered yet. */
  tonight: readonly EventListItem[];
  isEmpty: boolean;
  /** ISO with the house's offset. */
  now: string;
}

/** What a guest ordered: the next visit large, what comes after it, and what is over. */
export function OrdersPage({ visits, tonight, isEmpty, now }: OrdersPageProps) {
  const t = useT("account");
  if (isEmpty) return <NoOrders tonight={tonight} now={now} />;
  const { next, tickets, coming, seen, unseen } = visits;
  return (
    <Area title={t("orders.title")} current="user-orders" isGuest isWide>
      {next && <NextVisit visit={next} tickets={tickets} now={now} />}
      <Part title={t(next ? "orders.after" : "orders.coming")} visits={coming} />
      <Part title={t("orders.seen")} visits={seen} />
      <Part title={t("orders.unseen")} visits={unseen} />
    </Area>
  );
}

function Part({ title, visits }: { title: string; visits: readonly Visit[] }) {
  if (visits.length === 0) return null;
  return (
    <section>
      <h2 className={styles.part}>{title}</h2>
      <ul>
        {visits.map((visit) => (
          <VisitRow key={`${visit.order.number} ${visit.ordered.event}`} visit={visit} />
        ))}
      </ul>
    </section>
  );
}

function NoOrders({ tonight, now }: Pick<OrdersPageProps, "tonight" | "now">) {
  const t = useT("account");
  const { href } = useLocale();
  return (
    <Area
      title={t("orders.title")}
      current="user-orders"
      isGuest
      frame={
        <GateFrame accent="lilac">
          <Icon name="ticket" />
        </GateFrame>
      }
    >
      <h2>{t("orders.none")}</h2>
      <p className={styles.lead}>{t("orders.none_text")}</p>
      {tonight.length > 0 && (
        <ul className={styles.tonight}>
          {tonight.map((event) => (
            <Suggestion key={event.id} event={event} now={now}>
              <ShowingFacts showing={event} />
            </Suggestion>
          ))}
        </ul>
      )}
      <div>
        <ButtonLink size="large" to={href(paths.events)}>
          {t("login.programme")}
        </ButtonLink>
      </div>
    </Area>
  );
}

function Suggestion({ event, now, children }: { event: EventListItem; now: string; children: ReactNode }) {
  const { dayName } = useVisitWords();
  return (
    <li className={styles.row}>
      <TimeText iso={event.date_start} className={styles.time} />
      <div>
        <h3 className={styles.title}>
          <Link to={event.url}>{event.title}</Link>
        </h3>
        <p className={styles.meta}>
          {dayName(event.date_start, now)} · {children}
        </p>
      </div>
    </li>
  );
}
