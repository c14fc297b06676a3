import type { HouseOrder } from "~/domain/house-orders/schema";
import { useT } from "~/i18n/use-t";
import { useCents } from "../numbers/use-cents";
import notes from "../parts/notes.module.css";
import styles from "./Money.module.css";
import page from "./OrderPage.module.css";
import { useReason } from "./use-reason";
import { useWhen } from "./use-when";
import { templateOf } from "./words";

/** What came and what went back, each with how it stands. */
export function Money({ order: { payments, refunds } }: { order: HouseOrder }) {
  const t = useT("box-office");
  const when = useWhen();
  const cents = useCents();
  const wordOf = ({ is_desk, status }: HouseOrder["refunds"][number]) =>
    is_desk ? (status === "done" ? "handed" : "desk") : status;
  const why = useReason();
  return (
    <section aria-labelledby="order-money" className={page.part}>
      <h2 id="order-money">{t("orders.money")}</h2>
      {payments.length + refunds.length === 0 && <p className={notes.hint}>{t("orders.no_money")}</p>}
      <ul className={styles.rows}>
        {payments.toReversed().map(({ method, label, status, cents: sum, currency, at }) => (
          <li key={`${at} ${status}`}>
            <span>
              {t("orders.payment")}, {[t(`orders.method.${method}`), label].filter(Boolean).join(" ")}
            </span>
            <span>
              {when(at)} · {t(`orders.payment.${status}`)}
            </span>
            <span>{cents(sum, currency)}</span>
          </li>
        ))}
        {refunds.toReversed().map((refund) => (
          <li key={`${refund.at} ${refund.cents}`}>
            <span>
              {t("orders.refund")}, {why(refund.reason)}
            </span>
            <span>
              {when(refund.done_at ?? refund.at)} · {t(`orders.refund.${wordOf(refund)}`)}
            </span>
            <span>{cents(-refund.cents, refund.currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was written to the buyer, and whether it got there. */
export function Mails({ order: { mails } }: { order: HouseOrder }) {
  const t = useT("box-office");
  const when = useWhen();
  return (
    <section aria-labelledby="order-mails" className={page.part}>
      <h2 id="order-mails">{t("orders.mails")}</h2>
      {mails.length === 0 && <p className={notes.hint}>{t("orders.no_mails")}</p>}
      <ul className={styles.rows}>
        {mails.map(({ template, status, sent_at }, index) => (
          // Mails are added at the end.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <span>{t(`orders.template.${templateOf(template)}`)}</span>
            <span>{t(`orders.mail.${status}`, { when: sent_at ? when(sent_at) : "" })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
