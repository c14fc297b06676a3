import { useState, type SyntheticEvent } from "react";
import { useT } from "~/i18n/use-t";
import { useHydrated } from "~/ui/use-hydrated";
import { useCents } from "../numbers/use-cents";
import styles from "../ShowChange.module.css";
import type { Cancelling } from "./use-cancellation";

/** What would happen, and the question whether it shall. */
export function Confirm({ cancelling: { told, busy, cancel } }: { cancelling: Cancelling }) {
  const t = useT("box-office");
  const cents = useCents();
  const listens = useHydrated();
  const [sure, setSure] = useState(false);
  const [missing, setMissing] = useState(false);
  const { orders, tickets, reservations, cents: sum } = told.open;
  const what = [
    t("cancel.sales"),
    orders > 0
      ? t("cancel.orders", { count: orders, tickets: t("desk.tickets", { count: tickets }), sum: cents(sum) })
      : t("cancel.no_orders"),
    ...(reservations > 0 ? [t("cancel.reservations", { count: reservations })] : []),
    ...(orders + reservations > 0 ? [t("cancel.mails"), t("cancel.desk")] : []),
  ];
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!sure);
    if (sure && !busy) void cancel();
  };
  return (
    <section aria-labelledby="means">
      <h2 id="means">{t("cancel.means")}</h2>
      <ul className={styles.means}>
        {what.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {told.may_cancel ? (
        <form className={styles.form} onSubmit={submit} noValidate>
          <label className={styles.sure}>
            <input
              type="checkbox"
              checked={sure}
              aria-invalid={missing && !sure}
              aria-describedby="need-sure"
              onChange={({ currentTarget: { checked } }) => setSure(checked)}
            />
            {t("cancel.sure")}
          </label>
          <p id="need-sure" role="alert" className={styles.refused}>
            {missing && !sure && t("cancel.need_sure")}
          </p>
          <button className={styles.do} disabled={!listens} aria-disabled={busy}>
            {t(busy ? "cancel.doing" : "cancel.do")}
          </button>
        </form>
      ) : (
        <p className={styles.hint}>{t("cancel.not_yours")}</p>
      )}
    </section>
  );
}
