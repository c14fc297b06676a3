import { useCallback, useRef, useState } from "react";
import { Form, useNavigation, useRevalidator } from "react-router";
import type { Checkout as CheckoutData } from "~/domain/orders/schema";
import type { Typed } from "~/domain/orders/contact";
import { legalPages, paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { Link } from "~/ui/Link";
import { Icon } from "~/ui/picture/Icon";
import { Picture } from "~/ui/picture/Picture";
import { PageTitle } from "~/ui/text/PageTitle";
import { Wrap } from "~/ui/Wrap";
import { CartTimer } from "../cart/time/CartTimer";
import { LinkedText } from "../LinkedText";
import { OrderedShows, type OrderedShow } from "../OrderedShows";
import { Sums } from "../Sums";
import { expiredFormId, formId, fieldId, type CheckoutAnswer } from "./checkout-form";
import { CheckoutErrors } from "./CheckoutErrors";
import { CodeField } from "./CodeField";
import { ContactFields, problemKey } from "./ContactFields";
import { ExpiredCheckout } from "./ExpiredCheckout";
import { FieldError } from "./FieldError";
import { LapsedWays } from "./LapsedWays";
import { MethodOptions } from "./MethodOptions";
import { NothingToOrder } from "./NothingToOrder";
import { Options } from "./Options";
import { PlacesNews } from "./PlacesNews";
import styles from "./Checkout.module.css";

interface CheckoutProps {
  checkout: CheckoutData;
  known: { name: string; email: string; isGuest: boolean };
  /** Of the page: what it orders, it orders once. */
  pageKey: string;
  phone: string;
  answer: CheckoutAnswer | undefined;
}

/** The cart's shows, as summaries have them: one whose places are held no longer says so, and what can be done. */
function useShows({ cart, events }: CheckoutData): OrderedShow[] {
  const t = useT("checkout");
  const isHeld = cart.status === "held";
  const form = isHeld ? formId : expiredFormId;
  return cart.items.map((item) => {
    const { event, title, held, seats, had } = item;
    const show = { ...item, show: events.find(({ id }) => id === event) ?? null };
    if (held) return show;
    const ways = <LapsedWays event={event} title={title} form={form} isAllLapsed={!isHeld} />;
    // Of a single show that has run out the page itself says everything.
    const isAll = cart.items.length === 1;
    return { ...show, seats: had ?? seats, ...(!isAll && { note: isHeld ? t("lapsed") : null, ways }) };
  });
}

/** The checkout: who, how, and everything that is about to be paid for, on one page. */
export function Checkout(props: CheckoutProps) {
  const { checkout, phone } = props;
  if (checkout.cart.items.length === 0) return <NothingToOrder phone={phone} isOpen />;
  if (!checkout.open) return <NothingToOrder phone={phone} isOpen={false} />;
  return <OpenCheckout {...props} />;
}

function OpenCheckout({ checkout, known, pageKey, phone, answer }: CheckoutProps) {
  const t = useT("checkout");
  const { revalidate } = useRevalidator();
  const onExpired = useCallback(() => void revalidate(), [revalidate]);
  // The cart is asked for again while somebody types: what is ordered stays one order.
  const [key] = useState(pageKey);
  const empty = { ...known, phone: "", delivery: "mail", method: "" };
  // The terms are agreed to with each order.
  const typed: Typed = answer?.typed ?? { ...empty, ...checkout.typed, terms: false };
  const form = useRef<HTMLFormElement>(null);
  const { cart } = checkout;
  const isHeld = cart.status === "held";
  const shows = useShows(checkout);
  return (
    <Wrap className={styles.page}>
      {isHeld ? null : <ExpiredCheckout checkout={checkout} shows={shows} typed={typed} form={form} answer={answer} />}
      {/* What was typed stays where it is while the time is over. */}
      <div hidden={!isHeld}>
        <div className={styles.titles}>
          <PageTitle aside={<ContactSheet events={checkout.events} />}>{t("title")}</PageTitle>
        </div>
        {isHeld ? <PlacesNews answer={answer} form={formId} /> : null}
        {answer ? <CheckoutErrors answer={answer} /> : null}
        <div className={styles.columns}>
          <div className={styles.timer}>
            {isHeld ? <CartTimer cart={cart} onAnswer={ignore} onExpired={onExpired} /> : null}
          </div>
          <Form ref={form} id={formId} method="post" noValidate className={styles.form}>
            {/* The first one is what Enter presses, and that is not the code's. */}
            <button type="submit" hidden aria-label={t("order")} />
            <input type="hidden" name="key" value={key} />
            <input type="hidden" name="to_pay" value={checkout.to_pay} />
            <Parts checkout={checkout} isGuest={known.isGuest} typed={typed} problems={answer?.problems ?? {}} />
          </Form>
          <Summary checkout={checkout} typed={typed} problems={answer?.problems ?? {}} code={answer?.code ?? null} />
        </div>
        <p className={styles.ways}>
          <Link to={useLocale().href(paths.cart)}>
            <Icon name="arrow-left" />
            {t("to_cart")}
          </Link>
          {phone ? <span>{t("help", { phone })}</span> : null}
        </p>
      </div>
    </Wrap>
  );
}

const ignore = (): void => undefined;

/** The films that are about to be seen, in their own ratios. */
function ContactSheet({ events }: { events: CheckoutData["events"] }) {
  const pictures = events.flatMap(({ id, image }) => (image ? [{ id, image }] : [])).slice(0, 3);
  return (
    <div className={styles.sheet}>
      {pictures.map(({ id, image }) => (
        <Picture key={id} image={image} sizes="12rem" height="var(--sheet)" decorative />
      ))}
    </div>
  );
}

interface PartProps {
  checkout: CheckoutData;
  typed: Typed;
  problems: CheckoutAnswer["problems"];
}

function Parts({ checkout, isGuest, typed, problems }: PartProps & { isGuest: boolean }) {
  const t = useT("checkout");
  const { href } = useLocale();
  const problem = problems.method ? `${fieldId("method")}-problem` : undefined;
  return (
    <>
      <section className={styles.part}>
        <div>
          <h2>{t("contact")}</h2>
          {isGuest ? (
            <p className={styles.why}>
              {t("no_account")} <Link to={href(paths["user-login"])}>{t("sign_in")}</Link>
            </p>
          ) : null}
        </div>
        <ContactFields typed={typed} problems={problems} />
      </section>
      <section className={styles.part}>
        <h2>{t("delivery")}</h2>
        <Options
          name="delivery"
          label={t("delivery")}
          chosen={typed.delivery}
          options={[
            { value: "mail", name: t("delivery.mail"), hint: t("delivery.mail_hint"), price: t("free") },
            { value: "desk", name: t("delivery.desk"), hint: t("delivery.desk_hint"), price: t("free") },
          ]}
        />
      </section>
      {Number(checkout.to_pay) === 0 ? null : (
        <section className={styles.part}>
          <div>
            <h2>{t("pay")}</h2>
            <p className={styles.why}>{t("pay_why")}</p>
          </div>
          <div>
            {problem ? <FieldError id={problem}>{t(problemKey("method", "choice"))}</FieldError> : null}
            <MethodOptions methods={checkout.methods} chosen={typed.method} id={fieldId("method")} problem={problem} />
          </div>
        </section>
      )}
    </>
  );
}

/** Everything above the button: shows, sums, taxes, terms. */
function Summary({ checkout, typed, problems, code }: PartProps & { code: CheckoutAnswer["code"] }) {
  const t = useT("checkout");
  const { href } = useLocale();
  const { state, formData } = useNavigation();
  const { cart, vouchers, to_pay } = checkout;
  const id = fieldId("terms");
  return (
    <section className={styles.summary} aria-labelledby="your-order">
      <h2 id="your-order">{t("your_order")}</h2>
      <div className={styles.box}>
        <OrderedShows shows={useShows(checkout)} />
        <CodeField code={cart.code} vouchers={vouchers} toPay={to_pay} answer={code} />
        <Sums of={{ ...cart, vouchers: vouchers.filter(({ amount }) => Number(amount) > 0), to_pay }} />
        <div className={styles.order}>
          {problems.terms ? <FieldError id={`${id}-problem`}>{t("problem.terms.missing")}</FieldError> : null}
          <div className={styles.agree}>
            <input
              id={id}
              form={formId}
              type="checkbox"
              name="terms"
              value="yes"
              required
              defaultChecked={typed.terms}
              {...(problems.terms && { "aria-invalid": true, "aria-describedby": `${id}-problem` })}
            />
            <div>
              <label htmlFor={id}>
                <LinkedText text={t("terms")} to={href(legalPages.terms)} />
              </label>
              <p className={styles.muted}>
                <LinkedText text={t("privacy")} to={href(legalPages.privacy)} />
              </p>
            </div>
          </div>
          <Button
            type="submit"
            form={formId}
            size="large"
            className={styles.go}
            busy={state === "submitting" && !formData?.has("intent")}
          >
            {t(checkout.is_free ? "order_free" : "order")}
          </Button>
          <p className={styles.small}>
            {checkout.is_free ? null : <After toPay={to_pay} vouchers={vouchers.length} />} {t("after.law")}
          </p>
        </div>
      </div>
    </section>
  );
}

/** What comes after the button. */
function After({ toPay, vouchers }: { toPay: string; vouchers: number }) {
  const t = useT("checkout");
  return Number(toPay) === 0 ? t("after.covered", { count: vouchers }) : t("after.online");
}
