import { Fragment, type ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { formatTime } from "~/domain/format/time";
import type { OrderView } from "~/domain/orders/schema";
import { addressLine } from "~/domain/site/house-contact";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { Icon, type IconName } from "~/ui/picture/Icon";
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
                <Sums of={order} />
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
  const titles = order.shows.flatMap(({ show }) => show?.title ?? []).join(" · ");
  return (
    <ul className={styles.actions}>
      <Download url={order.tickets_url} icon="print" name={t("to_print")} how={t("to_print_how")} />
      <Download url={order.phone_tickets_url} icon="mobile" name={t("to_phone")} how={t("to_phone_how")} />
      <Download url={order.calendar_url} icon="calendar" name={t("calendar")} how={`${titles}, .ics`} />
      {order.email === "" ? null : (
        <Press intent="mail" stays icon="mail" name={t("mail_again")}>
          <small role="status">{t(answer?.mailed ? "mail_sent" : "mail_to", { email: order.email })}</small>
        </Press>
      )}
      {order.tickets_url === null || order.erased ? null : <RenameTickets order={order} answer={answer} />}
      {order.standing === "reserved" ? (
        <Press intent="give-up" icon="retry" name={t("give_up_reserved")}>
          <small>{t("give_up_reserved_hint")}</small>
        </Press>
      ) : (
        <GiveBack order={order} answer={answer} />
      )}
    </ul>
  );
}

interface DeedProps {
  icon: IconName;
  name: string;
}

/** A file of the order, where there is one. */
function Download({ url, how, ...deed }: DeedProps & { url: string | null; how: string }) {
  if (url === null) return null;
  return (
    <li>
      <a href={url} download>
        <Deed {...deed}>
          <small>{how}</small>
        </Deed>
      </a>
    </li>
  );
}

/** What the house does with the order at once; `stays`: the page is the same afterwards. */
function Press({
  intent,
  stays = false,
  ...deed
}: DeedProps & { intent: string; stays?: boolean; children: ReactNode }) {
  const { state } = useNavigation();
  return (
    <li>
      <Form method="post" preventScrollReset={stays}>
        <button type="submit" name="intent" value={intent} aria-disabled={state === "submitting" || undefined}>
          <Deed {...deed} />
        </button>
      </Form>
    </li>
  );
}

function Deed({ icon, name, children }: DeedProps & { children: ReactNode }) {
  return (
    <>
      <Icon name={icon} />
      <span>
        {name}
        {children}
      </span>
      <Icon name="chevron-right" />
    </>
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
