import { useT } from "~/i18n/use-t";
import { useCents } from "../numbers/use-cents";
import buttons from "../parts/buttons.module.css";
import notes from "../parts/notes.module.css";
import { Figures } from "../ShowChange";
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
  const returned = [t("cancel.returned"), cents(refunds.done_cents)] as const;
  const onWay = [t("cancel.on_way"), cents(refunds.due_cents)] as const;
  return (
    <>
      <section className={styles.progress} aria-live="polite">
        {counts.all > 0 && <progress value={done} max={counts.all} aria-label={t("cancel.progress", counts)} />}
        <p>
          <strong>{t("cancel.progress", counts)}</strong>{" "}
          {t(left > 0 ? "cancel.running" : running ? "cancel.mails_left" : "cancel.finished")}
        </p>
        <Figures before={refunds.due_cents > 0 ? [returned, onWay] : [returned]} mails={mails} />
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
      <p className={notes.muted}>{t("cancel.pay_out_hint")}</p>
      <ul className={styles.payOut}>
        {told.to_pay_out.map(({ order, number, name, cents: sum }) => (
          <li key={order}>
            <span>
              <strong>{number}</strong> {name || t("cancel.no_name")}
            </span>
            <span className={styles.sum}>{cents(sum)}</span>
            <button
              type="button"
              className={buttons.quiet}
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
