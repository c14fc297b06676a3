import { Form } from "react-router";
import type { HouseOrder } from "~/domain/house-orders/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { useAnswered } from "~/ui/form/later/use-answered";
import { classNames } from "~/ui/class-names";
import { useCents } from "../numbers/use-cents";
import buttons from "../parts/buttons.module.css";
import forms from "../parts/forms.module.css";
import notes from "../parts/notes.module.css";
import styles from "./OrderPage.module.css";
import type { OrdersAnswer } from "./orders-action.server";
import { endPath } from "./paths";
import { Press } from "./Press";

interface DeedsProps {
  order: HouseOrder;
  answer: OrdersAnswer | undefined;
}

/** What can be done for an order now; what cannot, is not there. */
export function Deeds({ order, answer }: DeedsProps) {
  const t = useT("box-office");
  const cents = useCents();
  const { href } = useLocale();
  const { tickets_url, may_mail, may_ask, may_end, hand_out_cents } = order;
  return (
    <section className={classNames(forms.panel, styles.deeds)} aria-labelledby="order-do">
      <h2 id="order-do">{t("orders.do")}</h2>
      {hand_out_cents > 0 && (
        <Form method="post" preventScrollReset>
          <p className={notes.hint}>{t("orders.hand_out_hint")}</p>
          <Press name="hand-out">{t("orders.hand_out", { sum: cents(hand_out_cents) })}</Press>
        </Form>
      )}
      {may_ask && (
        <Form method="post" preventScrollReset>
          <p className={notes.hint}>{t("orders.ask_hint")}</p>
          <Press name="ask">{t("orders.ask")}</Press>
        </Form>
      )}
      {may_end && (
        <div>
          <p className={notes.hint}>{t("orders.end_hint")}</p>
          <a href={href(endPath(order.number))}>{t("orders.end")}</a>
        </div>
      )}
      {tickets_url && (
        <a className={buttons.quiet} href={tickets_url} target="_blank" rel="noreferrer">
          {t("orders.print")}
        </a>
      )}
      {may_mail && <MailAgain key={order.email} order={order} answer={answer} />}
      <button type="button" className={classNames(buttons.quiet, styles.print)} onClick={() => window.print()}>
        {t("orders.print_page")}
      </button>
    </section>
  );
}

function MailAgain({ order, answer }: DeedsProps) {
  const t = useT("box-office");
  const problem = answer?.problem;
  const field = useAnswered<HTMLInputElement>(problem && answer);
  return (
    <Form method="post" noValidate preventScrollReset className={styles.mail}>
      <input type="hidden" name="revision" value={order.revision} />
      <label htmlFor="order-mail">{t("orders.mail_to")}</label>
      <input
        ref={field}
        id="order-mail"
        className={forms.input}
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={answer?.email ?? order.email}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? "mail-problem mail-hint" : "mail-hint"}
      />
      {problem && problem !== "choice" && (
        <p id="mail-problem" className={forms.problem}>
          {t(`orders.problem.${problem}`)}
        </p>
      )}
      <p id="mail-hint" className={notes.hint}>
        {t("orders.mail_hint")}
      </p>
      <Press name="mail">{t("orders.mail_send")}</Press>
    </Form>
  );
}
