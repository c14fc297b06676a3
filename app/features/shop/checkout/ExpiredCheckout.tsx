import { useEffect, useState, type RefObject } from "react";
import { Form, useNavigation } from "react-router";
import type { Checkout } from "~/domain/orders/schema";
import type { Typed } from "~/domain/orders/contact";
import { formatTime } from "~/domain/format/time";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import { PageTitle } from "~/ui/text/PageTitle";
import { Mask } from "../Mask";
import { OrderedShows, type OrderedShow } from "../OrderedShows";
import { typedOf } from "./checkout-form";
import styles from "./Checkout.module.css";

interface ExpiredCheckoutProps {
  checkout: Checkout;
  shows: readonly OrderedShow[];
  /** What the page came with. */
  typed: Typed;
  /** Where somebody has typed since. */
  form: RefObject<HTMLFormElement | null>;
}

/** The time is over before the order was sent: the same once more, with everything that was typed. */
export function ExpiredCheckout({ checkout, shows, typed: before, form }: ExpiredCheckoutProps) {
  const t = useT("checkout");
  const { lang, href } = useLocale();
  const { state } = useNavigation();
  const [typed, setTyped] = useState(before);
  useEffect(() => {
    if (form.current) setTyped(typedOf(new FormData(form.current)));
  }, [form]);
  const { expires_at: since } = checkout.cart;
  return (
    <div className={styles.expired}>
      <Mask image={checkout.events[0]?.image ?? null} state="shut" />
      <PageTitle>{t("expired")}</PageTitle>
      <p className={styles.lead}>
        {since ? t("expired_since", { time: formatTime(since, lang) }) : null} <strong>{t("expired_unpaid")}</strong>{" "}
        {t("expired_kept")}
      </p>
      <div className={styles.box}>
        <OrderedShows shows={shows} heading="h2" />
      </div>
      <Form method="post">
        <input type="hidden" name="intent" value="retry" />
        {(["name", "email", "phone", "delivery", "method"] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={typed[name]} />
        ))}
        {typed.terms ? <input type="hidden" name="terms" value="yes" /> : null}
        <Button type="submit" size="large" className={styles.go} busy={state === "submitting"}>
          {t("again")}
        </Button>
      </Form>
      <ButtonLink size="large" variant="ghost" to={href(paths.cart)}>
        {t("search_others")}
      </ButtonLink>
    </div>
  );
}
