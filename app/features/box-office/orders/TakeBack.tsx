import { Form } from "react-router";
import { backReasons } from "~/domain/house-orders/reasons";
import type { BackQuote, HouseOrder } from "~/domain/house-orders/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { useAnswered } from "~/ui/form/later/use-answered";
import { classNames } from "~/ui/class-names";
import { useCents } from "../numbers/use-cents";
import buttons from "../parts/buttons.module.css";
import { Select } from "../parts/Field";
import forms from "../parts/forms.module.css";
import styles from "./OrderPage.module.css";
import { orderPath } from "./paths";
import type { Taking } from "./read-orders.server";
import { Press } from "./Press";

interface TakeBackProps {
  taking: Taking;
  quote: BackQuote;
  order: HouseOrder;
  /** A reason is missing. */
  isWrong: boolean;
}

/** Asks once more before tickets are taken back: how many, what comes back and where to, and why. */
export function TakeBack({ taking, quote, order, isWrong }: TakeBackProps) {
  const t = useT("box-office");
  const { href } = useLocale();
  const cents = useCents();
  const heading = useAnswered<HTMLHeadingElement>(!isWrong && taking.codes.join());
  const reason = useAnswered<HTMLSelectElement>(isWrong);
  const rest = quote.rest_cents;
  const way = quote.is_desk ? "back_desk" : "back_bank";
  return (
    <section className={classNames(forms.panel, styles.take)} aria-labelledby="take-back">
      <h2 id="take-back" ref={heading} tabIndex={-1}>
        {t("orders.back_title", { count: quote.tickets })}
      </h2>
      {quote.cents === 0 ? <p>{t("orders.back_free")}</p> : null}
      {quote.vouchers.map((to) => (
        <p key={to.ending}>{t("orders.back_voucher", { sum: cents(to.cents), ending: to.ending })}</p>
      ))}
      {rest > 0 ? <p>{t(`orders.${way}`, { sum: cents(rest) })}</p> : null}
      <Form method="post" preventScrollReset>
        {taking.codes.map((code) => (
          <input key={code} type="hidden" name="ticket" value={code} />
        ))}
        <input type="hidden" name="cents" value={quote.cents} />
        <Select
          ref={reason}
          id="take-reason"
          name="reason"
          label={t("orders.back_reason")}
          problem={isWrong ? t("orders.refused.reason") : undefined}
          defaultValue=""
        >
          <option value="">{t("orders.back_choose")}</option>
          {backReasons.map((one) => (
            <option key={one} value={one}>
              {t(`orders.reason.${one}`)}
            </option>
          ))}
        </Select>
        <p className={classNames(buttons.row, styles.ways)}>
          <Press name="back" isLoud>
            {t("orders.back_yes")}
          </Press>
          <a className={buttons.link} href={href(orderPath(order.number))}>
            {t("orders.back_no")}
          </a>
        </p>
      </Form>
    </section>
  );
}
