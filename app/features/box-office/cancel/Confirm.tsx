import { useT } from "~/i18n/use-t";
import { useCents } from "../numbers/use-cents";
import notes from "../parts/notes.module.css";
import { Means } from "../ShowChange";
import { SureForm } from "../SureForm";
import type { Cancelling } from "./use-cancellation";

/** What would happen, and the question whether it shall. */
export function Confirm({ cancelling: { told, busy, cancel } }: { cancelling: Cancelling }) {
  const t = useT("box-office");
  const cents = useCents();
  const { orders, tickets, reservations, cents: sum } = told.open;
  const what = [
    t("cancel.sales"),
    orders > 0
      ? t("cancel.orders", { count: orders, tickets: t("desk.tickets", { count: tickets }), sum: cents(sum) })
      : t("cancel.no_orders"),
    ...(reservations > 0 ? [t("cancel.reservations", { count: reservations })] : []),
    ...(orders + reservations > 0 ? [t("cancel.mails"), t("cancel.desk")] : []),
  ];
  return (
    <Means what={what}>
      {told.may_cancel ? (
        <SureForm change="cancel" of={told.status} busy={busy} onSure={() => void cancel()} />
      ) : (
        <p className={notes.muted}>{t("cancel.not_yours")}</p>
      )}
    </Means>
  );
}
