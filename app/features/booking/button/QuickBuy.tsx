import { useEffect, useId, useState, type KeyboardEvent, type MouseEvent } from "react";
import { Link } from "~/ui/Link";
import { useAvailability } from "~/api/availability";
import type { Availability as AvailabilityOf } from "~/domain/programme/schema";
import { formatPrice } from "~/domain/format/price";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Availability } from "~/words/Availability";
import { SeatsAsleep } from "~/words/SeatsAsleep";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/picture/Icon";
import { useHydrated } from "~/ui/use-hydrated";
import type { BookingWidget } from "../widget/BookingWidget";
import { loadWidget, prefetchWidget, prefetchWidgetWhenIdle } from "./load-widget";
import { LostWidget } from "./LostWidget";
import { openBooking, useIsBookingOpen } from "./open-booking";
import styles from "./QuickBuy.module.css";
import { ticketButton, ticketsAnchor, type BookableEvent } from "../parts/show";
import { useSpokenShow } from "./use-spoken-show";

export interface QuickBuyProps {
  event: BookableEvent;
  /** `row`: price and availability word; `compact`: a 48 × 48 button below the desktop breakpoint. */
  size?: "row" | "compact";
}

/** The ticket place of a programme row: opens the booking dialog, or says why there is nothing to book. */
export function QuickBuy({ event, size = "row" }: QuickBuyProps) {
  const t = useT("booking");
  const availability = useAvailability(event.id);
  const show = useSpokenShow(event);
  const button = ticketButton(event, availability?.state);
  switch (button.kind) {
    case "none":
      return null;
    case "cancelled":
      return <State className={styles.state} state="cancelled" size={size} />;
    case "closed":
      return <State className={styles.state} state="closed" size={size} />;
    case "free":
      return <State className={styles.state} state="free-entry" size={size} />;
    case "other-dates":
      return (
        <span className={styles.place} data-size={size}>
          <Link className={styles.other} to={button.href} aria-label={t("buy.other_dates_name", { show })}>
            <span className={styles.label}>{t("buy.other_dates")}</span>
            <Icon name="calendar" />
          </Link>
          <State className={styles.word} state="sold-out" />
        </span>
      );
    case "link":
      return (
        <span className={styles.place} data-size={size}>
          <a className={styles.buy} href={button.href} rel="noopener" aria-label={t("buy.name", { show })}>
            <span className={styles.label}>{t("buy.tickets")}</span>
            <Ticket />
          </a>
        </span>
      );
    default:
      return <DialogButton event={event} availability={availability} size={size} show={show} free={button.free} />;
  }
}

interface StateProps {
  state: AvailabilityOf["state"];
  className: string | undefined;
  size?: QuickBuyProps["size"];
}

function State({ state, className, size }: StateProps) {
  return (
    <span className={className} data-size={size}>
      <Availability state={state} />
    </span>
  );
}

/** The ticket shape that stands for the button where there is room for 48 pixels only. */
function Ticket() {
  return <span className={styles.ticket} aria-hidden="true" />;
}

/** A button is pressed by the space bar too. */
function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

interface DialogButtonProps extends QuickBuyProps {
  availability: AvailabilityOf | undefined;
  show: string;
  free: boolean;
}

function DialogButton({ event, availability, size, show, free }: DialogButtonProps) {
  const t = useT("booking");
  const { lang, money } = useLocale();
  const key = useId();
  const open = useIsBookingOpen(key);
  const hydrated = useHydrated();
  // Stays mounted after closing: the dialog offers to bring the selection back.
  const [{ Widget }, setWidget] = useState<{ Widget?: typeof BookingWidget | typeof LostWidget }>({});
  useEffect(() => prefetchWidgetWhenIdle(lang), [lang]);

  const price = event.price_from === null ? null : formatPrice(event.price_from, lang, money);
  const tap = (click: MouseEvent): void => {
    // A link first: opening in a new tab goes on working.
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.button !== 0) return;
    click.preventDefault();
    openBooking(key);
    loadWidget(lang).then(
      (Widget) => setWidget({ Widget }),
      () => setWidget({ Widget: LostWidget }),
    );
  };
  const prefetch = (): void => prefetchWidget(lang);
  const label = free || price === null ? t("buy.name_free", { show }) : t("buy.name_from", { show, price });

  return (
    <span className={classNames(styles.place, styles.worded)} data-size={size}>
      <a
        className={styles.buy}
        href={`${event.url}${ticketsAnchor}`}
        aria-label={label}
        {...(hydrated ? { role: "button", "aria-haspopup": "dialog" as const, "aria-expanded": open } : {})}
        onClick={tap}
        onKeyDown={pressOnSpace}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        data-quick-buy={event.id}
      >
        <span className={styles.label}>
          {free || price === null ? t("buy.free_tickets") : t("buy.from", { price })}
        </span>
        <Ticket />
      </a>
      {availability ? (
        <State className={styles.word} state={availability.state} />
      ) : (
        <SeatsAsleep show={event.id} className={styles.word} />
      )}
      {Widget && <Widget event={event} widgetKey={key} open={open} />}
    </span>
  );
}
