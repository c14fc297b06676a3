import type { BookingInfo } from "~/domain/booking/schema";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { Icon } from "~/ui/picture/Icon";
import { discountLines } from "./booking-state";
import styles from "../parts/PriceList.module.css";
import { TicketLine } from "../parts/TicketLine";
import type { Booking } from "./use-booking";

/** The other sale types of the chosen seat group; for timeslot events all of them. Free lines are bookable like any other. */
export function DiscountsStep({ booking, info }: { booking: Booking; info: BookingInfo }) {
  const t = useT("shop");
  const group = info.seat_groups.find((candidate) => candidate.seat_group === booking.state.group);
  return (
    <>
      <ul>
        {(group ? discountLines(info, group) : []).map((line) => (
          <li key={line.id} className={styles.group}>
            {group ? (
              <TicketLine booking={booking} info={info} group={group} line={line} name={line.name} hint={line.text} />
            ) : null}
          </li>
        ))}
      </ul>
      <Button variant="quiet" className={styles.back} onClick={() => booking.dispatch({ type: "show-start", info })}>
        <Icon name="arrow-left" />
        {t("step.back")}
      </Button>
    </>
  );
}
