import { useT } from "~/i18n/use-t";
import { useCents } from "../numbers/use-cents";
import styles from "../ShowChange.module.css";
import type { Cancelling } from "./use-cancellation";

/** How far the giving back has come, and what is left for the desk to do. */
export function Progress({ cancelling }: { cancelling: Cancelling }) {
  const t = useT("box-office");
  const cents = useCents();
  const { told, running } = cancelling;
  const { open, done, refunds, mails } = told;
  const left = open.orders + open.reservations;
  const counts = { done, all: done + left };
  const figures = [
    ["returned", cents(refunds.done_cents), true],
    ["on_way", cents(refunds.due_cents), refunds.due_cents > 0],
    ["sent", mails.sent, true],
    ["mail_waiting", mails.waiting, mails.waiting > 0],
    ["mail_failed", mails.failed, mails.failed > 0],
  ] as const;
  return (
    <>
      <section className={styles.progress} aria-live="polite">
        {counts.all > 0 && <progress value={done} max={counts.all} aria-label={t("cancel.progress", counts)} />}
        <p>
          <strong>{t("cancel.progress", counts)}</strong>{" "}
          {t(left > 0 ? "cancel.running" : running ? "cancel.mails_left" : "cancel.finished")}
        </p>
        <dl className={styles.figures}>
          {figures
            .filter(([, , isShown]) => isShown)
            .map(([name, value]) => (
              <div key={name}>
                <dt>{t(`cancel.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </section>
      {told.to_pay_out.length > 0 && <PayOut cancelling={cancelling} />}
    </>
  );
}

function PayOut({ cancelling: { told, busy, payOut } }: { cancelling: Cancelling }) {
  const t = useT("box-office");
  const cents = useCents();
  return (
    <section aria-labelledby="pay-out">
      <h2 id="pay-out">{t("cancel.pay_out")}</h2>
      <p className={styles.hint}>{t("cancel.pay_out_hint")}</p>
      <ul className={styles.payOut}>
        {told.to_pay_out.map(({ order, number, name, cents: sum }) => (
          <li key={order}>
            <span>
              <strong>{number}</strong> {name || t("cancel.no_name")}
            </span>
            <span className={styles.sum}>{cents(sum)}</span>
            <button
              type="button"
              aria-disabled={busy}
              aria-label={t("cancel.paid_out_for", { number, sum: cents(sum) })}
              onClick={() => {
                if (!busy) void payOut(order);
              }}
            >
              {t("cancel.paid_out")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
