import { Form, useLocation, useNavigation } from "react-router";
import { formatTime } from "~/domain/format/time";
import type { OrderShow, OrderTicket, OrderView } from "~/domain/orders/schema";
import { centsToPrice, priceToCents } from "~/domain/booking/selection";
import { splitBack } from "~/domain/vouchers/voucher";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import { Icon } from "~/ui/picture/Icon";
import { PageTitle } from "~/ui/text/PageTitle";
import { Wrap } from "~/ui/Wrap";
import { useSums } from "../use-sums";
import styles from "./GiveBack.module.css";
import page from "./Order.module.css";
import type { OrderAnswer } from "./order-facts";
import { Place } from "./ShowTickets";

interface Returnable {
  ticket: OrderTicket;
  title: string;
  back: string;
}

/** The tickets that can be given back now. */
const returnable = ({ shows }: OrderView): Returnable[] =>
  shows.flatMap(({ show, tickets }) =>
    tickets.flatMap((ticket) =>
      ticket.back === null ? [] : [{ ticket, title: show?.title ?? "", back: ticket.back }],
    ),
  );

const refusals = ["sales_closed", "conflict"] as const;

/** Tickets to be chosen from, and until when each show's are taken back; past that time, that it is past. */
export function GiveBack({ order, answer }: { order: OrderView; answer: OrderAnswer | undefined }) {
  const t = useT("checkout");
  const { state } = useNavigation();
  const until = useUntil();
  const tickets = returnable(order);
  const isEmpty = answer?.giving?.length === 0;
  const refused = isEmpty && answer.refused && (refusals.find((code) => code === answer.refused) ?? "failed");
  const shows = order.shows.filter(({ give_back_until, tickets: own }) => give_back_until && own.length > 0);
  if (shows.length === 0) return null;
  const keepsFees = order.fees.some(({ refundable }) => !refundable);
  if (tickets.length === 0)
    return (
      <li className={styles.over}>
        <Icon name="retry" />
        <span>
          {t("back")}
          <small>{t(refused ? `back.${refused}` : "back.over", { until: shows.map(until).join("; ") })}</small>
        </span>
      </li>
    );
  return (
    <li>
      <details className={styles.choice} open={isEmpty}>
        <summary>
          <Icon name="retry" />
          <span>
            {t("back")}
            <small>{t(keepsFees ? "back.until_kept" : "back.until", { until: shows.map(until).join("; ") })}</small>
          </span>
          <Icon name="chevron-down" />
        </summary>
        <Form method="post" className={styles.form}>
          <input type="hidden" name="intent" value="choose" />
          <fieldset>
            <legend>{t("back.which")}</legend>
            {isEmpty ? (
              <p role="alert" className={page.danger}>
                <Icon name="warning" />
                {t(`back.${refused ? refused : "none"}`)}
              </p>
            ) : null}
            {tickets.map((one) => (
              <label key={one.ticket.code} className={styles.ticket}>
                <input type="checkbox" name="ticket" value={one.ticket.code} />
                <TicketLine {...one} />
              </label>
            ))}
          </fieldset>
          <Button type="submit" variant="ghost" busy={state === "submitting"}>
            {t("back.next")}
          </Button>
        </Form>
      </details>
    </li>
  );
}

/** Which ticket it is, and what comes back for it. */
function TicketLine({ ticket, title, back }: Returnable) {
  const { sum } = useSums();
  return (
    <>
      <span>
        <b>{title}</b>
        <small>
          {ticket.name}, <Place ticket={ticket} />
        </small>
      </span>
      <span className={styles.sum}>{sum(back)}</span>
    </>
  );
}

/** Until when the tickets of a show are taken back, with its title where the order has several. */
function useUntil(): (show: OrderShow) => string {
  const t = useT("checkout");
  const { lang } = useLocale();
  const { longDay } = useFormats();
  return ({ show, give_back_until: until }) =>
    until === null
      ? ""
      : t("back.show_until", { title: show?.title ?? "", day: longDay(until), time: formatTime(until, lang) });
}

interface Ways {
  way: "free" | "voucher" | "both" | "bank";
  /** To which vouchers, and what is left beside them, cents. */
  parts: { ending: string; cents: number }[];
  rest: number;
}

/** Where so many cents come back to: to the vouchers first, as long as they have paid; and how that is said. */
function waysOf({ vouchers }: OrderView, cents: number): Ways {
  const kept = vouchers.map((voucher) => ({ ending: voucher.ending, cents: priceToCents(voucher.kept) }));
  const { vouchers: parts, rest } = splitBack(cents, kept);
  const partly = rest === 0 ? "voucher" : "both";
  const way = parts.length === 0 ? "bank" : partly;
  return { parts, rest, way: cents === 0 ? "free" : way };
}

const focused = (element: HTMLElement | null): void => element?.focus();

/** What comes back for the tickets that were chosen, before it is done. */
export function GiveBackQuestion({ order, giving }: { order: OrderView; giving: readonly string[] }) {
  const t = useT("checkout");
  const { sum } = useSums();
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const chosen = returnable(order).filter(({ ticket }) => giving.includes(ticket.code));
  // With the last of its tickets the fees of the order come back.
  const isWhole = chosen.length === order.shows.reduce((all, { tickets }) => all + tickets.length, 0);
  const feeCents = isWhole ? priceToCents(order.fees_back) : 0;
  const cents = chosen.reduce((all, { back }) => all + priceToCents(back), feeCents);
  const { parts, rest, way } = waysOf(order, cents);
  return (
    <Wrap className={page.page}>
      <div ref={focused} tabIndex={-1} className={styles.question}>
        <PageTitle preline={t("order_no", { number: order.number })}>
          {t("back.question", { count: chosen.length })}
        </PageTitle>
      </div>
      <ul className={styles.chosen}>
        {chosen.map((one) => (
          <li key={one.ticket.code} className={styles.ticket}>
            <TicketLine {...one} />
          </li>
        ))}
        {feeCents > 0 ? (
          <li className={styles.ticket}>
            <span>{t("back.fees")}</span>
            <span className={styles.sum}>{sum(order.fees_back)}</span>
          </li>
        ) : null}
        <li className={styles.total}>
          <span>{t("back.sum")}</span>
          <strong>{sum(centsToPrice(cents))}</strong>
        </li>
        {parts.map((part) => (
          <li key={part.ending} className={styles.part}>
            <span>{t("back.to_voucher", { ending: part.ending })}</span>
            <span className={styles.sum}>{sum(centsToPrice(part.cents))}</span>
          </li>
        ))}
        {parts.length > 0 && rest > 0 ? (
          <li className={styles.part}>
            <span>{t("back.to_bank")}</span>
            <span className={styles.sum}>{sum(centsToPrice(rest))}</span>
          </li>
        ) : null}
      </ul>
      <p className={page.lead}>
        {t(`back.way_${way}`, { count: parts.length })} <strong>{t("back.final")}</strong>
      </p>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="give-back" />
        {chosen.map(({ ticket }) => (
          <input key={ticket.code} type="hidden" name="ticket" value={ticket.code} />
        ))}
        <Button type="submit" size="large" className={page.wide} busy={state === "submitting"}>
          {t("back.do", { count: chosen.length })}
        </Button>
        <ButtonLink size="large" variant="ghost" to={pathname} replace className={page.wide}>
          {t("back.keep")}
        </ButtonLink>
      </Form>
    </Wrap>
  );
}
