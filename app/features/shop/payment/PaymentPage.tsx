import { Form, useNavigation } from "react-router";
import { formatTime } from "~/domain/format/time";
import type { PaymentView } from "~/domain/orders/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { PageTitle } from "~/ui/text/PageTitle";
import { Wrap } from "~/ui/Wrap";
import { useSums } from "../use-sums";
import styles from "./Payment.module.css";
import { PaymentFields } from "./PaymentFields";

interface PaymentPageProps {
  id: string;
  payment: PaymentView;
  form: NonNullable<PaymentView["form"]>;
  siteName: string;
}

/** Where somebody types a card in or chooses a bank: the sum, the fields, and the way to pay otherwise. Nothing else. */
export function PaymentPage({ id, payment, form, siteName }: PaymentPageProps) {
  const t = useT("checkout");
  const { lang } = useLocale();
  const { sum } = useSums();
  const { state } = useNavigation();
  const isCard = payment.method === "card";
  return (
    <main id={id} className={styles.main}>
      <header className={styles.house}>
        <Wrap>{siteName}</Wrap>
      </header>
      <Wrap className={styles.page}>
        <PageTitle preline={t("order_no", { number: payment.number })}>{t(isCard ? "pay_card" : "pay_bank")}</PageTitle>
        <p className={styles.sum}>
          <b>{sum(payment.total)}</b>
          <span>
            {t("tickets", { count: payment.tickets_quantity })}
            {payment.pay_until ? ` · ${t("held_until", { time: formatTime(payment.pay_until, lang) })}` : null}
          </span>
        </p>
        <noscript>
          <p className={styles.note}>{t("pay_noscript")}</p>
        </noscript>
        <PaymentFields payment={payment} form={form} />
        <p className={styles.muted}>{t("pay_by")}</p>
        <Form method="post" reloadDocument>
          <Button type="submit" variant="quiet" busy={state === "submitting"}>
            {t("pay_otherwise")}
          </Button>
        </Form>
      </Wrap>
    </main>
  );
}
