import { useId, useState } from "react";
import type { BookingInfo, SeatGroup } from "~/domain/booking/schema";
import { amountOf, discountBadge, type Selection } from "~/domain/booking/selection";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { discountLines, fullPriceLine } from "../widget/booking-state";
import styles from "./PriceList.module.css";
import { TicketLine } from "./TicketLine";
import type { Booking } from "../widget/use-booking";

/** Seat groups shown before "show all": two lines, about 11.25rem. */
const collapsedGroups = 2;

interface PriceListProps {
  booking: Booking;
  info: BookingInfo;
}

const isChosen = (group: SeatGroup, tickets: Selection): boolean =>
  group.prices.some((line) => amountOf(tickets, line) > 0);

/** The default step: every seat group with its full price, the other prices one press away. */
export function PriceList({ booking, info }: PriceListProps) {
  const t = useT("shop");
  const listId = useId();
  const [all, setAll] = useState(false);
  const { tickets } = booking.state;
  const groups = info.seat_groups.filter((group) => group.prices.length > 0);
  // A choice never disappears behind the fold.
  const open = all || groups.slice(collapsedGroups).some((group) => isChosen(group, tickets));
  const shown = open ? groups : groups.slice(0, collapsedGroups);
  return (
    <>
      {info.text ? <p className={styles.text}>{info.text}</p> : null}
      <ul id={listId} className={open ? styles.all : undefined}>
        {shown.map((group) => (
          <li key={group.id} className={styles.group}>
            <FullPrice booking={booking} info={info} group={group} />
          </li>
        ))}
      </ul>
      {groups.length > collapsedGroups ? (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setAll(!open)}
        >
          {open ? t("price.show_less") : t("price.show_all")}
          <Icon name={open ? "chevron-up" : "chevron-down"} />
        </button>
      ) : null}
    </>
  );
}

function FullPrice({ booking, info, group }: PriceListProps & { group: SeatGroup }) {
  const t = useT("shop");
  const line = fullPriceLine(group);
  if (!line) return null;
  const others = discountLines(info, group);
  const badge = discountBadge(booking.state.tickets, line);
  const names = others.map((other) => other.name).join(", ");
  const bookable = group.status === "available" || group.status === "limited";
  const limited = group.status === "limited" ? t("price.limited") : "";
  return (
    <>
      <TicketLine
        booking={booking}
        info={info}
        group={group}
        line={line}
        name={group.text}
        hint={[line.name, line.text, limited].filter(Boolean).join(" · ")}
      />
      {others.length > 0 && bookable ? (
        <button
          type="button"
          className={styles.discounts}
          onClick={() => booking.dispatch({ type: "show-discounts", group: group.seat_group })}
        >
          <span className={styles.discountsLabel}>
            {t("price.discounts")}
            <VisuallyHidden>, {group.text}: </VisuallyHidden>
          </span>
          <span className={styles.names}>{names}</span>
          {badge > 0 ? (
            <span className={styles.badge}>
              <span aria-hidden="true">{badge}</span>
              <VisuallyHidden> {t("price.badge", { count: badge })}</VisuallyHidden>
            </span>
          ) : null}
          <Icon name="chevron-right" />
        </button>
      ) : null}
    </>
  );
}
