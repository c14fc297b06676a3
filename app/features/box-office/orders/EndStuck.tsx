import { Form } from "react-router";
import type { EndQuote, HouseOrder } from "~/domain/house-orders/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { useAnswered } from "~/ui/form/later/use-answered";
import { classNames } from "~/ui/class-names";
import { useCents } from "../numbers/use-cents";
import buttons from "../parts/buttons.module.css";
import forms from "../parts/forms.module.css";
import styles from "./OrderPage.module.css";
import { orderPath } from "./paths";
import { Press } from "./Press";

interface EndStuckProps {
  order: HouseOrder;
  quote: EndQuote;
}

/** Asks once more before an order with a wrong sum is ended: what the bank has, what was ordered, and what becomes of it. */
export function EndStuck({ order, quote }: EndStuckProps) {
  const t = useT("box-office");
  const { href } = useLocale();
  const cents = useCents();
  const heading = useAnswered<HTMLHeadingElement>(order.number);
  const way = quote.is_taken ? "end_taken" : quote.cents > 0 ? "end_promised" : "end_nothing";
  return (
    <section className={classNames(forms.panel, styles.take)} aria-labelledby="end-stuck">
      <h2 id="end-stuck" ref={heading} tabIndex={-1}>
        {t("orders.end_title")}
      </h2>
      <p>{t(`orders.${way}`, { sum: cents(quote.cents, quote.currency), total: cents(order.total_cents) })}</p>
      <p>{t("orders.end_after")}</p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="cents" value={quote.cents} />
        <input type="hidden" name="currency" value={quote.currency} />
        <input type="hidden" name="revision" value={order.revision} />
        <p className={classNames(buttons.row, styles.ways)}>
          <Press name="end" isLoud>
            {quote.is_taken
              ? t("orders.end_yes", { sum: cents(quote.cents, quote.currency) })
              : t("orders.end_yes_nothing")}
          </Press>
          <a className={buttons.link} href={href(orderPath(order.number))}>
            {t("orders.back_no")}
          </a>
        </p>
      </Form>
    </section>
  );
}
