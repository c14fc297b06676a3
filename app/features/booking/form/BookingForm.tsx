import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { Form, useActionData, useNavigation, useRouteLoaderData, useSubmit } from "react-router";
import type { Refusal } from "~/domain/booking/refusal";
import { importPart } from "~/domain/common/part";
import { isOpen, pricedGroups, saleOf, type ShownBooking, type ShownGroup } from "~/domain/booking/shown";
import {
  centsToPrice,
  formatSelection,
  setAmount,
  totalAmount,
  totalCents,
  type Selection,
} from "~/domain/booking/selection";
import { formatPrice } from "~/domain/format/price";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import type { BookingActionData } from "./booking-action.server";
import { GroupFields } from "./BookingFields";
import styles from "./BookingForm.module.css";
import { BookingFormErrors } from "./BookingFormErrors";
import { NotForSale } from "../parts/NotForSale";
import { useAllIn } from "../parts/use-all-in";
import { amountField, fields } from "./booking-form-data";
import type { BookableEvent } from "../parts/show";
import { Waiting } from "../waiting/Waiting";

interface BookingFormProps {
  event: BookableEvent;
  booking: ShownBooking;
}

/**
 * The booking widget as a plain form on the event page: same data, one step, no JavaScript needed.
 * With JavaScript the total follows the amounts.
 */
export function BookingForm({ event, booking }: BookingFormProps) {
  const posted = useActionData<BookingActionData>();
  const answer = posted?.waiting ? undefined : posted;
  return (
    <>
      {saleOf(booking).isOpen ? (
        <OpenForm booking={booking} answer={answer} />
      ) : (
        <div className={styles.form}>
          {answer ? <BookingFormErrors answer={answer} /> : null}
          <NotForSale info={booking} event={event} />
        </div>
      )}
      <Waiting event={event} booking={booking} className={styles.form} />
    </>
  );
}

function readSelection(form: HTMLFormElement, groups: ShownGroup[]): Selection {
  const typed = new FormData(form);
  return groups
    .flatMap((group) => group.prices)
    .reduce<Selection>((selection, line) => {
      const amount = Number(typed.get(amountField(line)));
      return setAmount(selection, line, Number.isInteger(amount) ? amount : 0);
    }, []);
}

/** Refusals that the same request may overcome. */
const stillOpen: readonly Refusal[] = ["overloaded", "proof_needed", "too_many_requests", "unknown"];

/** Where a proof is wanted that a browser asks, it is got and the form sent again. */
function useProof(form: RefObject<HTMLFormElement | null>, answer: BookingActionData | undefined, event: number): void {
  const { lang } = useLocale();
  const submit = useSubmit();
  useEffect(() => {
    const siteKey = answer?.siteKey;
    if (!siteKey) return undefined;
    const proving = importPart(() => import("../proof/prove-form")).then(({ proveForm }) =>
      proveForm(form.current, { siteKey, event, lang }, submit),
    );
    // Without it the words of the refusal stand.
    return () => void proving.then((end) => end()).catch(() => undefined);
    // The function that sends is another one while the form is sent; what it was is good enough.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [answer]);
}

function OpenForm({ booking, answer }: { booking: ShownBooking; answer: BookingActionData | undefined }) {
  const t = useT("shop");
  const sending = useNavigation().state !== "idle";
  const [selection, setSelection] = useState<Selection>([]);
  // The document's nonce is new in every answer, also in those from the cache: without JavaScript it names the page.
  const [key, setKey] = useState(useRouteLoaderData<{ nonce: string }>("root")?.nonce ?? "");
  const form = useRef<HTMLFormElement>(null);
  // Of what was not decided nobody knows whether it happened: asked again, it is the same wish.
  const isOpenStill = answer?.refused && stillOpen.includes(answer.refused);
  useEffect(() => {
    if (!isOpenStill) setKey(crypto.randomUUID());
  }, [answer, isOpenStill]);
  useProof(form, answer, booking.event);
  const follow = useCallback((): void => {
    if (form.current) setSelection(readSelection(form.current, pricedGroups(booking)));
  }, [booking]);
  // A new count may have taken lines away that were chosen.
  useEffect(follow, [answer, follow]);
  const allIn = useAllIn();
  const groups = pricedGroups(booking);
  const chosen = totalAmount(selection) > 0;

  return (
    <Form ref={form} method="post" className={styles.form} onChange={follow} noValidate>
      {answer ? <BookingFormErrors answer={answer} /> : null}
      {booking.text ? <p className={styles.text}>{booking.text}</p> : null}
      <input type="hidden" name={fields.event} value={booking.event} />
      <input type="hidden" name={fields.key} value={key} />
      {groups.map((group) => (
        <GroupFields
          key={group.id}
          group={group}
          max={booking.max_per_cart}
          values={answer?.values ?? {}}
          onStep={follow}
        />
      ))}
      <div className={styles.end} data-chosen={chosen || undefined}>
        <Total selection={selection} groups={groups.filter((group) => isOpen(group))} />
        <Button type="submit" size="large" className={styles.submit} busy={sending}>
          {t("total.add")}
        </Button>
      </div>
      <p className={styles.hint}>
        {allIn.ofPrices} {t("total.hold")} {t("total.no_withdrawal")}
        <noscript> {t("form.counted_later")}</noscript>
      </p>
    </Form>
  );
}

function Total({ selection, groups }: { selection: Selection; groups: ShownGroup[] }) {
  const t = useT("shop");
  const { lang, money } = useLocale();
  const lines = groups.flatMap((group) => group.prices);
  return (
    <div className={styles.total} role="status">
      {totalAmount(selection) > 0 ? (
        <>
          <div className={styles.rows}>
            {formatSelection(selection, lines)
              .map(({ amount, name, total }) =>
                t("price.line", { amount, name, total: formatPrice(total, lang, money) }),
              )
              .join(" · ")}
          </div>
          <strong className={styles.sum}>{formatPrice(centsToPrice(totalCents(selection, lines)), lang, money)}</strong>
        </>
      ) : null}
    </div>
  );
}
