import type { OrderView } from "~/domain/orders/schema";
import { useT } from "~/i18n/use-t";
import { PageTitle } from "~/ui/text/PageTitle";
import { Wrap } from "~/ui/Wrap";
import { Mask } from "../Mask";
import { FailedOrder } from "./FailedOrder";
import { LapsedOrder } from "./LapsedOrder";
import { stillOf, type OrderPageProps } from "./order-facts";
import styles from "./Order.module.css";
import { TicketsPage } from "./TicketsPage";
import { useAsking } from "./use-asking";
import { WaitingOrder } from "./WaitingOrder";

/** An order by its link, as it stands: nothing on this page is guessed. */
export function OrderPage(props: OrderPageProps) {
  const { order } = props;
  useAsking(order.standing === "waiting");
  switch (order.standing) {
    case "waiting":
    case "stuck":
      return <WaitingOrder {...props} />;
    case "failed":
      return <FailedOrder {...props} />;
    case "expired":
      return <LapsedOrder {...props} />;
    case "paid":
    case "reserved":
      return <TicketsPage {...props} />;
    default:
      return <OrderThatIsOver order={order} standing={order.standing} />;
  }
}

function OrderThatIsOver({ order, standing }: { order: OrderView; standing: "cancelled" | "refunding" | "refunded" }) {
  const t = useT("checkout");
  return (
    <Wrap className={styles.page}>
      <Mask image={stillOf(order)} state="shut" />
      <PageTitle preline={t("order_no", { number: order.number })}>{t(standing)}</PageTitle>
      <p className={styles.lead}>{t(`${standing}_text`)}</p>
    </Wrap>
  );
}
