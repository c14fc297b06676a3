import type { NextShow } from "~/domain/programme/listed";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import { Icon } from "~/ui/picture/Icon";
import { GateFrame } from "~/ui/stage/later/Stage";
import { NextShows } from "~/words/later/NextShows";
import { Area } from "./Area";
import { NextVisit } from "./NextVisit";
import type { NextTickets } from "./orders.server";
import styles from "./OrdersPage.module.css";
import { VisitRow } from "./VisitRow";
import type { Visit, Visits } from "./visits";

interface OrdersPageProps {
  visits: Visits & { tickets: NextTickets | null };
  /** What is on, where nothing was ordered yet. */
  tonight: readonly NextShow[];
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
      {tonight.length > 0 && <NextShows shows={tonight} now={now} />}
      <div>
        <ButtonLink size="large" to={href(paths.events)}>
          {t("login.programme")}
        </ButtonLink>
      </div>
    </Area>
  );
}
