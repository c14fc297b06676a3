import { Form, useNavigation } from "react-router";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { Icon } from "~/ui/picture/Icon";
import { PageTitle } from "~/ui/text/PageTitle";
import { Wrap } from "~/ui/Wrap";
import { MethodOptions } from "../checkout/MethodOptions";
import { OrderedShows } from "../OrderedShows";
import { Sums } from "../Sums";
import { HeldStrip } from "./HeldStrip";
import styles from "./Order.module.css";
import { orderedShows, type OrderPageProps } from "./order-facts";

const titles = ["unreachable", "cancelled"] as const;
const reasons = ["expired_card", "insufficient_funds"] as const;

/** The bank said no: why, as far as it says so, and another try with the same seats. */
export function FailedOrder({ order }: OrderPageProps) {
  const t = useT("checkout");
  const { state } = useNavigation();
  const title = titles.find((one) => one === order.failure);
  const reason = reasons.find((one) => one === order.failure);
  return (
    <Wrap className={styles.page}>
      {order.pay_until ? <HeldStrip order={order} /> : null}
      <PageTitle preline={t("order_no", { number: order.number })}>{t(title ? `failed.${title}` : "failed")}</PageTitle>
      {reason ? (
        <p className={styles.danger}>
          <Icon name="warning" />
          {t("reason", { reason: t(`reason.${reason}`) })}
        </p>
      ) : null}
      <p className={styles.lead}>
        <strong>{t("nothing_charged")}</strong> {t("still_there")}
      </p>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="pay" />
        <h2>{t("how_again")}</h2>
        <MethodOptions methods={order.methods} chosen={order.method} again />
        <div className={styles.box}>
          <OrderedShows shows={orderedShows(order)} />
          <Sums of={order} />
        </div>
        <Button type="submit" size="large" className={styles.wide} busy={state === "submitting"}>
          {t("order")}
        </Button>
      </Form>
      <Form method="post">
        <input type="hidden" name="intent" value="give-up" />
        <Button type="submit" variant="quiet">
          {t("give_up")}
        </Button>
      </Form>
    </Wrap>
  );
}
