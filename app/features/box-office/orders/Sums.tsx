import type { HouseOrder } from "~/domain/house-orders/schema";
import { centsOf } from "~/domain/vouchers/voucher";
import { useT } from "~/i18n/use-t";
import { useSum } from "../desk/use-sum";
import { useCents } from "../numbers/use-cents";
import styles from "./OrderPage.module.css";

/** What it cost, line by line, and what is left of it. */
export function Sums({ order }: { order: HouseOrder }) {
  const t = useT("box-office");
  const cents = useCents();
  const sum = useSum();
  const { shows, code, fees, total_cents, taxes, left_cents, vouchers } = order;
  const lines: [string, string][] = [
    ...shows.flatMap((show) =>
      show.lines.map(({ name, amount, total_cents: total }): [string, string] => [`${amount} × ${name}`, cents(total)]),
    ),
    ...(code ? [[t("orders.code", { code: code.code }), cents(-code.cents)] as [string, string]] : []),
    ...(fees.length === 0 ? [[t("orders.fees"), t("orders.no_fees")] as [string, string]] : []),
    ...fees.map((fee): [string, string] => [fee.name, cents(fee.cents)]),
  ];
  return (
    <section aria-labelledby="order-sums">
      <h2 id="order-sums">{t("orders.sums")}</h2>
      <dl className={styles.sums}>
        {lines.map(([what, value], index) => (
          // Two lines may be alike; they never change.
          // oxlint-disable-next-line react/no-array-index-key
          <Line key={index} what={what} value={value} />
        ))}
        <Line what={t("orders.total")} value={cents(total_cents)} isTotal />
        {taxes.map(({ rate, gross, amount }) => (
          <Line key={rate} what={t("orders.tax", { rate, gross: sum(gross) })} value={sum(amount)} isQuiet />
        ))}
        {vouchers.map(({ ending, balance_cents, cents: paid }) => (
          <Line
            key={ending}
            what={t("orders.voucher", { ending, balance: cents(balance_cents) })}
            value={cents(-paid)}
          />
        ))}
        {vouchers.length > 0 && <Line what={t("orders.paid_rest")} value={cents(total_cents - centsOf(vouchers))} />}
        {vouchers.map(({ ending, returned_cents }) =>
          returned_cents > 0 ? (
            <Line key={ending} what={t("orders.voucher_back", { ending })} value={cents(-returned_cents)} isQuiet />
          ) : null,
        )}
        {left_cents !== total_cents && <Line what={t("orders.left")} value={cents(left_cents)} isTotal />}
      </dl>
    </section>
  );
}

interface LineProps {
  what: string;
  value: string;
  isTotal?: boolean;
  isQuiet?: boolean;
}

function Line({ what, value, isTotal, isQuiet }: LineProps) {
  return (
    <div data-total={isTotal} data-quiet={isQuiet}>
      <dt>{what}</dt>
      <dd>{value}</dd>
    </div>
  );
}
