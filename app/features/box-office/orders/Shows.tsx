import { Form } from "react-router";
import { timeOf } from "~/domain/format/time";
import type { HouseOrder, HouseShow, HouseTicket } from "~/domain/house-orders/schema";
import { printedCode } from "~/domain/orders/ticket-code";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { Places } from "../desk/Places";
import { useCents } from "../numbers/use-cents";
import buttons from "../parts/buttons.module.css";
import { usePlace } from "../parts/use-place";
import { hasSeat } from "../reseat/who-sits";
import styles from "./OrderPage.module.css";
import { seatsPath } from "./paths";
import type { Taking } from "./read-orders.server";

interface ShowsProps {
  order: HouseOrder;
  taking: Taking | null;
}

const isGood = ({ state }: HouseTicket): boolean => state === "good";

/** The shows of an order with their tickets; good ones can be chosen, to be taken back. */
export function ShowsOf({ order, taking }: ShowsProps) {
  const t = useT("box-office");
  const good = order.shows.flatMap(({ tickets }) => tickets.filter(isGood));
  return (
    <section aria-labelledby="order-shows">
      <h2 id="order-shows">{t("orders.shows")}</h2>
      <Form method="get" preventScrollReset>
        <input type="hidden" name="order" value={order.number} />
        {order.shows.map((show) => (
          <Show key={show.event} show={show} number={order.number} chosen={taking?.codes ?? []} />
        ))}
        {good.length > 0 && (
          <p className={classNames(buttons.row, styles.ways)}>
            {good.length > 1 && (
              <button type="submit" name="take" value="chosen" className={buttons.quiet}>
                {t("orders.back_chosen")}
              </button>
            )}
            <button type="submit" name="take" value="all" className={buttons.quiet}>
              {t("orders.back_all")}
            </button>
          </p>
        )}
      </Form>
    </section>
  );
}

interface ShowProps {
  show: HouseShow;
  /** Of the order. */
  number: string;
  chosen: string[];
}

function Show({ show: { event, show, is_cancelled, tickets, seats }, number, chosen }: ShowProps) {
  const t = useT("box-office");
  const { href } = useLocale();
  const { fullDay } = useFormats();
  return (
    <article className={styles.show}>
      <h3>
        {show && <time dateTime={show.starts_at}>{timeOf(show.starts_at)}</time>}
        <span>
          {show?.title || t("orders.unknown_show", { id: event })}
          {show && (
            <small>
              {[fullDay(show.starts_at), show.room, is_cancelled && t("sheet.cancelled")].filter(Boolean).join(" · ")}
            </small>
          )}
        </span>
      </h3>
      {tickets.length > 0 ? (
        <ul className={styles.tickets}>
          {tickets.map((ticket) => (
            <Ticket key={ticket.code} ticket={ticket} isChosen={chosen.includes(ticket.code)} />
          ))}
        </ul>
      ) : (
        <p>
          <Places seats={seats} />
        </p>
      )}
      {!is_cancelled && tickets.some(hasSeat) && (
        <a className={buttons.link} href={href(seatsPath(number, event))}>
          {t("reseat.open")}
        </a>
      )}
    </article>
  );
}

function Ticket({ ticket, isChosen }: { ticket: HouseTicket; isChosen: boolean }) {
  const t = useT("box-office");
  const cents = useCents();
  const { code, name, kind, state } = ticket;
  const place = usePlace()(ticket);
  const said = (
    <>
      <span>
        <strong>{place}</strong>
        <small>{[name, kind !== "normal" && t(`kind.${kind}`)].filter(Boolean).join(" · ")}</small>
      </span>
      <code>{printedCode(code)}</code>
      <span className={styles.word}>{t(`orders.ticket.${state}`)}</span>
      <span className={styles.sum}>{cents(ticket.cents)}</span>
    </>
  );
  return (
    <li data-state={state}>
      {isGood(ticket) ? (
        <label>
          <input
            // What was chosen is what the address says, also after going back.
            key={String(isChosen)}
            type="checkbox"
            name="ticket"
            value={code}
            defaultChecked={isChosen}
            aria-label={t("orders.choose", { ticket: `${place}, ${printedCode(code)}` })}
          />
          {said}
        </label>
      ) : (
        <div>
          <i aria-hidden />
          {said}
        </div>
      )}
    </li>
  );
}
