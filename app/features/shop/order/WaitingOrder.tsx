import { useLocation } from "react-router";
import { formatTime, timeOf } from "~/domain/format/time";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import { Icon } from "~/ui/picture/Icon";
import type { IconName } from "~/ui/picture/Icon";
import { PageTitle } from "~/ui/text/PageTitle";
import { Wrap } from "~/ui/Wrap";
import { Mask } from "../Mask";
import { useSums } from "../use-sums";
import styles from "./Order.module.css";
import { stillOf, type OrderPageProps } from "./order-facts";

/** From then on the house's number is there, too. */
const longMs = 2 * 60_000;

/** The bank has not said anything yet, or something that a person has to look at: what has happened, with its time, and nothing else. */
export function WaitingOrder({ order, house }: OrderPageProps) {
  const t = useT("checkout");
  const { lang } = useLocale();
  const { sum } = useSums();
  const { pathname } = useLocation();
  const isStuck = order.standing === "stuck";
  const isLong = Date.parse(order.now) - Date.parse(order.created_at) > longMs;
  const log: { at: string | null; text: string; icon: IconName }[] = [
    {
      at: order.created_at,
      text: t("log.ordered", { count: order.tickets_quantity, total: sum(order.total) }),
      icon: "check",
    },
    { at: order.handed_at, text: t("log.handed"), icon: "check" },
    { at: order.asked_at, text: t("log.asked"), icon: "clock" },
  ];
  return (
    <Wrap className={styles.page}>
      <Mask image={stillOf(order)} state="waiting" />
      <PageTitle preline={t("order_no", { number: order.number })}>{t(isStuck ? "stuck" : "waiting")}</PageTitle>
      <p className={styles.lead} role="status">
        {isStuck ? t("stuck_text", { email: order.email }) : t("waiting_text")} <strong>{t("waiting_once")}</strong>
      </p>
      <ol className={styles.log} aria-label={t("log")}>
        {log.map(({ at, text, icon }) =>
          at ? (
            <li key={text}>
              <time dateTime={at}>{timeOf(at)}</time>
              <span>{text}</span>
              <Icon name={icon} />
            </li>
          ) : null,
        )}
      </ol>
      {isStuck ? null : (
        <p>
          {order.pay_until ? t("waiting_until", { time: formatTime(order.pay_until, lang) }) : null}{" "}
          {t("waiting_close", { email: order.email })}
        </p>
      )}
      {(isLong || isStuck) && house.contact.phone ? <p>{t("waiting_phone", { phone: house.contact.phone })}</p> : null}
      <div>
        <ButtonLink size="large" variant="ghost" to={pathname} replace className={styles.wide}>
          <Icon name="retry" />
          {t("ask_now")}
        </ButtonLink>
      </div>
      {order.payment_url ? (
        <p className={styles.muted}>
          {/* Its policy is of its own document. */}
          <a href={order.payment_url}>{t("to_payment")}</a>
        </p>
      ) : null}
    </Wrap>
  );
}
