import type { HouseOrder } from "~/domain/house-orders/schema";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { useAnswered } from "~/ui/form/later/use-answered";
import notes from "../parts/notes.module.css";
import { Paper } from "../parts/Paper";
import { ReseatPage } from "../reseat/ReseatPage";
import { Deeds } from "./Deeds";
import { EndStuck } from "./EndStuck";
import { History } from "./History";
import { Mails, Money } from "./Money";
import styles from "./OrderPage.module.css";
import type { OrdersAnswer } from "./orders-action.server";
import { ordersPath } from "./paths";
import type { ReadOrder } from "./read-orders.server";
import { ShowsOf } from "./Shows";
import { Sums } from "./Sums";
import { TakeBack } from "./TakeBack";
import { useWhen } from "./use-when";
import { stateOf } from "./words";

interface OrderPageProps {
  id: string;
  told: ReadOrder;
  answer: OrdersAnswer | undefined;
  siteName: string;
}

/** One order as the house sees it: what it is, what came of it, who did what, and what can be done; or other seats for its tickets. */
export function OrderPage({ id, told, answer, siteName }: OrderPageProps) {
  const t = useT("box-office");
  const { order, taking, ending, hall, done } = told;
  const said = done && t(`orders.done.${done}`, { email: order.email });
  const refused = answer?.refused ?? taking?.refused ?? ending?.refused;
  if (hall) return <ReseatPage id={id} order={order} hall={hall} refused={refused} siteName={siteName} />;
  return (
    <Paper
      id={id}
      siteName={siteName}
      title={t("orders.of", { number: order.number })}
      lead={<Lead order={order} />}
      back={{ path: ordersPath, text: t("orders.back_to_list") }}
    >
      <Said said={answer ? null : said} revision={order.revision} />
      <p role="alert" className={notes.wrong}>
        {refused && refused !== "reason" && t(`orders.refused.${refused}`)}
      </p>
      {taking?.quote && <TakeBack taking={taking} quote={taking.quote} order={order} isWrong={refused === "reason"} />}
      {ending?.quote && <EndStuck order={order} quote={ending.quote} />}
      <div className={styles.columns}>
        <div>
          <ShowsOf order={order} taking={taking} />
          <Sums order={order} />
        </div>
        <div>
          <Deeds order={order} answer={answer} />
          <Buyer order={order} />
        </div>
      </div>
      <Money order={order} />
      <Mails order={order} />
      <History events={order.events} />
    </Paper>
  );
}

/** What was done, where whoever pressed hears and finds it. */
function Said({ said, revision }: { said: string | null; revision: number }) {
  // The button that was pressed may be gone.
  const line = useAnswered<HTMLParagraphElement>(said && `${revision} ${said}`);
  return (
    <p ref={line} role="status" tabIndex={-1} className={notes.said}>
      {said}
    </p>
  );
}

function Lead({ order }: { order: HouseOrder }) {
  const t = useT("box-office");
  const when = useWhen();
  return (
    <>
      <p className={styles.state}>
        {t(`orders.state.${stateOf(order)}`)}
        <span>{t(`orders.method.${order.method}`)}</span>
      </p>
      {order.needs.map(({ need, since }) => (
        <p key={need} className={styles.need}>
          {t("orders.needs")}: {t(`orders.need.${need}`)} {t("orders.since", { when: when(since) })}
        </p>
      ))}
    </>
  );
}

function Buyer({ order }: { order: HouseOrder }) {
  const t = useT("box-office");
  const { fullDay, time } = useFormats();
  const moment = (at: string): string => `${fullDay(at)}, ${time(at)}`;
  const { name, email, phone, created_at, paid_at, erased_at, pay_until, status } = order;
  const facts: [string, string | null][] = [
    [
      t("orders.name"),
      name || (erased_at === null ? t("orders.none") : t("orders.erased", { day: fullDay(erased_at) })),
    ],
    [t("orders.email"), email || (erased_at === null ? t("orders.none") : null)],
    [t("orders.phone"), phone || null],
    [t("orders.delivery"), t(`orders.delivery.${order.delivery}`)],
    [t("orders.ordered"), moment(created_at)],
    [t("orders.paid"), paid_at && moment(paid_at)],
    [t("orders.kept_until"), status === "pending_payment" ? pay_until && moment(pay_until) : null],
  ];
  return (
    <section aria-labelledby="order-buyer">
      <h2 id="order-buyer">{t("orders.buyer")}</h2>
      <dl className={styles.facts}>
        {facts.map(
          ([what, value]) =>
            value && (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
