import type { Cancellation } from "~/domain/cancelling/schema";
import { useLocale } from "~/i18n/locale-context";
import { useShowChange } from "../use-show-change";

const isRunning = ({ status, open, refunds, mails }: Cancellation): boolean =>
  status === "cancelled" && open.orders + open.reservations + refunds.due_cents + mails.waiting > 0;

/** A cancellation as it stands, and what can be done about it. */
export function useCancellation(first: Cancellation) {
  const { lang } = useLocale();
  const { send, ...change } = useShowChange(
    `/${lang}/api/box-office/shows/${first.show.id}/cancellation/`,
    first,
    isRunning,
  );
  return { ...change, cancel: () => send({}), payOut: (order: string) => send({ order }, "pay-out/") };
}
export type Cancelling = ReturnType<typeof useCancellation>;
