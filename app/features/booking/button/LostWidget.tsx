import { useId } from "react";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import { holdPage } from "~/ui/overlay/hold-page";
import styles from "./LostWidget.module.css";
import { closeBooking } from "./open-booking";
import { ticketsAnchor, type BookableEvent } from "../parts/show";

interface LostWidgetProps {
  event: BookableEvent;
  widgetKey: string;
  open: boolean;
}

const show = (dialog: HTMLDialogElement | null) => {
  if (!dialog) return;
  if (!dialog.open) dialog.showModal();
  return holdPage();
};

/** Stands in for the booking dialog when that did not arrive: the same is a plain form on the page of the show. */
export function LostWidget({ event, widgetKey, open }: LostWidgetProps) {
  const t = useT("booking");
  const common = useT("common");
  const titleId = useId();
  if (!open) return null;
  const close = () => closeBooking(widgetKey);
  return (
    <dialog className={styles.dialog} aria-labelledby={titleId} ref={show} onClose={close}>
      <p id={titleId}>{t("lost")}</p>
      <form method="dialog" className={styles.ways}>
        <ButtonLink to={`${event.url}${ticketsAnchor}`} onClick={close}>
          {t("buy.tickets")}
        </ButtonLink>
        <Button type="submit" variant="ghost">
          {common("close")}
        </Button>
      </form>
    </dialog>
  );
}
