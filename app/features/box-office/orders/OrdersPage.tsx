import { Form } from "react-router";
import type { FoundOrders, NeedyOrders, OrderBrief } from "~/domain/house-orders/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { useCents } from "../numbers/use-cents";
import buttons from "../parts/buttons.module.css";
import forms from "../parts/forms.module.css";
import notes from "../parts/notes.module.css";
import { Paper } from "../parts/Paper";
import type { OrdersAnswer } from "./orders-action.server";
import styles from "./OrdersPage.module.css";
import { orderPath } from "./paths";
import { stateOf } from "./words";
import { useWhen } from "./use-when";

interface OrdersPageProps {
  id: string;
  needs: NeedyOrders;
  answer: OrdersAnswer | undefined;
  siteName: string;
}

/** Where orders are looked for, and what waits for somebody to look after it. */
export function OrdersPage({ id, needs, answer, siteName }: OrdersPageProps) {
  const t = useT("box-office");
  return (
    <Paper id={id} siteName={siteName} title={t("orders.title")} lead={t("orders.lead")}>
      <Form method="post" role="search" className={styles.search}>
        <label htmlFor="orders-text">{t("orders.search")}</label>
        <input
          id="orders-text"
          className={forms.input}
          name="text"
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={1000}
          defaultValue={answer?.text}
        />
        <button type="submit" className={buttons.loud}>
          {t("orders.find")}
        </button>
      </Form>
      <p role="alert" className={notes.wrong}>
        {answer?.refused && t("orders.refused.other")}
      </p>
      <Found found={answer?.found ?? null} />
      <Needs needs={needs.needs} />
    </Paper>
  );
}

function Found({ found }: { found: FoundOrders | null }) {
  const t = useT("box-office");
  const said =
    found && (found.orders.length > 0 ? t("orders.found", { count: found.orders.length }) : t("orders.found_none"));
  return (
    <>
      <div role="status">
        {said && (
          <h2 id="orders-found" className={styles.heading}>
            {said}
          </h2>
        )}
      </div>
      {found && found.orders.length > 0 && (
        <ul className={styles.orders} aria-labelledby="orders-found">
          {found.orders.map((order) => (
            <Brief key={order.number} order={order} />
          ))}
        </ul>
      )}
      {found?.more && <p className={notes.muted}>{t("orders.found_more")}</p>}
    </>
  );
}

function Brief({ order }: { order: OrderBrief }) {
  const t = useT("box-office");
  const { href } = useLocale();
  const when = useWhen();
  const cents = useCents();
  const { number, name, show, total_cents } = order;
  return (
    <li>
      <a href={href(orderPath(number))}>
        <span>
          <strong>{name || t("orders.no_name")}</strong> {number}
        </span>
        <small>
          {[show && `${when(show.starts_at)} ${show.title}`, t(`orders.state.${stateOf(order)}`)]
            .filter(Boolean)
            .join(" · ")}
        </small>
        <span className={styles.sum}>{cents(total_cents)}</span>
      </a>
    </li>
  );
}

function Needs({ needs }: { needs: NeedyOrders["needs"] }) {
  const t = useT("box-office");
  const { href } = useLocale();
  const when = useWhen();
  const cents = useCents();
  return (
    <section aria-labelledby="orders-needs">
      <h2 id="orders-needs" className={styles.heading}>
        {t("orders.needs")}
      </h2>
      {needs.length === 0 && <p className={notes.muted}>{t("orders.needs_none")}</p>}
      <ul className={styles.orders}>
        {needs.map(({ number, name, need, since, cents: sum }) => (
          <li key={`${number} ${need}`}>
            <a href={href(orderPath(number))}>
              <span>
                <strong>{t(`orders.need.${need}`)}</strong>
              </span>
              <small>
                {[t("orders.since", { when: when(since) }), number, name || t("orders.no_name")].join(" · ")}
              </small>
              <span className={styles.sum}>{sum === null ? "" : cents(sum)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
