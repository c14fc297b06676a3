import type { FeeView } from "~/domain/booking/schema";
import type { OrderView } from "~/domain/orders/schema";
import type { UsedVoucher } from "~/domain/vouchers/schema";
import { useT } from "~/i18n/use-t";
import styles from "./Sums.module.css";
import { useSums } from "./use-sums";

/** Of an order, or of a cart that is about to be one. */
type Summed = Pick<OrderView, "total" | "taxes" | "tickets_quantity" | "fees" | "code" | "to_pay"> & {
  vouchers: readonly UsedVoucher[];
};

/**
 * What it comes to: fees, even where there are none, what a code takes off, the sum, and each tax with what it is included in.
 * Below the sum, because they pay and do not make cheaper, the vouchers with what is left on each, and what is to be paid then.
 */
export function Sums({ of: { total, taxes, tickets_quantity, fees, code, vouchers, to_pay } }: { of: Summed }) {
  const t = useT("checkout");
  const { sum, rate } = useSums();
  return (
    <dl className={styles.sums}>
      {fees.length === 0 ? (
        <>
          <dt>{t("fees")}</dt>
          <dd>{t("no_fees")}</dd>
        </>
      ) : (
        fees.map((fee) => <FeeLine key={`${fee.name} ${fee.per}`} fee={fee} />)
      )}
      {code && Number(code.amount) > 0 ? (
        <>
          <dt>{t("code.line", code)}</dt>
          <dd>{`− ${sum(code.amount)}`}</dd>
        </>
      ) : null}
      <dt className={styles.total}>
        {t("total")} <small>{t("tickets", { count: tickets_quantity })}</small>
      </dt>
      <dd className={vouchers.length > 0 ? styles.total : styles.pay}>{sum(total)}</dd>
      {taxes.map((tax) => (
        <div key={tax.rate} className={styles.tax}>
          <dt>{t("tax", { rate: rate(tax.rate), gross: sum(tax.gross) })}</dt>
          <dd>{sum(tax.amount)}</dd>
        </div>
      ))}
      {vouchers.map(({ ending, amount, balance }) => (
        <div key={ending} className={styles.by}>
          <dt className={styles.voucher}>
            {t("voucher", { ending })}{" "}
            <small>{t(Number(balance) === 0 ? "voucher.used" : "voucher.left", { balance: sum(balance) })}</small>
          </dt>
          <dd className={styles.voucher}>{`− ${sum(amount)}`}</dd>
        </div>
      ))}
      {vouchers.length > 0 ? (
        <>
          <dt className={styles.rest}>{t("to_pay")}</dt>
          <dd className={`${styles.rest} ${styles.pay}`}>{sum(to_pay)}</dd>
        </>
      ) : null}
    </dl>
  );
}

/** A fee: of what, what for, and whether it comes back. */
function FeeLine({ fee }: { fee: FeeView }) {
  const t = useT("checkout");
  const { sum } = useSums();
  return (
    <>
      <dt className={styles.fee}>
        {fee.name}{" "}
        <small>
          {t(`fee.${fee.per}`, { amount: fee.amount })}, {t(fee.refundable ? "fee.refundable" : "fee.kept")}
        </small>
      </dt>
      <dd>{sum(fee.total)}</dd>
    </>
  );
}
