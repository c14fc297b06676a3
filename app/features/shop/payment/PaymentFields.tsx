import { useEffect, useRef, useState, type FormEvent } from "react";
import type { PaymentView } from "~/domain/orders/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { Icon } from "~/ui/picture/Icon";
import { useSums } from "../use-sums";
import styles from "./Payment.module.css";
import { showFields, type Fields } from "./stripe-js";

/** "cold": no script has run yet. */
type State = "cold" | "loading" | "ready" | "paying" | "unloaded";

interface PaymentFieldsProps {
  payment: PaymentView;
  form: NonNullable<PaymentView["form"]>;
}

/** The fields of a card or a bank, which are Stripe's and in frames of its own, and the button that pays. */
export function PaymentFields({ payment, form }: PaymentFieldsProps) {
  const t = useT("checkout");
  const { lang } = useLocale();
  const { sum } = useSums();
  const box = useRef<HTMLDivElement>(null);
  const fields = useRef<Fields>(null);
  const [state, setState] = useState<State>("cold");
  const [trouble, setTrouble] = useState("");
  const { publishable_key: publishableKey, client_secret: clientSecret } = form;

  useEffect(() => {
    let isGone = false;
    async function show(place: HTMLElement): Promise<void> {
      setState("loading");
      try {
        const shown = await showFields(place, { publishableKey, clientSecret, locale: lang });
        if (isGone) return shown.element.destroy();
        fields.current = shown;
        shown.element.on("ready", () => setState("ready"));
        shown.element.on("loaderror", () => setState("unloaded"));
      } catch {
        if (!isGone) setState("unloaded");
      }
    }
    if (box.current) void show(box.current);
    return () => {
      isGone = true;
      fields.current?.element.destroy();
    };
  }, [publishableKey, clientSecret, lang]);

  async function pay(): Promise<void> {
    if (!fields.current || state !== "ready") return;
    const { stripe, elements } = fields.current;
    setState("paying");
    setTrouble("");
    const { error } = await stripe.confirmPayment({
      elements,
      redirect: "if_required",
      confirmParams: { return_url: location.origin + location.pathname },
    });
    // Once the bank was asked, the order says how it stands, and what can be done.
    if (!error || error.payment_intent) return location.replace(payment.order_url);
    setState("ready");
    // What is wrong in a field stands beside it.
    if (error.type !== "validation_error") setTrouble(error.message ?? t("pay_no_answer"));
  }

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    pay().catch(() => {
      setState("ready");
      setTrouble(t("pay_no_answer"));
    });
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <div ref={box} className={styles.fields} />
      <p role="status">{state === "loading" ? t("pay_loading") : null}</p>
      <div role="alert">
        {state === "unloaded" || trouble ? (
          <p className={styles.danger}>
            <Icon name="warning" />
            <span>{trouble || t("pay_unloaded")}</span>
          </p>
        ) : null}
      </div>
      {state === "ready" || state === "paying" ? (
        <Button type="submit" size="large" className={styles.wide} busy={state === "paying"}>
          {t("pay_now", { total: sum(payment.total) })}
        </Button>
      ) : null}
      {state === "unloaded" ? (
        <Button size="large" className={styles.wide} onClick={() => location.reload()}>
          {t("pay_reload")}
        </Button>
      ) : null}
    </form>
  );
}
