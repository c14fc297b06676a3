import type { Order } from "~/domain/account/schema";
import { paths } from "~/domain/site/pages";
import { useFormats } from "~/i18n/use-formats";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import { Link } from "~/ui/Link";
import { Icon } from "~/ui/picture/Icon";
import { GateFrame } from "~/ui/stage/later/Stage";
import { Area } from "./Area";
import styles from "./OrdersPage.module.css";

/** What a guest ordered. */
export function OrdersPage({ orders }: { orders: readonly Order[] }) {
  const t = useT("account");
  const { href } = useLocale();
  const { fullDay, price } = useFormats();
  if (orders.length === 0)
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
        <div>
          <ButtonLink size="large" to={href(paths.events)}>
            {t("login.programme")}
          </ButtonLink>
        </div>
      </Area>
    );
  return (
    <Area title={t("orders.title")} current="user-orders" isGuest>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.number}>
            <Link className={styles.number} to={order.url}>
              {order.number}
            </Link>
            <time dateTime={order.created_at}>{fullDay(order.created_at.slice(0, 10))}</time>
            <span>{price(order.total)}</span>
          </li>
        ))}
      </ul>
    </Area>
  );
}
