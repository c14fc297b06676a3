import { useEffect, useState } from "react";
import { useActionData } from "react-router";
import { browserApi } from "~/api/browser";
import type { BookingInfo } from "~/domain/booking/schema";
import type { ShownBooking } from "~/domain/booking/shown";
import type { LocaleCode } from "~/domain/locale/locales";
import type { EventDetail } from "~/domain/programme/schema";
import { useLocale } from "~/i18n/locale-context";
import type { BookingActionData } from "./booking-action.server";

/** Asks now and whenever the page is looked at again. A call that fails leaves what is known; an older answer counts for nothing. */
function keepAsking(event: number, lang: LocaleCode, onAnswer: (booking: BookingInfo) => void): () => void {
  let last = 0;
  const ask = () => {
    if (document.hidden) return;
    const own = (last += 1);
    browserApi(lang)
      .booking(event)
      .then(
        (booking) => own === last && onAnswer(booking),
        () => undefined,
      );
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    last = -1;
    document.removeEventListener("visibilitychange", ask);
  };
}

/**
 * What the event page says of the sale. The page itself is the same for everybody and knows no
 * seats; they are asked for as soon as it is alive, and again when it is looked at again or was refused.
 */
export function useShownBooking(
  { id, is_past: isPast, status }: Pick<EventDetail, "id" | "is_past" | "status">,
  page: ShownBooking | null,
): ShownBooking | null {
  const { lang } = useLocale();
  const answer = useActionData<BookingActionData>();
  const [known, setKnown] = useState<{ of: number; booking: BookingInfo } | null>(null);
  const isOver = isPast || status === "cancelled" || page?.sales === "elsewhere";
  useEffect(
    () => (isOver ? undefined : keepAsking(id, lang, (booking) => setKnown({ of: id, booking }))),
    [id, lang, isOver, answer],
  );
  return (known?.of === id ? known.booking : null) ?? answer?.booking ?? page;
}
