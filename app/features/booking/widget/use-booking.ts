import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { importPart } from "~/domain/common/part";
import { announceCartChange } from "~/api/cart-signal";
import { browserApi } from "~/api/browser";
import type { CartSeat } from "~/domain/booking/schema";
import { isDefinite, refusalOf } from "~/domain/booking/refusal";
import { toCartRequest, totalAmount } from "~/domain/booking/selection";
import type { LocaleCode } from "~/domain/locale/locales";
import { useLocale } from "~/i18n/locale-context";
import { createAttempts } from "./attempt";
import { askPatiently } from "./ask-patiently";
import { bookingReducer, initialBookingState } from "./booking-state";
import { useBookingInfo } from "./use-booking-info";

/** The widget fades before its content changes back: 250 ms, as the specification has it. */
const resetViewAfterMs = 250;

/** The second press of a double click must not fall on what has come to stand in the button's place. */
const doublePressMs = 600;

/** Seats the cart now holds for the event; without them the success is shown just the same. */
async function heldSeats(lang: LocaleCode, event: number): Promise<CartSeat[]> {
  try {
    const cart = await browserApi(lang).cart();
    return cart.items.filter((item) => item.event === event).flatMap((item) => item.seats);
  } catch {
    return [];
  }
}

/** How the browser shows that it is one, and the box where something may have to be pressed for it. */
function useProof(event: number, lang: LocaleCode) {
  const box = useRef<HTMLDivElement | null>(null);
  const keepProofBox = useCallback((element: HTMLDivElement | null): void => {
    box.current = element;
  }, []);
  const prove = async (siteKey: string) => {
    const turnstile = await importPart(() => import("../proof/turnstile"));
    return turnstile.prove(box.current ?? document.createElement("div"), { siteKey, event, lang });
  };
  return { prove, keepProofBox };
}

/** State, data and the one action of the booking widget. */
export function useBooking(event: number, open: boolean) {
  const { lang } = useLocale();
  const [state, dispatch] = useReducer(bookingReducer, initialBookingState);
  const [attempts] = useState(() => createAttempts());
  const query = useBookingInfo(event, open);
  const sending = useRef(false);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const endWaiting = useRef<() => void>(undefined);
  const { prove, keepProofBox } = useProof(event, lang);
  const resetTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const info = query.data;

  const resetViewNow = (): void => {
    if (resetTimer.current === undefined) return;
    clearTimeout(resetTimer.current);
    resetTimer.current = undefined;
    dispatch({ type: "reset-view" });
  };

  useEffect(() => {
    if (!open) return undefined;
    return () => {
      endWaiting.current?.();
      dispatch({ type: "reset-tickets" });
      resetTimer.current = setTimeout(() => {
        resetTimer.current = undefined;
        dispatch({ type: "reset-view" });
      }, resetViewAfterMs);
    };
  }, [open]);

  useEffect(() => {
    if (open && info) dispatch({ type: "loaded", info });
  }, [open, info]);

  useEffect(() => () => clearTimeout(resetTimer.current), []);

  /** `scattered`: seats apart from each other will do. */
  const submit = async ({ scattered = false } = {}): Promise<void> => {
    if (sending.current || state.tickets.length === 0) return;
    sending.current = true;
    sentAt.current = performance.now();
    const wish = toCartRequest(event, state.tickets, state.timeslot ?? undefined);
    const body = scattered ? { ...wish, scattered } : wish;
    const amount = totalAmount(state.tickets);
    dispatch({ type: "sending" });
    try {
      // Always with the same key: what a request came to that was not answered is not known.
      const result = await askPatiently((proof) => browserApi(lang).addToCart(body, attempts.keyFor(body), proof), {
        onWait: (wait, end) => {
          dispatch({ type: "waiting", wait });
          endWaiting.current = end;
        },
        prove,
      });
      if (!result) return;
      if (isDefinite(result)) attempts.decided();
      if (!result.ok) {
        dispatch({ type: "refused", code: refusalOf(result.code) });
        return;
      }
      announceCartChange();
      dispatch({ type: "held", created: result.value, amount, seats: await heldSeats(lang, event) });
    } catch {
      // No answer at all: whether the seats are held is unknown, so the next try carries the same key.
      dispatch({ type: "refused", code: navigator.onLine ? "unknown" : "offline" });
    } finally {
      sending.current = false;
    }
  };

  const hasJustSent = (): boolean => performance.now() - sentAt.current < doublePressMs;

  return {
    state,
    dispatch,
    hasJustSent,
    info,
    // As long as they are asked for again, too: what says so stays, with its button.
    failed: query.isError || (query.isPending && query.errorUpdateCount > 0),
    reload: query.refetch,
    submit,
    resetViewNow,
    keepProofBox,
  };
}
export type Booking = ReturnType<typeof useBooking>;
