import type { Cart } from "~/domain/booking/schema";
import { figures } from "~/domain/format/figures";
import { formatPrice } from "~/domain/format/price";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import { SmartLink } from "~/ui/SmartLink";
import type { CartAnswer } from "./cart-intent";
import { CartForm } from "./CartForm";
import styles from "./CartSummary.module.css";

interface CartSummaryProps {
  cart: Cart;
  onAnswer: (answer: CartAnswer) => void;
}

/** What it costs with everything, what the law wants said before ordering, and the way to the checkout. */
export function CartSummary({ cart, onAnswer }: CartSummaryProps) {
  const t = useT("cart");
  const { lang, money, href } = useLocale();
  return (
    <div className={styles.summary}>
      <dl className={styles.total}>
        {cart.code && Number(cart.code.amount) > 0 ? (
          <div className={styles.tax}>
            <dt>{t("cart.code", { code: cart.code.code })}</dt>
            <dd>{`− ${formatPrice(cart.code.amount, lang, money)}`}</dd>
          </div>
        ) : null}
        {cart.fees.map(({ name, amount, total }) => (
          <div key={name} className={styles.tax}>
            <dt>{t("cart.fee", { name, amount })}</dt>
            <dd>{formatPrice(total, lang, money)}</dd>
          </div>
        ))}
        <dt>
          {t("cart.total")} <small>{t("cart.tickets", { count: cart.tickets_quantity })}</small>
        </dt>
        <dd>{formatPrice(cart.total, lang, money)}</dd>
        {cart.taxes.map((tax) => (
          <div key={tax.rate} className={styles.tax}>
            <dt>{t("cart.tax", { rate: figures(lang).format(tax.rate) })}</dt>
            <dd>{formatPrice(tax.amount, lang, money)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t("cart.all_in")}</p>
      {cart.status === "held" ? (
        <ButtonLink size="large" to={href(paths.checkout)} className={styles.checkout}>
          {t("cart.checkout")}
        </ButtonLink>
      ) : null}
      <p className={styles.note}>{t("cart.no_withdrawal")}</p>
      <div className={styles.actions}>
        <SmartLink to={href(paths.events)}>{t("cart.continue")}</SmartLink>
        <CartForm intent="clear" onAnswer={onAnswer}>
          {(pending) => (
            <Button type="submit" variant="quiet" busy={pending !== null}>
              {t("cart.clear")}
            </Button>
          )}
        </CartForm>
      </div>
    </div>
  );
}
