import { useId, type SyntheticEvent } from "react";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { LostTickets } from "./LostTickets";
import styles from "./LostWidget.module.css";
import { closeBooking } from "./open-booking";
import type { BookableEvent } from "../parts/show";

interface LostWidgetProps {
  event: BookableEvent;
  widgetKey: string;
  open: boolean;
  retry: () => Promise<void>;
}

/** Closed before it goes, so that the focus is where it came from, for whatever opens in its place. */
const show = (dialog: HTMLDialogElement): (() => void) => {
  dialog.showModal();
  return () => dialog.close();
};

/** Stands in for the booking dialog when that did not arrive. */
export function LostWidget({ event, widgetKey, open, retry }: LostWidgetProps) {
  const t = useT("booking");
  const common = useT("common");
  const titleId = useId();
  if (!open) return null;
  const close = () => closeBooking(widgetKey);
  const onCancel = (asked: SyntheticEvent) => {
    asked.preventDefault();
    close();
  };
  return (
    <dialog className={styles.dialog} aria-labelledby={titleId} ref={show} onCancel={onCancel}>
      <LostTickets
        event={event}
        title={t("lost")}
        hint={t("lost.hint")}
        titleId={titleId}
        retry={retry}
        onLeave={close}
      >
        <Button variant="ghost" onClick={close}>
          {common("close")}
        </Button>
      </LostTickets>
    </dialog>
  );
}
