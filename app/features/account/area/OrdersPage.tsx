import type { NextShow } from "~/domain/programme/listed";
import { useT } from "~/i18n/use-t";
import { NextShows } from "~/words/later/NextShows";
import { Area } from "./Area";
import { NextVisit } from "./NextVisit";
import { NoneYet } from "./NoneYet";
import type { NextTickets } from "./orders.server";
import type { Visits } from "./visits";
import { VisitsPart } from "./VisitsPart";

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
  if (isEmpty)
    return (
      <NoneYet of="orders" current="user-orders" icon="ticket" accent="lilac">
        {tonight.length > 0 && <NextShows shows={tonight} now={now} />}
      </NoneYet>
    );
  const { next, tickets, coming, seen, unseen } = visits;
  return (
    <Area title={t("orders.title")} current="user-orders" isGuest isWide>
      {next && <NextVisit visit={next} tickets={tickets} now={now} />}
      <VisitsPart title={t(next ? "orders.after" : "orders.coming")} visits={coming} />
      <VisitsPart title={t("orders.seen")} visits={seen} />
      <VisitsPart title={t("orders.unseen")} visits={unseen} />
    </Area>
  );
}
