import { centsToPrice, priceToCents } from "~/domain/booking/selection";
import type { OrderView } from "~/domain/orders/schema";
import { useT } from "~/i18n/use-t";
import { PageTitle } from "~/ui/text/PageTitle";
import { Wrap } from "~/ui/Wrap";
import { Mask } from "../Mask";
import { FailedOrder } from "./FailedOrder";
import { GiveBackQuestion } from "./GiveBack";
import { LapsedOrder } from "./LapsedOrder";
import { stillOf, type OrderPageProps } from "./order-facts";
import styles from "./Order.module.css";
import { TicketsPage } from "./TicketsPage";
import { useSums } from "../use-sums";
import { useAsking } from "./use-asking";
import { WaitingOrder } from "./WaitingOrder";

/** An order by its link, as it stands: nothing on this page is guessed. */
export function OrderPage(props: OrderPageProps) {
  const { order, answer } = props;
  useAsking(order.standing === "waiting");
  if (order.standing === "paid" && answer?.giving?.length)
    return <GiveBackQuestion order={order} giving={answer.giving} />;
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

/** Where the money of an order is that was given back. */
function backWay({ total, standing, given_back }: OrderView): "free" | "voucher" | "coming" | "bank" {
  if (Number(total) === 0) return "free";
  if (given_back.length > 0 && given_back.every(({ voucher }) => voucher !== null)) return "voucher";
  return standing === "refunded" ? "bank" : "coming";
}

const backOf = ({ given_back }: OrderView): string =>
  centsToPrice(given_back.reduce((cents, { amount }) => cents + priceToCents(amount), 0));

function OrderThatIsOver({ order, standing }: { order: OrderView; standing: "cancelled" | "refunding" | "refunded" }) {
  const t = useT("checkout");
  const { sum } = useSums();
  const isGivenBack = order.failure === "given_back" || order.failure === "show_cancelled";
  const way = backWay(order);
  return (
    <Wrap className={styles.page}>
      <Mask image={stillOf(order)} state="shut" />
      <PageTitle preline={t("order_no", { number: order.number })}>
        {t(isGivenBack ? "given_back" : standing)}
      </PageTitle>
      <p className={styles.lead}>
        {isGivenBack ? t(order.failure === "show_cancelled" ? "given_back.cancelled" : "given_back.own") : null}{" "}
        {isGivenBack
          ? t(`given_back.${way}`, { count: order.vouchers.length })
          : t(order.failure === "wrong_sum" ? "wrong_sum" : `${standing}_text`)}
      </p>
      {isGivenBack && way !== "free" ? (
        <p>
          {t("back.sum")}: <strong>{sum(backOf(order))}</strong>
        </p>
      ) : null}
    </Wrap>
  );
}
