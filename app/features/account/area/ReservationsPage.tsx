import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { ButtonLink } from "~/ui/form/Button";
import { Area } from "./Area";
import { NoneYet } from "./NoneYet";
import orders from "./OrdersPage.module.css";
import styles from "./ReservationsPage.module.css";
import { VisitRow } from "./VisitRow";
import type { Reservation } from "./visits";

/** What waits for a guest at the desk: the number to say there, until when, for how much, and what it is. */
export function ReservationsPage({ reservations }: { reservations: readonly Reservation[] }) {
  const t = useT("account");
  if (reservations.length === 0)
    return <NoneYet of="reservations" current="user-reservations" icon="clock" accent="brass" />;
  return (
    <Area title={t("reservations.title")} current="user-reservations" isGuest isWide>
      <p className={styles.lead}>{t("reservations.lead")}</p>
      <ul className={styles.reservations}>
        {reservations.map((reservation) => (
          <Waiting key={reservation.order.number} reservation={reservation} />
        ))}
      </ul>
    </Area>
  );
}

function Waiting({ reservation: { order, visits } }: { reservation: Reservation }) {
  const t = useT("account");
  const { longDay, time, price } = useFormats();
  const { number, pay_until: until } = order;
  const id = `reservation-${number}`;
  return (
    <li className={styles.reservation} {...accented(visits[0]?.ordered.show?.series?.accent ?? "cloud")}>
      <div className={styles.head}>
        <h2 id={id}>
          <small>{t("reservations.number")}</small> {number}
        </h2>
        <dl className={styles.facts}>
          {until && (
            <div>
              <dt>{t("reservations.until")}</dt>
              <dd>
                <time dateTime={until}>
                  {longDay(until)}, {time(until)}
                </time>
              </dd>
            </div>
          )}
          <div>
            <dt>{t("reservations.to_pay")}</dt>
            <dd>{price(order.to_pay)}</dd>
          </div>
        </dl>
      </div>
      <ul className={styles.visits}>
        {visits.map((visit) => (
          <VisitRow key={visit.ordered.event} visit={visit} isPart />
        ))}
      </ul>
      <div className={styles.way}>
        <ButtonLink variant="ghost" size="large" to={order.url} aria-describedby={id}>
          {t("orders.open", { count: visits.length })}
        </ButtonLink>
        <p className={orders.meta}>{t("reservations.give_up")}</p>
      </div>
    </li>
  );
}
