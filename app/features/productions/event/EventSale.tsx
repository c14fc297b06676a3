import { isSoldElsewhere } from "~/domain/booking/sold-elsewhere";
import type { Sale } from "~/domain/booking/shown";
import { formatPrice } from "~/domain/format/price";
import type { EventDetail } from "~/domain/programme/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Availability } from "~/words/Availability";
import { ButtonLink } from "~/ui/form/Button";
import styles from "./EventWhen.module.css";

interface EventSaleProps {
  event: EventDetail;
  /** Null where the shop does not answer. */
  sale: Sale | null;
}

/** For how much, how many are left, and the way to the tickets or to other dates. */
export function EventSale({ event, sale }: EventSaleProps) {
  const { lang, money } = useLocale();
  const t = useT("productions");
  return (
    <div className={styles.side}>
      <div className={styles.price}>
        {event.price_from !== null && (
          <p>
            {t("price.from", { price: formatPrice(event.price_from, lang, money) })}{" "}
            <small>{money.beside ?? t("price.allIn")}</small>
          </p>
        )}
        {event.is_free && <p>{t("price.free")}</p>}
        <SaleState sale={sale} />
      </div>
      <Way event={event} sale={sale} />
    </div>
  );
}

function SaleState({ sale }: { sale: Sale | null }) {
  const t = useT("productions");
  switch (sale?.state) {
    case "paused":
      return <Availability state="closed" word={t("sale.paused")} />;
    case "limited":
    case "sold-out":
    case "not-yet":
    case "closed":
      return <Availability state={sale.state} />;
    default:
      return null;
  }
}

function Way({ event, sale }: EventSaleProps) {
  const t = useT("productions");
  if (isSoldElsewhere(event.ticket_url)) {
    return (
      <ButtonLink to={event.ticket_url} size="large">
        {t("tickets.button")}
      </ButtonLink>
    );
  }
  if (event.has_quick_buy && sale?.isOpen) {
    return (
      <ButtonLink to="#datesAndTickets" size="large">
        {t("tickets.button")}
      </ButtonLink>
    );
  }
  if (event.other_dates.length === 0) return null;
  return (
    <ButtonLink to="#datesAndTickets" size="large" variant="ghost">
      {t("sale.otherDates")}
    </ButtonLink>
  );
}
