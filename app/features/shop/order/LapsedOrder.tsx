import { Form, useNavigation } from "react-router";
import { formatTime } from "~/domain/format/time";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import { PageTitle } from "~/ui/text/PageTitle";
import { Wrap } from "~/ui/Wrap";
import { Mask } from "../Mask";
import { OrderedShows } from "../OrderedShows";
import styles from "./Order.module.css";
import { orderedShows, stillOf, type OrderPageProps } from "./order-facts";

/** The time is over: whether the same seats are free now, show by show, and the same again. Never other seats in silence. */
export function LapsedOrder({ order }: OrderPageProps) {
  const t = useT("checkout");
  const { lang, href } = useLocale();
  const { state } = useNavigation();
  const isGone = order.shows.some(({ free }) => free === "none");
  const isOther = order.shows.some(({ free }) => free === "others");
  const shows = orderedShows(order).map((show, index) => ({
    ...show,
    note: t(`free.${order.shows[index]?.free ?? "unknown"}`),
  }));
  return (
    <Wrap className={styles.page}>
      <Mask image={stillOf(order)} state="shut" />
      <PageTitle preline={t("order_no", { number: order.number })}>{t("expired")}</PageTitle>
      <p className={styles.lead}>
        {order.failure === "seats_gone" || order.failure === "show_cancelled" ? (
          t(order.failure === "seats_gone" ? "seats_gone" : "show_gone")
        ) : (
          <>
            {order.pay_until ? t("expired_since", { time: formatTime(order.pay_until, lang) }) : null}{" "}
            <strong>{t("expired_unpaid")}</strong>
          </>
        )}{" "}
        {t("expired_kept")}
      </p>
      <div className={styles.box}>
        <OrderedShows shows={shows} heading="h2" />
      </div>
      {isGone ? null : (
        <Form method="post">
          <input type="hidden" name="intent" value="again" />
          <Button type="submit" size="large" className={styles.wide} busy={state === "submitting"}>
            {t(isOther ? "again_others" : "again")}
          </Button>
        </Form>
      )}
      <ButtonLink size="large" variant="ghost" to={href(paths.events)} className={styles.wide}>
        {t("search_others")}
      </ButtonLink>
      <p className={styles.muted}>{t("as_of", { time: formatTime(order.now, lang) })}</p>
    </Wrap>
  );
}
