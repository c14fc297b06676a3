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
import { expiredFormId, takeAgain, typedOf, type CheckoutAnswer } from "./checkout-form";
import { PlacesNews } from "./PlacesNews";
import styles from "./Checkout.module.css";

interface ExpiredCheckoutProps {
  checkout: Checkout;
  shows: readonly OrderedShow[];
  /** What the page came with. */
  typed: Typed;
  /** Where somebody has typed since. */
  form: RefObject<HTMLFormElement | null>;
  answer: CheckoutAnswer | undefined;
}

/** The time is over before the order was sent: the same once more, with everything that was typed. */
export function ExpiredCheckout({ checkout, shows, typed: before, form, answer }: ExpiredCheckoutProps) {
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
      <PlacesNews answer={answer} form={expiredFormId} />
      <div className={styles.box}>
        <OrderedShows shows={shows} heading="h2" />
      </div>
      <Form method="post" id={expiredFormId}>
        {(["name", "email", "phone", "delivery", "method"] as const).map((name) => (
          <input key={name} type="hidden" name={name} value={typed[name]} />
        ))}
        {typed.terms ? <input type="hidden" name="terms" value="yes" /> : null}
        <Button
          type="submit"
          name="intent"
          value={takeAgain.together}
          size="large"
          className={styles.go}
          busy={state === "submitting"}
        >
          {t("again")}
        </Button>
      </Form>
      <ButtonLink size="large" variant="ghost" to={href(paths.cart)}>
        {t("search_others")}
      </ButtonLink>
    </div>
  );
}
