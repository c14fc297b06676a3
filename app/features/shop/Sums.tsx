import type { OrderView } from "~/domain/orders/schema";
import { useT } from "~/i18n/use-t";
import styles from "./Sums.module.css";
import { useSums } from "./use-sums";

interface SumsProps {
  total: string;
  taxes: OrderView["taxes"];
  tickets: number;
  /** What a code takes off. */
  code?: OrderView["code"];
}

/** What it comes to: fees, even where there are none, what a code takes off, the sum, and each tax with what it is included in. */
export function Sums({ total, taxes, tickets, code = null }: SumsProps) {
  const t = useT("checkout");
  const { sum, rate } = useSums();
  return (
    <dl className={styles.sums}>
      <dt>{t("fees")}</dt>
      <dd>{t("no_fees")}</dd>
      {code && Number(code.amount) > 0 ? (
        <>
          <dt>{t("code.line", code)}</dt>
          <dd>{`− ${sum(code.amount)}`}</dd>
        </>
      ) : null}
      <dt className={styles.total}>
        {t("total")} <small>{t("tickets", { count: tickets })}</small>
      </dt>
      <dd className={styles.pay}>{sum(total)}</dd>
      {taxes.map((tax) => (
        <div key={tax.rate} className={styles.tax}>
          <dt>{t("tax", { rate: rate(tax.rate), gross: sum(tax.gross) })}</dt>
          <dd>{sum(tax.amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
