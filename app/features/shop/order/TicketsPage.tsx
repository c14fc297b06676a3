import { Fragment } from "react";
import { Form, useNavigation } from "react-router";
import { formatTime } from "~/domain/format/time";
import type { OrderView } from "~/domain/orders/schema";
import { addressLine } from "~/domain/site/house-contact";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import { PageTitle } from "~/ui/text/PageTitle";
import { Wrap } from "~/ui/Wrap";
import { GiveBack } from "./GiveBack";
import { Mask } from "../Mask";
import { OrderedShows } from "../OrderedShows";
import { Sums } from "../Sums";
import { useSums } from "../use-sums";
import styles from "./Order.module.css";
import { orderedShows, stillOf, type OrderPageProps } from "./order-facts";
import { RenameTickets } from "./RenameTickets";
import { ShowTickets } from "./ShowTickets";

/** An order that stands: the tickets, the next show's first and open; of a reservation what is to be collected and until when. */
export function TicketsPage(props: OrderPageProps) {
  const { order, house } = props;
  const t = useT("checkout");
  const { lang } = useLocale();
  const { longDay } = useFormats();
  const isReserved = order.standing === "reserved";
  const isFree = order.method === "free";
  const until = order.pay_until ? `${longDay(order.pay_until)}, ${formatTime(order.pay_until, lang)}` : "";
  const state = isReserved ? "" : ` · ${t(isFree ? "free_state" : "paid_state")}`;
  const [first] = order.shows;
  const next = order.shows.find(({ show }) => show && Date.parse(show.date_end) > Date.parse(order.now)) ?? first;
  return (
    <Wrap className={styles.page}>
      <Mask image={stillOf(order)} state="open" />
      <div className={styles.twofold}>
        <div className={styles.tickets}>
          <PageTitle preline={t("order_no", { number: order.number }) + state}>
            {t(isReserved ? "reserved" : "tickets")}
          </PageTitle>
          {isReserved ? (
            <>
              <p className={styles.lead}>{t("reserved_text", { until })}</p>
              <p className={styles.number}>
                <small>{t("reserved_number")}</small>
                {order.number}
              </p>
              <div className={styles.box}>
                <OrderedShows shows={orderedShows(order)} heading="h2" />
                <Sums
                  total={order.total}
                  taxes={order.taxes}
                  tickets={order.tickets_quantity}
                  fees={order.fees}
                  code={order.code}
                  vouchers={order.vouchers}
                  toPay={order.to_pay}
                />
              </div>
            </>
          ) : (
            <>
              {order.erased ? <p>{t("erased")}</p> : null}
              {order.email === "" ? null : <p>{t("sent_to", { email: order.email })}</p>}
              {order.shows.map((show) => (
                <ShowTickets key={show.event} ordered={show} now={order.now} open={show === next} />
              ))}
            </>
          )}
        </div>
        <aside className={styles.aside}>
          <Actions {...props} />
          <Way house={house} />
          {isReserved ? null : <Paid order={order} />}
        </aside>
      </div>
    </Wrap>
  );
}

/** Where the house is and how one gets there, as far as it has said. */
function Way({ house: { name, contact } }: Pick<OrderPageProps, "house">) {
  const t = useT("checkout");
  const lines = [addressLine(contact), contact.transport].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{t("way")}</h2>
      <address>
        <strong>{name}</strong>
        {lines.map((line) => (
          <Fragment key={line}>
            <br />
            {line}
          </Fragment>
        ))}
      </address>
    </section>
  );
}

/** What can be done with an order now; what cannot is not there. */
function Actions({ order, answer }: OrderPageProps) {
  const t = useT("checkout");
  const { state } = useNavigation();
  return (
    <ul className={styles.actions}>
      {order.tickets_url === null ? null : (
        <li>
          <a href={order.tickets_url} download>
            <Icon name="print" />
            <span>
              {t("to_print")}
              <small>{t("to_print_how")}</small>
            </span>
            <Icon name="chevron-right" />
          </a>
        </li>
      )}
      {order.phone_tickets_url === null ? null : (
        <li>
          <a href={order.phone_tickets_url} download>
            <Icon name="mobile" />
            <span>
              {t("to_phone")}
              <small>{t("to_phone_how")}</small>
            </span>
            <Icon name="chevron-right" />
          </a>
        </li>
      )}
      {order.calendar_url === null ? null : (
        <li>
          <a href={order.calendar_url} download>
            <Icon name="calendar" />
            <span>
              {t("calendar")}
              <small>{order.shows.flatMap(({ show }) => show?.title ?? []).join(" · ")}, .ics</small>
            </span>
            <Icon name="chevron-right" />
          </a>
        </li>
      )}
      {order.email === "" ? null : (
        <li>
          <Form method="post" preventScrollReset>
            <button type="submit" name="intent" value="mail" aria-disabled={state === "submitting" || undefined}>
              <Icon name="mail" />
              <span>
                {t("mail_again")}
                <small role="status">{t(answer?.mailed ? "mail_sent" : "mail_to", { email: order.email })}</small>
              </span>
              <Icon name="chevron-right" />
            </button>
          </Form>
        </li>
      )}
      {order.tickets_url === null || order.erased ? null : <RenameTickets order={order} answer={answer} />}
      {order.standing === "reserved" ? (
        <li>
          <Form method="post">
            <button type="submit" name="intent" value="give-up" aria-disabled={state === "submitting" || undefined}>
              <Icon name="retry" />
              <span>
                {t("give_up_reserved")}
                <small>{t("give_up_reserved_hint")}</small>
              </span>
              <Icon name="chevron-right" />
            </button>
          </Form>
        </li>
      ) : (
        <GiveBack order={order} answer={answer} />
      )}
    </ul>
  );
}

function Paid({ order }: { order: OrderView }) {
  const t = useT("checkout");
  const { sum, rate } = useSums();
  const { longDay } = useFormats();
  const taxes = order.taxes.map((tax) => t("tax_short", { rate: rate(tax.rate), amount: sum(tax.amount) }));
  return (
    <section className={styles.paid}>
      <p>
        <strong>{t(`paid_by.${order.method}`, { label: order.payment_label })}</strong>
        <strong>{sum(order.method === "voucher" ? order.total : order.to_pay)}</strong>
      </p>
      {order.vouchers.length > 0 ? <ByVouchers order={order} /> : null}
      {order.code && Number(order.code.amount) > 0 ? (
        <p className={styles.muted}>{t("code.less", { code: order.code.code, amount: sum(order.code.amount) })}</p>
      ) : null}
      {order.given_back.map(({ amount, at, voucher }) => (
        <p key={`${at} ${amount} ${voucher}`} className={styles.back}>
          <span>
            {voucher === null
              ? t("back.given", { day: longDay(at) })
              : t("back.given_voucher", { ending: voucher, day: longDay(at) })}
          </span>
          <span>{`− ${sum(amount)}`}</span>
        </p>
      ))}
      {taxes.length > 0 ? <p className={styles.muted}>{t("taxes", { list: taxes.join(" · ") })}</p> : null}
      <p className={styles.muted}>
        {t("fees")}:{" "}
        {order.fees.length === 0
          ? t("no_fees")
          : order.fees.map(({ name, total }) => t("fee.paid", { name, sum: sum(total) })).join(" · ")}
      </p>
    </section>
  );
}

/** What each voucher paid of it, where it was not one for everything, with what is on it now. */
function ByVouchers({ order }: { order: OrderView }) {
  const t = useT("checkout");
  const { sum } = useSums();
  const { vouchers, method, total } = order;
  const rest = (balance: string): string => t("voucher.rest", { balance: sum(balance) });
  const [first, ...others] = vouchers;
  if (method === "voucher" && first && others.length === 0)
    return (
      <p className={styles.muted}>
        {t("voucher", first)}. {rest(first.balance)}
      </p>
    );
  return (
    <>
      {vouchers.map(({ ending, amount, balance }) => (
        <p key={ending} className={styles.back}>
          <span>
            {t("paid_by_voucher", { ending })}
            <small>{rest(balance)}</small>
          </span>
          <span>{sum(amount)}</span>
        </p>
      ))}
      {method === "voucher" ? null : (
        <p className={styles.back}>
          <span>{t("total")}</span>
          <span>{sum(total)}</span>
        </p>
      )}
    </>
  );
}
